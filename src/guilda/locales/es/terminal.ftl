terminal-decimal-mark = ,

# Jugar
terminal-prompt = { $name }>{ " " }
terminal-first-help = Escribe una jugada en notación. Escribe «moves» para ver todas las jugadas y «help» para los demás comandos.
terminal-help =
    Comandos:
      una jugada          hace la jugada (Tab la completa)
      moves [INICIO]      explica las jugadas posibles
      board               dibuja el tablero otra vez
      score               muestra de dónde salen los puntos
      hint                muestra qué jugaría el bot más fuerte
      undo                deshace tu última jugada si nada se ha revelado después
      save ARCHIVO        guarda la partida; continúa con «guilda resume ARCHIVO»
      help, quit
terminal-commitment =
    Compromiso (SHA-256 de la semilla, para comprobar los sorteos después):
    { $hash }
terminal-more-moves = Para explicar algunas, escribe «moves» y un inicio, por ejemplo «moves { $example }».
terminal-no-moves-begin = Ninguna jugada posible empieza con «{ $text }».
terminal-refused = No puedes jugar { $action }: { $reason }.
terminal-not-understood = «{ $text }» no es una jugada ni un comando. Escribe «moves» o «help».
terminal-interrupted = Escribe «save ARCHIVO» para guardar la partida o «quit» para salir. Pulsa Ctrl-C otra vez para salir ya.
terminal-cannot-undo = No hay nada que deshacer: la partida ha avanzado desde tu última jugada.
terminal-undone = Jugada deshecha.
terminal-unfinished = Has salido antes del final de la partida.
terminal-hand-over = Le toca a { $name }. Comprueba que nadie más vea la pantalla y pulsa Intro.

# Guardar
terminal-offer-record = Escribe un nombre de archivo para guardar el registro, o pulsa Intro para salir.
terminal-save-where = Escribe un nombre de archivo después de «save».
terminal-saved = Guardado en { $path }.
terminal-saved-private = Guardado en { $path }. El archivo contiene las semillas de la partida: no se lo enseñes a los jugadores.
terminal-not-saved = La partida no se ha guardado: { $error }.
terminal-file-exists = { $path } ya existe. Elige otro nombre.

# Pistas
terminal-hint-choice = { $move }: victoria { $share } %, ventaja { $margin }. { $sentence }
terminal-hint-choice-alone = { $move }: victoria { $share } %, { $margin } puntos. { $sentence }
terminal-hint-line = Continuación esperada de la primera jugada:
terminal-hint-decided = El resto de esta ronda está calculado hasta el final; las rondas siguientes son estimaciones.
terminal-hint-guess = Son estimaciones a partir de lo que sabes: el azar y los rivales deciden.

# Repetición y análisis
terminal-ply = Después de la jugada { $ply } de { $plies }
terminal-replay-help = Intro o n: siguiente · p: anterior · un número: ir a esa jugada · e: final · q: salir
terminal-reviewing = Probabilidad de victoria tras cada jugada, y tras la mejor jugada cuando hubo un error.
terminal-remark = { $ply }  { $name }: { $move }{ $mark }  victoria { $share } %
terminal-better = ; mejor { $best }, { $share } %
terminal-review-sum = { $name }: precisión { $accuracy } %; { $loss } % de probabilidad de victoria perdida por jugada mientras la partida estaba abierta; errores (?) { $mistakes }, errores graves (??) { $blunders }
terminal-review-level = Jugó más o menos al nivel «{ $level }».
terminal-review-few = Muy pocas jugadas con la partida abierta para indicar un nivel.
terminal-review-balance = Inicio { $start } %, suerte { SIGNED($luck) }, jugadas propias { SIGNED($decisions) }, jugadas de los rivales { SIGNED($opponents) }, sin explicar { SIGNED($drift) }: resultado { $result } %

# Resultado
terminal-final = Puntuación final
terminal-total = total
terminal-winner = Gana { $names }.
terminal-winners = { $names } comparten la victoria.
terminal-lost = { $names } pierde.

# Tableros
terminal-round = Ronda { $round }
terminal-bag = bolsa { $bag }
terminal-centre = centro
terminal-in-hand = en la mano

terminal-azul-lid = tapa { $lid }
terminal-azul-floor = suelo

terminal-sintra-side = lado { $side }
terminal-sintra-tower = torre de cristal { $tower }
terminal-sintra-broken = cristal roto

terminal-sagrada-round = Ronda { $round } de { $rounds }
terminal-sagrada-turn = turno { $turn } de { $turns }
terminal-sagrada-first-turn = primer turno
terminal-sagrada-second-turn = segundo turno
terminal-sagrada-first-player = jugador inicial
terminal-sagrada-skips = segundo turno omitido
terminal-sagrada-then = después
terminal-sagrada-choose = Elige un patrón de vitral
terminal-sagrada-target = puntuación objetivo { $target }
terminal-sagrada-pool = reserva
terminal-sagrada-track = contador de rondas
terminal-sagrada-difficulty = dificultad
terminal-sagrada-private = privado
terminal-sagrada-so-far = por ahora
terminal-sagrada-with-private = con el privado
terminal-sagrada-without-private = sin el privado
terminal-sagrada-chosen = ya ha elegido
terminal-sagrada-gone = fuera de la partida

terminal-splendor-last-round = última ronda
terminal-splendor-supply = reserva
terminal-splendor-nobles = nobles
terminal-splendor-tokens = fichas
terminal-splendor-bonuses = bonificaciones
terminal-splendor-level = nivel { $level }

terminal-analyse-draws = Sorteado: { $draws }
terminal-analyse-edit = Para cambiar un espacio: :edit GRUPO [LUGAR] VALOR, como :edit score.0 12 o :edit wall.0 3 B; un punto vacía un espacio.
terminal-analyse-file = Da el nombre de un archivo nuevo: :save ARCHIVO
terminal-analyse-help = Una jugada se juega (3B2 = B W K… elige los sorteos) · :lines [SEGUNDOS] · :back · :next [N] · :list · :name TEXTO · :comment TEXTO · :main · :delete · :edit · :mistakes · :text · :save ARCHIVO · :quit
terminal-analyse-line = { $move } victoria { $share } %  { $margin } puntos  { $n ->
    [one] { $n } visita
   *[other] { $n } visitas
}
terminal-analyse-mistakes = Una jugada lo intenta de nuevo · :show muestra la solución · :back termina
terminal-analyse-over = La partida terminó: { $scores }
terminal-analyse-percent = { $share } %
terminal-analyse-saved = Guardado en { $path }.
terminal-analyse-seconds = Da un número de segundos hasta { $most }.
terminal-analyse-simulations = { $n } simulaciones
terminal-analyse-turn = Tras la jugada { $ply }: turno de { $name }
terminal-daily-later = Tu partida está guardada. Continúala hoy con «guilda daily { $name }».
terminal-daily-master = El maestro hace { $points } puntos ({ $ahead }): { $moves }
terminal-daily-master-plays = El maestro juega la misma partida…
terminal-daily-rules = En la partida del día no hay pistas ni se deshacen jugadas, y cuenta la primera partida. «quit» la guarda para después.
terminal-daily-submitted = Verificada y contada por { $server }, marcada como jugada sin conexión.
terminal-daily-title = Partida del día, { $day }: { $title }
