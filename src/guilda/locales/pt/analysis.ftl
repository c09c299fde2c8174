### O tabuleiro de análise.

analysis-about = Esta jogada
analysis-card = { $number } · nível { $level } · { $points } pontos
analysis-chance-again = Sortear de novo
analysis-chance-choose = Escolher o sorteio
analysis-chance-draw = Sorteio { $n }: { $outcome }
analysis-chance-draws = Sorteios
analysis-chance-has = Houve sorteio
analysis-chance-help = Toque num sorteio e depois no resultado dele. Os seguintes ficam como estão, se possível.
analysis-chance-of = Resultado do sorteio { $n }
analysis-chance-title = Escolha o que sai
analysis-chance-use = Jogar com estes sorteios
analysis-comment = Comentário
analysis-delete = Apagar daqui em diante
analysis-edit = Editar a posição
analysis-edit-bag = O que não está na mesa vai para o saco, a bolsa ou os baralhos.
analysis-edit-blind = Reservadas de um baralho
analysis-edit-bonus = Pontos por cores
analysis-edit-broken = Vidro quebrado
analysis-edit-cancel = Cancelar
analysis-edit-cards = Cartas compradas
analysis-edit-centre = Centro
analysis-edit-centre-has = no centro
analysis-edit-dealt = Cartas de janela
analysis-edit-empty = vazio
analysis-edit-factories = Fábricas
analysis-edit-favor = Marcadores de benefício
analysis-edit-floor = Fileira do chão
analysis-edit-glazier = Vidraceiro sobre a janela
analysis-edit-hand = Cartas reservadas
analysis-edit-hidden = oculta
analysis-edit-legal = Possível. Jogadas permitidas: { $n }
analysis-edit-lid = Na tampa da caixa
analysis-edit-lines = Fileiras de modelo
analysis-edit-lost = Pontos perdidos por vidro quebrado
analysis-edit-marker = Marcador de primeiro jogador
analysis-edit-nobles = Nobres na mesa
analysis-edit-nth = Turno da rodada
analysis-edit-on-tools = Marcadores de benefício nas ferramentas (solo: 1 se usada)
analysis-edit-open = aberta
analysis-edit-panes = Janelas: espaço de cima e de baixo
analysis-edit-pattern = Modelo de janela
analysis-edit-points = Pontos das janelas
analysis-edit-pool = Acervo de compra
analysis-edit-private = Objetivos pessoais
analysis-edit-public = Objetivos públicos
analysis-edit-put = Coloque uma peça
analysis-edit-put-help = Escolha uma peça e toque nos espaços.
analysis-edit-read = Analisar este texto
analysis-edit-reset = Restaurar
analysis-edit-resets = Vezes que o marcador de vidro quebrado recomeçou
analysis-edit-round = Rodada
analysis-edit-rubber = Borracha
analysis-edit-score = Pontos
analysis-edit-shown = A última posição possível
analysis-edit-space = { $group }, linha { $row }, espaço { $column }: { $piece }
analysis-edit-spaces = Peças nas faixas
analysis-edit-spent = Dados pagos por ferramentas
analysis-edit-starter = Primeiro jogador
analysis-edit-strips = Faixas de padrão, da esquerda para a direita
analysis-edit-table = Cartas na mesa, níveis 1 a 3
analysis-edit-text = Em texto
analysis-edit-tiling = Fileira em revestimento
analysis-edit-tokens = Fichas
analysis-edit-tools = Ferramentas
analysis-edit-tower = Na torre de vidro
analysis-edit-track = Indicador de rodadas
analysis-edit-track-round = Trilha de rodadas, rodada { $n }
analysis-edit-turn = Vez de
analysis-edit-use = Analisar
analysis-edit-visitors = Nobres recebidos
analysis-edit-wall = Parede
analysis-edit-window = Janela
analysis-edit-windows = Escolha das janelas
analysis-engine = Linhas do motor
analysis-engine-busy = { $n } simulações até agora…
analysis-engine-detail = { $margin } pontos · { $n ->
    [one] { $visits } visita
   *[other] { $visits } visitas
}
analysis-engine-done = { $n } simulações
analysis-engine-start = Iniciar
analysis-engine-stop = Parar
analysis-engine-worth = { $share } de chance de vitória, { $margin } pontos, { $n ->
    [one] { $visits } visita
   *[other] { $visits } visitas
}
analysis-first = Faça uma jogada no tabuleiro.
analysis-lead = Faça qualquer jogada por qualquer jogador, sorteie ou escolha o que sai e veja o que o motor faria.
analysis-link-damaged = Este link está danificado: talvez falte uma parte. Copie-o inteiro ou peça o arquivo.
analysis-mistakes-best = A melhor: { $sentence } Valia { $share }; a jogada feita, { $played }.
analysis-mistakes-close = Boa: quase tão forte quanto a melhor jogada.
analysis-mistakes-cost = Custou { $loss } da probabilidade de vitória.
analysis-mistakes-leave = Analisar livremente
analysis-mistakes-next = Próximo erro
analysis-mistakes-none = Não há erros a estudar nesta partida. Muito bem!
analysis-mistakes-place = Erro { $n } de { $all } · jogada { $ply }
analysis-mistakes-show = Mostrar a solução
analysis-mistakes-solved = Certo: { $sentence } Valia { $share }; a jogada feita, { $played }.
analysis-mistakes-try = Encontre uma jogada melhor.
analysis-mistakes-wrong = Há algo melhor. Tente de novo.
analysis-mistakes-wrong-share = Isso lhe dá { $share }. Há algo melhor: tente de novo.
analysis-moves = Jogadas
analysis-name = Nome da variante
analysis-noble = Nobre { $number }:
analysis-open = Abrir
analysis-position-copied = O texto da posição foi copiado.
analysis-position-copy = Copiar posição
analysis-promote = Tornar linha principal
analysis-share-copied = O link desta análise foi copiado.
analysis-share-long = Esta análise é longa demais para um link. Baixe-a como arquivo.
analysis-start-again = Nova análise
analysis-start-file = Abrir um arquivo
analysis-start-game = Jogo
analysis-start-new = Nova posição
analysis-start-paste = Cole uma posição em texto, um registro ou uma análise
analysis-start-random = Preparar uma partida
analysis-tools = Ferramentas de análise
error-bad-analysis = { $problem ->
    [altered] Este arquivo foi alterado ou falta uma parte dele ({ $detail }).
    [illegal] Uma jogada deste arquivo é contra as regras ({ $detail }).
    [running] Esta partida ainda não terminou, então o registro dela não pode ser analisado.
    [version] Este arquivo vem de outra versão das regras ou dos componentes ({ $detail }).
   *[other] Isto não pode ser analisado: não é uma posição em texto, um registro ou uma análise sem erros ({ $detail }).
}
error-bad-position = Esta posição é impossível: { $reason }

