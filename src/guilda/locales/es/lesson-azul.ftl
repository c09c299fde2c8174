### The lesson of Azul, one message for each step of its lesson.json.

azul-lesson-1 =
    Te damos la bienvenida a Azul. Tu tablero es el grande, abajo. Juntas azulejos en las líneas de la izquierda; una línea llena pone un azulejo en la pared de la derecha, y los azulejos de la pared dan puntos.

    En el medio hay cinco fábricas con cuatro azulejos cada una.
azul-lesson-2 =
    En tu turno tomas todos los azulejos de un color de una fábrica. La fábrica 4 tiene tres azules: justo lo que necesita la línea 3. Tómalos y colócalos en la línea 3.

    ¿Por qué? Una línea que se llena de una vez puntúa en esta ronda, y nada cae al suelo.
azul-lesson-3 = El azulejo blanco que sobraba pasó al centro de la mesa. Tu rival hizo lo mismo: tres rojos en la línea 3. El amarillo de esa fábrica también está en el centro.
azul-lesson-4 = La fábrica 2 tiene dos rojos, y la línea 2 tiene dos espacios. Tómalos.
azul-lesson-5 = Tu rival toma dos azules. Mira el centro: ya se han juntado tres amarillos.
azul-lesson-6 =
    También puedes tomar del centro, otra vez todos los azulejos de un color. El primero de la ronda que lo hace se lleva la loseta de jugador inicial: queda en tu línea de suelo y cuesta 1 punto, pero empiezas la próxima ronda.

    Tres amarillos valen la pena. Colócalos en la línea 4; se puede completar después.
azul-lesson-7 = La loseta está en tu línea de suelo; debajo está escrito lo que cuesta. Tu rival toma dos blancos; un negro y un amarillo pasan al centro.
azul-lesson-8 = Ahí está el cuarto amarillo. Una línea que ya tiene azulejos solo admite más del mismo color. Completa la línea 4.
azul-lesson-9 = Tu rival completa la línea 4 con blancos. Quedan dos negros, y tienes que tomarlos: en Azul no se puede pasar.
azul-lesson-10 = En la línea 1 solo cabe uno: el otro caería al suelo y costaría un punto. Elige los negros y señala la línea 1 para verlo; después coloca los dos en la línea 5, donde hay sitio.
azul-lesson-11 = Se han tomado todos los azulejos, así que se alicatan las paredes. Cada una de tus tres líneas llenas puso un azulejo en la pared. Aún no tocan nada: 1 punto cada uno, menos 1 por la loseta. La línea 5 no estaba llena y guarda sus dos negros.
azul-lesson-12 =
    Ronda 2, y empiezas porque tenías la loseta. Ahora cuentan los vecinos. En la fila 2, el espacio amarillo está al lado de tu rojo y encima de tu azul: una fila de 2 y una columna de 2, es decir, 4 puntos por un azulejo.

    Ninguna fábrica tiene dos amarillos. Empieza con el de la fábrica 1, en la línea 2.
azul-lesson-13 = Tu rival toma dos blancos para la línea 5. Un jugador fuerte podría haberte quitado el segundo amarillo: conviene mirar qué necesitan los demás.
azul-lesson-14 = Sigue ahí, en la fábrica 5. Completa la línea 2.
azul-lesson-15 = Tu rival toma dos blancos para la línea 2.
azul-lesson-16 = Un solo negro llena la línea 1. En la pared, el negro va en la columna 4, justo encima de tu rojo: una columna de 2, o sea 2 puntos. Toma el negro de la fábrica 4.
azul-lesson-17 = Solo queda el centro. Tu rival toma tres blancos y, por ser el primero allí, la loseta.
azul-lesson-18 =
    Cuatro azules y cuatro rojos: unos u otros llenarían la línea 4. El azul quedaría al lado de tu amarillo y valdría 2; el rojo quedaría solo y valdría 1. Fíjate en que la línea 3 no se ilumina para el azul: su fila de la pared ya tiene uno.

    Toma los azules para la línea 4.
azul-lesson-19 = Tu rival toma los cuatro rojos. Los dos negros son tuyos otra vez.
azul-lesson-20 = La línea 5 ya tiene dos negros esperando. Añade estos dos: con uno más, la línea más larga queda llena.
azul-lesson-21 = 2 + 4 + 2: ocho puntos en una ronda, porque tus azulejos se tocan. Por eso conviene construir en un rincón y no por toda la pared.
azul-lesson-22 =
    La partida termina después de la ronda en la que alguien completa una fila horizontal. Entonces cada fila completa da 2 puntos, cada columna completa 7, y los cinco azulejos de un color 10.

    Eso es todo. Juega una partida contra un bot: ya conoces las reglas.
