/** Las reglas de Splendor en español. */
import type { RulesPage } from "../../lib/board";

export const rules: RulesPage = {
  title: "Splendor",
  intro:
    "Eres un mercader de gemas del Renacimiento. Con fichas compras cartas; cada carta abarata las siguientes, y las mejores traen puntos de prestigio y la visita de nobles. Quien llega a 15 puntos termina la partida con esa ronda. De 2 a 4 jugadores.",
  sections: [
    {
      id: "setup",
      title: "Lo que hay en la mesa",
      blocks: [
        "Hay fichas de cinco gemas: diamante [[gem-white]], zafiro [[gem-blue]], esmeralda [[gem-green]], rubí [[gem-red]] y ónice [[gem-black]]: 4 de cada una para dos jugadores, 5 para tres, 7 para cuatro. Además hay 5 fichas de oro [[gem-gold]], el comodín.",
        "Hay tres mazos de cartas de desarrollo: 40 de nivel 1, 30 de nivel 2 y 20 de nivel 3. Cuatro cartas de cada nivel están boca arriba.",
        { figure: "card", caption: "Una carta: sus puntos arriba a la izquierda, su gema (la bonificación) arriba a la derecha, su coste abajo. Los dorsos muestran los niveles 3, 2 y 1." },
        "Se sacan al azar tantos nobles como jugadores, y uno más. Al principio nadie tiene nada; el azar decide quién empieza.",
      ],
    },
    {
      id: "turn",
      title: "Tu turno: una de cuatro cosas",
      blocks: [
        {
          list: [
            "**Tomar tres fichas** de gemas distintas. Si quedan menos de tres gemas en la reserva, tomas una de cada una que quede.",
            "**Tomar dos fichas** de la misma gema, solo si hay al menos cuatro en la reserva antes de tomarlas.",
            "**Reservar una carta** y tomar un oro.",
            "**Comprar una carta** de la mesa, o una que reservaste antes.",
          ],
        },
        { figure: "take", caption: "Tres gemas distintas, o dos de una gema de la que hay cuatro." },
        "Si nada de esto es posible, pasas.",
      ],
    },
    {
      id: "tokens",
      title: "Diez fichas",
      blocks: [
        "Al final de tu turno tienes como mucho diez fichas, contando el oro. Si tienes más, devuelves las que sobran, las que quieras, incluso las que acabas de tomar. Las fichas y las cartas compradas están a la vista de todos.",
      ],
    },
    {
      id: "reserve",
      title: "Reservar",
      blocks: [
        "Toma una carta boca arriba, o la primera de un mazo, que solo verás tú. Se queda contigo hasta que la compres; no se puede descartar. Nadie tiene más de tres cartas reservadas.",
        { figure: "reserve", caption: "Con la carta viene una ficha de oro, si queda alguna. El oro no se consigue de otra manera." },
        "Reservar guarda una carta para ti, o la aparta de otro.",
      ],
    },
    {
      id: "buy",
      title: "Comprar",
      blocks: [
        "Tus bonificaciones reducen el coste de la carta: cada carta comprada antes cuenta como una gema de su color, en cada compra. Lo que falta lo pagas con fichas. El oro vale por cualquier gema, y puedes gastarlo aunque tengas la gema misma. Lo que pagas vuelve a la reserva.",
        { figure: "pay", caption: "Coste: 2 diamantes, 1 rubí, 4 ónices. Las bonificaciones pagan los diamantes y un ónice; un rubí, dos ónices y un oro pagan el resto." },
        "Una carta cuyo coste cubren tus bonificaciones es gratis. El lugar de una carta comprada o reservada se llena enseguida con la del mazo; si el mazo se acabó, queda vacío.",
      ],
    },
    {
      id: "nobles",
      title: "Nobles",
      blocks: [
        "Al final de tu turno te visita un noble si tus bonificaciones alcanzan lo que pide. Solo cuentan las cartas, no las fichas. No cuesta acción, y la visita no se puede rechazar. Si pueden venir varios, eliges uno; otro puede venir tras un turno posterior.",
        { figure: "noble", caption: "Este noble pide 3 cartas de diamante, 3 de rubí y 3 de ónice, y trae 3 puntos." },
        "El noble que ha venido se queda, y ningún otro ocupa su lugar en la mesa.",
      ],
    },
    {
      id: "end",
      title: "El final",
      blocks: [
        "Cuando alguien tiene 15 puntos al final de un turno, se juega hasta el final de la ronda, para que todos hayan tenido los mismos turnos. Gana quien tiene más puntos. En caso de empate decide quien compró menos cartas; si también eso empata, la victoria se comparte.",
        "La partida también termina, con el mismo recuento, cuando todos pasan en una misma ronda, o cuando en veinte rondas seguidas nadie ha comprado ni reservado una carta.",
      ],
    },
    {
      id: "advice",
      title: "Para la primera partida",
      blocks: [
        {
          list: [
            "Primero las cartas baratas de nivel 1: pagan todo lo que viene después.",
            "Mira pronto los nobles y las cartas caras, y compra las gemas que tienen en común.",
            "Tres fichas distintas valen más que dos iguales, salvo que esas dos sean justo lo que falta.",
            "Fíjate en lo que reúnen los demás: una carta que están a punto de comprar se puede reservar.",
          ],
        },
      ],
    },
  ],
};
