"""Why the HTTP interface refuses something: a status for HTTP, a sentence in each language."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from guilda.rules.speech import Words


class Reason(NamedTuple):
    """A way in which a request can fail."""

    status: int
    words: Words


REASONS = {
    "bad_request": Reason(
        400,
        {
            "en": "This request cannot be understood: {detail}",
            "pt": "Este pedido não pode ser entendido: {detail}",
            "es": "No se puede entender esta petición: {detail}",
        },
    ),
    "not_identified": Reason(
        401,
        {
            "en": "This needs a token: send it as `Authorization: Bearer …`.",
            "pt": "Isto precisa de um token: envie-o como `Authorization: Bearer …`.",
            "es": "Esto necesita un token: envíalo como `Authorization: Bearer …`.",
        },
    ),
    "wrong_password": Reason(
        401,
        {
            "en": "There is no account with this name and password.",
            "pt": "Não há conta com este nome e esta senha.",
            "es": "No hay ninguna cuenta con este nombre y esta contraseña.",
        },
    ),
    "csrf": Reason(
        403,
        {
            "en": "The header X-CSRF-Token is missing or not yours: load the page again.",
            "pt": "O cabeçalho X-CSRF-Token falta ou não é seu: recarregue a página.",
            "es": "La cabecera X-CSRF-Token falta o no es tuya: vuelve a cargar la página.",
        },
    ),
    "origin": Reason(
        403,
        {
            "en": "This page may not use this server.",
            "pt": "Esta página não pode usar este servidor.",
            "es": "Esta página no puede usar este servidor.",
        },
    ),
    "not_yours": Reason(
        403,
        {"en": "This is not yours.", "pt": "Isto não é seu.", "es": "Esto no es tuyo."},
    ),
    "not_for_bots": Reason(
        403,
        {
            "en": "A token is for playing only: do this yourself, on the page.",
            "pt": "Um token serve só para jogar: faça isto você, na página.",
            "es": "Un token solo sirve para jugar: haz esto tú, en la página.",
        },
    ),
    "not_found": Reason(
        404,
        {"en": "There is nothing here.", "pt": "Não há nada aqui.", "es": "Aquí no hay nada."},
    ),
    "method": Reason(
        405,
        {
            "en": "This cannot be done here.",
            "pt": "Isto não pode ser feito aqui.",
            "es": "Esto no se puede hacer aquí.",
        },
    ),
    "name_taken": Reason(
        409,
        {
            "en": "Another account has this name: choose another one.",
            "pt": "Outra conta tem este nome: escolha outro.",
            "es": "Otra cuenta tiene este nombre: elige otro.",
        },
    ),
    "has_account": Reason(
        409,
        {
            "en": "You have an account already: log out first.",
            "pt": "Você já tem uma conta: saia primeiro.",
            "es": "Ya tienes una cuenta: cierra la sesión primero.",
        },
    ),
    "too_many_tokens": Reason(
        409,
        {
            "en": "You have as many tokens as one person may have: delete one first.",
            "pt": "Você tem tantos tokens quanto uma pessoa pode ter: apague um primeiro.",
            "es": "Tienes tantos tokens como puede tener una persona: borra uno primero.",
        },
    ),
    "not_over": Reason(
        409,
        {
            "en": "The game is not over yet: this can be seen once it is.",
            "pt": "A partida ainda não acabou: isto poderá ser visto depois.",
            "es": "La partida no ha terminado todavía: esto se podrá ver después.",
        },
    ),
    "too_large": Reason(
        413,
        {
            "en": "This request is too large.",
            "pt": "Este pedido é grande demais.",
            "es": "Esta petición es demasiado grande.",
        },
    ),
    "too_many": Reason(
        429,
        {
            "en": "Too many requests: wait a moment.",
            "pt": "Pedidos demais: espere um momento.",
            "es": "Demasiadas peticiones: espera un momento.",
        },
    ),
    "server_error": Reason(
        500,
        {
            "en": "Something went wrong on the server. Nothing that was done before is lost.",
            "pt": "Algo deu errado no servidor. Nada do que foi feito antes se perdeu.",
            "es": "Algo ha fallado en el servidor. No se ha perdido nada de lo hecho antes.",
        },
    ),
    "unavailable": Reason(
        503,
        {
            "en": "The server cannot do this right now: try again in a moment.",
            "pt": "O servidor não pode fazer isto agora: tente de novo em um momento.",
            "es": "El servidor no puede hacer esto ahora: inténtalo de nuevo en un momento.",
        },
    ),
}
