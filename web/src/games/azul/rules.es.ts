/** The rules of Azul in Spanish. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Azul",
  intro:
    "Alicatas la pared de un palacio. En cada ronda tomas azulejos de las fábricas, los juntas en líneas y llevas a la pared un azulejo de cada línea llena. Los azulejos que tocan otros valen más; los que no caben te cuestan puntos.",
  sections: [
    {
      id: "setup",
      title: "Antes de la primera ronda",
      blocks: [
        "La bolsa tiene 100 azulejos, 20 de cada color: [[azul-blue]] [[azul-yellow]] [[azul-red]] [[azul-black]] [[azul-white]]. En el medio hay 5 expositores de fábrica para dos jugadores, 7 para tres, 9 para cuatro. Cada uno recibe 4 azulejos de la bolsa.",
        "Cada jugador tiene un tablero: a la izquierda cinco líneas de patrón, de 1 a 5 espacios; a la derecha una pared de 5 × 5 espacios; abajo la línea de suelo. Todos empiezan con 0 puntos. El azar decide quién empieza; la loseta de jugador inicial [[first]] va al centro de la mesa.",
      ],
    },
    {
      id: "take",
      title: "Tomar azulejos",
      blocks: [
        "En tu turno, toma todos los azulejos de un color, de una fábrica o del centro. Lo que queda en esa fábrica pasa al centro.",
        { figure: "take", caption: "Se toman los dos amarillos; el negro y el blanco pasan al centro." },
        "El primer jugador de la ronda que toma del centro se lleva también la loseta [[first]]. Va al espacio libre más a la izquierda de su línea de suelo, antes que los azulejos del mismo turno, y cuesta puntos como un azulejo. A cambio, ese jugador empieza la próxima ronda.",
        "Los turnos siguen en el sentido del reloj hasta que no quedan azulejos en ninguna fábrica ni en el centro.",
      ],
    },
    {
      id: "lines",
      title: "Colocar los azulejos",
      blocks: [
        "Todos los azulejos que tomaste van a una de tus líneas de patrón, o a tu línea de suelo.",
        {
          list: [
            "Una línea tiene un solo color: puedes añadir, no mezclar.",
            "Una línea no admite un color que la misma fila de tu pared ya muestra.",
            "Los azulejos que no caben en la línea caen a la línea de suelo.",
            "Puedes poner todos en la línea de suelo, aunque quepan en otra.",
          ],
        },
        { figure: "lines", caption: "Las líneas 1 y 2 están llenas y pasarán a la pared. La línea 3 no admite negro: su fila de la pared ya tiene uno." },
      ],
    },
    {
      id: "tiling",
      title: "Alicatar la pared",
      blocks: [
        "Cuando se han tomado todos los azulejos, cada jugador recorre sus líneas de arriba abajo. De cada línea llena, un azulejo pasa al espacio de su color en la misma fila de la pared; los demás van a la tapa de la caja. Las líneas que no están llenas guardan sus azulejos para la próxima ronda.",
        "El azulejo puntúa en cuanto está en la pared. Si no toca ningún otro, vale 1 punto.",
        { figure: "single", caption: "Nada toca el azulejo rojo: 1 punto." },
        "Si tiene vecinos, cuenta los azulejos que forman con él una fila sin huecos, y los que forman con él una columna sin huecos. Cada una cuenta solo si tiene al menos 2 azulejos; el azulejo nuevo cuenta en las dos.",
        { figure: "score", caption: "El azulejo azul forma una fila de 2 y una columna de 3: 5 puntos." },
      ],
    },
    {
      id: "floor",
      title: "La línea de suelo",
      blocks: [
        "Después del alicatado, cada espacio ocupado de tu línea de suelo cuesta lo que pone debajo: 1, 1, 2, 2, 2, 3, 3, desde la izquierda. La loseta cuenta como un azulejo. La puntuación nunca baja de 0.",
        { figure: "floor", caption: "La loseta y dos azulejos cuestan 1 + 1 + 2 = 4 puntos." },
        "La línea de suelo tiene siete espacios. Lo que no cabe ahí no cuesta nada más: los azulejos van a la tapa, y la loseta sigue decidiendo quién empieza. Después, la línea de suelo se vacía en la tapa; la loseta vuelve al centro.",
      ],
    },
    {
      id: "next",
      title: "La próxima ronda",
      blocks: [
        "Cada fábrica recibe otra vez 4 azulejos. Cuando la bolsa se vacía, los azulejos de la tapa vuelven a ella. Si ni así alcanzan, la ronda empieza con lo que hay.",
        "Empieza quien se llevó la loseta. Si nadie se la llevó, empieza el mismo jugador de antes.",
      ],
    },
    {
      id: "end",
      title: "Fin de la partida",
      blocks: [
        "La partida termina después del alicatado en el que alguien ha completado una fila horizontal de cinco azulejos. Entonces hay bonificaciones:",
        { list: ["2 puntos por cada fila completa,", "7 puntos por cada columna completa,", "10 puntos por cada color cuyos cinco azulejos están en tu pared."] },
        { figure: "bonus", caption: "Una fila (2), una columna (7) y los cinco azules (10): 19 puntos." },
        "Gana quien tiene más puntos. Entre puntuaciones iguales deciden más filas completas; si también son iguales, la victoria se comparte.",
        "En casos raros la partida termina antes, con las mismas bonificaciones: cuando no se puede repartir ningún azulejo, o cuando cinco rondas seguidas no han puesto azulejos en ninguna pared.",
      ],
    },
    {
      id: "free",
      title: "Variante: la pared libre",
      blocks: [
        "La pared no muestra colores. Cuando una línea está llena, eliges el espacio en su fila, pero ningún color puede aparecer dos veces en una fila o en una columna.",
        "Si no hay tal espacio, todos los azulejos de esa línea caen enseguida a la línea de suelo. Los jugadores deciden uno tras otro, cada uno de arriba abajo.",
        "Cuando ya no se puede completar ninguna fila de ningún jugador, la partida termina.",
      ],
    },
  ],
};
