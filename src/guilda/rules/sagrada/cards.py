"""What the cards of Sagrada say in English, Portuguese and Spanish. Tools keep their names in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from guilda.rules.speech import Words

TOOL_TEXTS: Sequence[Words] = (
    {
        "en": "Raise or lower the drafted die by 1, but never from 6 to 1 or from 1 to 6.",
        "pt": "Aumente ou diminua em 1 o dado escolhido, mas nunca de 6 para 1 nem de 1 para 6.",
        "es": "Aumenta o reduce en 1 el dado elegido, pero nunca de 6 a 1 ni de 1 a 6.",
    },
    {
        "en": "Move one die of your window; the colour printed on its new space does not count, every other rule does.",
        "pt": "Mova um dado da sua janela; a cor impressa no novo espaço não conta, todas as outras regras sim.",
        "es": "Mueve un dado de tu vitral; el color impreso en el nuevo espacio no cuenta, todas las demás reglas sí.",
    },
    {
        "en": "Move one die of your window; the value printed on its new space does not count, every other rule does.",
        "pt": "Mova um dado da sua janela; o valor impresso no novo espaço não conta, todas as outras regras sim.",
        "es": "Mueve un dado de tu vitral; el valor impreso en el nuevo espacio no cuenta, todas las demás reglas sí.",
    },
    {
        "en": "Move exactly two dice of your window by all the rules.",
        "pt": "Mova exatamente dois dados da sua janela, seguindo todas as regras.",
        "es": "Mueve exactamente dos dados de tu vitral, siguiendo todas las reglas.",
    },
    {
        "en": "Exchange the drafted die for one on the round track.",
        "pt": "Troque o dado escolhido por um da trilha de rodadas.",
        "es": "Cambia el dado elegido por uno del contador de rondas.",
    },
    {
        "en": "Roll the drafted die again; without a space for it, it goes back to the draft pool.",
        "pt": "Role de novo o dado escolhido; se não houver espaço para ele, volta ao acervo de compra.",
        "es": "Vuelve a tirar el dado elegido; si no hay espacio para él, vuelve a la reserva.",
    },
    {
        "en": "Roll all dice of the draft pool again; in your second turn, before drafting.",
        "pt": "Role de novo todos os dados do acervo de compra; no seu segundo turno, antes de escolher um dado.",
        "es": "Vuelve a tirar todos los dados de la reserva; en tu segundo turno, antes de elegir un dado.",
    },
    {
        "en": "In your first turn, draft and place one more die now; your second turn of the round is skipped.",
        "pt": "No seu primeiro turno, escolha e coloque mais um dado agora; seu segundo turno da rodada é pulado.",
        "es": "En tu primer turno, elige y coloca ahora un dado más; se salta tu segundo turno de la ronda.",
    },
    {
        "en": "Place the drafted die on a space that touches no other die; the print of the space still holds.",
        "pt": "Coloque o dado escolhido em um espaço que não toque nenhum outro dado; a impressão do espaço vale.",
        "es": "Coloca el dado elegido en un espacio que no toque ningún otro dado; lo impreso en él sigue valiendo.",
    },
    {
        "en": "Turn the drafted die to its opposite side.",
        "pt": "Vire o dado escolhido para o lado oposto.",
        "es": "Gira el dado elegido a su cara opuesta.",
    },
    {
        "en": "Put the drafted die into the bag and draw another; choose its value, place it or leave it in the pool.",
        "pt": "Ponha o dado escolhido na bolsa e tire outro; escolha seu valor e coloque-o ou deixe-o no acervo.",
        "es": "Mete el dado elegido en la bolsa y saca otro; elige su valor y colócalo o déjalo en la reserva.",
    },
    {
        "en": "Move one or two dice of one colour that a die on the round track shows, by all the rules.",
        "pt": "Mova um ou dois dados de uma mesma cor que algum dado da trilha de rodadas mostre, seguindo as regras.",
        "es": "Mueve uno o dos dados de un color que muestre algún dado del contador de rondas, siguiendo las reglas.",
    },
)

# Public objectives, and the other items of a score
ITEMS: Mapping[str, Words] = {
    "row_colours": {
        "en": "Row Colour Variety",
        "pt": "Linhas com Cores Variadas",
        "es": "Variedad de color en filas",
    },
    "column_colours": {
        "en": "Column Colour Variety",
        "pt": "Colunas com Cores Variadas",
        "es": "Variedad de color en columnas",
    },
    "row_shades": {
        "en": "Row Shade Variety",
        "pt": "Linhas com Tons Variados",
        "es": "Variedad de tono en filas",
    },
    "column_shades": {
        "en": "Column Shade Variety",
        "pt": "Colunas com Tons Variados",
        "es": "Variedad de tono en columnas",
    },
    "light_shades": {"en": "Light Shades", "pt": "Tons Claros", "es": "Tonos claros"},
    "medium_shades": {"en": "Medium Shades", "pt": "Tons Médios", "es": "Tonos medios"},
    "deep_shades": {"en": "Deep Shades", "pt": "Tons Escuros", "es": "Tonos oscuros"},
    "shade_variety": {"en": "Shade Variety", "pt": "Variabilidade de Tom", "es": "Variedad de tono"},
    "colour_variety": {"en": "Colour Variety", "pt": "Variabilidade de Cor", "es": "Variedad de color"},
    "colour_diagonals": {"en": "Colour Diagonals", "pt": "Diagonais de Cor", "es": "Diagonales de color"},
    "private": {"en": "private objective", "pt": "objetivo pessoal", "es": "objetivo privado"},
    "favor": {"en": "favor tokens", "pt": "marcadores de benefício", "es": "fichas de donativo"},
    "empty": {"en": "empty spaces", "pt": "espaços vazios", "es": "espacios vacíos"},
}
# What an objective scores for, after "for each"
OBJECTIVE_TEXTS: Mapping[str, Words] = {
    "row_colours": {
        "en": "complete row without a repeated colour",
        "pt": "linha completa sem cor repetida",
        "es": "fila completa sin colores repetidos",
    },
    "column_colours": {
        "en": "complete column without a repeated colour",
        "pt": "coluna completa sem cor repetida",
        "es": "columna completa sin colores repetidos",
    },
    "row_shades": {
        "en": "complete row without a repeated value",
        "pt": "linha completa sem valor repetido",
        "es": "fila completa sin valores repetidos",
    },
    "column_shades": {
        "en": "complete column without a repeated value",
        "pt": "coluna completa sem valor repetido",
        "es": "columna completa sin valores repetidos",
    },
    "light_shades": {"en": "pair of a 1 and a 2", "pt": "par de 1 e 2", "es": "par de 1 y 2"},
    "medium_shades": {"en": "pair of a 3 and a 4", "pt": "par de 3 e 4", "es": "par de 3 y 4"},
    "deep_shades": {"en": "pair of a 5 and a 6", "pt": "par de 5 e 6", "es": "par de 5 y 6"},
    "shade_variety": {
        "en": "set of the values 1 to 6",
        "pt": "conjunto dos valores de 1 a 6",
        "es": "conjunto de los valores del 1 al 6",
    },
    "colour_variety": {
        "en": "set of the five colours",
        "pt": "conjunto das cinco cores",
        "es": "conjunto de los cinco colores",
    },
    "colour_diagonals": {
        "en": "die with one of its own colour diagonally beside it",
        "pt": "dado com outro da mesma cor na diagonal",
        "es": "dado con otro de su color en diagonal",
    },
}
