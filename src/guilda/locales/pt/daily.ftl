### A partida do dia: também no terminal e nos erros.

daily-home = Cinco partidas, iguais para todos, novas a cada dia
daily-result = Seu resultado do dia
daily-solo = { $game } solo
daily-title = Partida do dia

error-daily-not-taken = Você não baixou esta partida no dia dela, então o resultado não pode ser enviado.
error-daily-once = Cada pessoa joga uma partida do dia uma única vez, e você já jogou esta.
error-daily-refused = Esta partida não conta: { $detail }.
error-daily-sealed = O registro contém a semente da partida do dia. Você pode baixá-lo depois do fim do dia (meia-noite UTC).
error-daily-taken = Você baixou esta partida para jogar sem conexão. Jogue-a lá; o resultado é enviado depois.
error-daily-too-late = É tarde demais para enviar esta partida: passou uma semana desde o dia dela.

terminal-daily-later = Sua partida está guardada. Continue ainda hoje com “guilda daily { $name }”.
terminal-daily-master = O mestre faz { $points } pontos ({ $ahead }): { $moves }
terminal-daily-master-plays = O mestre joga a mesma partida…
terminal-daily-rules = Na partida do dia não há dicas nem desfazer, e vale o primeiro jogo. “quit” guarda a partida para depois.
terminal-daily-submitted = Verificado e contado por { $server }, marcado como jogado sem conexão.
terminal-daily-title = Partida do dia, { $day }: { $title }
