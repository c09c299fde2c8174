### The board of Splendor.

splendor-page-gem-white = diamante
splendor-page-gem-blue = safira
splendor-page-gem-green = esmeralda
splendor-page-gem-red = rubi
splendor-page-gem-black = ônix
splendor-page-gem-gold = ouro
splendor-page-count-white = { $n ->
    [one] { $n } diamante
   *[other] { $n } diamantes
}
splendor-page-count-blue = { $n ->
    [one] { $n } safira
   *[other] { $n } safiras
}
splendor-page-count-green = { $n ->
    [one] { $n } esmeralda
   *[other] { $n } esmeraldas
}
splendor-page-count-red = { $n ->
    [one] { $n } rubi
   *[other] { $n } rubis
}
splendor-page-count-black = { $n } ônix
splendor-page-count-gold = { $n ->
    [one] { $n } ficha de ouro
   *[other] { $n } fichas de ouro
}
splendor-page-nothing = nada
splendor-page-card = { $n ->
    [one] carta de { $gem }, nível { $level }, { $n } ponto, custa { $cost }
   *[other] carta de { $gem }, nível { $level }, { $n } pontos, custa { $cost }
}
splendor-page-no-card = espaço vazio do nível { $level }
splendor-page-deck = { $n ->
    [one] baralho do nível { $level }, resta { $n } carta
   *[other] baralho do nível { $level }, restam { $n } cartas
}
splendor-page-noble = { $n ->
    [one] nobre, { $n } ponto, pede { $needs }
   *[other] nobre, { $n } pontos, pede { $needs }
}
splendor-page-noble-with = com { $name }
splendor-page-nobles = Nobres
splendor-page-cards = Cartas de desenvolvimento
splendor-page-supply = Reserva
splendor-page-supply-token = { $gem }, { $n } na reserva
splendor-page-supply-chosen = { $chosen ->
    [one] { $gem }, { $n } na reserva, { $chosen } escolhida
   *[other] { $gem }, { $n } na reserva, { $chosen } escolhidas
}
splendor-page-shared = Mesa
splendor-page-rivals = Adversários
splendor-page-mine = Suas cartas e fichas
splendor-page-board-of = Cartas e fichas de { $name }
splendor-page-enlarge = Ampliar o tabuleiro de { $name }
splendor-page-shrink = Voltar
splendor-page-shrink-label = Voltar ao seu tabuleiro
splendor-page-purse = { $tokens ->
    [one] { $gem }: { $n } bônus, { $tokens } ficha
   *[other] { $gem }: { $n } bônus, { $tokens } fichas
}
splendor-page-purse-gold = { $tokens ->
    [one] ouro: { $tokens } ficha
   *[other] ouro: { $tokens } fichas
}
splendor-page-give-back = Devolver uma ficha de { $gem }; você tem { $n }
splendor-page-held = { $tokens } { $tokens ->
    [one] ficha
   *[other] fichas
} · { $cards } { $cards ->
    [one] carta
   *[other] cartas
}
splendor-page-tokens-n = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
splendor-page-cards-n = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
splendor-page-reserved = Reservadas
splendor-page-reserved-hidden = carta reservada do nível { $level }, virada para baixo
splendor-page-reserved-card = reservada: { $card }
splendor-page-tray = Sua jogada
splendor-page-buy = Comprar
splendor-page-buy-pay = pagar { $tokens }
splendor-page-buy-free = de graça para você
splendor-page-buy-ask = você vai escolher como pagar
splendor-page-reserve = Reservar
splendor-page-reserve-gold = pegar { $n } ficha de ouro
splendor-page-reserve-none = não há mais ouro
splendor-page-pass = Passar
splendor-page-pass-why = nenhuma outra jogada é possível
splendor-page-pay = Pagar { $tokens }
splendor-page-label-deck = baralho { $level }
splendor-page-label-noble = Nobre: { $needs }
splendor-page-label-return = Devolver { $token }
splendor-page-return-n = { $n ->
    [one] Devolva { $n } ficha: escolha entre as suas.
   *[other] Devolva { $n } fichas: escolha entre as suas, na ordem mostrada.
}
splendor-page-noble-which = Vários nobres querem visitar você. Escolha um.
splendor-page-hint = Escolha fichas, uma carta ou um baralho.
splendor-page-hint-more = Pegando { $tokens }. Escolha mais uma ficha.
splendor-page-hint-wait = Esperando { $name }.
splendor-page-over = A partida terminou.
splendor-page-last-round = Última rodada
splendor-page-take = Pegar { $tokens }
splendor-page-take-back = Limpar
splendor-page-say-round = Rodada { $n }.
splendor-page-say-turn = É a vez de { $name }.
splendor-page-say-nobles = Nobres: { $list }.
splendor-page-say-no-nobles = Não restam nobres.
splendor-page-say-level = { $n ->
    [one] Nível { $level }, { $n } carta no baralho: { $list }.
   *[other] Nível { $level }, { $n } cartas no baralho: { $list }.
}
splendor-page-say-supply = Reserva: { $tokens }.
splendor-page-say-seat = { $n ->
    [one] { $name }: { $n } ponto; fichas: { $tokens }; bônus: { $bonuses }.
   *[other] { $name }: { $n } pontos; fichas: { $tokens }; bônus: { $bonuses }.
}
splendor-page-say-reserved = { $name } reservou: { $list }.
splendor-page-say-visited = { $name } recebeu a visita de: { $list }.
splendor-page-say-hidden = uma carta do nível { $level } virada para baixo
splendor-page-can = pode ser comprada
splendor-page-can-gold = pode ser comprada com { $n } de ouro
splendor-page-can-reserve = pode ser reservada
splendor-page-short = { $n ->
    [one] falta { $n }
   *[other] faltam { $n }
}
splendor-page-row-cards = cartas
splendor-page-row-tokens = fichas
splendor-page-row-power = total
splendor-page-to-win = { $n ->
    [one] falta { $n } para vencer
   *[other] faltam { $n } para vencer
}
splendor-page-noble-progress = { $noble } (você tem { $have })
