"""The words of Azul in English, Portuguese and Spanish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.rules import offer_speech

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from guilda.rules.speech import Words

# singular and plural of each colour
COLOUR_WORDS = {
    "en": ("blue", "yellow", "red", "black", "white"),
    "pt": ("azul/azuis", "amarelo/amarelos", "vermelho/vermelhos", "preto/pretos", "branco/brancos"),
    "es": ("azul/azules", "amarillo/amarillos", "rojo/rojos", "negro/negros", "blanco/blancos"),
}
TILES: Words = {"en": "{n} {colour} tile{s}", "pt": "{n} azulejo{s} {colour}", "es": "{n} azulejo{s} {colour}"}
ON_LINE: Words = {"en": "on pattern line {}", "pt": "na fileira de modelo {}", "es": "en la línea de patrón {}"}
ON_FLOOR: Words = {"en": "on the floor line", "pt": "na fileira do chão", "es": "en la línea de suelo"}
TAKE: Words = {
    "en": "{player} [takes|take] {tiles} {source} and [lays|lay] {them} {line}",
    "pt": "{player} [pega|pegar] {tiles} {source} e [{them} coloca|colocá-l{them}] {line}",
    "es": "{player} [toma|tomar] {tiles} {source} y [{them} coloca|colocar{them}] {line}",
}
THEM = {"en": ("it", "them"), "pt": ("o", "os"), "es": ("lo", "los")}
SURPLUS: Words = {
    "en": "; {n} of them on the floor line",
    "pt": "; {n} deles na fileira do chão",
    "es": "; {n} de ellos en la línea de suelo",
}
PLACE: Words = {
    "en": "{player} [puts|put] the {colour} tile of row {row} in column {column}.",
    "pt": "{player} [coloca|colocar] o azulejo {colour} da linha {row} na coluna {column}.",
    "es": "{player} [pone|poner] el azulejo {colour} de la fila {row} en la columna {column}.",
}
COMPLETE = {
    "rows": {
        "en": ("complete row", "complete rows"),
        "pt": ("linha completa", "linhas completas"),
        "es": ("fila completa", "filas completas"),
    },
    "columns": {
        "en": ("complete column", "complete columns"),
        "pt": ("coluna completa", "colunas completas"),
        "es": ("columna completa", "columnas completas"),
    },
    "colours": {
        "en": ("complete colour", "complete colours"),
        "pt": ("cor completa", "cores completas"),
        "es": ("color completo", "colores completos"),
    },
}
WHY_ENDED: dict[str, Words] = {
    "row": {
        "en": "somebody has completed a row",
        "pt": "alguém completou uma linha",
        "es": "alguien ha completado una fila",
    },
    "tiles": {
        "en": "there is not one tile left to deal",
        "pt": "não resta nenhum azulejo para distribuir",
        "es": "no queda ningún azulejo que repartir",
    },
    "walls": {
        "en": "no row can be completed any more",
        "pt": "nenhuma linha pode mais ser completada",
        "es": "ya no se puede completar ninguna fila",
    },
    "idleness": {
        "en": "five rounds in a row put no tile on a wall",
        "pt": "cinco rodadas seguidas não puseram azulejo em parede alguma",
        "es": "cinco rondas seguidas no han puesto azulejos en ninguna pared",
    },
}

TELLINGS: Mapping[str, Words] = {
    "refill": {
        "en": "What lies in the lid goes back into the bag ({count}).",
        "pt": "O que está na tampa volta para o saco ({count}).",
        "es": "Lo que hay en la tapa vuelve a la bolsa ({count}).",
    },
    "round": {"en": "Round {round} begins.", "pt": "Começa a rodada {round}.", "es": "Empieza la ronda {round}."},
    "take": {
        "en": "{player} takes {tiles} {source}.",
        "pt": "{player} pega {tiles} {source}.",
        "es": "{player} toma {tiles} {source}.",
    },
    "marker": offer_speech.MARKER_TAKEN,
    "line": {
        "en": "{player} lays {tiles} on pattern line {line}.",
        "pt": "{player} coloca {tiles} na fileira de modelo {line}.",
        "es": "{player} coloca {tiles} en la línea de patrón {line}.",
    },
    "floor": {
        "en": "{player} drops {dropped} on the floor line.",
        "pt": "{player} deixa cair {dropped} na fileira do chão.",
        "es": "{player} deja caer {dropped} en la línea de suelo.",
    },
    "tile": {
        "en": "{player} tiles {colour} in row {row}, column {column}: {points}.",
        "pt": "{player} reveste de {colour} a linha {row}, coluna {column}: {points}.",
        "es": "{player} alicata de {colour} la fila {row}, columna {column}: {points}.",
    },
    "floor_loss": {
        "en": "{player} pays for the floor line: {points}.",
        "pt": "{player} paga pela fileira do chão: {points}.",
        "es": "{player} paga por la línea de suelo: {points}.",
    },
    "bonus": {
        "en": "{player} has {bonus}: {points}.",
        "pt": "{player} tem {bonus}: {points}.",
        "es": "{player} tiene {bonus}: {points}.",
    },
    "end": {"en": "The game ends: {why}.", "pt": "O jogo termina: {why}.", "es": "La partida termina: {why}."},
}
REASONS: Sequence[Words] = (
    {"en": "it is legal", "pt": "é permitida", "es": "es legal"},
    {"en": "the game is over", "pt": "o jogo terminou", "es": "la partida ha terminado"},
    {
        "en": "first choose the space of the wall for the waiting tile",
        "pt": "primeiro escolha o espaço da parede para o azulejo que espera",
        "es": "primero elige el espacio de la pared para el azulejo que espera",
    },
    {
        "en": "no tile waits for a space of the wall",
        "pt": "nenhum azulejo espera por um espaço da parede",
        "es": "ningún azulejo espera un espacio de la pared",
    },
    {
        "en": "there is no tile of that colour",
        "pt": "ali não há azulejo dessa cor",
        "es": "allí no hay azulejos de ese color",
    },
    {
        "en": "that pattern line is full",
        "pt": "essa fileira de modelo está cheia",
        "es": "esa línea de patrón está llena",
    },
    {
        "en": "that pattern line holds another colour",
        "pt": "essa fileira de modelo tem outra cor",
        "es": "esa línea de patrón tiene otro color",
    },
    {
        "en": "the wall shows that colour in this row already",
        "pt": "a parede já tem essa cor nesta linha",
        "es": "la pared ya tiene ese color en esta fila",
    },
    {
        "en": "that space of the wall is taken",
        "pt": "esse espaço da parede está ocupado",
        "es": "ese espacio de la pared está ocupado",
    },
    {
        "en": "the wall shows that colour in this column already",
        "pt": "a parede já tem essa cor nesta coluna",
        "es": "la pared ya tiene ese color en esta columna",
    },
)
ITEMS: Mapping[str, Words] = {
    "tiles": {"en": "tiles on the wall", "pt": "azulejos na parede", "es": "azulejos en la pared"},
    "floor": {"en": "floor line", "pt": "fileira do chão", "es": "línea de suelo"},
    "rows": {"en": "complete rows", "pt": "linhas completas", "es": "filas completas"},
    "columns": {"en": "complete columns", "pt": "colunas completas", "es": "columnas completas"},
    "colours": {"en": "complete colours", "pt": "cores completas", "es": "colores completos"},
}
NOTATION_HELP: Words = {
    "en": (
        "A move is source, colour and line: 3B2 takes the blue tiles of factory 3 to line 2, CKF the black ones of "
        "the centre to the floor. B blue, Y yellow, R red, K black, W white. On the free wall @4 chooses column 4."
    ),
    "pt": (
        "Um lance é origem, cor e fileira: 3B2 leva os azulejos azuis da fábrica 3 à fileira 2, CKF os pretos do "
        "centro ao chão. B azul, Y amarelo, R vermelho, K preto, W branco. Na parede livre, @4 escolhe a coluna 4."
    ),
    "es": (
        "Una jugada es origen, color y línea: 3B2 lleva los azulejos azules de la fábrica 3 a la línea 2, CKF los "
        "negros del centro al suelo. B azul, Y amarillo, R rojo, K negro, W blanco. En la pared libre, @4 elige la "
        "columna 4."
    ),
}
WHERE: Words = {
    "en": "In which column does the {colour} tile of row {row} go? @1 to @5.",
    "pt": "Em que coluna vai o azulejo {colour} da linha {row}? @1 a @5.",
    "es": "¿En qué columna va el azulejo {colour} de la fila {row}? De @1 a @5.",
}
TIE_BREAK: Words = {
    "en": "Between equal scores, more complete rows decide.",
    "pt": "Entre pontuações iguais, decidem mais linhas completas.",
    "es": "Entre puntuaciones iguales, deciden más filas completas.",
}


def colour_word(colour: int, n: int, language: str) -> str:
    """A colour, in the form that goes with so many tiles."""
    return offer_speech.colour_word(COLOUR_WORDS[language][colour], n)


def tiles_words(colour: int, n: int, language: str) -> str:
    """So many tiles of a colour."""
    return TILES[language].format(n=n, colour=colour_word(colour, n, language), s="" if n == 1 else "s")
