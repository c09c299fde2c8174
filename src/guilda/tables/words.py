"""Why a table or the connection to it refuses something: a code for programs, a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping

Words = Mapping[str, str]  # language → text

REFUSALS: dict[str, Words] = {
    "no_such_game": {
        "en": "There is no such game.",
        "pt": "Esse jogo não existe.",
        "es": "Ese juego no existe.",
    },
    "bad_options": {
        "en": "The game does not have these options.",
        "pt": "O jogo não tem essas opções.",
        "es": "El juego no tiene esas opciones.",
    },
    "bad_seats": {
        "en": "The table needs one seat for each player, {players} in all.",
        "pt": "A mesa precisa de um lugar para cada jogador, {players} no total.",
        "es": "La mesa necesita un lugar para cada jugador, {players} en total.",
    },
    "bad_clock": {
        "en": "A clock needs some time: a bank, an increment or both.",
        "pt": "O relógio precisa de algum tempo: uma reserva, um acréscimo ou os dois.",
        "es": "El reloj necesita algo de tiempo: una reserva, un incremento o ambos.",
    },
    "bad_name": {
        "en": "A name has 1 to 24 visible characters.",
        "pt": "Um nome tem de 1 a 24 caracteres visíveis.",
        "es": "Un nombre tiene de 1 a 24 caracteres visibles.",
    },
    "bad_seed": {
        "en": "A seed has at most 64 visible characters.",
        "pt": "Uma semente tem no máximo 64 caracteres visíveis.",
        "es": "Una semilla tiene como máximo 64 caracteres visibles.",
    },
    "no_such_level": {
        "en": "There is no bot of this level; there are {levels}.",
        "pt": "Não há robô desse nível; há {levels}.",
        "es": "No hay ningún bot de ese nivel; hay {levels}.",
    },
    "no_such_seat": {
        "en": "This table has no such seat.",
        "pt": "Esta mesa não tem esse lugar.",
        "es": "Esta mesa no tiene ese lugar.",
    },
    "not_open": {
        "en": "The game has started already.",
        "pt": "O jogo já começou.",
        "es": "La partida ya ha empezado.",
    },
    "not_playing": {
        "en": "The game is not being played.",
        "pt": "O jogo não está em andamento.",
        "es": "La partida no está en juego.",
    },
    "not_over": {
        "en": "The game is not over yet.",
        "pt": "O jogo ainda não acabou.",
        "es": "La partida aún no ha terminado.",
    },
    "not_host": {
        "en": "Only the host may do this.",
        "pt": "Só o anfitrião pode fazer isso.",
        "es": "Solo el anfitrión puede hacer eso.",
    },
    "seat_taken": {
        "en": "Somebody sits there already.",
        "pt": "Alguém já está sentado aí.",
        "es": "Alguien ya está sentado ahí.",
    },
    "seat_empty": {
        "en": "Nobody sits there.",
        "pt": "Ninguém está sentado aí.",
        "es": "Nadie está sentado ahí.",
    },
    "seats_open": {
        "en": "Some seats are still open.",
        "pt": "Ainda há lugares livres.",
        "es": "Todavía hay lugares libres.",
    },
    "awaited": {
        "en": "Not everybody who was asked has sat down yet.",
        "pt": "Nem todos os convidados se sentaram ainda.",
        "es": "Aún no se han sentado todos los invitados.",
    },
    "nobody": {
        "en": "At least one person sits at a table.",
        "pt": "Pelo menos uma pessoa se senta a uma mesa.",
        "es": "Al menos una persona se sienta a una mesa.",
    },
    "enough": {
        "en": "You have changed your mind often enough at this table.",
        "pt": "Você já mudou de ideia vezes demais nesta mesa.",
        "es": "Ya has cambiado de idea demasiadas veces en esta mesa.",
    },
    "rated": {
        "en": "At a rated table every seat is taken by another person, and nobody gets help.",
        "pt": "Em uma mesa valendo pontuação cada lugar é de uma pessoa diferente, e ninguém recebe ajuda.",
        "es": "En una mesa puntuada cada lugar es de una persona distinta, y nadie recibe ayuda.",
    },
    "not_your_seat": {
        "en": "This seat is not yours.",
        "pt": "Este lugar não é seu.",
        "es": "Este lugar no es tuyo.",
    },
    "not_at_table": {
        "en": "Only those who play at this table may do this.",
        "pt": "Só quem joga nesta mesa pode fazer isso.",
        "es": "Solo quienes juegan en esta mesa pueden hacer eso.",
    },
    "not_your_turn": {
        "en": "It is not your decision.",
        "pt": "A decisão não é sua.",
        "es": "La decisión no es tuya.",
    },
    "stale": {
        "en": "The game has gone on in the meantime.",
        "pt": "O jogo avançou nesse meio-tempo.",
        "es": "La partida ha avanzado mientras tanto.",
    },
    "id_used": {
        "en": "You have sent another command with this id: give every command an id of its own.",
        "pt": "Você já enviou outro comando com este id: dê a cada comando um id próprio.",
        "es": "Ya has enviado otra orden con este id: da a cada orden un id propio.",
    },
    "illegal": {
        "en": "{action} is not allowed: {reason}",
        "pt": "{action} não é permitido: {reason}",
        "es": "{action} no está permitido: {reason}",
    },
    "bad_action": {
        "en": "This is not an action. {help}",
        "pt": "Isso não é uma ação. {help}",
        "es": "Eso no es una acción. {help}",
    },
    "cannot_undo": {
        "en": "There is no decision of yours that can be taken back now.",
        "pt": "Não há decisão sua que possa ser desfeita agora.",
        "es": "No hay ninguna decisión tuya que se pueda deshacer ahora.",
    },
    "resigned": {
        "en": "This seat has given the game up.",
        "pt": "Este lugar desistiu do jogo.",
        "es": "Este lugar ha abandonado la partida.",
    },
    "not_absent": {
        "en": "This player has not been away long enough.",
        "pt": "Este jogador não está ausente há tempo suficiente.",
        "es": "Este jugador no lleva ausente el tiempo suficiente.",
    },
    "away": {
        "en": "A bot plays on for you: come back to your seat first.",
        "pt": "Um robô está jogando por você: volte primeiro ao seu lugar.",
        "es": "Un bot juega por ti: vuelve primero a tu lugar.",
    },
    "not_away": {
        "en": "No bot plays on for this seat.",
        "pt": "Nenhum robô está jogando por este lugar.",
        "es": "Ningún bot juega por este lugar.",
    },
    "no_time": {
        "en": "There is no time left on the clock.",
        "pt": "Não resta tempo no relógio.",
        "es": "No queda tiempo en el reloj.",
    },
    "rematched": {
        "en": "There is a new table for these players already.",
        "pt": "Já existe uma nova mesa para estes jogadores.",
        "es": "Ya hay una nueva mesa para estos jugadores.",
    },
    "too_many_tables": {
        "en": "You have enough public tables that wait for players: stand up from one first.",
        "pt": "Você já tem mesas públicas suficientes à espera de jogadores: levante-se de uma primeiro.",
        "es": "Ya tienes bastantes mesas públicas que esperan jugadores: levántate de una primero.",
    },
    "empty_chat": {
        "en": "There is nothing to say in this.",
        "pt": "Não há nada a dizer aqui.",
        "es": "Aquí no hay nada que decir.",
    },
    "chat_too_fast": {
        "en": "That is a lot at once: wait a moment before you say more.",
        "pt": "É muita coisa de uma vez: espere um momento antes de dizer mais.",
        "es": "Es mucho de una vez: espera un momento antes de decir más.",
    },
    "chat_full": {
        "en": "This table has talked enough.",
        "pt": "Esta mesa já conversou bastante.",
        "es": "Esta mesa ya ha hablado bastante.",
    },
    "no_such_table": {
        "en": "There is no such table.",
        "pt": "Essa mesa não existe.",
        "es": "Esa mesa no existe.",
    },
    "outdated": {
        "en": "This table was played by older rules and cannot go on.",
        "pt": "Esta mesa foi jogada com regras antigas e não pode continuar.",
        "es": "Esta mesa se jugó con reglas antiguas y no puede continuar.",
    },
    "unavailable": {
        "en": "The server cannot do this right now: try again in a moment.",
        "pt": "O servidor não pode fazer isto agora: tente de novo em um momento.",
        "es": "El servidor no puede hacer esto ahora: inténtalo de nuevo en un momento.",
    },
    "bad_message": {
        "en": "This message cannot be understood: {detail}",
        "pt": "Esta mensagem não pode ser entendida: {detail}",
        "es": "No se puede entender este mensaje: {detail}",
    },
    "hello_first": {
        "en": "The first message is hello, and it is said once.",
        "pt": "A primeira mensagem é hello, dita uma só vez.",
        "es": "El primer mensaje es hello, y se dice una sola vez.",
    },
    "too_large": {
        "en": "This message is too large.",
        "pt": "Esta mensagem é grande demais.",
        "es": "Este mensaje es demasiado grande.",
    },
    "too_many": {
        "en": "Too many messages: wait a moment.",
        "pt": "Mensagens demais: espere um momento.",
        "es": "Demasiados mensajes: espera un momento.",
    },
    "not_identified": {
        "en": "This connection comes from another page, or its token is not valid.",
        "pt": "Esta conexão vem de outra página, ou o token não é válido.",
        "es": "Esta conexión viene de otra página, o su token no es válido.",
    },
    "server_error": {
        "en": "Something went wrong on the server. Nothing that was done before is lost.",
        "pt": "Algo deu errado no servidor. Nada do que foi feito antes se perdeu.",
        "es": "Algo ha fallado en el servidor. No se ha perdido nada de lo hecho antes.",
    },
    "no_hints": {
        "en": "This table gives no hints.",
        "pt": "Esta mesa não dá dicas.",
        "es": "Esta mesa no da pistas.",
    },
}


class Refused(Exception):  # noqa: N818 - it is no error of the program, it is an answer
    """A table does not do what it was asked; nothing has changed. Details may be in three languages themselves."""

    def __init__(self, code: str, **details: str | int | Words) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def sentence(self, language: str) -> str:
        """Why, in words."""
        told = {name: each[language] if isinstance(each, Mapping) else each for name, each in self.details.items()}
        return REFUSALS[self.code][language].format_map(told)
