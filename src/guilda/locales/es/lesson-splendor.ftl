### The lesson of Splendor, one message for each step of its lesson.json.

splendor-lesson-1 = Comercias con gemas. Con fichas compras cartas; cada carta comprada da para siempre una gema de su color, y así las siguientes cuestan menos. Cuando alguien llega a 15 puntos de prestigio, la partida termina con esa ronda.
splendor-lesson-2 = En un turno haces una sola cosa. Empieza por tomar fichas: tres de colores distintos. Pulsa el zafiro, el rubí y el ónice de la reserva.
splendor-lesson-3 = La carta de diamante a la izquierda de la fila inferior cuesta 2 rubíes y 1 ónice: ya tienes dos de esas tres fichas.
splendor-lesson-4 = Falta un rubí. Tómalo junto con un diamante y una esmeralda, que pronto necesitarás.
splendor-lesson-5 = Tres fichas son el máximo por turno, así que es mejor que cada una tenga un propósito.
splendor-lesson-6 = Ya puedes comprar la carta de diamante. Púlsala y luego pulsa «Comprar».
splendor-lesson-7 = Las fichas volvieron a la reserva; la carta se queda contigo y cuenta como un diamante en cada compra a partir de ahora.
splendor-lesson-8 = Una carta de la fila central da 2 puntos: la de rubí, a la izquierda. Aún no puedes comprarla, pero puedes reservarla. Púlsala y luego pulsa «Reservar».
splendor-lesson-9 = Ahora nadie más puede llevársela, y has ganado una ficha de oro: un comodín que vale por cualquier gema. Puedes tener como máximo tres cartas reservadas.
splendor-lesson-10 = La carta de ónice a la derecha de la fila inferior cuesta un diamante, un zafiro, una esmeralda y un rubí. No tienes rubí, pero tienes oro. Cómprala.
splendor-lesson-11 = Tu carta pagó el diamante, y el oro, el rubí. Si también hubieras tenido un rubí, se te habría preguntado cuál de los dos gastar.
splendor-lesson-12 = La otra manera de tomar fichas: dos del mismo color, si hay al menos cuatro en la reserva. Pulsa el rubí dos veces.
splendor-lesson-13 = La carta de zafiro que cuesta 4 rubíes da un punto. Ya tienes dos.
splendor-lesson-14 = Toma otro rubí, con un zafiro y una esmeralda para la carta de rubí de la fila inferior.
splendor-lesson-15 = Quien tiene más de diez fichas al final del turno devuelve las que sobran. Tú tienes seis: sin peligro.
splendor-lesson-16 = Compra la carta de rubí: cuesta 2 diamantes, un zafiro, una esmeralda y un ónice, y tus dos cartas pagan dos de los cinco.
splendor-lesson-17 = Así crece la partida: primero las cartas baratas, porque abaratan las caras.
splendor-lesson-18 = Tres rubíes y tu carta de rubí suman cuatro. Compra la carta de zafiro y gana tu primer punto de prestigio.
splendor-lesson-19 =
    Cuatro cartas de cuatro colores. El noble que pide 3 diamantes, 3 rubíes y 3 ónices vendría sin que lo llames y traería 3 puntos: mira adónde llevan tus cartas.

    Ya sabes lo necesario: tomar, reservar, comprar. Los nobles visitan a quien tiene suficientes cartas de sus colores. Con 15 puntos se juega hasta el final de la ronda, y gana quien tiene más puntos; en caso de empate, quien tiene menos cartas.
