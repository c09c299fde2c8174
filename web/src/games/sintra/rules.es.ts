/** The rules of Stained Glass of Sintra in Spanish. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Azul: Vitrales de Sintra",
  intro:
    "Pones cristal en las ventanas de un palacio. Un vidriero recorre tus tiras de izquierda a derecha; debajo de él colocas piezas de cristal en los espacios de su color. Una tira llena lleva una pieza a la ventana de abajo y puntúa. Las piezas sin espacio se rompen.",
  sections: [
    {
      id: "setup",
      title: "Antes de la primera ronda",
      blocks: [
        "Hay 100 piezas de cristal, 20 de cada color: [[sintra-yellow]] [[sintra-orange]] [[sintra-pink]] [[sintra-blue]] [[sintra-white]]. En el medio hay 5 expositores de fábrica para dos jugadores, 7 para tres, 9 para cuatro, con 4 piezas de la bolsa cada uno.",
        "Cada jugador tiene un tablero de Palacio con ocho ventanas de dos espacios, y encima de cada ventana una tira de patrón de cinco espacios. Las tiras tienen dos lados; el orden y el lado quedan al azar, solo el lado con dos espacios comodín empieza boca abajo. Todos pueden ver el dorso; el ojo del tablero lo muestra.",
        "El vidriero [[glazier]] está sobre la tira más a la izquierda. Todos empiezan con 0 puntos y sin cristal roto. En el indicador de ronda hay una pieza en cada una de las seis rondas; su color da puntos en esa ronda. El azar decide quién empieza; la loseta de jugador inicial [[first]] va al centro.",
      ],
    },
    {
      id: "turn",
      title: "Tu turno",
      blocks: [
        "Se juegan seis rondas. En tu turno haces una de dos cosas: tomar piezas y avanzar un patrón, o devolver el vidriero. La ronda termina cuando no quedan piezas en ninguna fábrica ni en el centro.",
      ],
    },
    {
      id: "take",
      title: "Tomar piezas",
      blocks: [
        "Toma todas las piezas de un color, de una fábrica o del centro. Lo que queda en esa fábrica pasa al centro.",
        { figure: "take", caption: "Las dos azules van a una tira; la rosa y la blanca pasan al centro." },
        "El primer jugador de la ronda que toma del centro se lleva también la loseta [[first]] y avanza un paso en el registro de cristal roto. A cambio, ese jugador empieza la próxima ronda.",
      ],
    },
    {
      id: "place",
      title: "Avanzar un patrón",
      blocks: [
        "Todas las piezas que tomaste van a una sola tira: la que está bajo tu vidriero o una a su derecha, nunca a su izquierda. El vidriero va a la tira elegida.",
        { figure: "glazier", caption: "Con el vidriero sobre la tira 3, dos piezas azules pueden ir a las tiras 3, 4, 6 y 8. Las tiras 1 y 2 quedan fuera de alcance; la 5 y la 7 no tienen espacio azul." },
        {
          list: [
            "Cada pieza necesita un espacio vacío de su color, o un espacio comodín vacío.",
            "Hay que colocar tantas piezas como quepan. Las que sobran se rompen: un paso en el registro de cristal roto por cada una, antes de que puntúe la tira.",
            "Debes elegir una tira donde quepa al menos una pieza. Solo si no hay ninguna al alcance se rompen todas; el vidriero se queda entonces donde está.",
          ],
        },
        { figure: "wild", caption: "Un espacio comodín admite cualquier color. De dos piezas rosas, una va al rosa y otra a un comodín; donde se puede elegir, eliges tú." },
      ],
    },
    {
      id: "complete",
      title: "Una tira completa",
      blocks: [
        "Cuando los cinco espacios de una tira están llenos, ocurre en este orden:",
        {
          list: [
            "Bonificación por color: 1 punto por cada una de las cinco piezas que tiene el color de la ronda.",
            "Te quedas con una de las cinco piezas, del color que quieras, para la ventana de abajo. Las otras cuatro van a la torre de cristal.",
            "La primera pieza ocupa el espacio superior, y la tira se da la vuelta, vacía. La segunda ocupa el espacio inferior: la ventana queda completa y la tira sale del juego.",
            "Puntos de la ventana: el número bajo esa ventana, y los números bajo todas las ventanas a su derecha que tienen al menos una pieza.",
          ],
        },
        { figure: "window", caption: "La ventana 4 recibe su primera pieza: 2 puntos por ella, 1 por la ventana 6 y 2 por la ventana 8. Son 5." },
        "Por eso una ventana muy a la derecha vale poco sola, pero cuenta de nuevo cada vez que puntúa una ventana a su izquierda.",
      ],
    },
    {
      id: "back",
      title: "Devolver el vidriero",
      blocks: [
        "En vez de tomar piezas, puedes devolver el vidriero a tu tira más a la izquierda. Eso es todo tu turno. No es posible si ya está allí, ni si no te queda ninguna tira.",
      ],
    },
    {
      id: "round",
      title: "Fin de una ronda",
      blocks: [
        "La pieza de la ronda que pasó sale del indicador de ronda hacia la torre, y cada fábrica recibe 4 piezas de la bolsa. Cuando la bolsa se vacía, la torre se vacía en ella. Si ni así alcanzan, la ronda empieza con lo que hay.",
        "Empieza quien se llevó la loseta. Si nadie se la llevó, empieza el mismo jugador de antes. Los vidrieros se quedan donde están.",
      ],
    },
    {
      id: "glass",
      title: "Cristal roto",
      blocks: [
        "Cada paso en el registro de cristal roto cuesta más: 0, 1, 2, 4, 6, 8, 11, 14, 18. Se paga el espacio en el que se está al final de la partida.",
        "Quien llega al último espacio pierde enseguida 18 puntos y empieza de nuevo el registro; los pasos que faltan siguen desde ahí. La puntuación nunca baja de 0.",
      ],
    },
    {
      id: "end",
      title: "Fin de la partida",
      blocks: [
        "Después de la sexta ronda cada uno cuenta:",
        { list: ["1 punto por cada 3 piezas que quedan en las tiras, todas juntas;", "la pérdida del registro de cristal roto;", "la bonificación del lado del tablero en que se juega."] },
        "El lado A tiene cuatro ornamentos, cada uno entre dos ventanas. Con los 4 espacios de alrededor ocupados, un ornamento da 10 puntos; con 3 espacios, 6; con 2 espacios, 3.",
        { figure: "ornaments", caption: "Primer ornamento: cuatro espacios, 10 puntos. Segundo: tres espacios, 6 puntos. El tercero tiene uno solo y no da nada." },
        "El lado B da el número de tus ventanas completas por el número de espacios con tu mejor color.",
        "Gana quien tiene más puntos. Entre puntuaciones iguales, decide quien perdió menos puntos por cristal roto en toda la partida; si también es igual, la victoria se comparte.",
      ],
    },
  ],
};
