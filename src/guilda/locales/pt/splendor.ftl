splendor-title = Splendor

# Partes de frases
splendor-part-tokens = { $count } { $token ->
    [white] { $count ->
        [one] diamante
       *[other] diamantes
    }
    [blue] { $count ->
        [one] safira
       *[other] safiras
    }
    [green] { $count ->
        [one] esmeralda
       *[other] esmeraldas
    }
    [red] { $count ->
        [one] rubi
       *[other] rubis
    }
    [black] ônix
   *[gold] { $count ->
        [one] ficha de ouro
       *[other] fichas de ouro
    }
}
splendor-part-tokens-none = nada
splendor-part-needs = { splendor-part-tokens }
splendor-part-noble = nobre que pede { $needs }
splendor-bonus = { $bonus ->
    [white] diamante
    [blue] safira
    [green] esmeralda
    [red] rubi
   *[black] ônix
}
splendor-colour-plural = { $colour ->
    [white] diamantes
    [blue] safiras
    [green] esmeraldas
    [red] rubis
   *[black] ônix
}
splendor-letter = { $colour ->
    [white] W
    [blue] B
    [green] G
    [red] R
   *[black] K
}
splendor-part-card = carta de { splendor-bonus } de nível { $level }{ $points ->
    [0] { "" }
   *[other] { " " }({ points })
}
splendor-reserved-card = { $deck ->
    [none] a { $card }
   *[other] { $card ->
        [none] a carta do topo do baralho de nível { $deck }
       *[other] a { $card } do baralho
    }
}
splendor-gold-taken = { $gold ->
    [0] ; não há mais ouro para pegar
   *[other] { " " }e { $who ->
        [choice] pegar
       *[other] pega
    } { $gold ->
        [one] 1 ficha de ouro
       *[other] { $gold } fichas de ouro
    }
}

# Ações
splendor-action-take = { $who ->
    [choice] Pegar
    [you] Você pega
   *[other] { $player } pega
} { $tokens }.
splendor-action-reserve = { $who ->
    [choice] Reservar
    [you] Você reserva
   *[other] { $player } reserva
} { splendor-reserved-card }{ splendor-gold-taken }.
splendor-action-buy = { $who ->
    [choice] Comprar
    [you] Você compra
   *[other] { $player } compra
} a { $card }. Custo já com os bônus: { $tokens }.
splendor-action-pass = { $who ->
    [choice] Passar
    [you] Você passa
   *[other] { $player } passa
} a vez.
splendor-action-return = { $who ->
    [choice] Devolver
    [you] Você devolve
   *[other] { $player } devolve
} { $tokens }.
splendor-action-pay = { $who ->
    [choice] Pagar
    [you] Você paga
   *[other] { $player } paga
} { $tokens } para cobrir o custo em { splendor-colour-plural }.
splendor-action-noble = { $who ->
    [choice] Receber
    [you] Você recebe
   *[other] { $player } recebe
} a visita do { $noble } ({ points }).

# Perguntas no meio do turno
splendor-prompt-payment = Quantas fichas de ouro você paga no lugar de { splendor-colour-plural }?
splendor-prompt-payment-terminal = Digite ${ splendor-letter } e o número de fichas de ouro; ${ splendor-letter }0 não paga nenhuma.
splendor-prompt-return = Você só pode ficar com dez fichas. { $count ->
    [one] Qual você devolve?
   *[other] Devolva { $count }: qual vai primeiro?
}
splendor-prompt-return-terminal = Digite - e a letra da ficha, como -W.
splendor-prompt-noble = Mais de um nobre quer visitar você. Qual deles você recebe?
splendor-prompt-noble-terminal = Digite N e o lugar do nobre, como N1.

# Acontecimentos
splendor-event-round = Começa a rodada { $round }.
splendor-event-card = Nova na mesa: uma { $card }.
splendor-event-take = { $who ->
    [you] Você pega
   *[other] { $player } pega
} { $tokens }.
splendor-event-reserve = { $who ->
    [you] Você reserva
   *[other] { $player } reserva
} { splendor-reserved-card }{ splendor-gold-taken }.
splendor-event-pay = { $who ->
    [you] Você paga
   *[other] { $player } paga
} { $tokens }.
splendor-event-show = { $who ->
    [you] Você mostra
   *[other] { $player } mostra
} a carta reservada do baralho: uma { $card }.
splendor-event-buy = { $who ->
    [you] Você compra
   *[other] { $player } compra
} a { $card }.
splendor-event-pass = { $who ->
    [you] Você passa
   *[other] { $player } passa
} a vez.
splendor-event-return = { $who ->
    [you] Você devolve
   *[other] { $player } devolve
} { $tokens }.
splendor-event-visit = { $who ->
    [you] Você recebe
   *[other] { $player } recebe
} a visita do { $noble } ({ points-gained }).
splendor-event-goal = { $who ->
    [you] Você chegou
   *[other] { $player } chegou
} a 15 pontos de prestígio: a partida termina ao fim desta rodada.
splendor-event-end = { $why ->
    [points] Os 15 pontos de prestígio foram alcançados: a partida termina.
    [passes] Todos passaram a vez na mesma rodada: a partida termina.
   *[idleness] Em vinte rodadas seguidas nenhuma carta foi comprada ou reservada: a partida termina.
}

# Por que uma ação não é permitida
splendor-refusal-legal = é permitida
splendor-refusal-over = a partida terminou
splendor-refusal-pay-first = primeiro escolha como pagar a carta
splendor-refusal-return-first = primeiro devolva fichas até ficar com dez
splendor-refusal-noble-first = primeiro escolha o nobre que visita você
splendor-refusal-nothing-to-pay = nenhuma carta está esperando pagamento
splendor-refusal-nothing-to-return = não há fichas a devolver
splendor-refusal-no-noble-waits = não há escolha entre nobres
splendor-refusal-no-token = a reserva não tem essas fichas
splendor-refusal-three-colours = pegue três gemas diferentes, ou menos só se restarem menos cores
splendor-refusal-pair = só se podem pegar duas gemas da mesma cor se restarem pelo menos quatro dela
splendor-refusal-hand-full = você pode ter no máximo três cartas reservadas
splendor-refusal-no-card = não há carta nesse lugar
splendor-refusal-deck-empty = esse baralho está vazio
splendor-refusal-too-dear = suas gemas, seus bônus e seu ouro não bastam para essa carta
splendor-refusal-not-in-hand = você não tem essa carta na mão
splendor-refusal-can-act = só passa a vez quem não pode fazer mais nada
splendor-refusal-other-colour = agora é preciso pagar outra cor
splendor-refusal-gold = é mais ouro do que você tem, ou mais do que custa essa cor
splendor-refusal-not-held = você não tem essa ficha
splendor-refusal-order = devolva as fichas na ordem W B G R K J
splendor-refusal-noble = nenhum nobre desse lugar quer visitar você

# A pontuação
splendor-item-cards = cartas de desenvolvimento
splendor-item-nobles = nobres
splendor-tie-break = Em caso de empate, vence quem tiver menos cartas de desenvolvimento.

splendor-notation-help = W branco, B azul, G verde, R vermelho, K preto, J ouro. WBG pega três fichas, GG duas da mesma cor. R23 reserva a carta 3 do nível 2, R2D a do topo do baralho. B23 compra uma carta da mesa, BH1 a primeira da sua mão. -W devolve uma ficha, $W1 paga um ouro no lugar de uma ficha branca, N1 escolhe um nobre.
