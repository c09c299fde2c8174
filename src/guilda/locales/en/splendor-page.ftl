### The board of Splendor.

splendor-page-gem-white = diamond
splendor-page-gem-blue = sapphire
splendor-page-gem-green = emerald
splendor-page-gem-red = ruby
splendor-page-gem-black = onyx
splendor-page-gem-gold = gold
splendor-page-count-white = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
}
splendor-page-count-blue = { $n ->
    [one] { $n } sapphire
   *[other] { $n } sapphires
}
splendor-page-count-green = { $n ->
    [one] { $n } emerald
   *[other] { $n } emeralds
}
splendor-page-count-red = { $n ->
    [one] { $n } ruby
   *[other] { $n } rubies
}
splendor-page-count-black = { $n ->
    [one] { $n } onyx
   *[other] { $n } onyxes
}
splendor-page-count-gold = { $n ->
    [one] { $n } gold token
   *[other] { $n } gold tokens
}
splendor-page-nothing = nothing
splendor-page-card = { $n ->
    [one] { $gem } card, level { $level }, { $n } point, costs { $cost }
   *[other] { $gem } card, level { $level }, { $n } points, costs { $cost }
}
splendor-page-no-card = empty level { $level } space
splendor-page-deck = { $n ->
    [one] level { $level } deck, { $n } card left
   *[other] level { $level } deck, { $n } cards left
}
splendor-page-noble = { $n ->
    [one] noble, { $n } point, requires { $needs }
   *[other] noble, { $n } points, requires { $needs }
}
splendor-page-noble-with = with { $name }
splendor-page-nobles = Nobles
splendor-page-cards = Development cards
splendor-page-supply = Supply
splendor-page-supply-token = { $gem }, { $n } in the supply
splendor-page-supply-chosen = { $gem }, { $n } in the supply, { $chosen } chosen
splendor-page-shared = Table
splendor-page-rivals = Opponents
splendor-page-mine = Your cards and tokens
splendor-page-board-of = { $name }’s cards and tokens
splendor-page-enlarge = Enlarge { $name }’s board
splendor-page-shrink = Back
splendor-page-shrink-label = Back to your board
splendor-page-purse = { $gem }: { $n } { $n ->
    [one] bonus
   *[other] bonuses
}, { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}
splendor-page-purse-gold = { $tokens ->
    [one] gold: { $tokens } token
   *[other] gold: { $tokens } tokens
}
splendor-page-give-back = Give back one { $gem }; you have { $n }
splendor-page-held = { $tokens } { $tokens ->
    [one] token
   *[other] tokens
} · { $cards } { $cards ->
    [one] card
   *[other] cards
}
splendor-page-tokens-n = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
splendor-page-cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
splendor-page-reserved = Reserved
splendor-page-reserved-hidden = face-down reserved card of level { $level }
splendor-page-reserved-card = reserved: { $card }
splendor-page-tray = Your move
splendor-page-buy = Buy
splendor-page-buy-pay = pay { $tokens }
splendor-page-buy-free = free for you
splendor-page-buy-ask = you will choose how to pay
splendor-page-reserve = Reserve
splendor-page-reserve-gold = take { $n } gold
splendor-page-reserve-none = no gold left
splendor-page-pass = Pass
splendor-page-pass-why = no other move is possible
splendor-page-pay = Pay { $tokens }
splendor-page-label-deck = deck { $level }
splendor-page-label-noble = Noble: { $needs }
splendor-page-label-return = Give back { $token }
splendor-page-return-n = { $n ->
    [one] Give back { $n } token: choose it from yours.
   *[other] Give back { $n } tokens: choose them from yours, in the order shown.
}
splendor-page-noble-which = Several nobles would visit you. Choose one.
splendor-page-hint = Choose tokens, a card or a deck.
splendor-page-hint-more = Taking { $tokens }. Choose one more token.
splendor-page-hint-wait = Waiting for { $name }.
splendor-page-over = The game is over.
splendor-page-last-round = Last round
splendor-page-take = Take { $tokens }
splendor-page-take-back = Clear
splendor-page-say-round = Round { $n }.
splendor-page-say-turn = It is { $name }’s turn.
splendor-page-say-nobles = Nobles: { $list }.
splendor-page-say-no-nobles = No nobles are left.
splendor-page-say-level = { $n ->
    [one] Level { $level }, { $n } card in the deck: { $list }.
   *[other] Level { $level }, { $n } cards in the deck: { $list }.
}
splendor-page-say-supply = Supply: { $tokens }.
splendor-page-say-seat = { $n ->
    [one] { $name }: { $n } point; tokens: { $tokens }; bonuses: { $bonuses }.
   *[other] { $name }: { $n } points; tokens: { $tokens }; bonuses: { $bonuses }.
}
splendor-page-say-reserved = { $name } has reserved: { $list }.
splendor-page-say-visited = { $name } was visited by: { $list }.
splendor-page-say-hidden = a face-down level { $level } card
splendor-page-can = can be bought
splendor-page-can-gold = { $n ->
    [one] can be bought with { $n } gold token
   *[other] can be bought with { $n } gold tokens
}
splendor-page-can-reserve = can be reserved
splendor-page-short = { $n } short
splendor-page-row-cards = cards
splendor-page-row-tokens = tokens
splendor-page-row-power = total
splendor-page-to-win = { $n } to win
splendor-page-noble-progress = { $noble } (you have { $have })
