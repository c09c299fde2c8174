### The page outside the games' boards.

page-account-as = Estás jugando como { $name }.
page-account-data = Tus datos
page-account-delete = Borrar todos mis datos
page-account-delete-sure = Borrar definitivamente
page-account-deleted = Se han borrado todos tus datos.
page-account-export = Descargar tus datos
page-account-game = Juego
page-account-games = Partidas
page-account-login = Iniciar sesión
page-account-logout = Cerrar sesión
page-account-password = Contraseña (mínimo 8 caracteres)
page-account-puzzles = Usar mis partidas terminadas para crear problemas
page-account-puzzles-why = Solo posiciones, sin nombres, de partidas en las que todos los jugadores están de acuerdo.
page-account-rating = Rating
page-account-ratings = Ratings
page-account-ratings-none = Juega una partida clasificatoria contra otra persona para tener un rating.
page-account-register = Crear una cuenta
page-account-secret = Copia esta clave ahora. No se volverá a mostrar:
page-account-title = Cuenta
page-account-token-drop = Quitar
page-account-token-make = Crear una clave
page-account-token-name = Nombre del bot
page-account-tokens = Claves para bots
page-account-tokens-why = Con una clave, un programa tuyo puede jugar aquí.
page-account-why = Puedes jugar sin cuenta. Con una, conservas tus partidas y tus ratings en todos tus dispositivos.

page-ask-action = toma fichas o elige una carta
page-ask-action-then = ¿comprarla o reservarla?
page-ask-colour = elige un color
page-ask-column = elige un espacio de la pared
page-ask-die = elige un dado
page-ask-from = elige un dado para mover
page-ask-keep = elige qué pieza conservas
page-ask-line = elige dónde colocar los azulejos
page-ask-more = elige otra ficha
page-ask-pattern = elige tu vitral
page-ask-source = elige de dónde tomar
page-ask-space = elige un espacio
page-ask-strip = elige una tira de patrón
page-ask-to = elige su nuevo espacio
page-ask-token = elige una ficha para devolver
page-ask-tool = usa una herramienta o termina el turno

page-chat-lines = Mensajes
page-chat-none = Todavía no hay mensajes.
page-chat-open = { $n ->
    [one] Chat, { $n } mensaje nuevo
   *[other] Chat, { $n } mensajes nuevos
}
page-chat-say = Mensaje
page-chat-send = Enviar
page-chat-title = Chat

page-choices-back = volver
page-choices-open = Todas las opciones: { $n }
page-choices-title = Tus opciones

page-clock-bank = { $n } min por jugador
page-clock-increment = { $n } min + { $s } s
page-clock-move = { $n } s por jugada
page-clock-none = sin reloj

page-close = Cerrar

page-confirm = Confirmar

page-curtain-ready = Soy { $name }
page-curtain-title = Pasa el dispositivo a { $name }
page-curtain-why = Lo que solo { $name } puede ver queda oculto hasta entonces.

page-describe-title = La mesa en texto

page-fair-about = Tu navegador puede volver a calcular cada sorteo de esta partida a partir de semillas fijadas antes de empezar.
page-fair-ask = Comprobar
page-fair-browser = Tu navegador:
page-fair-commitment = Sorteos justos
page-fair-commitment-why = Un hash de la semilla del servidor, publicado antes del primer sorteo. Después de la partida puedes comprobar todos los sorteos.
page-fair-draw = El sorteo { $draw } (menor que { $n }) debería ser { $computed }, pero el registro dice { $recorded }.
page-fair-insecure = Tu navegador solo calcula hashes por HTTPS o en la propia máquina del servidor.
page-fair-no-commitment = La semilla no corresponde al hash publicado.
page-fair-no-seed = El registro no contiene la semilla que envió tu navegador.
page-fair-no-shown = El hash del registro no es el que se te mostró.
page-fair-no-unrevealed = El servidor no ha revelado la semilla.
page-fair-server = Comprobación completa del servidor:
page-fair-server-yes = { $moves } { $moves ->
    [one] jugada comprobada
   *[other] jugadas comprobadas
} y { $draws } { $draws ->
    [one] sorteo comprobado
   *[other] sorteos comprobados
}, todo según las reglas.
page-fair-title = ¿Fueron justos los sorteos?
page-fair-yes = { $n ->
    [one] Todo correcto: { $n } sorteo recalculado, y coincide.
   *[other] Todo correcto: { $n } sorteos recalculados, y todos coinciden.
}

page-game-over = La partida ha terminado

