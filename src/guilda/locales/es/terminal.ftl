
terminal-daily-later = Tu partida está guardada. Continúala hoy con «guilda daily { $name }».
terminal-daily-master = El maestro hace { $points } puntos ({ $ahead }): { $moves }
terminal-daily-master-plays = El maestro juega la misma partida…
terminal-daily-rules = En la partida del día no hay pistas ni se deshacen jugadas, y cuenta la primera partida. «quit» la guarda para después.
terminal-daily-submitted = Verificada y contada por { $server }, marcada como jugada sin conexión.
terminal-daily-title = Partida del día, { $day }: { $title }
