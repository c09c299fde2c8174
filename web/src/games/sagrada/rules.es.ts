/** Las reglas de Sagrada en español. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Sagrada",
  intro:
    "Construyes un vitral con dados. En diez rondas tomas dados de una reserva común y los colocas según las reglas de tu vitral; al final, los objetivos dicen cuánto vale. De 2 a 4 jugadores, o en solitario contra una puntuación objetivo.",
  sections: [
    {
      id: "setup",
      title: "Antes de la primera ronda",
      blocks: [
        "La bolsa contiene 90 dados, 18 de cada color: rojo [[die-red]], amarillo [[die-yellow]], verde [[die-green]], azul [[die-blue]] y morado [[die-purple]]. El valor de un dado se llama también tono.",
        "Recibes un objetivo privado, uno de los cinco colores, que solo tú conoces. Después eliges uno de cuatro patrones de vitral. Los demás ven tu elección cuando todos han elegido.",
        { figure: "window", caption: "Un vitral de 4 filas y 5 columnas. Los espacios con color admiten solo ese color, los que llevan puntos solo ese valor, los blancos cualquier dado. Los rombos muestran la dificultad." },
        "Por la dificultad del vitral, de 3 a 6, recibes otras tantas fichas de donativo [[favor]]. Tres objetivos públicos y tres cartas de herramienta quedan a disposición de todos.",
      ],
    },
    {
      id: "round",
      title: "Una ronda",
      blocks: [
        "El primer jugador saca de la bolsa dos dados por jugador y uno más, y los tira: es la reserva. Cada uno juega un turno; luego los turnos vuelven, de modo que el último juega dos seguidos y el primero juega el último.",
        { figure: "turns", caption: "Los turnos de una ronda con tres jugadores." },
        "En tu turno puedes hacer las dos cosas, en cualquier orden, una vez cada una como mucho:",
        { list: ["tomar un dado de la reserva y colocarlo en tu vitral;", "usar una herramienta."] },
        "No estás obligado a ninguna. Los dados que sobran al final van al contador de rondas, al espacio de esa ronda. Entonces empieza el jugador siguiente. Tras diez rondas la partida termina.",
      ],
    },
    {
      id: "place",
      title: "Colocar un dado",
      blocks: [
        {
          list: [
            "Tu primer dado va en el borde o en una esquina del vitral; lo mismo vale para el siguiente si una herramienta lo ha vaciado.",
            "Todo dado posterior toca a un dado ya colocado, por un lado o por una esquina.",
            "El espacio lo admite: el color o el valor impreso debe coincidir.",
            "Los dados contiguos (no en diagonal) difieren en color **y** en valor.",
            "Solo cabe un dado por espacio, y se queda ahí salvo que una herramienta lo mueva.",
          ],
        },
        { figure: "place", caption: "Bien: el 5 verde en un espacio blanco, el 6 verde en uno verde. Mal: el 2 rojo bajo el 2 azul (mismo valor), el 3 morado que no toca ningún dado." },
      ],
    },
    {
      id: "tools",
      title: "Herramientas",
      blocks: [
        "Una herramienta cuesta 1 ficha de donativo si nadie la ha usado aún, y 2 después. Las fichas se quedan en la carta. Solo se puede usar cuando es posible hacer todo lo que dice. «Dado elegido» es el dado que tomas en este turno y aún no has colocado.",
        { figure: "tool", caption: "Grozing Pliers: una ficha de donativo convierte un 2 en un 3." },
        {
          list: [
            "**Grozing Pliers**: aumenta o reduce en 1 el dado elegido, pero no de 6 a 1 ni de 1 a 6.",
            "**Eglomise Brush**: mueve uno de tus dados; el color impreso en el nuevo espacio no cuenta.",
            "**Copper Foil Burnisher**: mueve uno de tus dados; el valor impreso en el nuevo espacio no cuenta.",
            "**Lathekin**: mueve exactamente dos de tus dados, uno tras otro, siguiendo todas las reglas.",
            "**Lens Cutter**: cambia el dado elegido por uno del contador de rondas.",
            "**Flux Brush**: vuelve a tirar el dado elegido. Si no cabe en ningún sitio, vuelve a la reserva.",
            "**Glazing Hammer**: vuelve a tirar todos los dados de la reserva; solo en tu segundo turno, antes de tomar un dado.",
            "**Running Pliers**: en tu primer turno, toma y coloca ahora un dado más; no tienes segundo turno en esta ronda.",
            "**Cork-backed Straightedge**: coloca el dado elegido donde no toque a ningún otro; lo impreso en el espacio sigue valiendo.",
            "**Grinding Stone**: gira el dado elegido a su cara opuesta (1 y 6, 2 y 5, 3 y 4).",
            "**Flux Remover**: mete el dado elegido en la bolsa y saca otro; elige su valor y colócalo o déjalo en la reserva.",
            "**Tap Wheel**: mueve uno o dos de tus dados de un mismo color, que muestre el contador de rondas, siguiendo todas las reglas.",
          ],
        },
        "Las herramientas que mueven dados se usan antes de tomar un dado o después de colocarlo, no en medio. Salvo la que la carta suspende, todas las reglas de colocación valen para el dado que se mueve.",
      ],
    },
    {
      id: "score",
      title: "Puntuación",
      blocks: [
        "Cada objetivo público cuenta tantas veces como se cumpla:",
        {
          list: [
            "**Variedad de color en filas** 6, **en columnas** 5: por cada fila o columna completa sin colores repetidos.",
            "**Variedad de tono en filas** 5, **en columnas** 4: por cada fila o columna completa sin valores repetidos.",
            "**Tonos claros, medios, oscuros** 2: por cada pareja de 1 y 2, de 3 y 4, de 5 y 6, estén donde estén.",
            "**Variedad de tono** 5: por cada conjunto de los valores del 1 al 6. **Variedad de color** 4: por cada conjunto de los cinco colores.",
            "**Diagonales de color** 1: por cada dado que tenga otro de su color en diagonal.",
          ],
        },
        { figure: "objectives", caption: "Una fila de cinco colores, una pareja de tonos claros, un conjunto de todos los valores." },
        "Tu objetivo privado da la suma de los valores de tus dados de ese color. Cada ficha de donativo guardada vale 1 punto; cada espacio vacío cuesta 1.",
        "Gana quien tiene más puntos. En caso de empate decide el objetivo privado, después las fichas de donativo que queden, después quien va más tarde en el orden de la última ronda.",
      ],
    },
    {
      id: "solo",
      title: "En solitario",
      blocks: [
        "En cada ronda tiras cuatro dados y juegas dos turnos. No hay fichas de donativo: una herramienta se paga con un dado de la reserva que tenga el color de la marca de la carta, y ambos salen de la partida. Eliges cuántas herramientas hay, de 5 (fácil) a 1 (desafío extremo), y si cuentan dos o tres objetivos públicos.",
        "Tu puntuación objetivo es la suma de todos los dados del contador de rondas. Tienes dos objetivos privados, de los que cuenta el mejor, y cada espacio vacío cuesta 3 puntos. Ganas con más puntos que el objetivo.",
      ],
    },
  ],
};
