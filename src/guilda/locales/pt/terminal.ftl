
terminal-daily-later = Sua partida está guardada. Continue ainda hoje com “guilda daily { $name }”.
terminal-daily-master = O mestre faz { $points } pontos ({ $ahead }): { $moves }
terminal-daily-master-plays = O mestre joga a mesma partida…
terminal-daily-rules = Na partida do dia não há dicas nem desfazer, e vale o primeiro jogo. “quit” guarda a partida para depois.
terminal-daily-submitted = Verificado e contado por { $server }, marcado como jogado sem conexão.
terminal-daily-title = Partida do dia, { $day }: { $title }
