### The page outside the games' boards.

page-account-as = Você está jogando como { $name }.
page-account-data = Seus dados
page-account-delete = Apagar todos os meus dados
page-account-delete-sure = Apagar definitivamente
page-account-deleted = Todos os seus dados foram apagados.
page-account-export = Baixar seus dados
page-account-game = Jogo
page-account-games = Partidas
page-account-login = Entrar
page-account-logout = Sair
page-account-password = Senha (no mínimo 8 caracteres)
page-account-puzzles = Usar minhas partidas terminadas para criar desafios
page-account-puzzles-why = Só posições, sem nomes, de partidas em que todos os jogadores concordam.
page-account-rating = Rating
page-account-ratings = Ratings
page-account-ratings-none = Jogue uma partida ranqueada contra outra pessoa para ter um rating.
page-account-register = Criar uma conta
page-account-secret = Copie esta chave agora. Ela não será mostrada de novo:
page-account-title = Conta
page-account-token-drop = Remover
page-account-token-make = Criar uma chave
page-account-token-name = Nome do bot
page-account-tokens = Chaves para bots
page-account-tokens-why = Com uma chave, um programa seu pode jogar aqui.
page-account-why = Você pode jogar sem conta. Com uma, suas partidas e seus ratings acompanham você em qualquer aparelho.

page-ask-action = pegue fichas ou escolha uma carta
page-ask-action-then = comprar ou reservar?
page-ask-colour = escolha uma cor
page-ask-column = escolha um espaço na parede
page-ask-die = escolha um dado
page-ask-from = escolha um dado para mover
page-ask-keep = escolha a peça que fica
page-ask-line = escolha onde colocar os azulejos
page-ask-more = escolha outra ficha
page-ask-pattern = escolha sua janela
page-ask-source = escolha de onde pegar
page-ask-space = escolha um espaço
page-ask-strip = escolha uma faixa de padrão
page-ask-to = escolha o novo espaço
page-ask-token = escolha uma ficha para devolver
page-ask-tool = use uma ferramenta ou encerre o turno

page-chat-lines = Mensagens
page-chat-none = Nenhuma mensagem ainda.
page-chat-open = { $n ->
    [one] Chat, { $n } mensagem nova
   *[other] Chat, { $n } mensagens novas
}
page-chat-say = Mensagem
page-chat-send = Enviar
page-chat-title = Chat

page-choices-back = voltar
page-choices-open = Todas as opções: { $n }
page-choices-title = Suas opções

page-clock-bank = { $n } min por jogador
page-clock-increment = { $n } min + { $s } s
page-clock-move = { $n } s por jogada
page-clock-none = sem relógio

page-close = Fechar

page-confirm = Confirmar

page-curtain-ready = Eu sou { $name }
page-curtain-title = Passe o aparelho para { $name }
page-curtain-why = O que só { $name } pode ver fica oculto até lá.

page-describe-title = A mesa em texto

page-fair-about = Seu navegador pode recalcular cada sorteio desta partida a partir de sementes fixadas antes do início.
page-fair-ask = Conferir
page-fair-browser = Seu navegador:
page-fair-commitment = Sorteios justos
page-fair-commitment-why = Um hash da semente do servidor, publicado antes do primeiro sorteio. Depois da partida você pode conferir todos os sorteios.
page-fair-draw = O sorteio { $draw } (menor que { $n }) deveria ser { $computed }, mas o registro diz { $recorded }.
page-fair-insecure = Seu navegador só calcula hashes por HTTPS ou na própria máquina do servidor.
page-fair-no-commitment = A semente não corresponde ao hash publicado.
page-fair-no-seed = O registro não contém a semente que seu navegador enviou.
page-fair-no-shown = O hash no registro não é o que foi mostrado a você.
page-fair-no-unrevealed = O servidor não revelou a semente.
page-fair-server = Conferência completa pelo servidor:
page-fair-server-yes = { $moves } { $moves ->
    [one] jogada conferida
   *[other] jogadas conferidas
} e { $draws } { $draws ->
    [one] sorteio conferido
   *[other] sorteios conferidos
}, tudo como mandam as regras.
page-fair-title = Os sorteios foram justos?
page-fair-yes = { $n ->
    [one] Tudo certo: { $n } sorteio recalculado, e confere.
   *[other] Tudo certo: { $n } sorteios recalculados, e todos conferem.
}

page-game-over = A partida acabou

