"""The words of Stained Glass of Sintra in English, Portuguese and Spanish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.components import sintra as box
from guilda.rules import offer_speech
from guilda.rules.speech import plural

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from guilda.rules.speech import Words

LAST_LOSS = box.BROKEN_GLASS[-1]

# singular and plural of each colour, as it goes with a piece
COLOUR_WORDS = {
    "en": ("yellow", "orange", "pink", "blue", "white"),
    "pt": ("amarela/amarelas", "laranja", "rosa", "azul/azuis", "branca/brancas"),
    "es": ("amarilla/amarillas", "naranja/naranjas", "rosa/rosas", "azul/azules", "blanca/blancas"),
}
PIECES: Words = {"en": "{n} {colour} piece{s}", "pt": "{n} peça{s} {colour}", "es": "{n} pieza{s} {colour}"}
TAKE: Words = {
    "en": "{player} [takes|take] {pieces} {source}",
    "pt": "{player} [pega|pegar] {pieces} {source}",
    "es": "{player} [toma|tomar] {pieces} {source}",
}
FOR_STRIP: Words = {
    "en": " for pattern strip {}",
    "pt": " para a faixa de padrão {}",
    "es": " para la tira de patrón {}",
}
SURPLUS = {
    "en": ("; {n} of them breaks", "; {n} of them break"),
    "pt": ("; {n} delas quebra", "; {n} delas quebram"),
    "es": ("; {n} de ellas se rompe", "; {n} de ellas se rompen"),
}
ALL_BREAK = {
    "en": (
        "; no strip within reach has a space for it, and it breaks",
        "; no strip within reach has a space for them, and all break",
    ),
    "pt": (
        "; nenhuma faixa ao alcance tem espaço para ela, e ela quebra",
        "; nenhuma faixa ao alcance tem espaço para elas, e todas quebram",
    ),
    "es": (
        "; ninguna tira al alcance tiene espacio para ella, y se rompe",
        "; ninguna tira al alcance tiene espacio para ellas, y todas se rompen",
    ),
}
GO_BACK: Words = {
    "en": "{player} [moves|move] the glazier back above pattern strip {strip}.",
    "pt": "{player} [move|mover] o vidraceiro de volta para a faixa de padrão {strip}.",
    "es": "{player} [devuelve|devolver] el vidriero a la tira de patrón {strip}.",
}
PUT: Words = {
    "en": "{player} [puts|put] {pieces}.",
    "pt": "{player} [coloca|colocar] {pieces}.",
    "es": "{player} [pone|poner] {pieces}.",
}
AND: Words = {"en": " and ", "pt": " e ", "es": " y "}
ON_COLOURED = {
    "en": ("{} on the coloured space", "{} on coloured spaces"),
    "pt": ("{} no espaço colorido", "{} em espaços coloridos"),
    "es": ("{} en el espacio de color", "{} en espacios de color"),
}
ON_WILD = {
    "en": ("{} on a wild space", "{} on wild spaces"),
    "pt": ("{} em um espaço curinga", "{} em espaços curinga"),
    "es": ("{} en un espacio comodín", "{} en espacios comodín"),
}
KEEP: Words = {
    "en": "{player} [keeps|keep] one {colour} piece for window {window}.",
    "pt": "{player} [guarda|guardar] uma peça {colour} para a janela {window}.",
    "es": "{player} [se queda|quedarse] con una pieza {colour} para la ventana {window}.",
}
STEPS = {"en": ("step", "steps"), "pt": ("passo", "passos"), "es": ("paso", "pasos")}
FILLED_PANES = {
    "en": ("filled pane", "filled panes"),
    "pt": ("espaço de moldura preenchido", "espaços de moldura preenchidos"),
    "es": ("espacio ocupado", "espacios ocupados"),
}
WINDOWS = {
    "en": ("complete window", "complete windows"),
    "pt": ("janela completa", "janelas completas"),
    "es": ("ventana completa", "ventanas completas"),
}
PIECES_LEFT = {"en": ("piece", "pieces"), "pt": ("peça", "peças"), "es": ("pieza", "piezas")}
PANE_WORDS: dict[str, Words] = {
    "top": {"en": "top pane", "pt": "espaço do topo", "es": "espacio superior"},
    "bottom": {"en": "bottom pane", "pt": "espaço de baixo", "es": "espacio inferior"},
}
BECOMES: dict[str, Words] = {
    "turned": {"en": "is turned over", "pt": "é virada", "es": "se da la vuelta"},
    "gone": {"en": "leaves the game", "pt": "sai do jogo", "es": "sale del juego"},
}

TELLINGS: Mapping[str, Words] = {
    "refill": {
        "en": "The pieces of the glass tower ({count}) go back into the bag.",
        "pt": "As peças da torre de vidro ({count}) voltam para o saco.",
        "es": "Las piezas de la torre de cristal ({count}) vuelven a la bolsa.",
    },
    "round": {
        "en": "Round {round} begins; its piece is {colour}.",
        "pt": "Começa a rodada {round}; a peça dela é {colour}.",
        "es": "Empieza la ronda {round}; su pieza es {colour}.",
    },
    "take": {lang: text + "." for lang, text in TAKE.items()},
    "marker": offer_speech.MARKER_TAKEN,
    "glazier": {
        "en": "The glazier of {player} moves above strip {to}.",
        "pt": "O vidraceiro de {player} vai para a faixa {to}.",
        "es": "El vidriero de {player} va a la tira {to}.",
    },
    "place": {
        "en": "{player} places {placed} on strip {strip}{on_wild}.",
        "pt": "{player} coloca {placed} na faixa {strip}{on_wild}.",
        "es": "{player} coloca {placed} en la tira {strip}{on_wild}.",
    },
    "break": {
        "en": "{player} breaks {pieces}.",
        "pt": "{player} quebra {pieces}.",
        "es": "{player} rompe {pieces}.",
    },
    "broken_glass": {
        "en": "{player} moves {steps} on the broken-glass track, to {space}.",
        "pt": "{player} anda {steps} no registro de vidro quebrado, até {space}.",
        "es": "{player} avanza {steps} en el registro de cristal roto, hasta {space}.",
    },
    "reset": {
        "en": "{player} reaches the last space of the broken-glass track and begins it again: {points}.",
        "pt": "{player} chega ao último espaço do registro de vidro quebrado e o recomeça: {points}.",
        "es": "{player} llega al último espacio del registro de cristal roto y vuelve a empezarlo: {points}.",
    },
    "colour_bonus": {
        "en": "{player} gets the colour bonus: {points}.",
        "pt": "{player} ganha pontos bônus por cor: {points}.",
        "es": "{player} obtiene la bonificación por color: {points}.",
    },
    "pane": {
        "en": "{player} puts one {colour} piece into the {pane} of window {window}.",
        "pt": "{player} põe uma peça {colour} no {pane} da janela {window}.",
        "es": "{player} pone una pieza {colour} en el {pane} de la ventana {window}.",
    },
    "strip": {
        "en": "Strip {strip} of {player} {becomes}.",
        "pt": "A faixa {strip} de {player} {becomes}.",
        "es": "La tira {strip} de {player} {becomes}.",
    },
    "window": {
        "en": "{player} scores window {window} and those to its right: {points}.",
        "pt": "{player} pontua a janela {window} e as que estão à direita dela: {points}.",
        "es": "{player} puntúa la ventana {window} y las que están a su derecha: {points}.",
    },
    "round_end": {"en": "Round {round} ends.", "pt": "Termina a rodada {round}.", "es": "Termina la ronda {round}."},
    "leftovers": {
        "en": "{player} has {left} left on strips: {points}.",
        "pt": "{player} tem {left} nas faixas: {points}.",
        "es": "{player} tiene {left} en las tiras: {points}.",
    },
    "final_loss": {
        "en": "{player} pays for broken glass: {points}.",
        "pt": "{player} paga pelo vidro quebrado: {points}.",
        "es": "{player} paga por el cristal roto: {points}.",
    },
    "ornament": {
        "en": "{player}, ornament {ornament}, {panes}: {points}.",
        "pt": "{player}, ornamento {ornament}, {panes}: {points}.",
        "es": "{player}, ornamento {ornament}, {panes}: {points}.",
    },
    "colour_windows": {
        "en": "{player} has {windows}, times {pieces}: {points}.",
        "pt": "{player} tem {windows}, vezes {pieces}: {points}.",
        "es": "{player} tiene {windows}, por {pieces}: {points}.",
    },
    "end": {"en": "The game is over.", "pt": "O jogo terminou.", "es": "La partida ha terminado."},
}
REASONS: Sequence[Words] = (
    {"en": "it is legal", "pt": "é permitida", "es": "es legal"},
    {"en": "the game is over", "pt": "o jogo terminou", "es": "la partida ha terminado"},
    {
        "en": "first choose the spaces for the pieces in hand",
        "pt": "primeiro escolha os espaços para as peças na mão",
        "es": "primero elige los espacios para las piezas en mano",
    },
    {
        "en": "first choose which colour to keep for the window",
        "pt": "primeiro escolha que cor guardar para a janela",
        "es": "primero elige con qué color te quedas para la ventana",
    },
    {"en": "nobody asks for that now", "pt": "ninguém pergunta isso agora", "es": "nadie pregunta eso ahora"},
    {
        "en": "there is no piece of that colour",
        "pt": "ali não há peça dessa cor",
        "es": "allí no hay piezas de ese color",
    },
    {
        "en": "that strip is to the left of the glazier",
        "pt": "essa faixa está à esquerda do vidraceiro",
        "es": "esa tira está a la izquierda del vidriero",
    },
    {
        "en": "that strip has left the game",
        "pt": "essa faixa saiu do jogo",
        "es": "esa tira ha salido del juego",
    },
    {
        "en": "that strip has no empty space for the colour, another one has",
        "pt": "essa faixa não tem espaço vazio para a cor, outra tem",
        "es": "esa tira no tiene espacio vacío para el color, otra sí",
    },
    {
        "en": "no strip within reach has a space for the colour: all pieces break",
        "pt": "nenhuma faixa ao alcance tem espaço para a cor: todas as peças quebram",
        "es": "ninguna tira al alcance tiene espacio para el color: todas las piezas se rompen",
    },
    {
        "en": "a strip within reach has a space for the colour: choose one that has",
        "pt": "uma faixa ao alcance tem espaço para a cor: escolha uma que tenha",
        "es": "una tira al alcance tiene espacio para el color: elige una que lo tenga",
    },
    {
        "en": "the glazier is above the leftmost strip already",
        "pt": "o vidraceiro já está na faixa mais à esquerda",
        "es": "el vidriero ya está en la tira más a la izquierda",
    },
    {"en": "no strip is left", "pt": "não resta nenhuma faixa", "es": "no queda ninguna tira"},
    {
        "en": "the pieces and the empty spaces do not allow that number",
        "pt": "as peças e os espaços vazios não permitem esse número",
        "es": "las piezas y los espacios vacíos no permiten ese número",
    },
    {
        "en": "the full strip has no piece of that colour",
        "pt": "a faixa completa não tem peça dessa cor",
        "es": "la tira completa no tiene piezas de ese color",
    },
)
TIE_BREAK: Words = {
    "en": (
        f"Between equal scores, fewer points lost to broken glass decide, counting {LAST_LOSS} for each run through "
        "the track and the last space, paid or not."
    ),
    "pt": (
        "Entre pontuações iguais, decide quem perdeu menos pontos por vidro quebrado, contando "
        f"{LAST_LOSS} por cada volta do registro e o último espaço, pagos ou não."
    ),
    "es": (
        "Entre puntuaciones iguales, decide quien perdió menos puntos por cristal roto, contando "
        f"{LAST_LOSS} por cada vuelta al registro y el último espacio, pagados o no."
    ),
}
ITEMS: Mapping[str, Words] = {
    "colour_bonus": {"en": "colour bonus", "pt": "pontos bônus por cor", "es": "bonificación por color"},
    **{
        f"window_{window}": {"en": f"window {window}", "pt": f"janela {window}", "es": f"ventana {window}"}
        for window in range(1, 9)
    },
    "leftovers": {
        "en": "pieces left on strips",
        "pt": "peças restantes nas faixas",
        "es": "piezas restantes en las tiras",
    },
    "broken_glass": {"en": "broken glass", "pt": "vidro quebrado", "es": "cristal roto"},
    "ornaments": {"en": "ornaments", "pt": "ornamentos", "es": "ornamentos"},
    "colour_windows": {
        "en": "complete windows times best colour",
        "pt": "janelas completas vezes a melhor cor",
        "es": "ventanas completas por el mejor color",
    },
}
NOTATION_HELP: Words = {
    "en": (
        "A move is source, colour and strip: 3O2 takes the orange pieces of factory 3 to strip 2, CYX the yellow ones "
        "of the centre, which all break. G moves the glazier back. F2 puts two pieces on coloured spaces, the others "
        "on wild ones. KP keeps the pink piece. Y yellow, O orange, P pink, B blue, W white."
    ),
    "pt": (
        "Um lance é origem, cor e faixa: 3O2 leva as peças laranja da fábrica 3 à faixa 2, CYX as amarelas do centro, "
        "que quebram todas. G move o vidraceiro de volta. F2 põe duas peças em espaços coloridos, as outras em "
        "curingas. KP fica com a peça rosa. Y amarelo, O laranja, P rosa, B azul, W branco."
    ),
    "es": (
        "Una jugada es origen, color y tira: 3O2 lleva las piezas naranjas de la fábrica 3 a la tira 2, CYX las "
        "amarillas del centro, que se rompen todas. G devuelve el vidriero. F2 pone dos piezas en espacios de color, "
        "las otras en comodines. KP se queda con la pieza rosa. Y amarillo, O naranja, P rosa, B azul, W blanco."
    ),
}
FILL_QUESTION: Words = {
    "en": "How many of the pieces go on coloured spaces, the others on wild ones? F and the number.",
    "pt": "Quantas das peças vão em espaços coloridos, as outras em curingas? F e o número.",
    "es": "¿Cuántas de las piezas van en espacios de color, las otras en comodines? F y el número.",
}
KEEP_QUESTION: Words = {
    "en": "The strip is full: which colour goes to the window? K and the letter.",
    "pt": "A faixa está cheia: que cor vai para a janela? K e a letra.",
    "es": "La tira está llena: ¿qué color va a la ventana? K y la letra.",
}


def counted(words: tuple[str, str], n: int) -> str:
    """A number with its word."""
    return f"{n} {plural(words, n)}"


def colour_word(colour: int, n: int, language: str) -> str:
    """A colour, in the form that goes with so many pieces."""
    return offer_speech.colour_word(COLOUR_WORDS[language][colour], n)


def pieces_words(colour: int, n: int, language: str) -> str:
    """So many pieces of a colour."""
    return PIECES[language].format(n=n, colour=colour_word(colour, n, language), s="" if n == 1 else "s")


def on_wild(coloured: int, wild: int, language: str) -> str:
    """How many of the placed pieces lie on wild spaces, if any: the number only where others lie on coloured ones."""
    return ", " + plural(ON_WILD[language], wild).format(wild if coloured else "").strip() if wild else ""
