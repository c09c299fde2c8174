sintra-title = Azul: Vitrais de Sintra
sintra-option-side = Tabuleiro de palácio
sintra-option-side-a = A (ornamentos)
sintra-option-side-b = B (janelas completas)

# Partes de frases
sintra-colour = { $colour ->
    [yellow] amarela
    [orange] laranja
    [pink] rosa
    [blue] azul
   *[white] branca
}
sintra-colour-plural = { $colour ->
    [yellow] amarelas
    [orange] laranja
    [pink] rosa
    [blue] azuis
   *[white] brancas
}
sintra-pieces = { $count } { $count ->
    [one] peça { sintra-colour }
   *[other] peças { sintra-colour-plural }
}
sintra-destination = { $strip ->
    [break] ; nenhuma faixa ao alcance tem espaço, e { $count ->
        [one] ela quebra
       *[other] todas quebram
    }
   *[other] { " " }para a faixa de padrão { $strip }{ $surplus ->
        [0] { "" }
        [one] ; 1 delas quebra
       *[other] ; { $surplus } delas quebram
    }
}
sintra-on-coloured = { $coloured } { $coloured ->
    [one] peça { sintra-colour } no espaço colorido
   *[other] peças { sintra-colour-plural } em espaços coloridos
}
sintra-on-wild = { $wild } { $wild ->
    [one] peça { sintra-colour } em um espaço curinga
   *[other] peças { sintra-colour-plural } em espaços curinga
}

# Ações
sintra-action-take = { $who ->
    [choice] Pegar
    [you] Você pega
   *[other] { $player } pega
} { sintra-pieces } { offer-from }{ sintra-destination }{ offer-with-marker }.
sintra-action-back = { $who ->
    [choice] Mover
    [you] Você move
   *[other] { $player } move
} o vidraceiro de volta para a faixa de padrão { $strip }.
sintra-action-fill = { $who ->
    [choice] Colocar
    [you] Você coloca
   *[other] { $player } coloca
} { $coloured ->
    [0] { sintra-on-wild }
   *[other] { sintra-on-coloured }{ $wild ->
        [0] { "" }
       *[other] { " " }e { sintra-on-wild }
    }
}.
sintra-action-keep = { $who ->
    [choice] Guardar
    [you] Você guarda
   *[other] { $player } guarda
} uma peça { sintra-colour } para a janela { $window }.
sintra-prompt-fill = Quantas das peças vão em espaços coloridos? As outras vão em espaços curinga.
sintra-prompt-fill-terminal = Digite F e o número.
sintra-prompt-keep = A faixa está cheia: que cor vai para a janela?
sintra-prompt-keep-terminal = Digite K e a letra.