page-help-about = A lista de opções tem todas as jogadas possíveis, na ordem do tabuleiro.
page-help-arrows = percorrer a lista de opções
page-help-chat = chat
page-help-enter = escolher ou confirmar
page-help-escape = voltar um passo
page-help-help = esta ajuda
page-help-hint = pedir uma dica
page-help-numbers = jogar uma opção pelo número
page-help-tab = ir à próxima opção no tabuleiro
page-help-title = Atalhos de teclado
page-help-undo = desfazer

page-hint-ask = Dica
page-hint-line = Depois, talvez:
page-hint-thinking = Um mestre está pensando…
page-hint-title = O que um mestre faria
page-hint-worth = { $share } de vitórias, { $margin } pontos em média

page-home-about = Abra uma mesa, envie o link e jogue. Não precisa de conta, e os bots estão sempre prontos.
page-home-all = Todas ({ $n })
page-home-azul = Pegue azulejos, complete fileiras, preencha a parede.
page-home-azul-meta = 2–4 jogadores · 30 min
page-home-bots = Jogar contra bots
page-home-puzzles = Desafios
page-home-games = Jogos
page-home-invite = Convidar amigos
page-home-join = Entrar
page-home-learn = Aprender
page-home-learn-game = Aprender { $game }
page-home-mine = Suas partidas
page-home-first = Jogar a primeira partida
page-home-mine-none = Você ainda não tem partidas.
page-home-name = Seu nome
page-home-open = Mesas abertas
page-home-open-new = Abrir uma mesa
page-home-open-none = Nenhuma mesa aberta agora.
page-home-own = Arte, textos e código originais. Sem vínculo com as editoras dos jogos.
page-home-play = Jogar
page-home-play-game = Jogar { $game }
page-home-replay = Rever
page-home-resume = Continuar
page-home-rules-game = Regras de { $game }
page-home-sagrada = Escolha dados para a sua janela: atenção às cores e aos tons.
page-home-sagrada-meta = 1–4 jogadores · 35 min
page-home-seats = { $taken } de { $all } lugares ocupados
page-home-sintra = Guie seu vidraceiro pelas janelas do palácio.
page-home-sintra-meta = 2–4 jogadores · 35 min
page-home-splendor = Junte gemas, compre cartas, receba a visita de um nobre.
page-home-splendor-meta = 2–4 jogadores · 30 min
page-home-title = Jogos de azulejos, vidro, dados e gemas
page-home-watch = Assistir

page-invite-copied = Link copiado
page-invite-copy = Copiar link
page-invite-link = Link desta mesa
page-invite-qr = Código QR com o link desta mesa
page-invite-send = Compartilhar link
page-invite-title = Convide com um link
page-invite-watch = Link para espectadores

page-learn-back = Voltar
page-learn-next = Avançar
page-learn-play = Jogar uma partida
page-learn-show = Mostre para mim
page-learn-teacher = Professora
page-learn-title = { $game }: primeira partida

page-level-apprentice = Aprendiz
page-level-apprentice-why = conhece o jogo, erra de vez em quando
page-level-bot = Bot
page-level-expert = Especialista
page-level-expert-why = pensa bastante e não erra por descuido
page-level-grandmaster = Grão-mestre
page-level-grandmaster-why = pensa cerca de um segundo: o bot mais forte daqui
page-level-greedy = Guloso
page-level-greedy-why = pega o máximo de pontos na hora, sem olhar adiante
page-level-journeyman = Oficial
page-level-journeyman-why = pensa adiante e raramente erra
page-level-master = Mestre
page-level-master-why = vê longe e responde na hora
page-level-novice = Novato
page-level-novice-why = um primeiro adversário: pensa pouco e erra muito
page-level-random = Aleatório
page-level-random-why = faz qualquer jogada possível

page-loading = Carregando…

page-lobby-bot = Adicionar um bot
page-lobby-clear = Liberar
page-lobby-host = Todos os lugares estão ocupados. Aguardando o anfitrião começar a partida.
page-lobby-other = Nome de outro jogador neste aparelho
page-lobby-seats = Lugares
page-lobby-sit = Sentar aqui
page-lobby-sit-more = Adicionar jogador neste aparelho
page-lobby-stand = Sair
page-lobby-start = Começar a partida
page-lobby-waiting = Esperando jogadores…

