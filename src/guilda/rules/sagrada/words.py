"""The words of Sagrada in English, Portuguese and Spanish: dice, actions, events, reasons, items of a score.

What the cards say is in `cards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.components.sagrada import LETTERS
from guilda.rules.speech import plural

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from guilda.rules.speech import Words

COLOUR_WORDS = {
    "en": ("red", "yellow", "green", "blue", "purple"),
    "pt": ("vermelho", "amarelo", "verde", "azul", "roxo"),
    "es": ("rojo", "amarillo", "verde", "azul", "morado"),
}
DIE: Words = {"en": "{colour} {value}", "pt": "{value} {colour}", "es": "{value} {colour}"}
TOKENS = {
    "en": ("favor token", "favor tokens"),
    "pt": ("marcador de benefício", "marcadores de benefício"),
    "es": ("ficha de donativo", "fichas de donativo"),
}
TIMES = {"en": ("time", "times"), "pt": ("vez", "vezes"), "es": ("vez", "veces")}
SPACES = {
    "en": ("empty space", "empty spaces"),
    "pt": ("espaço vazio", "espaços vazios"),
    "es": ("espacio vacío", "espacios vacíos"),
}

SPACE: Words = {
    "en": "row {}, column {}",
    "pt": "linha {}, coluna {}",
    "es": "fila {}, columna {}",
}

# Actions
PLACE: Words = {
    "en": "{player} [places|place] the {die} in {space}.",
    "pt": "{player} [coloca|colocar] o {die} na {space}.",
    "es": "{player} [coloca|colocar] el {die} en la {space}.",
}
MOVE: Words = {
    "en": "{player} [moves|move] the {die} from {from} to {to}.",
    "pt": "{player} [move|mover] o {die} da {from} para a {to}.",
    "es": "{player} [mueve|mover] el {die} de la {from} a la {to}.",
}
USE: Words = {
    "en": "{player} [uses|use] {tool} ({cost}).",
    "pt": "{player} [usa|usar] {tool} ({cost}).",
    "es": "{player} [usa|usar] {tool} ({cost}).",
}
A_DIE: Words = {"en": "a {colour} die", "pt": "um dado {colour}", "es": "un dado {colour}"}
END: Words = {
    "en": "{player} [ends|end] the turn.",
    "pt": "{player} [encerra|encerrar] o turno.",
    "es": "{player} [termina|terminar] el turno.",
}
STOP: Words = {
    "en": "{player} [moves|move] no other die.",
    "pt": "{player} não [move|mover] outro dado.",
    "es": "{player} no [mueve|mover] otro dado.",
}
LEAVE: Words = {
    "en": "{player} [leaves|leave] the {die} in the draft pool.",
    "pt": "{player} [deixa|deixar] o {die} no acervo de compra.",
    "es": "{player} [deja|dejar] el {die} en la reserva.",
}
DRAFT: Words = {
    "en": "{player} [takes|take] the {die} for {tool}.",
    "pt": "{player} [pega|pegar] o {die} para usar {tool}.",
    "es": "{player} [toma|tomar] el {die} para usar {tool}.",
}
PAY: Words = {
    "en": "{player} [pays|pay] for {tool} with the {die}.",
    "pt": "{player} [paga|pagar] {tool} com o {die}.",
    "es": "{player} [paga|pagar] {tool} con el {die}.",
}
EXCHANGE: Words = {
    "en": "{player} [exchanges|exchange] the {hand} for the {die} of the round track.",
    "pt": "{player} [troca|trocar] o {hand} pelo {die} da trilha de rodadas.",
    "es": "{player} [cambia|cambiar] el {hand} por el {die} del contador de rondas.",
}
TURN: Words = {
    "en": "{player} [turns|turn] the {hand} to {value}.",
    "pt": "{player} [vira|virar] o {hand} para {value}.",
    "es": "{player} [gira|girar] el {hand} a {value}.",
}
VALUE: Words = {
    "en": "{player} [sets|set] the {colour} die to {value}.",
    "pt": "{player} [põe|pôr] o dado {colour} em {value}.",
    "es": "{player} [pone|poner] el dado {colour} en {value}.",
}
WINDOW: Words = {
    "en": "{player} [chooses|choose] {pattern} (difficulty {difficulty}).",
    "pt": "{player} [escolhe|escolher] {pattern} (dificuldade {difficulty}).",
    "es": "{player} [elige|elegir] {pattern} (dificultad {difficulty}).",
}

TELLINGS: Mapping[str, Words] = {
    "table": {
        "en": "On the table: {tools}; {objectives}.",
        "pt": "Na mesa: {tools}; {objectives}.",
        "es": "En la mesa: {tools}; {objectives}.",
    },
    "private": {
        "en": "{player} has the private objective {colour}.",
        "pt": "{player} tem o objetivo pessoal {colour}.",
        "es": "{player} tiene el objetivo privado {colour}.",
    },
    "cards": {
        "en": "{player} can choose between {patterns}.",
        "pt": "{player} pode escolher entre {patterns}.",
        "es": "{player} puede elegir entre {patterns}.",
    },
    "chosen": {
        "en": "{player} has chosen a window pattern.",
        "pt": "{player} escolheu um modelo de janela.",
        "es": "{player} ha elegido un patrón de vitral.",
    },
    "window": {
        "en": "{player} shows {pattern} and takes {tokens}.",
        "pt": "{player} mostra {pattern} e recebe {tokens}.",
        "es": "{player} muestra {pattern} y recibe {tokens}.",
    },
    "round": {
        "en": "Round {round} begins with {player}.",
        "pt": "A rodada {round} começa com {player}.",
        "es": "La ronda {round} empieza con {player}.",
    },
    "roll": {
        "en": "The draft pool: {dice}.",
        "pt": "O acervo de compra: {dice}.",
        "es": "La reserva: {dice}.",
    },
    "place": PLACE,
    "tool": USE,
    "draft": {
        "en": "{player} takes the {die}.",
        "pt": "{player} pega o {die}.",
        "es": "{player} toma el {die}.",
    },
    "turned": {
        "en": "The {die} becomes a {becomes}.",
        "pt": "O {die} vira um {becomes}.",
        "es": "El {die} se convierte en un {becomes}.",
    },
    "exchange": {
        "en": "{player} exchanges it for the {die} of round {round} on the round track.",
        "pt": "{player} o troca pelo {die} da rodada {round} na trilha de rodadas.",
        "es": "{player} lo cambia por el {die} de la ronda {round} en el contador de rondas.",
    },
    "return": {
        "en": "The {die} goes to the draft pool.",
        "pt": "O {die} vai para o acervo de compra.",
        "es": "El {die} va a la reserva.",
    },
    "flux": {
        "en": "It goes into the dice bag, and a {colour} die comes out.",
        "pt": "Ele vai para a bolsa de dados, e sai um dado {colour}.",
        "es": "Va a la bolsa de dados y sale un dado {colour}.",
    },
    "value": {
        "en": "{player} makes it a {die}.",
        "pt": "{player} faz dele um {die}.",
        "es": "{player} lo convierte en un {die}.",
    },
    "move": MOVE,
    "reroll": {
        "en": "{player} rolls the draft pool again: {dice}.",
        "pt": "{player} rola de novo o acervo de compra: {dice}.",
        "es": "{player} vuelve a tirar la reserva: {dice}.",
    },
    "pass": {
        "en": "{player} does nothing.",
        "pt": "{player} não faz nada.",
        "es": "{player} no hace nada.",
    },
    "skip": {
        "en": "The second turn of {player} is skipped.",
        "pt": "O segundo turno de {player} é pulado.",
        "es": "Se salta el segundo turno de {player}.",
    },
    "track": {
        "en": "To the round track: {dice}.",
        "pt": "Para a trilha de rodadas: {dice}.",
        "es": "Al contador de rondas: {dice}.",
    },
    "objective": {
        "en": "{player}, {objective}, {times}: {points}.",
        "pt": "{player}, {objective}, {times}: {points}.",
        "es": "{player}, {objective}, {times}: {points}.",
    },
    "private_points": {
        "en": "{player}, private objective {colour}: {points}.",
        "pt": "{player}, objetivo pessoal {colour}: {points}.",
        "es": "{player}, objetivo privado {colour}: {points}.",
    },
    "favor": {
        "en": "{player}, favor tokens left: {points}.",
        "pt": "{player}, marcadores de benefício restantes: {points}.",
        "es": "{player}, fichas de donativo restantes: {points}.",
    },
    "empty": {
        "en": "{player}, {empty}: {points}.",
        "pt": "{player}, {empty}: {points}.",
        "es": "{player}, {empty}: {points}.",
    },
    "end": {
        "en": "The game ends after ten rounds.",
        "pt": "O jogo termina depois de dez rodadas.",
        "es": "La partida termina después de diez rondas.",
    },
}
SOLO_END: dict[bool, Words] = {
    True: {
        "en": "The target score was {target}: won.",
        "pt": "A pontuação alvo era {target}: vitória.",
        "es": "La puntuación objetivo era {target}: victoria.",
    },
    False: {
        "en": "The target score was {target}: not exceeded, lost.",
        "pt": "A pontuação alvo era {target}: não foi superada, derrota.",
        "es": "La puntuación objetivo era {target}: no se ha superado, derrota.",
    },
}
SOLO_WINDOW: Words = {
    "en": "{player} plays on {pattern}.",
    "pt": "{player} joga com {pattern}.",
    "es": "{player} juega con {pattern}.",
}
NO_DICE: Words = {"en": "no dice", "pt": "nenhum dado", "es": "ningún dado"}

REASONS: Sequence[Words] = (
    {"en": "it is legal", "pt": "é permitida", "es": "es legal"},
    {"en": "the game is over", "pt": "o jogo terminou", "es": "la partida ha terminado"},
    {
        "en": "first choose a window pattern",
        "pt": "primeiro escolha um modelo de janela",
        "es": "primero elige un patrón de vitral",
    },
    {
        "en": "that pattern is on none of your two window cards",
        "pt": "esse modelo não está nas suas duas cartas de janela",
        "es": "ese patrón no está en tus dos cartas de vitral",
    },
    {
        "en": "the window patterns have been chosen",
        "pt": "os modelos de janela já foram escolhidos",
        "es": "los patrones de vitral ya están elegidos",
    },
    {
        "en": "the tool in use asks for something else first",
        "pt": "a ferramenta em uso pede outra coisa primeiro",
        "es": "la herramienta en uso pide antes otra cosa",
    },
    {
        "en": "no tool that asks for this is in use",
        "pt": "nenhuma ferramenta que peça isso está em uso",
        "es": "no se está usando ninguna herramienta que pida eso",
    },
    {
        "en": "that die is not in the draft pool",
        "pt": "esse dado não está no acervo de compra",
        "es": "ese dado no está en la reserva",
    },
    {
        "en": "a die was drafted in this turn already",
        "pt": "neste turno já foi escolhido um dado",
        "es": "en este turno ya se ha elegido un dado",
    },
    {
        "en": "another die is in hand",
        "pt": "o dado na mão é outro",
        "es": "el dado en la mano es otro",
    },
    {
        "en": "there is a die on that space",
        "pt": "há um dado nesse espaço",
        "es": "hay un dado en ese espacio",
    },
    {
        "en": "the first die goes to an edge or a corner",
        "pt": "o primeiro dado vai para uma borda ou um canto",
        "es": "el primer dado va a un borde o a una esquina",
    },
    {
        "en": "the die would touch no other die",
        "pt": "o dado não tocaria nenhum outro",
        "es": "el dado no tocaría ningún otro",
    },
    {
        "en": "with this tool the die must touch no other die",
        "pt": "com esta ferramenta o dado não pode tocar nenhum outro",
        "es": "con esta herramienta el dado no puede tocar ningún otro",
    },
    {
        "en": "the space asks for another colour",
        "pt": "o espaço pede outra cor",
        "es": "el espacio pide otro color",
    },
    {
        "en": "the space asks for another value",
        "pt": "o espaço pede outro valor",
        "es": "el espacio pide otro valor",
    },
    {
        "en": "a die of the same colour is beside it",
        "pt": "há um dado da mesma cor ao lado",
        "es": "al lado hay un dado del mismo color",
    },
    {
        "en": "a die of the same value is beside it",
        "pt": "há um dado do mesmo valor ao lado",
        "es": "al lado hay un dado del mismo valor",
    },
    {
        "en": "that tool is not on the table",
        "pt": "essa ferramenta não está na mesa",
        "es": "esa herramienta no está en la mesa",
    },
    {
        "en": "that tool has left the game",
        "pt": "essa ferramenta saiu do jogo",
        "es": "esa herramienta ha salido de la partida",
    },
    {
        "en": "a tool was used in this turn already",
        "pt": "neste turno já foi usada uma ferramenta",
        "es": "en este turno ya se ha usado una herramienta",
    },
    {
        "en": "there are not enough favor tokens",
        "pt": "não há marcadores de benefício suficientes",
        "es": "no hay suficientes fichas de donativo",
    },
    {
        "en": "no die of the tool's colour is in the draft pool",
        "pt": "não há dado da cor da ferramenta no acervo de compra",
        "es": "en la reserva no hay dados del color de la herramienta",
    },
    {
        "en": "that tool is used before a die is drafted",
        "pt": "essa ferramenta é usada antes de escolher um dado",
        "es": "esa herramienta se usa antes de elegir un dado",
    },
    {
        "en": "that tool is for the first turn of a round",
        "pt": "essa ferramenta é para o primeiro turno da rodada",
        "es": "esa herramienta es para el primer turno de la ronda",
    },
    {
        "en": "that tool is for the second turn of a round",
        "pt": "essa ferramenta é para o segundo turno da rodada",
        "es": "esa herramienta es para el segundo turno de la ronda",
    },
    {
        "en": "that tool could not do its work now",
        "pt": "essa ferramenta não poderia fazer seu trabalho agora",
        "es": "esa herramienta no podría hacer su trabajo ahora",
    },
    {
        "en": "that die would find no space",
        "pt": "esse dado não encontraria espaço",
        "es": "ese dado no encontraría espacio",
    },
    {
        "en": "that die cannot pay for the tool",
        "pt": "esse dado não pode pagar a ferramenta",
        "es": "ese dado no puede pagar la herramienta",
    },
    {
        "en": "that die is not on the round track",
        "pt": "esse dado não está na trilha de rodadas",
        "es": "ese dado no está en el contador de rondas",
    },
    {
        "en": "there is no die on that space",
        "pt": "não há dado nesse espaço",
        "es": "no hay dado en ese espacio",
    },
    {
        "en": "the die must move to another space",
        "pt": "o dado deve ir para outro espaço",
        "es": "el dado debe ir a otro espacio",
    },
    {
        "en": "that die has been moved already",
        "pt": "esse dado já foi movido",
        "es": "ese dado ya se ha movido",
    },
    {
        "en": "no die on the round track has that colour",
        "pt": "nenhum dado da trilha de rodadas tem essa cor",
        "es": "ningún dado del contador de rondas tiene ese color",
    },
    {
        "en": "the second die must have the colour of the first",
        "pt": "o segundo dado deve ter a cor do primeiro",
        "es": "el segundo dado debe tener el color del primero",
    },
    {
        "en": "no second die could move then",
        "pt": "depois nenhum segundo dado poderia ser movido",
        "es": "después no se podría mover un segundo dado",
    },
    {
        "en": "the tool must move a die",
        "pt": "a ferramenta deve mover um dado",
        "es": "la herramienta debe mover un dado",
    },
    {
        "en": "the die in hand must be placed",
        "pt": "o dado na mão deve ser colocado",
        "es": "el dado en la mano debe colocarse",
    },
    {
        "en": "the round track is empty",
        "pt": "a trilha de rodadas está vazia",
        "es": "el contador de rondas está vacío",
    },
    {
        "en": "no tool that asks for a die is in use; to place a die, write its space too, such as R5@23",
        "pt": "nenhuma ferramenta que peça um dado está em uso; para colocar um dado, escreva também o espaço, "
        "como R5@23",
        "es": "no se está usando ninguna herramienta que pida un dado; para colocar un dado, escribe también el "
        "espacio, como R5@23",
    },
)
TIE_BREAK: Words = {
    "en": "Between equal scores decide the points of the private objective, then the favor tokens left, then who was "
    "later in the last round.",
    "pt": "Entre pontuações iguais decidem os pontos do objetivo pessoal, depois os marcadores de benefício restantes, "
    "depois quem jogou mais tarde na última rodada.",
    "es": "Entre puntuaciones iguales deciden los puntos del objetivo privado, luego las fichas de donativo restantes, "
    "luego quien jugó más tarde en la última ronda.",
}
NOTATION_HELP: Words = {
    "en": (
        "R5@23 places the red 5 of the pool on row 2, column 3. T7 uses tool 7; then 23>34 moves a die, R5 names a die "
        "of the pool, =R5 one of the round track, +1 and -1 change a value, V4 sets it, STOP and LEAVE end a tool. "
        "For a tool on the drafted die write the tool first (T1), then the die (R5), then where it goes (R6@23). "
        "END ends the turn, W9A chooses a window. R red, Y yellow, G green, B blue, P purple."
    ),
    "pt": (
        "R5@23 põe o 5 vermelho do acervo na linha 2, coluna 3. T7 usa a ferramenta 7; então 23>34 move um dado, R5 "
        "nomeia um dado do acervo, =R5 um da trilha de rodadas, +1 e -1 mudam um valor, V4 o define, STOP e LEAVE "
        "encerram a ferramenta. Para uma ferramenta sobre o dado escolhido, escreva primeiro a ferramenta (T1), depois "
        "o dado (R5), depois aonde ele vai (R6@23). END encerra o turno, W9A escolhe uma janela. "
        "R vermelho, Y amarelo, G verde, B azul, P roxo."
    ),
    "es": (
        "R5@23 pone el 5 rojo de la reserva en la fila 2, columna 3. T7 usa la herramienta 7; entonces 23>34 mueve un "
        "dado, R5 nombra un dado de la reserva, =R5 uno del contador de rondas, +1 y -1 cambian un valor, V4 lo fija, "
        "STOP y LEAVE terminan la herramienta. Para una herramienta sobre el dado elegido, escribe primero la "
        "herramienta (T1), luego el dado (R5), luego adónde va (R6@23). END termina el turno, W9A elige un vitral. "
        "R rojo, Y amarillo, G verde, B azul, P morado."
    ),
}
QUESTIONS: Sequence[Words] = (
    {
        "en": "Which window? W, card and side.",
        "pt": "Qual janela? W, carta e lado.",
        "es": "¿Qué vitral? W, carta y lado.",
    },
    {"en": "", "pt": "", "es": ""},
    {
        "en": "Which die of the pool pays for the tool?",
        "pt": "Qual dado do acervo paga a ferramenta?",
        "es": "¿Qué dado de la reserva paga la herramienta?",
    },
    {
        "en": "On which die of the pool is the tool used?",
        "pt": "Em qual dado do acervo se usa a ferramenta?",
        "es": "¿En qué dado de la reserva se usa la herramienta?",
    },
    {
        "en": "One up or one down: +1 or -1?",
        "pt": "Um a mais ou a menos: +1 ou -1?",
        "es": "Uno más o uno menos: ¿+1 o -1?",
    },
    {
        "en": "For which die of the round track? = and the die.",
        "pt": "Por qual dado da trilha de rodadas? = e o dado.",
        "es": "¿Por qué dado del contador de rondas? = y el dado.",
    },
    {
        "en": "Which value does the new die show? V and the value.",
        "pt": "Qual valor mostra o novo dado? V e o valor.",
        "es": "¿Qué valor muestra el nuevo dado? V y el valor.",
    },
    {
        "en": "Where does the die in hand go?",
        "pt": "Para onde vai o dado na mão?",
        "es": "¿Adónde va el dado en la mano?",
    },
    {
        "en": "Which die moves where? From and to, such as 23>34.",
        "pt": "Qual dado vai para onde? De e para, como 23>34.",
        "es": "¿Qué dado va adónde? De y a, como 23>34.",
    },
    {
        "en": "Which further die is placed, and where?",
        "pt": "Qual outro dado se coloca, e onde?",
        "es": "¿Qué otro dado se coloca, y dónde?",
    },
    {"en": "", "pt": "", "es": ""},
)
OR_LEAVE: Words = {
    "en": "LEAVE leaves it in the pool.",
    "pt": "LEAVE deixa-o no acervo.",
    "es": "LEAVE lo deja en la reserva.",
}
OR_STOP: Words = {
    "en": "STOP moves no other die.",
    "pt": "STOP não move outro dado.",
    "es": "STOP no mueve otro dado.",
}


def die_words(die: str, language: str) -> str:
    """A die such as `R5` in words."""
    colour = COLOUR_WORDS[language][LETTERS.index(die[0])]
    return DIE[language].format(colour=colour, value=die[1])


def counted(words: Mapping[str, tuple[str, str]], n: int, language: str) -> str:
    """So many of something."""
    return f"{n} {plural(words[language], n)}"
