"""What the terminal says, in three languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from guilda.rules.speech import Words

WORDS: Mapping[str, Words] = {
    "commitment": {
        "en": "Commitment (SHA-256 of the seed, for checking the shuffles afterwards):\n{hash}",
        "pt": "Compromisso (SHA-256 da semente, para conferir os sorteios depois):\n{hash}",
        "es": "Compromiso (SHA-256 de la semilla, para comprobar los sorteos después):\n{hash}",
    },
    "offer_record": {
        "en": "To keep the record, type a file name; Enter leaves.",
        "pt": "Para guardar o registro, digite um nome de arquivo; Enter sai.",
        "es": "Para guardar el registro, escribe un nombre de archivo; Intro sale.",
    },
    "interrupted": {
        "en": "`save FILE` keeps the match, `quit` leaves; Ctrl-C once more leaves at once.",
        "pt": "`save ARQUIVO` guarda a partida, `quit` sai; Ctrl-C outra vez sai já.",
        "es": "`save ARCHIVO` guarda la partida, `quit` sale; Ctrl-C otra vez sale ya.",
    },
    "prompt": {"en": "{name}> ", "pt": "{name}> ", "es": "{name}> "},
    "first_help": {
        "en": "Type a move in notation, `moves` to see them all, `help` for more.",
        "pt": "Digite um lance em notação, `moves` para ver todos, `help` para mais.",
        "es": "Escribe una jugada en notación, `moves` para verlas todas, `help` para más.",
    },
    "help": {
        "en": (
            "Commands:\n"
            "  a move              play it (Tab completes)\n"
            "  moves [BEGINNING]   the legal moves, in words\n"
            "  board               draw the table again\n"
            "  score               how the scores come about\n"
            "  hint                what the strongest bot would do in your place\n"
            "  undo                take your last decision back, until something was shown\n"
            "  save FILE           write the match to a file; `guilda resume FILE` goes on\n"
            "  help, quit"
        ),
        "pt": (
            "Comandos:\n"
            "  um lance            joga-o (Tab completa)\n"
            "  moves [COMEÇO]      os lances possíveis, por extenso\n"
            "  board               mostra a mesa de novo\n"
            "  score               como se formam os pontos\n"
            "  hint                o que o robô mais forte faria em seu lugar\n"
            "  undo                desfaz sua última decisão, até algo ser mostrado\n"
            "  save ARQUIVO        grava a partida; `guilda resume ARQUIVO` continua\n"
            "  help, quit"
        ),
        "es": (
            "Órdenes:\n"
            "  una jugada          se juega (Tab completa)\n"
            "  moves [COMIENZO]    las jugadas posibles, con palabras\n"
            "  board               dibuja la mesa otra vez\n"
            "  score               de dónde salen los puntos\n"
            "  hint                qué haría el robot más fuerte en tu lugar\n"
            "  undo                deshace tu última decisión, hasta que algo se muestre\n"
            "  save ARCHIVO        guarda la partida; `guilda resume ARCHIVO` la continúa\n"
            "  help, quit"
        ),
    },
    "more_moves": {
        "en": "`moves` and a beginning, such as `moves {example}`, puts them into words.",
        "pt": "`moves` e um começo, como `moves {example}`, diz os lances por extenso.",
        "es": "`moves` y un comienzo, como `moves {example}`, las dice con palabras.",
    },
    "no_moves_begin": {
        "en": "No legal move begins with {text!r}.",
        "pt": "Nenhum lance possível começa com {text!r}.",
        "es": "Ninguna jugada posible empieza con {text!r}.",
    },
    "refused": {
        "en": "{action} is not allowed: {reason}.",
        "pt": "{action} não é permitido: {reason}.",
        "es": "{action} no está permitido: {reason}.",
    },
    "not_understood": {
        "en": "{text!r} is neither a move nor a command. `moves` lists the moves, `help` the commands.",
        "pt": "{text!r} não é lance nem comando. `moves` mostra os lances, `help` os comandos.",
        "es": "{text!r} no es ni jugada ni orden. `moves` muestra las jugadas, `help` las órdenes.",
    },
    "hint_choice": {
        "en": "{move}: victory {share}, margin {margin}. {sentence}",
        "pt": "{move}: vitória {share}, vantagem {margin}. {sentence}",
        "es": "{move}: victoria {share}, ventaja {margin}. {sentence}",
    },
    "hint_choice_alone": {
        "en": "{move}: victory {share}, {margin} points. {sentence}",
        "pt": "{move}: vitória {share}, {margin} pontos. {sentence}",
        "es": "{move}: victoria {share}, {margin} puntos. {sentence}",
    },
    "hint_line": {
        "en": "After the first of them this will probably follow:",
        "pt": "Depois do primeiro, provavelmente segue:",
        "es": "Tras la primera, probablemente sigue:",
    },
    "hint_decided": {
        "en": "The rest of the round is counted out; the rounds to come are an estimate.",
        "pt": "O resto da rodada foi calculado até o fim; as rodadas seguintes são uma estimativa.",
        "es": "El resto de la ronda está calculado hasta el final; las rondas siguientes son una estimación.",
    },
    "hint_guess": {
        "en": "These are expectations from what you may know: chance and the others decide.",
        "pt": "São expectativas a partir do que você pode saber: o acaso e os outros decidem.",
        "es": "Son expectativas a partir de lo que puedes saber: el azar y los demás deciden.",
    },
    "reviewing": {
        "en": "Every decision as the engine judges it. Victory: expected after the move, and after a better one.",
        "pt": "Cada decisão segundo o programa. Vitória: esperada após o lance, e após um melhor.",
        "es": "Cada decisión según el programa. Victoria: esperada tras la jugada, y tras una mejor.",
    },
    "remark": {
        "en": "{ply:>4}  {name}: {move}{mark}  victory {share}",
        "pt": "{ply:>4}  {name}: {move}{mark}  vitória {share}",
        "es": "{ply:>4}  {name}: {move}{mark}  victoria {share}",
    },
    "better": {
        "en": "; better {best}, {share}",
        "pt": "; melhor {best}, {share}",
        "es": "; mejor {best}, {share}",
    },
    "review_sum": {
        "en": "{name}: {loss} of the victory given away a decision; mistakes (?) {mistakes}, blunders (??) {blunders}",
        "pt": "{name}: {loss} da vitória perdidos por decisão; erros (?) {mistakes}, erros graves (??) {blunders}",
        "es": "{name}: {loss} de la victoria perdido por decisión; errores (?) {mistakes}, graves (??) {blunders}",
    },
    "cannot_undo": {
        "en": "Nothing can be taken back: no decision of yours, or chance or somebody came after.",
        "pt": "Nada pode ser desfeito: você nada decidiu, ou o acaso ou alguém veio depois.",
        "es": "No se puede deshacer nada: nada has decidido, o el azar o alguien vino después.",
    },
    "undone": {"en": "Taken back.", "pt": "Desfeito.", "es": "Deshecho."},
    "save_where": {
        "en": "Say where: save FILE",
        "pt": "Diga onde: save ARQUIVO",
        "es": "Di dónde: save ARCHIVO",
    },
    "saved": {"en": "Saved to {path}.", "pt": "Gravado em {path}.", "es": "Guardado en {path}."},
    "saved_private": {
        "en": "Saved to {path}. It holds the seeds of the match: show it to nobody who plays.",
        "pt": "Gravado em {path}. Contém as sementes da partida: não mostre a quem joga.",
        "es": "Guardado en {path}. Contiene las semillas de la partida: no lo enseñes a quien juega.",
    },
    "not_saved": {
        "en": "Not saved: {error}",
        "pt": "Não gravado: {error}",
        "es": "No se ha guardado: {error}",
    },
    "file_exists": {
        "en": "{path} exists already and is left as it is: choose another name.",
        "pt": "{path} já existe e fica como está: escolha outro nome.",
        "es": "{path} ya existe y se queda como está: elige otro nombre.",
    },
    "unfinished": {
        "en": "The match stays unfinished.",
        "pt": "A partida fica inacabada.",
        "es": "La partida queda sin terminar.",
    },
    "hand_over": {
        "en": "{name} is next. Nobody else looks: press Enter.",
        "pt": "Agora é {name}. Os outros não olham: tecle Enter.",
        "es": "Ahora juega {name}. Nadie más mira: pulsa Intro.",
    },
    "final": {"en": "Final score", "pt": "Pontuação final", "es": "Puntuación final"},
    "total": {"en": "total", "pt": "total", "es": "total"},
    "winner": {"en": "{names} wins.", "pt": "{names} vence.", "es": "Gana {names}."},
    "winners": {
        "en": "{names} share the victory.",
        "pt": "{names} dividem a vitória.",
        "es": "{names} comparten la victoria.",
    },
    "lost": {"en": "{names} loses.", "pt": "{names} perde.", "es": "{names} pierde."},
    "and": {"en": " and ", "pt": " e ", "es": " y "},
    "ply": {
        "en": "After move {ply} of {plies}",
        "pt": "Depois do lance {ply} de {plies}",
        "es": "Tras la jugada {ply} de {plies}",
    },
    "replay_help": {
        "en": "Enter or n: next · p: previous · a number: that move · e: the end · q: quit",
        "pt": "Enter ou n: próximo · p: anterior · um número: esse lance · e: o fim · q: sair",
        "es": "Intro o n: siguiente · p: anterior · un número: esa jugada · e: el final · q: salir",
    },
}


def say(key: str, language: str, **details: object) -> str:
    """A message in a language."""
    return WORDS[key][language].format(**details)
