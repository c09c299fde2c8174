terminal-decimal-mark = ,

# Jogar
terminal-prompt = { $name }>{ " " }
terminal-first-help = Digite uma jogada em notação. Digite “moves” para ver todas as jogadas e “help” para os outros comandos.
terminal-help =
    Comandos:
      uma jogada          faz a jogada (Tab completa)
      moves [INÍCIO]      explica as jogadas possíveis
      board               desenha o tabuleiro de novo
      score               mostra de onde vêm os pontos
      hint                mostra o que o bot mais forte jogaria
      undo                desfaz sua última jogada, se nada foi revelado depois
      save ARQUIVO        salva a partida; continue com “guilda resume ARQUIVO”
      help, quit
terminal-commitment =
    Compromisso (SHA-256 da semente, para conferir os sorteios depois):
    { $hash }
terminal-more-moves = Para explicar algumas, digite “moves” e um início, por exemplo “moves { $example }”.
terminal-no-moves-begin = Nenhuma jogada possível começa com “{ $text }”.
terminal-refused = Você não pode jogar { $action }: { $reason }.
terminal-not-understood = “{ $text }” não é uma jogada nem um comando. Digite “moves” ou “help”.
terminal-interrupted = Digite “save ARQUIVO” para guardar a partida ou “quit” para sair. Tecle Ctrl-C de novo para sair agora.
terminal-cannot-undo = Não há nada a desfazer: a partida avançou desde a sua última jogada.
terminal-undone = Jogada desfeita.
terminal-unfinished = Você saiu antes do fim da partida.
terminal-hand-over = Agora é a vez de { $name }. Confira se ninguém mais está vendo a tela e tecle Enter.

# Salvar
terminal-offer-record = Digite um nome de arquivo para salvar o registro, ou tecle Enter para sair.
terminal-save-where = Digite um nome de arquivo depois de “save”.
terminal-saved = Salvo em { $path }.
terminal-saved-private = Salvo em { $path }. O arquivo contém as sementes da partida: não o mostre aos jogadores.
terminal-not-saved = A partida não foi salva: { $error }.
terminal-file-exists = { $path } já existe. Escolha outro nome.

# Dicas
terminal-hint-choice = { $move }: vitória { $share }%, vantagem { $margin }. { $sentence }
terminal-hint-choice-alone = { $move }: vitória { $share }%, { $margin } pontos. { $sentence }
terminal-hint-line = Continuação esperada da primeira jogada:
terminal-hint-decided = O resto desta rodada foi calculado até o fim; as rodadas seguintes são estimativas.
terminal-hint-guess = São estimativas a partir do que você sabe: o acaso e os adversários decidem.

# Repetição e análise
terminal-ply = Depois da jogada { $ply } de { $plies }
terminal-replay-help = Enter ou n: próxima · p: anterior · um número: ir a essa jogada · e: fim · q: sair
terminal-reviewing = Chance de vitória depois de cada jogada, e depois da melhor jogada quando houve um erro.
terminal-remark = { $ply }  { $name }: { $move }{ $mark }  vitória { $share }%
terminal-better = ; melhor { $best }, { $share }%
terminal-review-sum = { $name }: precisão { $accuracy }%; { $loss }% de chance de vitória perdida por jogada enquanto o jogo estava em aberto; erros (?) { $mistakes }, erros graves (??) { $blunders }
terminal-review-level = Jogou mais ou menos no nível “{ $level }”.
terminal-review-few = Poucas jogadas com o jogo em aberto para indicar um nível.
terminal-review-balance = Início { $start }%, sorte { SIGNED($luck) }, jogadas próprias { SIGNED($decisions) }, jogadas dos adversários { SIGNED($opponents) }, não explicado { SIGNED($drift) }: resultado { $result }%

# Resultado
terminal-final = Pontuação final
terminal-total = total
terminal-winner = { $names } vence.
terminal-winners = { $names } dividem a vitória.
terminal-lost = { $names } perde.

# Tabuleiros
terminal-round = Rodada { $round }
terminal-bag = saco { $bag }
terminal-centre = centro
terminal-in-hand = na mão

terminal-azul-lid = tampa { $lid }
terminal-azul-floor = chão

terminal-sintra-side = lado { $side }
terminal-sintra-tower = torre de vidro { $tower }
terminal-sintra-broken = vidro quebrado

terminal-sagrada-round = Rodada { $round } de { $rounds }
terminal-sagrada-turn = turno { $turn } de { $turns }
terminal-sagrada-first-turn = primeiro turno
terminal-sagrada-second-turn = segundo turno
terminal-sagrada-first-player = primeiro jogador
terminal-sagrada-skips = segundo turno pulado
terminal-sagrada-then = depois
terminal-sagrada-choose = Escolha um modelo de janela
terminal-sagrada-target = pontuação alvo { $target }
terminal-sagrada-pool = acervo de compra
terminal-sagrada-track = trilha de rodadas
terminal-sagrada-difficulty = dificuldade
terminal-sagrada-private = pessoal
terminal-sagrada-so-far = até agora
terminal-sagrada-with-private = com o pessoal
terminal-sagrada-without-private = sem o pessoal
terminal-sagrada-chosen = já escolheu
terminal-sagrada-gone = fora do jogo

terminal-splendor-last-round = última rodada
terminal-splendor-supply = reserva
terminal-splendor-nobles = nobres
terminal-splendor-tokens = fichas
terminal-splendor-bonuses = bônus
terminal-splendor-level = nível { $level }

terminal-analyse-draws = Sorteado: { $draws }
terminal-analyse-edit = Para mudar um espaço: :edit GRUPO [LUGAR] VALOR, como :edit score.0 12 ou :edit wall.0 3 B; um ponto esvazia um espaço.
terminal-analyse-file = Dê o nome de um arquivo novo: :save ARQUIVO
terminal-analyse-help = Uma jogada é feita (3B2 = B W K… escolhe os sorteios) · :lines [SEGUNDOS] · :back · :next [N] · :list · :name TEXTO · :comment TEXTO · :main · :delete · :edit · :mistakes · :text · :save ARQUIVO · :quit
terminal-analyse-line = { $move } vitória { $share }%  { $margin } pontos  { $n ->
    [one] { $n } visita
   *[other] { $n } visitas
}
terminal-analyse-mistakes = Uma jogada tenta de novo · :show mostra a solução · :back encerra
terminal-analyse-over = Fim de jogo: { $scores }
terminal-analyse-percent = { $share }%
terminal-analyse-saved = Salvo em { $path }.
terminal-analyse-seconds = Dê um número de segundos até { $most }.
terminal-analyse-simulations = { $n } simulações
terminal-analyse-turn = Após a jogada { $ply }: vez de { $name }
terminal-daily-later = Sua partida está guardada. Continue ainda hoje com “guilda daily { $name }”.
terminal-daily-master = O mestre faz { $points } pontos ({ $ahead }): { $moves }
terminal-daily-master-plays = O mestre joga a mesma partida…
terminal-daily-rules = Na partida do dia não há dicas nem desfazer, e vale o primeiro jogo. “quit” guarda a partida para depois.
terminal-daily-submitted = Verificado e contado por { $server }, marcado como jogado sem conexão.
terminal-daily-title = Partida do dia, { $day }: { $title }