# Por que uma posição é impossível, como fim de frase.
impossible-azul-floor = a fileira do chão do jogador { $player } está cheia demais, ou o marcador está nela, mas é de outro jogador
impossible-azul-line = a fileira de modelo { $line } do jogador { $player } tem uma cor que já está na linha da parede
impossible-azul-mixed = a fileira de modelo { $line } do jogador { $player } mistura cores
impossible-azul-offer = há azulejos em oferta enquanto os jogadores jogam, e só então
impossible-azul-over = a partida já teria terminado: o jogador { $player } tem uma linha completa
impossible-azul-printed = na parede do jogador { $player }, o espaço da linha { $row }, coluna { $column } é de outra cor
impossible-azul-tiling = um azulejo só espera por um espaço na parede livre e com a partida em andamento
impossible-azul-tiling-choice = o azulejo da fileira de modelo { $line } só tem um espaço possível
impossible-azul-tiling-line = a fileira de modelo { $line } de quem joga não está completa
impossible-azul-tiling-order = as fileiras completas acima da { $line } passam à parede antes dela
impossible-azul-tiling-player = o jogador { $player } precisa ter revestido a parede antes do jogador { $other }
impossible-azul-wall = a parede do jogador { $player } tem uma cor duas vezes na mesma linha ou coluna
impossible-centre = o centro tem { $count }, mas das fábricas vazias vieram no máximo { $most }
impossible-factory = a fábrica { $factory } tem { $count }, mas enquanto houver peças no saco uma fábrica tem { $most } ou nenhuma
impossible-first-round = na primeira rodada saíram { $count } do saco, mas há { $shown } à vista
impossible-marker = todas as fábricas estão cheias, então o marcador de primeiro jogador ainda está no centro
impossible-not-a-number = “{ $text }” não é um número
impossible-number = { $field ->
    [bonus] os pontos por cores
    [broken] o vidro quebrado
    [centre] as peças de uma cor no centro
    [favor] os marcadores de benefício
    [lid] os azulejos de uma cor na tampa
    [lost] os pontos perdidos
    [on_tools] os marcadores de benefício numa ferramenta
    [points] os pontos { $place ->
        [0] de uma janela
       *[other] da janela { $place }
    }
    [resets] os recomeços do vidro quebrado
    [round] a rodada
    [score] os pontos
    [spent] os dados pagos de uma cor
    [tokens] as fichas de um tipo
    [tower] as peças de uma cor na torre
   *[other] { $field }
}{ $player ->
    [0] { "" }
   *[other] { " " }do jogador { $player }
}: um número de { $least } a { $most }
impossible-sagrada-cards = cada jogador precisa de uma janela, todas de cartas diferentes
impossible-sagrada-dealt = cada jogador recebe duas cartas de janela, e nenhuma carta é dada duas vezes
impossible-sagrada-dice = até a rodada { $round } saíram { $count } dados da bolsa, mas há { $shown } à vista
impossible-sagrada-edge = os dados do jogador { $player } não se tocam, ou nenhum está na borda
impossible-sagrada-favor = o jogador { $player } tem mais marcadores de benefício do que a janela deu ({ $count })
impossible-sagrada-first-round = a trilha de rodadas está vazia na primeira rodada
impossible-sagrada-neighbours = na janela do jogador { $player }, o dado da linha { $row }, coluna { $column } tem um vizinho de mesma cor ou mesmo tom
impossible-sagrada-not-dealt = o jogador { $player } só pode escolher uma janela de suas duas cartas
impossible-sagrada-over = a partida só termina depois das { $rounds } rodadas
impossible-sagrada-pool = o acervo de compra não tem os dados que os turnos desta rodada deixaram
impossible-sagrada-price = o primeiro uso de uma ferramenta custa 1 marcador de benefício; cada um dos seguintes custa 2
impossible-sagrada-print = um dado não corresponde à cor ou ao tom impresso no espaço
impossible-sagrada-private = os objetivos pessoais devem ser diferentes
impossible-sagrada-public = os objetivos públicos devem ser diferentes
impossible-sagrada-second-turn = a ferramenta 7 só pode ser usada num segundo turno
impossible-sagrada-spent = no jogo solo, cada ferramenta usada foi paga com um dado
impossible-sagrada-tokens = deve haver { $count } marcadores de benefício ao todo, com os jogadores e nas ferramentas
impossible-sagrada-tools = as ferramentas devem ser diferentes
impossible-sagrada-track = a rodada { $round } não pode deixar { $count } dados na trilha de rodadas
impossible-sagrada-track-tools = as ferramentas 5 e 12 precisam de dados na trilha de rodadas
impossible-sagrada-turns = o jogador { $player } colocou mais dados do que seus turnos permitem
impossible-sagrada-uses = as ferramentas ainda não podem ter sido usadas tantas vezes
impossible-sintra-full-strip = uma faixa só fica completa enquanto seu jogador, com o vidraceiro sobre ela, escolhe a cor que mantém
impossible-sintra-offer = há peças em oferta enquanto os jogadores jogam, e não depois do fim da partida
impossible-sintra-over = a partida só termina depois da rodada { $rounds }
impossible-sintra-panes = a janela { $window } do jogador { $player } tem o espaço de baixo preenchido, mas não o de cima
impossible-sintra-space = a faixa { $strip } tem uma peça num espaço de outra cor
impossible-sintra-strip = a janela { $window } do jogador { $player } tem uma faixa até ficar completa, e nenhuma depois
impossible-sintra-strip-twice = o jogador { $player } tem a mesma faixa duas vezes
impossible-sintra-track = o indicador de rodadas está vazio nas rodadas passadas ({ $passed }) e tem uma peça em cada uma das outras, de cores diferentes a partir da rodada II
impossible-sintra-wild-side = a faixa sobre a janela { $window } do jogador { $player } mostra os espaços curinga se já foi virada, e só então
impossible-splendor-card-twice = a carta { $card } está em dois lugares
impossible-splendor-first-turn = uma carta foi comprada ou reservada, mas ninguém jogou ainda
impossible-splendor-gold = o jogador { $player } tem mais ouro do que cartas, mas ouro só vem com uma carta reservada
impossible-splendor-hand = o jogador { $player } tem mais de { $count } cartas reservadas
impossible-splendor-noble-twice = o nobre { $noble } está em dois lugares
impossible-splendor-nobles = deve haver { $count } nobres ao todo, mas há { $shown } à vista
impossible-splendor-not-over = a partida não terminou: nenhum jogador tem { $points } pontos
impossible-splendor-over = a partida já teria terminado: o jogador { $player } tinha { $points } pontos no início da rodada
impossible-splendor-place = o lugar { $place } do nível { $level } está vazio, mas ainda há cartas no baralho
impossible-splendor-tokens = o jogador { $player } tem mais de { $count } fichas
impossible-splendor-visit = o jogador { $player } não tem os bônus que o nobre { $noble } pede
impossible-text = o texto não está escrito como uma posição ({ $detail })
impossible-too-many = { $piece }: há { $shown } à vista, mas só existem { $most }
