### The lesson of Sintra, one message for each step of its lesson.json.

sintra-lesson-1 =
    Te damos la bienvenida a Sintra. Tu palacio es el grande: ocho tiras, y bajo cada tira una ventana con dos espacios. Colocas piezas de cristal en los espacios de su color. Una tira llena lleva una pieza a su ventana, y da puntos.

    La figura sobre la tira 1 es tu vidriero. Solo puedes trabajar debajo de él o a su derecha.
sintra-lesson-2 =
    Toma todas las piezas de un color de una fábrica. La fábrica 1 tiene dos amarillas, y la tira 1 tiene dos espacios amarillos. Colócalas ahí.

    ¿Por qué la tira 1? El vidriero sigue a la izquierda, y así todas las tiras quedan al alcance.
sintra-lesson-3 = La naranja y la azul, que sobraban en la fábrica, pasaron al centro. Tu rival coloca tres blancas en la tira 2; su vidriero ha avanzado.
sintra-lesson-4 = La tira 1 aún necesita dos azules y una blanca. Toma las dos azules de la fábrica 3.
sintra-lesson-5 = Tu rival toma dos rosas. En el centro hay ahora una sola blanca.
sintra-lesson-6 =
    Del centro también se toman todas las piezas de un color. El primero de la ronda que lo hace se lleva la loseta de jugador inicial: un paso en el registro de cristal roto, pero empiezas la próxima ronda.

    La blanca completa la tira 1, así que el paso vale la pena.
sintra-lesson-7 =
    ¡La tira está llena! Una de sus piezas va a la ventana, las otras a la torre de cristal. En el lado A el color no importa al final; guarda la amarilla.

    El color de esta ronda es el rosa. Cada pieza rosa en la tira habría dado un punto más.
sintra-lesson-8 =
    4 puntos: el número bajo la ventana 1. La tira se volteó y muestra el dorso, con otros colores: llena por segunda vez, completará la ventana.

    Tu rival tomó dos azules, pero en la tira 4 solo cabía una. La otra se rompió.
sintra-lesson-9 = La fábrica 4 tiene tres azules, y la tira 7 tiene tres espacios azules. Está muy a la derecha, y el vidriero irá allí; pero no se rompe nada, y una ventana a la derecha cuenta otra vez siempre que puntúa una a su izquierda.
sintra-lesson-10 = Tu rival toma las naranjas. Quedan dos amarillas en el centro, y te toca a ti.
sintra-lesson-11 =
    Con el vidriero sobre la tira 7, solo las tiras 7 y 8 están al alcance; cada una tiene un espacio amarillo. A la tira 7 le faltará después solo una pieza. La segunda amarilla se rompe: un paso más.

    A veces una pequeña pérdida es el precio de avanzar.
sintra-lesson-12 = Ronda 2: las fábricas están llenas de nuevo, y el blanco es el color de esta ronda. Empiezas tú, porque te llevaste la loseta. La tira 7 necesita una naranja: hay una en la fábrica 1.
sintra-lesson-13 = Guarda una azul para la ventana 7.
sintra-lesson-14 =
    Solo 1 punto: el número bajo la ventana 7. Pero desde ahora ese 1 se suma a cada ventana que puntúes más a la izquierda.

    Tu rival toma una blanca y la loseta, y completa la tira 4.
sintra-lesson-15 = Una pieza naranja va a la ventana 4 de tu rival: 1 punto por la blanca de la tira, 2 por la ventana.
sintra-lesson-16 = Tu vidriero está muy a la derecha y hay poco al alcance. En vez de tomar piezas, puedes usar un turno para devolverlo a la tira más a la izquierda. Pulsa el vidriero.
sintra-lesson-17 = Tu rival toma dos rosas. Ahora mira la tira 4: tres espacios blancos, uno naranja, uno rosa. El blanco es el color de esta ronda: cada blanca en ella da un punto más.
sintra-lesson-18 = Empieza por la rosa: hay una sola en el centro; después puede haber más, y se romperían. La loseta ya no está, así que no cuesta nada.
sintra-lesson-19 = Tu rival toma dos amarillas.
sintra-lesson-20 = Ahora las tres blancas de la fábrica 4, para los tres espacios blancos de la tira 4.
sintra-lesson-21 = Tu rival toma dos azules.
sintra-lesson-22 = Falta una naranja, y la fábrica 3 la tiene. Completa la tira 4.
sintra-lesson-23 = Las tres blancas ya han dado 3 puntos. Guarda una blanca para la ventana.
sintra-lesson-24 =
    3 por el color, 2 por la ventana 4 y 1 por la ventana 7 a su derecha: 6 puntos con una tira.

    Así que llena pronto las ventanas de la derecha, completa tiras en la ronda de su color y devuelve el vidriero antes de que tengan que romperse piezas.
sintra-lesson-25 =
    Después de seis rondas se paga el cristal roto, cada tres piezas que quedan en las tiras dan un punto, y cuentan los ornamentos entre las ventanas: 10 puntos por cuatro espacios ocupados alrededor de un ornamento, 6 por tres, 3 por dos.

    Eso es todo. Juega una partida contra un bot: ya conoces las reglas.
