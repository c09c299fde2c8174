### El tablero de análisis.

analysis-about = Esta jugada
analysis-card = { $number } · nivel { $level } · { $points } puntos
analysis-chance-again = Sortear de nuevo
analysis-chance-choose = Elegir el sorteo
analysis-chance-draw = Sorteo { $n }: { $outcome }
analysis-chance-draws = Sorteos
analysis-chance-has = Hubo sorteo
analysis-chance-help = Pulsa un sorteo y luego su resultado. Los siguientes se quedan como están si es posible.
analysis-chance-of = Resultado del sorteo { $n }
analysis-chance-title = Elige lo que sale
analysis-chance-use = Jugar con estos sorteos
analysis-comment = Comentario
analysis-delete = Borrar desde aquí
analysis-edit = Editar la posición
analysis-edit-bag = Lo que no está en la mesa va a la bolsa o a los mazos.
analysis-edit-blind = Reservadas de un mazo
analysis-edit-bonus = Puntos por colores
analysis-edit-broken = Cristal roto
analysis-edit-cancel = Cancelar
analysis-edit-cards = Cartas compradas
analysis-edit-centre = Centro
analysis-edit-centre-has = en el centro
analysis-edit-dealt = Cartas de vitral
analysis-edit-empty = vacío
analysis-edit-factories = Fábricas
analysis-edit-favor = Fichas de donativo
analysis-edit-floor = Línea de suelo
analysis-edit-glazier = Vidriero sobre la ventana
analysis-edit-hand = Cartas reservadas
analysis-edit-hidden = oculta
analysis-edit-legal = Posible. Jugadas permitidas: { $n }
analysis-edit-lid = En la tapa de la caja
analysis-edit-lines = Líneas de patrón
analysis-edit-lost = Puntos perdidos por cristal roto
analysis-edit-marker = Loseta de jugador inicial
analysis-edit-nobles = Nobles en la mesa
analysis-edit-nth = Turno de la ronda
analysis-edit-on-tools = Fichas de donativo en las herramientas (en solitario: 1 si se usó)
analysis-edit-open = visible
analysis-edit-panes = Ventanas: espacio superior e inferior
analysis-edit-pattern = Patrón de vitral
analysis-edit-points = Puntos de las ventanas
analysis-edit-pool = Reserva
analysis-edit-private = Objetivos privados
analysis-edit-public = Objetivos públicos
analysis-edit-put = Pon una pieza
analysis-edit-put-help = Elige una pieza y pulsa los espacios.
analysis-edit-read = Analizar este texto
analysis-edit-reset = Restablecer
analysis-edit-resets = Veces que el marcador de cristal roto volvió al inicio
analysis-edit-round = Ronda
analysis-edit-rubber = Goma
analysis-edit-score = Puntos
analysis-edit-shown = La última posición posible
analysis-edit-space = { $group }, fila { $row }, espacio { $column }: { $piece }
analysis-edit-spaces = Piezas en las tiras
analysis-edit-spent = Dados pagados por herramientas
analysis-edit-starter = Jugador inicial
analysis-edit-strips = Tiras de patrón, de izquierda a derecha
analysis-edit-table = Cartas en la mesa, niveles 1 a 3
analysis-edit-text = Como texto
analysis-edit-tiling = Línea que pasa a la pared
analysis-edit-tokens = Fichas
analysis-edit-tools = Herramientas
analysis-edit-tower = En la torre de cristal
analysis-edit-track = Indicador de ronda
analysis-edit-track-round = Contador de rondas, ronda { $n }
analysis-edit-turn = Turno de
analysis-edit-use = Analizar
analysis-edit-visitors = Nobles que han visitado
analysis-edit-wall = Pared
analysis-edit-window = Vitral
analysis-edit-windows = Elección de vitrales
analysis-engine = Líneas del motor
analysis-engine-busy = { $n } simulaciones hasta ahora…
analysis-engine-detail = { $margin } puntos · { $n ->
    [one] { $visits } visita
   *[other] { $visits } visitas
}
analysis-engine-done = { $n } simulaciones
analysis-engine-start = Iniciar
analysis-engine-stop = Parar
analysis-engine-worth = { $share } de probabilidad de ganar, { $margin } puntos, { $n ->
    [one] { $visits } visita
   *[other] { $visits } visitas
}
analysis-first = Haz una jugada en el tablero.
analysis-lead = Haz cualquier jugada por cualquier jugador, sortea o elige lo que sale y mira qué haría el motor.
analysis-link-damaged = Este enlace está dañado: quizá falte una parte. Cópialo entero o pide el archivo.
analysis-mistakes-best = La mejor: { $sentence } Valía { $share }; la jugada hecha, { $played }.
analysis-mistakes-close = Bien: casi tan fuerte como la mejor jugada.
analysis-mistakes-cost = Costó { $loss } de la probabilidad de ganar.
analysis-mistakes-leave = Analizar libremente
analysis-mistakes-next = Siguiente error
analysis-mistakes-none = No hay errores que estudiar en esta partida. ¡Bien jugado!
analysis-mistakes-place = Error { $n } de { $all } · jugada { $ply }
analysis-mistakes-show = Mostrar la solución
analysis-mistakes-solved = Correcto: { $sentence } Valía { $share }; la jugada hecha, { $played }.
analysis-mistakes-try = Encuentra una jugada mejor.
analysis-mistakes-wrong = Hay algo mejor. Inténtalo de nuevo.
analysis-mistakes-wrong-share = Eso te da { $share }. Hay algo mejor: inténtalo de nuevo.
analysis-moves = Jugadas
analysis-name = Nombre de la variante
analysis-noble = Noble { $number }:
analysis-open = Abrir
analysis-position-copied = Se copió el texto de la posición.
analysis-position-copy = Copiar posición
analysis-promote = Hacer línea principal
analysis-share-copied = Se copió el enlace de este análisis.
analysis-share-long = Este análisis es demasiado largo para un enlace. Descárgalo como archivo.
analysis-start-again = Nuevo análisis
analysis-start-file = Abrir un archivo
analysis-start-game = Juego
analysis-start-new = Nueva posición
analysis-start-paste = Pega una posición en texto, un registro o un análisis
analysis-start-random = Preparar una partida
analysis-tools = Herramientas de análisis
error-bad-analysis = { $problem ->
    [altered] Este archivo se ha modificado o le falta una parte ({ $detail }).
    [illegal] Una jugada de este archivo va contra las reglas ({ $detail }).
    [running] Esta partida aún no ha terminado, así que su registro no se puede analizar.
    [version] Este archivo procede de otra versión de las reglas o de los componentes ({ $detail }).
   *[other] Esto no se puede analizar: no es una posición en texto, un registro o un análisis sin errores ({ $detail }).
}
error-bad-position = Esta posición es imposible: { $reason }