page-help-about = La lista de opciones tiene todas las jugadas posibles, en el orden del tablero.
page-help-arrows = recorrer la lista de opciones
page-help-chat = chat
page-help-enter = elegir o confirmar
page-help-escape = volver un paso
page-help-help = esta ayuda
page-help-hint = pedir una pista
page-help-numbers = jugar una opción por su número
page-help-tab = ir a la siguiente opción del tablero
page-help-title = Atajos de teclado
page-help-undo = deshacer

page-hint-ask = Pista
page-hint-line = Después, quizá:
page-hint-thinking = Un maestro está pensando…
page-hint-title = Lo que haría un maestro
page-hint-worth = { $share } de victorias, { $margin } puntos en promedio

page-home-about = Abre una mesa, comparte el enlace y juega. No hace falta una cuenta, y los bots siempre están listos.
page-home-all = Todas ({ $n })
page-home-azul = Toma azulejos, completa líneas, cubre tu pared.
page-home-azul-meta = 2–4 jugadores · 30 min
page-home-bots = Jugar contra bots
page-home-puzzles = Problemas
page-home-games = Juegos
page-home-invite = Invitar a amigos
page-home-join = Unirse
page-home-learn = Aprender
page-home-learn-game = Aprender { $game }
page-home-mine = Tus partidas
page-home-first = Jugar la primera partida
page-home-mine-none = Todavía no tienes partidas.
page-home-name = Tu nombre
page-home-open = Mesas abiertas
page-home-open-new = Abrir una mesa
page-home-open-none = Ahora mismo no hay mesas abiertas.
page-home-own = Arte, textos y código originales. Sin relación con las editoriales de los juegos.
page-home-play = Jugar
page-home-play-game = Jugar a { $game }
page-home-replay = Ver de nuevo
page-home-resume = Continuar
page-home-rules-game = Reglas de { $game }
page-home-sagrada = Elige dados para tu vitral: cuida los colores y los tonos.
page-home-sagrada-meta = 1–4 jugadores · 35 min
page-home-seats = { $taken } de { $all } asientos ocupados
page-home-sintra = Guía a tu vidriero por las ventanas del palacio.
page-home-sintra-meta = 2–4 jugadores · 35 min
page-home-splendor = Reúne gemas, compra cartas, recibe la visita de un noble.
page-home-splendor-meta = 2–4 jugadores · 30 min
page-home-title = Juegos de azulejos, cristal, dados y gemas
page-home-watch = Ver

page-invite-copied = Enlace copiado
page-invite-copy = Copiar enlace
page-invite-link = Enlace de esta mesa
page-invite-qr = Código QR con el enlace de esta mesa
page-invite-send = Compartir enlace
page-invite-title = Invita con un enlace
page-invite-watch = Enlace para espectadores

page-learn-back = Atrás
page-learn-next = Siguiente
page-learn-play = Jugar una partida
page-learn-show = Muéstrame
page-learn-teacher = Profesora
page-learn-title = { $game }: primera partida

page-level-apprentice = Aprendiz
page-level-apprentice-why = conoce el juego, se equivoca de vez en cuando
page-level-bot = Bot
page-level-expert = Experto
page-level-expert-why = piensa mucho y no se descuida
page-level-grandmaster = Gran maestro
page-level-grandmaster-why = piensa alrededor de un segundo: el bot más fuerte de aquí
page-level-greedy = Codicioso
page-level-greedy-why = toma el máximo de puntos al momento, sin mirar más allá
page-level-journeyman = Oficial
page-level-journeyman-why = piensa por adelantado y rara vez se equivoca
page-level-master = Maestro
page-level-master-why = ve lejos y responde al instante
page-level-novice = Novato
page-level-novice-why = un primer rival: piensa poco y se equivoca a menudo
page-level-random = Aleatorio
page-level-random-why = hace cualquier jugada posible

page-loading = Cargando…

page-lobby-bot = Añadir un bot
page-lobby-clear = Liberar
page-lobby-host = Todos los asientos están ocupados. Esperando a que el anfitrión empiece la partida.
page-lobby-other = Nombre de otro jugador en este dispositivo
page-lobby-seats = Asientos
page-lobby-sit = Sentarme aquí
page-lobby-sit-more = Añadir jugador en este dispositivo
page-lobby-stand = Levantarme
page-lobby-start = Empezar la partida
page-lobby-waiting = Esperando jugadores…