page-log-newest = mais recente primeiro
page-log-resign = { $who ->
    [you] Você desiste.
   *[other] { $name } desiste.
}
page-log-return = { $who ->
    [you] Você voltou.
   *[other] { $name } voltou.
}
page-log-takeover = { $who ->
    [you] Um bot assume o seu lugar.
   *[other] Um bot assume o lugar de { $name }.
}
page-log-timeout = { $who ->
    [you] O seu tempo acabou.
   *[other] O tempo de { $name } acabou.
}
page-log-title = Histórico
page-log-undo = { $who ->
    [you] Você desfaz uma jogada.
   *[other] { $name } desfaz uma jogada.
}
page-log-undone = Jogada desfeita

page-menu-casual = amistosa
page-menu-rated = ranqueada
page-menu-spectators = { $n ->
    [one] { $n } espectador
   *[other] { $n } espectadores
}
page-menu-title = Jogadores

page-moves-all = Todas
page-moves-mine = Minhas
page-moves-mistakes = Erros
page-moves-title = Jogadas

page-nav-home = Início
page-nav-skip = Ir para o conteúdo
page-nav-title = Menu

page-new-bots = Contra bots
page-new-clock = Relógio
page-new-clock-10 = 10 min + 10 s
page-new-clock-30 = 30 min + 15 s
page-new-clock-5 = 5 min + 5 s
page-new-clock-day = um dia por jogada
page-new-clock-none = sem relógio
page-new-device = No mesmo aparelho
page-new-friends = Com amigos
page-new-hints = Permitir dicas
page-new-level = Nível dos bots
page-new-mode = Jogar
page-new-open = Abrir mesa
page-new-people = Jogadores na mesa
page-new-players = Jogadores
page-new-public = Mostrar na página inicial: qualquer pessoa pode entrar
page-new-rated = Ranqueada
page-new-solo = 1 (solo)
page-new-start = Começar a partida
page-new-title = Nova partida

page-nowhere = Não há nenhuma página neste endereço.

page-points-word = { $n ->
    [one] ponto
   *[other] pontos
}

page-problem-again = Tentar de novo
page-problem-gone = Sem conexão com o servidor. Tentando de novo…
page-problem-offline = Sem conexão com o servidor. Verifique sua internet.

page-rematch-ask = Revanche
page-rematch-go = Ir para a revanche

page-replay-back = Jogada anterior
page-replay-controls = Rever a partida
page-replay-download = Baixar
page-replay-eyes = Ponto de vista
page-replay-first = Ir ao início
page-replay-jump = Ir para
page-replay-last = Ir ao fim
page-replay-mistake = Próximo erro
page-replay-next = Próxima jogada
page-replay-open = Rever e analisar
page-replay-open-all = tudo visível
page-replay-pause = Pausar
page-replay-place = Jogada { $n } de { $all }
page-replay-play = Reproduzir
page-replay-share = Compartilhar
page-replay-speed = Velocidade
page-replay-start = Início da partida
page-replay-table = Voltar à mesa

page-resign = Desistir
page-resign-sure = Sim, desistir

page-result-brackets = O número entre parênteses é a quantidade.
page-result-rank = { $n }º
page-result-scores = Detalhe da pontuação
page-result-shared = { $names } dividem a vitória
page-result-solved = Você superou a pontuação alvo
page-result-target = Pontuação alvo
page-result-total = Total
page-result-unsolved = Você não superou a pontuação alvo
page-result-winner = { $name } vence
page-result-won = Você venceu

page-return = Retomar meu lugar

page-review-accuracy = Precisão
page-review-ask = Analisar esta partida
page-review-balance = Sorte e habilidade
page-review-better = Melhor: { $sentence }
page-review-busy = O motor está analisando a partida…
page-review-chances = Chances: { $shares }
page-review-decisions = Jogadas próprias
page-review-drift = Não explicado
page-review-costly = As jogadas que mais custaram
page-review-few = Poucas jogadas com o jogo em aberto para indicar um nível
page-review-good = Nenhuma jogada custou muito. Bem jogado!
page-review-graph = As chances de cada jogador ao longo da partida
page-review-level = Nível aproximado: { $level }
page-review-loss = { $loss } de chance de vitória perdida por jogada enquanto o jogo estava em aberto
page-review-luck = Sorte
page-review-marks = Erros: { $mistakes }, erros graves: { $blunders }
page-review-opponents = Jogadas dos adversários
page-review-result = Resultado
page-review-start = Antes da preparação
page-review-title = Análise da partida

page-rules-learn = Aprender jogando
page-rules-title = Regras

