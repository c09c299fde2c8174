### The lesson of Sagrada, one message for each step of its lesson.json.

sagrada-lesson-1 = Construyes un vitral de dados. En cada ronda se tiran dados a la reserva y cada jugador toma dos, de uno en uno. Tras diez rondas se cuentan los objetivos.
sagrada-lesson-2 = Primero elige uno de cuatro patrones de vitral. Los rombos muestran la dificultad; un vitral más difícil trae más fichas de donativo, que pagan las herramientas. Elige Luz Celestial, que es fácil.
sagrada-lesson-3 = Tiene muchos espacios en blanco, que admiten cualquier dado. Los espacios con color admiten solo ese color; los que llevan un valor, solo ese valor.
sagrada-lesson-4 = Toma el 5 rojo y colócalo en el espacio rojo de la fila superior. El primer dado va siempre en el borde.
sagrada-lesson-5 =
    Uno de los objetivos públicos paga parejas de 5 y 6: ya tienes la mitad de una.

    Tu turno no termina por sí solo: aún podrías usar una herramienta. Ahora no necesitas ninguna, así que termina el turno.
sagrada-lesson-6 = Los turnos van del primer jugador al último y luego vuelven: por eso el otro jugador tiene ahora dos seguidos.
sagrada-lesson-7 = Ahora llega tu segundo turno. Coloca el 1 verde en el espacio verde de la segunda fila: pocos dados caben en un espacio con color, así que aprovéchalos cuando aparezcan.
sagrada-lesson-8 =
    Todo dado después del primero debe tocar a otro, por un lado o por una esquina. Este toca al 5 rojo por la esquina.

    Termina el turno. El dado que sobra va al contador de rondas.
sagrada-lesson-9 = La ronda 2 empieza con el otro jugador: quien empieza cambia en cada ronda.
sagrada-lesson-10 = Toma el 6 azul para el espacio azul de la tercera fila: con tu 5 forma una pareja.
sagrada-lesson-11 =
    Un 5 y un 6: 2 puntos. Los dados contiguos deben diferir en color y en valor, como el 6 azul y el 1 verde.

    Termina el turno; el segundo viene enseguida.
sagrada-lesson-12 = El espacio junto al 1 verde pide un 3, pero en la reserva no hay ninguno. Una herramienta ayuda: pulsa Grozing Pliers. Cuesta 1 ficha de donativo, y 2 cuando alguien ya la ha usado.
sagrada-lesson-13 =
    Una ficha guardada vale un punto al final, así que la herramienta debe rendir más de lo que cuesta.

    Toma el 2 rojo.
sagrada-lesson-14 = Súbelo a 3.
sagrada-lesson-15 = Coloca el 3 rojo en el espacio con el 3, en el borde derecho.
sagrada-lesson-16 = Los espacios con color o valor son los difíciles: llénalos cuando puedas y deja los espacios en blanco para después.
sagrada-lesson-17 = Tu objetivo privado cuenta los dados amarillos. Toma el 2 amarillo para el espacio con el 2 de la fila inferior.
sagrada-lesson-18 =
    Los valores de tus dados amarillos se suman al final: este vale 2 puntos.

    Termina el turno.
sagrada-lesson-19 = Ahora el otro jugador tiene dos turnos seguidos.
sagrada-lesson-20 = El 5 morado sigue ahí. Colócalo en la tercera fila, junto al 6 azul.
sagrada-lesson-21 =
    Rojo, amarillo, verde, azul, morado: un conjunto de los cinco colores da 4 puntos.

    Termina el turno y, con él, la ronda.
sagrada-lesson-22 = Y así siguen las diez rondas. Al final cuentan a tu favor los objetivos públicos, el privado y las fichas de donativo que te queden, y en tu contra cada espacio vacío. Coloca dos dados por ronda y piensa en lo que permitirán los vecinos.