page-log-newest = lo más reciente primero
page-log-resign = { $who ->
    [you] Abandonas.
   *[other] { $name } abandona.
}
page-log-return = { $who ->
    [you] Has vuelto.
   *[other] { $name } ha vuelto.
}
page-log-takeover = { $who ->
    [you] Un bot te sustituye.
   *[other] Un bot sustituye a { $name }.
}
page-log-timeout = { $who ->
    [you] Se te acabó el tiempo.
   *[other] A { $name } se le acabó el tiempo.
}
page-log-title = Historial
page-log-undo = { $who ->
    [you] Deshaces una jugada.
   *[other] { $name } deshace una jugada.
}
page-log-undone = Jugada deshecha

page-menu-casual = amistosa
page-menu-rated = clasificatoria
page-menu-spectators = { $n ->
    [one] { $n } espectador
   *[other] { $n } espectadores
}
page-menu-title = Jugadores

page-moves-all = Todas
page-moves-mine = Mías
page-moves-mistakes = Errores
page-moves-title = Jugadas

page-nav-home = Inicio
page-nav-skip = Ir al contenido
page-nav-title = Menú

page-new-bots = Contra bots
page-new-clock = Reloj
page-new-clock-10 = 10 min + 10 s
page-new-clock-30 = 30 min + 15 s
page-new-clock-5 = 5 min + 5 s
page-new-clock-day = un día por jugada
page-new-clock-none = sin reloj
page-new-device = En el mismo dispositivo
page-new-friends = Con amigos
page-new-hints = Permitir pistas
page-new-level = Nivel de los bots
page-new-mode = Jugar
page-new-open = Abrir mesa
page-new-people = Jugadores en la mesa
page-new-players = Jugadores
page-new-public = Mostrar en la página de inicio: cualquiera puede unirse
page-new-rated = Clasificatoria
page-new-solo = 1 (solitario)
page-new-start = Empezar la partida
page-new-title = Nueva partida

page-nowhere = No hay ninguna página en esta dirección.

page-points-word = { $n ->
    [one] punto
   *[other] puntos
}

page-problem-again = Intentar de nuevo
page-problem-gone = No se puede acceder al servidor. Reintentando…
page-problem-offline = No se puede acceder al servidor. Revisa tu conexión.

page-rematch-ask = Revancha
page-rematch-go = Ir a la revancha

page-replay-back = Jugada anterior
page-replay-controls = Ver la partida de nuevo
page-replay-download = Descargar
page-replay-eyes = Punto de vista
page-replay-first = Ir al principio
page-replay-jump = Saltar a
page-replay-last = Ir al final
page-replay-mistake = Siguiente error
page-replay-next = Jugada siguiente
page-replay-open = Ver de nuevo y analizar
page-replay-open-all = todo visible
page-replay-pause = Pausa
page-replay-place = Jugada { $n } de { $all }
page-replay-play = Reproducir
page-replay-share = Compartir
page-replay-speed = Velocidad
page-replay-start = Inicio de la partida
page-replay-table = Volver a la mesa

page-resign = Abandonar
page-resign-sure = Sí, abandonar

page-result-brackets = El número entre paréntesis es la cantidad.
page-result-rank = { $n }.º
page-result-scores = Detalle de la puntuación
page-result-shared = { $names } comparten la victoria
page-result-solved = Has superado la puntuación objetivo
page-result-target = Puntuación objetivo
page-result-total = Total
page-result-unsolved = No has superado la puntuación objetivo
page-result-winner = { $name } gana
page-result-won = Has ganado

page-return = Recuperar mi asiento

page-review-accuracy = Precisión
page-review-ask = Analizar esta partida
page-review-balance = Suerte y habilidad
page-review-better = Mejor: { $sentence }
page-review-busy = El motor está analizando la partida…
page-review-chances = Posibilidades: { $shares }
page-review-decisions = Jugadas propias
page-review-drift = Sin explicar
page-review-costly = Las jugadas más costosas
page-review-few = Muy pocas jugadas con la partida abierta para indicar un nivel
page-review-good = Ninguna jugada te costó mucho. ¡Bien jugado!
page-review-graph = Las posibilidades de cada jugador durante la partida
page-review-level = Nivel aproximado: { $level }
page-review-loss = { $loss } de probabilidad de victoria perdida por jugada mientras la partida estaba abierta
page-review-luck = Suerte
page-review-marks = Errores: { $mistakes }, errores graves: { $blunders }
page-review-opponents = Jugadas de los rivales
page-review-result = Resultado
page-review-start = Antes de la preparación
page-review-title = Análisis de la partida

page-rules-learn = Aprender jugando
page-rules-title = Reglas

page-seat-all = Jugadores
page-seat-awaited = aún no ha aceptado
page-seat-away = juega un bot
page-seat-gone = sin conexión
page-seat-here = en línea
page-seat-number = Jugador { $n }
page-seat-open = asiento libre
page-seat-rating = rating { $n }
page-seat-resigned = ha abandonado
page-seat-watching = mirando
page-seat-you = tú