# Acontecimentos
sintra-event-refill = { $count ->
    [one] A peça da torre de vidro volta
   *[other] As { $count } peças da torre de vidro voltam
} para o saco.
sintra-event-round = Começa a rodada { $round }; a cor dela é { sintra-colour }.
sintra-event-take = { $who ->
    [you] Você pega
   *[other] { $player } pega
} { sintra-pieces } { offer-from }.
sintra-event-marker = { offer-marker-taken }
sintra-event-glazier = { $who ->
    [you] Seu vidraceiro
   *[other] O vidraceiro de { $player }
} vai para a faixa { $to }.
sintra-event-place = { $who ->
    [you] Você coloca
   *[other] { $player } coloca
} { sintra-pieces } na faixa { $strip }{ $wild ->
    [0] { "" }
    [one] { $coloured ->
        [0] , em um espaço curinga
       *[other] , 1 delas em um espaço curinga
    }
   *[other] { $coloured ->
        [0] , em espaços curinga
       *[other] , { $wild } delas em espaços curinga
    }
}.
sintra-event-break = { $who ->
    [you] Você quebra
   *[other] { $player } quebra
} { sintra-pieces }.
sintra-event-broken-glass = { $who ->
    [you] Você anda
   *[other] { $player } anda
} { $steps } { $steps ->
    [one] passo
   *[other] passos
} no registro de vidro quebrado, até { $space }.
sintra-event-reset = { $who ->
    [you] Você chega
   *[other] { $player } chega
} ao fim do registro de vidro quebrado e recomeça: { points-gained }.
sintra-event-colour-bonus = { $who ->
    [you] Você ganha
   *[other] { $player } ganha
} pontos bônus por cor: { points-gained }.
sintra-event-pane = { $who ->
    [you] Você coloca
   *[other] { $player } coloca
} uma peça { sintra-colour } no espaço { $pane ->
    [top] do topo
   *[bottom] de baixo
} da janela { $window }.
sintra-event-strip = { $who ->
    [you] Sua faixa { $strip }
   *[other] A faixa { $strip } de { $player }
} { $becomes ->
    [turned] é virada
   *[gone] sai do jogo
}.
sintra-event-window = { $who ->
    [you] Você pontua
   *[other] { $player } pontua
} a janela { $window } e as que estão à direita dela: { points-gained }.
sintra-event-round-end = Termina a rodada { $round }.
sintra-event-leftovers = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Você tem
       *[other] { $player } tem
    } { $count } { $count ->
        [one] peça restante
       *[other] peças restantes
    } nas faixas: { points-gained }.
}
sintra-event-final-loss = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Seu vidro quebrado
       *[other] Vidro quebrado de { $player }
    }: { points-gained }.
}
sintra-event-ornament = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Você pontua
       *[other] { $player } pontua
    } o ornamento { $ornament } com { $panes } { $panes ->
        [one] espaço de moldura preenchido
       *[other] espaços de moldura preenchidos
    }: { points-gained }.
}
sintra-event-colour-windows = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Você multiplica
       *[other] { $player } multiplica
    } { $windows } { $windows ->
        [one] janela completa
       *[other] janelas completas
    } por { $panes } { $panes ->
        [one] peça { sintra-colour }
       *[other] peças { sintra-colour-plural }
    }: { points-gained }.
}
sintra-event-end = A partida terminou.

# Por que uma ação não é permitida
sintra-refusal-legal = é permitida
sintra-refusal-over = a partida terminou
sintra-refusal-fill-first = primeiro escolha os espaços para as peças na mão
sintra-refusal-keep-first = primeiro escolha que cor guardar para a janela
sintra-refusal-no-choice = não há nada disso a decidir agora
sintra-refusal-not-there = ali não há peça dessa cor
sintra-refusal-left-of-glazier = essa faixa está à esquerda do vidraceiro
sintra-refusal-strip-gone = essa faixa saiu do jogo
sintra-refusal-no-space = essa faixa não tem espaço vazio para a cor, mas outra tem
sintra-refusal-all-break = nenhuma faixa ao alcance tem espaço para a cor: todas as peças quebram
sintra-refusal-fits = uma faixa ao alcance tem espaço para a cor: escolha uma que tenha
sintra-refusal-leftmost = o vidraceiro já está na faixa mais à esquerda
sintra-refusal-no-strip = não resta nenhuma faixa
sintra-refusal-spaces = as peças e os espaços vazios não permitem esse número
sintra-refusal-not-on-strip = a faixa cheia não tem peça dessa cor

# A pontuação
sintra-item-colour-bonus = pontos bônus por cor
sintra-item-window = janelas
sintra-item-window-1 = janela 1
sintra-item-window-2 = janela 2
sintra-item-window-3 = janela 3
sintra-item-window-4 = janela 4
sintra-item-window-5 = janela 5
sintra-item-window-6 = janela 6
sintra-item-window-7 = janela 7
sintra-item-window-8 = janela 8
sintra-item-leftovers = peças restantes nas faixas
sintra-item-broken-glass = vidro quebrado
sintra-item-ornaments = ornamentos
sintra-item-colour-windows = janelas completas × melhor cor
sintra-tie-break = Em caso de empate, vence quem perdeu menos pontos por vidro quebrado, contando 18 por volta completa do registro e o último espaço, pagos ou não.

sintra-notation-help = Uma jogada é origem, cor e faixa: 3O2 leva as peças laranja da fábrica 3 à faixa 2, CYX as amarelas do centro, que quebram todas. G move o vidraceiro de volta. F2 põe duas peças em espaços coloridos e as outras em espaços curinga. KP guarda a peça rosa. Y amarelo, O laranja, P rosa, B azul, W branco.