page-seat-all = Jogadores
page-seat-awaited = ainda não aceitou
page-seat-away = jogado por um bot
page-seat-gone = offline
page-seat-here = online
page-seat-number = Jogador { $n }
page-seat-open = lugar livre
page-seat-rating = rating { $n }
page-seat-resigned = desistiu
page-seat-watching = assistindo
page-seat-you = você

page-settings-confirm = Confirmar jogadas
page-settings-confirm-why = Veja cada jogada antes e confirme com mais um toque
page-settings-language = Idioma
page-settings-motion = Animações
page-settings-motion-why = As peças se movem pelo tabuleiro
page-settings-notifications = Notificações
page-settings-notifications-why = Quando for sua vez e esta página estiver em segundo plano
page-settings-sound = Som
page-settings-sound-why = Nas jogadas e quando for sua vez
page-settings-theme = Tema
page-settings-title = Configurações
page-settings-vibration = Vibração
page-settings-vibration-why = No celular, quando for sua vez

page-table-missing = Essa mesa não existe.

page-takeover = Deixar um bot assumir
page-takeover-rated = Contar como desistência

page-theme-dark = Escuro
page-theme-light = Claro
page-theme-system = Igual ao sistema

page-turn-choose = Você pode escolher o que está destacado.
page-turn-last-round = Última rodada
page-turn-name = { $name }, sua vez
page-turn-notice = { $game }: sua vez.
page-turn-of = Vez de { $name }
page-turn-round = Rodada { $n }
page-turn-yours = Sua vez

page-undo = Desfazer
page-settings-speed = Velocidade das jogadas dos outros jogadores
page-speed-slow = Lenta
page-speed-normal = Normal
page-speed-fast = Rápida
page-speed-instant = Instantânea
page-problem-stale = A conexão não responde. Suas jogadas ficam guardadas até ela voltar.
page-problem-refused = Sua sessão terminou. Recarregue a página.
page-turn-again = Rever as últimas jogadas
page-turn-skip = Pular
page-turn-moves = { $name }: { $move }
page-now-title = { $name }, agora há pouco
page-now-replay = Rever
page-learn-others = { $n ->
    [one] Há outra jogada possível aqui. A lição segue com a destacada.
   *[other] Há outras { $n } jogadas possíveis aqui. A lição segue com a destacada.
}
page-seat-projected = se acabasse agora: { $points }
page-new-more = Mais…
page-new-hints-rated = Não há dicas em partidas ranqueadas
page-rematch-again = Jogar de novo
page-result-empty = Sem pontos em: { $items }.
page-result-next-level = Próximo nível: { $level }
page-log-undo-asked = { $who ->
    [you] Você pede para desfazer uma jogada.
   *[other] { $name } pede para desfazer uma jogada.
}
page-log-undo-refused = { $who ->
    [you] Você não aceita desfazer a jogada.
   *[other] { $name } não aceita desfazer a jogada.
}
page-undo-ask = Pedir para desfazer
page-undo-agree = Aceitar
page-undo-refuse = Recusar
page-undo-request = { $name } pede para desfazer uma jogada. Você aceita?
page-undo-waiting = Você pediu para desfazer sua jogada. Aguardando a resposta…
page-undo-nothing = Ainda não há nada a desfazer.
page-undo-rated = Em uma partida ranqueada, só é possível desfazer até outro jogador jogar.
page-undo-revealed = Não dá para desfazer: algo foi sorteado ou revelado desde a sua jogada.
page-chat-reactions = Reações rápidas
page-chat-smile = Bem jogado!
page-chat-wow = Uau!
page-chat-ouch = Ai!
page-chat-think = Deixa eu pensar…
page-chat-heart = Valeu pela partida!
page-chat-bots = Bots não leem o chat; espectadores, sim.
page-lobby-watch = Todos os lugares estão ocupados, então você vai assistir. A partida abre aqui assim que começar.
page-result-rating = Seu rating: { $rating } ({ $change })
page-new-fewer = Menos…
analysis-title = Análise
analysis-mistakes = Aprenda com seus erros
analysis-mistakes-again = Tentar de novo
analysis-open-table = Analisar
page-result-ahead = { $n ->
    [one] { $n } ponto à frente de { $name }.
   *[other] { $n } pontos à frente de { $name }.
}
page-result-behind = { $n ->
    [one] Faltou { $n } ponto para você.
   *[other] Faltaram { $n } pontos para você.
}
page-result-difference = A maior diferença: { $item }, { $ours } a { $theirs }.
page-result-by-resignation = Decidida por desistência.
page-result-against-target = { $points } contra um alvo de { $target }.
page-now-nothing = Nenhuma jogada ainda