# Por qué una posición es imposible, como final de frase.
impossible-azul-floor = la línea de suelo del jugador { $player } está demasiado llena, o tiene la loseta de jugador inicial de otro jugador
impossible-azul-line = la línea de patrón { $line } del jugador { $player } tiene un color que ya está en su fila de la pared
impossible-azul-mixed = la línea de patrón { $line } del jugador { $player } mezcla colores
impossible-azul-offer = hay azulejos en oferta mientras los jugadores juegan, y solo entonces
impossible-azul-over = la partida ya habría terminado: el jugador { $player } tiene una fila completa
impossible-azul-printed = en la pared del jugador { $player }, el espacio de la fila { $row }, columna { $column } es de otro color
impossible-azul-tiling = un azulejo solo espera un espacio en la pared libre y con la partida en curso
impossible-azul-tiling-choice = el azulejo de la línea de patrón { $line } solo tiene un espacio posible
impossible-azul-tiling-line = la línea de patrón { $line } de quien juega no está completa
impossible-azul-tiling-order = las líneas completas por encima de la { $line } pasan a la pared antes que ella
impossible-azul-tiling-player = el jugador { $player } tiene que haber alicatado su pared antes que el jugador { $other }
impossible-azul-wall = la pared del jugador { $player } tiene un color dos veces en la misma fila o columna
impossible-centre = el centro tiene { $count }, pero de las fábricas vacías han llegado { $most } como máximo
impossible-factory = la fábrica { $factory } tiene { $count }, pero mientras quede algo en la bolsa una fábrica tiene { $most } o nada
impossible-first-round = en la primera ronda han salido { $count } de la bolsa, pero hay { $shown } a la vista
impossible-marker = todas las fábricas están llenas, así que la loseta de jugador inicial sigue en el centro
impossible-not-a-number = «{ $text }» no es un número
impossible-number = { $field ->
    [bonus] los puntos por colores
    [broken] el cristal roto
    [centre] las piezas de un color en el centro
    [favor] las fichas de donativo
    [lid] los azulejos de un color en la tapa
    [lost] los puntos perdidos
    [on_tools] las fichas de donativo en una herramienta
    [points] los puntos { $place ->
        [0] de una ventana
       *[other] de la ventana { $place }
    }
    [resets] las vueltas al inicio del cristal roto
    [round] la ronda
    [score] los puntos
    [spent] los dados pagados de un color
    [tokens] las fichas de un tipo
    [tower] las piezas de un color en la torre
   *[other] { $field }
}{ $player ->
    [0] { "" }
   *[other] { " " }del jugador { $player }
}: un número de { $least } a { $most }
impossible-sagrada-cards = cada jugador necesita un vitral, todos de cartas distintas
impossible-sagrada-dealt = cada jugador recibe dos cartas de vitral, y ninguna carta se reparte dos veces
impossible-sagrada-dice = hasta la ronda { $round } han salido { $count } dados de la bolsa, pero hay { $shown } a la vista
impossible-sagrada-edge = los dados del jugador { $player } no se tocan, o ninguno está en el borde
impossible-sagrada-favor = el jugador { $player } tiene más fichas de donativo de las que dio su vitral ({ $count })
impossible-sagrada-first-round = el contador de rondas está vacío en la primera ronda
impossible-sagrada-neighbours = en el vitral del jugador { $player }, el dado de la fila { $row }, columna { $column } tiene un vecino del mismo color o valor
impossible-sagrada-not-dealt = el jugador { $player } solo puede elegir un vitral de sus dos cartas
impossible-sagrada-over = la partida solo termina después de las { $rounds } rondas
impossible-sagrada-pool = la reserva no tiene los dados que han dejado los turnos de esta ronda
impossible-sagrada-price = el primer uso de una herramienta cuesta 1 ficha de donativo; cada uno de los siguientes cuesta 2
impossible-sagrada-print = un dado no corresponde al color o valor impreso en su espacio
impossible-sagrada-private = los objetivos privados deben ser distintos
impossible-sagrada-public = los objetivos públicos deben ser distintos
impossible-sagrada-second-turn = la herramienta 7 solo se puede usar en un segundo turno
impossible-sagrada-spent = en el juego en solitario, cada herramienta usada se pagó con un dado
impossible-sagrada-tokens = debe haber { $count } fichas de donativo en total, con los jugadores y en las herramientas
impossible-sagrada-tools = las herramientas deben ser distintas
impossible-sagrada-track = la ronda { $round } no puede dejar { $count } dados en el contador de rondas
impossible-sagrada-track-tools = las herramientas 5 y 12 necesitan dados en el contador de rondas
impossible-sagrada-turns = el jugador { $player } ha colocado más dados de los que permiten sus turnos
impossible-sagrada-uses = las herramientas todavía no pueden haberse usado tantas veces
impossible-sintra-full-strip = una tira solo está completa mientras su jugador, con el vidriero encima, elige el color que conserva
impossible-sintra-offer = hay piezas en oferta mientras los jugadores juegan, y no cuando la partida ha terminado
impossible-sintra-over = la partida solo termina después de la ronda { $rounds }
impossible-sintra-panes = la ventana { $window } del jugador { $player } tiene lleno el espacio inferior, pero no el superior
impossible-sintra-space = la tira { $strip } tiene una pieza en un espacio de otro color
impossible-sintra-strip = la ventana { $window } del jugador { $player } tiene una tira hasta que está completa, y ninguna después
impossible-sintra-strip-twice = el jugador { $player } tiene la misma tira dos veces
impossible-sintra-track = el indicador de ronda está vacío en las rondas pasadas ({ $passed }) y tiene una pieza en cada una de las demás, de colores distintos a partir de la ronda II
impossible-sintra-wild-side = la tira sobre la ventana { $window } del jugador { $player } muestra sus espacios comodín si ya se le dio la vuelta, y solo entonces
impossible-splendor-card-twice = la carta { $card } está en dos lugares
impossible-splendor-first-turn = se compró o reservó una carta, pero nadie ha jugado todavía
impossible-splendor-gold = el jugador { $player } tiene más oro que cartas, pero el oro solo llega al reservar una carta
impossible-splendor-hand = el jugador { $player } tiene más de { $count } cartas reservadas
impossible-splendor-noble-twice = el noble { $noble } está en dos lugares
impossible-splendor-nobles = debe haber { $count } nobles en total, pero hay { $shown } a la vista
impossible-splendor-not-over = la partida no ha terminado: ningún jugador tiene { $points } puntos
impossible-splendor-over = la partida ya habría terminado: el jugador { $player } tenía { $points } puntos al empezar la ronda
impossible-splendor-place = el lugar { $place } del nivel { $level } está vacío, pero quedan cartas en su mazo
impossible-splendor-tokens = el jugador { $player } tiene más de { $count } fichas
impossible-splendor-visit = el jugador { $player } no tiene las bonificaciones que pide el noble { $noble }
impossible-text = el texto no está escrito como una posición ({ $detail })
impossible-too-many = { $piece }: hay { $shown } a la vista, pero solo existen { $most }
