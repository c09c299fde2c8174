### The board of Sintra.

sintra-page-round = Rodada { $round }
sintra-page-round-piece = rodada { $round }: { $colour }
sintra-page-track = Indicador de rodadas
sintra-page-tower = { $n } na torre de vidro
sintra-page-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
sintra-page-windows = { $n ->
    [one] { $n } janela completa
   *[other] { $n } janelas completas
}
sintra-page-wild = curinga
sintra-page-strip = Faixa { $strip }: { $pieces }; livres: { $open }
sintra-page-strip-gone = A faixa { $strip } está fora do jogo
sintra-page-strip-full = Faixa { $strip }, cheia: { $pieces }
sintra-page-strip-back = No verso: { $spaces }
sintra-page-back = Mover o vidraceiro de volta à faixa mais à esquerda
sintra-page-backs = Mostrar o verso das faixas
sintra-page-top = topo: { $colour }
sintra-page-top-empty = topo vazio
sintra-page-bottom = embaixo: { $colour }
sintra-page-bottom-empty = embaixo vazio
sintra-page-window = Janela { $window }: { $panes }; { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
sintra-page-glass = Vidro quebrado: −{ $n }
sintra-page-glazier = Vidraceiro sobre a faixa { $strip }
sintra-page-ornament = Ornamento { $ornament }: { $n } de 4 espaços preenchidos
sintra-page-ornament-panes = { $n } de 4 espaços preenchidos
sintra-page-keep = Guardar a peça { $colour } para a janela
sintra-page-break = Deixar todas as peças quebrarem
sintra-page-label-back = Vidraceiro de volta
sintra-page-label-break = Todas quebram
sintra-page-label-keep = Guardar { $piece }
sintra-page-label-strip = Faixa { $strip }
sintra-page-fill = Para onde vão as peças?
sintra-page-side-B = Lado B: no fim, suas janelas completas vezes os espaços da sua melhor cor.
sintra-page-yellow = { $n ->
    [one] amarela
   *[other] amarelas
}
sintra-page-orange = laranja
sintra-page-pink = rosa
sintra-page-blue = { $n ->
    [one] azul
   *[other] azuis
}
sintra-page-white = { $n ->
    [one] branca
   *[other] brancas
}
sintra-page-effect-full = A faixa { $strip } fica completa.
sintra-page-effect-left = { $n ->
    [one] Falta { $n } peça na faixa { $strip }.
   *[other] Faltam { $n } peças na faixa { $strip }.
}
sintra-page-effect-bonus = Pontos bônus por cor: { $n }.
sintra-page-effect-window = A janela { $window } e as janelas à direita dela valem { $n } { $n ->
    [one] ponto
   *[other] pontos
}.
sintra-page-effect-break = { $n ->
    [one] { $n } peça quebra.
   *[other] { $n } peças quebram.
}
sintra-page-effect-marker = Você pega o marcador de primeiro jogador: um passo de vidro quebrado.
sintra-page-effect-glazier = O vidraceiro vai para a faixa { $strip }.
sintra-page-figure-take = Um expositor de fábrica: duas peças azuis vão para uma faixa, as outras para o centro
sintra-page-figure-glazier = O vidraceiro sobre a faixa 3; as faixas 1 e 2 estão fora de alcance
sintra-page-figure-wild = Uma faixa com dois espaços curinga, um deles ocupado
sintra-page-figure-window = Janelas pontuadas de uma delas para a direita
sintra-page-figure-ornaments = Quatro janelas com dois ornamentos; em volta do primeiro os quatro espaços estão preenchidos
sintra-page-gauge = { $now }, depois { $next }
sintra-page-ask-source-or = escolha de onde pegar ou leve o vidraceiro de volta