page-settings-confirm = Confirmar jugadas
page-settings-confirm-why = Mira cada jugada antes y confírmala con otro toque
page-settings-language = Idioma
page-settings-motion = Animaciones
page-settings-motion-why = Las piezas se mueven por el tablero
page-settings-notifications = Notificaciones
page-settings-notifications-why = Cuando es tu turno y esta página está en segundo plano
page-settings-sound = Sonido
page-settings-sound-why = En las jugadas y cuando es tu turno
page-settings-theme = Tema
page-settings-title = Ajustes
page-settings-vibration = Vibración
page-settings-vibration-why = En el teléfono, cuando es tu turno

page-table-missing = No existe esa mesa.

page-takeover = Dejar que juegue un bot
page-takeover-rated = Contar como abandono

page-theme-dark = Oscuro
page-theme-light = Claro
page-theme-system = Igual que el sistema

page-turn-choose = Puedes elegir lo que está resaltado.
page-turn-last-round = Última ronda
page-turn-name = { $name }, tu turno
page-turn-notice = { $game }: tu turno.
page-turn-of = Turno de { $name }
page-turn-round = Ronda { $n }
page-turn-yours = Tu turno

page-undo = Deshacer
page-settings-speed = Velocidad de las jugadas de los demás
page-speed-slow = Lenta
page-speed-normal = Normal
page-speed-fast = Rápida
page-speed-instant = Instantánea
page-problem-stale = La conexión no responde. Tus jugadas se guardan hasta que vuelva.
page-problem-refused = Tu sesión ha terminado. Vuelve a cargar la página.
page-turn-again = Ver otra vez las últimas jugadas
page-turn-skip = Saltar
page-turn-moves = { $name }: { $move }
page-now-title = { $name }, hace un momento
page-now-replay = Ver de nuevo
page-learn-others = { $n ->
    [one] Aquí hay otra jugada posible. La lección sigue con la resaltada.
   *[other] Aquí hay otras { $n } jugadas posibles. La lección sigue con la resaltada.
}
page-seat-projected = si terminara ahora: { $points }
page-new-more = Más…
page-new-hints-rated = No hay pistas en partidas clasificatorias
page-rematch-again = Jugar otra vez
page-result-empty = Sin puntos en: { $items }.
page-result-next-level = Siguiente nivel: { $level }
page-log-undo-asked = { $who ->
    [you] Pides deshacer una jugada.
   *[other] { $name } pide deshacer una jugada.
}
page-log-undo-refused = { $who ->
    [you] No aceptas deshacer la jugada.
   *[other] { $name } no acepta deshacer la jugada.
}
page-undo-ask = Pedir deshacer
page-undo-agree = Aceptar
page-undo-refuse = Rechazar
page-undo-request = { $name } pide deshacer una jugada. ¿Aceptas?
page-undo-waiting = Pediste deshacer tu jugada. Esperando la respuesta…
page-undo-nothing = Todavía no hay nada que deshacer.
page-undo-rated = En una partida clasificatoria solo puedes deshacer hasta que juegue otro jugador.
page-undo-revealed = No se puede deshacer: se sacó o se reveló algo desde tu jugada.
page-chat-reactions = Reacciones rápidas
page-chat-smile = ¡Bien jugado!
page-chat-wow = ¡Guau!
page-chat-ouch = ¡Ay!
page-chat-think = Déjame pensar…
page-chat-heart = ¡Gracias por la partida!
page-chat-bots = Los bots no leen el chat; los espectadores, sí.
page-lobby-watch = Todos los asientos están ocupados, así que podrás mirar. La partida se abrirá aquí en cuanto empiece.
page-result-rating = Tu rating: { $rating } ({ $change })
page-new-fewer = Menos…
analysis-title = Análisis
analysis-mistakes = Aprende de tus errores
analysis-mistakes-again = Intentar de nuevo
analysis-open-table = Analizar
page-result-ahead = { $n ->
    [one] { $n } punto por delante de { $name }.
   *[other] { $n } puntos por delante de { $name }.
}
page-result-behind = { $n ->
    [one] Te faltó { $n } punto.
   *[other] Te faltaron { $n } puntos.
}
page-result-difference = La mayor diferencia: { $item }, { $ours } a { $theirs }.
page-result-by-resignation = Decidida por abandono.
page-result-against-target = { $points } contra un objetivo de { $target }.
page-now-nothing = Aún no hay jugadas
