splendor-title = Splendor

# Pieces of sentences
splendor-part-tokens = { $count } { $token ->
    [white] { $count ->
        [one] diamond
       *[other] diamonds
    }
    [blue] { $count ->
        [one] sapphire
       *[other] sapphires
    }
    [green] { $count ->
        [one] emerald
       *[other] emeralds
    }
    [red] { $count ->
        [one] ruby
       *[other] rubies
    }
    [black] { $count ->
        [one] onyx
       *[other] onyxes
    }
   *[gold] { $count ->
        [one] gold token
       *[other] gold tokens
    }
}
splendor-part-tokens-none = nothing
splendor-part-needs = { splendor-part-tokens }
splendor-part-noble = noble who asks for { $needs }
splendor-bonus = { $bonus ->
    [white] diamond
    [blue] sapphire
    [green] emerald
    [red] ruby
   *[black] onyx
}
splendor-colour-plural = { $colour ->
    [white] diamonds
    [blue] sapphires
    [green] emeralds
    [red] rubies
   *[black] onyxes
}
splendor-letter = { $colour ->
    [white] W
    [blue] B
    [green] G
    [red] R
   *[black] K
}
splendor-part-card = level { $level } { splendor-bonus } card{ $points ->
    [0] { "" }
   *[other] { " " }({ points })
}
splendor-reserved-card = { $deck ->
    [none] the { $card }
   *[other] { $card ->
        [none] the top card of the level { $deck } deck
       *[other] the { $card } from the deck
    }
}
splendor-gold-taken = { $gold ->
    [0] ; there is no gold left to take
   *[other] { " " }and { $who ->
        [other] takes
       *[you] take
    } { $gold ->
        [one] 1 gold token
       *[other] { $gold } gold tokens
    }
}

# Actions
splendor-action-take = { $who ->
    [choice] Take
    [you] You take
   *[other] { $player } takes
} { $tokens }.
splendor-action-reserve = { $who ->
    [choice] Reserve
    [you] You reserve
   *[other] { $player } reserves
} { splendor-reserved-card }{ splendor-gold-taken }.
splendor-action-buy = { $who ->
    [choice] Buy
    [you] You buy
   *[other] { $player } buys
} the { $card }. Cost after bonuses: { $tokens }.
splendor-action-pass = { $who ->
    [choice] Pass
    [you] You pass
   *[other] { $player } passes
}.
splendor-action-return = { $who ->
    [choice] Give
    [you] You give
   *[other] { $player } gives
} back { $tokens }.
splendor-action-pay = { $who ->
    [choice] Pay
    [you] You pay
   *[other] { $player } pays
} { $tokens } to cover the cost in { splendor-colour-plural }.
splendor-action-noble = { $who ->
    [choice] Receive
    [you] You are visited by
   *[other] { $player } is visited by
} the { $noble } ({ points }).

# Questions in the middle of a turn
splendor-prompt-payment = How many gold tokens do you pay instead of { splendor-colour-plural }?
splendor-prompt-payment-terminal = Type ${ splendor-letter } and the number of gold tokens; ${ splendor-letter }0 pays none.
splendor-prompt-return = You may keep only ten tokens. { $count ->
    [one] Which one do you give back?
   *[other] Give back { $count }: which one first?
}
splendor-prompt-return-terminal = Type - and the letter of the token, such as -W.
splendor-prompt-noble = More than one noble would visit you. Which one do you receive?
splendor-prompt-noble-terminal = Type N and the noble’s place, such as N1.

# Events
splendor-event-round = Round { $round } begins.
splendor-event-card = New on the table: a { $card }.
splendor-event-take = { $who ->
    [you] You take
   *[other] { $player } takes
} { $tokens }.
splendor-event-reserve = { $who ->
    [you] You reserve
   *[other] { $player } reserves
} { splendor-reserved-card }{ splendor-gold-taken }.
splendor-event-pay = { $who ->
    [you] You pay
   *[other] { $player } pays
} { $tokens }.
splendor-event-show = { $who ->
    [you] You show
   *[other] { $player } shows
} the card reserved from the deck: a { $card }.
splendor-event-buy = { $who ->
    [you] You buy
   *[other] { $player } buys
} the { $card }.
splendor-event-pass = { $who ->
    [you] You pass
   *[other] { $player } passes
}.
splendor-event-return = { $who ->
    [you] You give
   *[other] { $player } gives
} back { $tokens }.
splendor-event-visit = { $who ->
    [you] You are visited
   *[other] { $player } is visited
} by the { $noble } ({ points-gained }).
splendor-event-goal = { $who ->
    [you] You have
   *[other] { $player } has
} reached 15 prestige points: the game ends after this round.
splendor-event-end = { $why ->
    [points] 15 prestige points have been reached: the game ends.
    [passes] All players passed in the same round: the game ends.
   *[idleness] No card was bought or reserved for twenty rounds: the game ends.
}

# Why an action is not allowed
splendor-refusal-legal = it is legal
splendor-refusal-over = the game is over
splendor-refusal-pay-first = first choose how to pay for the card
splendor-refusal-return-first = first give tokens back until you have ten
splendor-refusal-noble-first = first choose the noble who visits you
splendor-refusal-nothing-to-pay = no card is waiting to be paid for
splendor-refusal-nothing-to-return = there are no tokens to give back
splendor-refusal-no-noble-waits = there is no choice between nobles
splendor-refusal-no-token = the supply does not have those tokens
splendor-refusal-three-colours = take three different gems, or fewer only if fewer colours are left
splendor-refusal-pair = two gems of one colour can only be taken if at least four of it are left
splendor-refusal-hand-full = you can hold at most three reserved cards
splendor-refusal-no-card = there is no card in that place
splendor-refusal-deck-empty = that deck is empty
splendor-refusal-too-dear = your gems, bonuses and gold are not enough for that card
splendor-refusal-not-in-hand = you have no such card in hand
splendor-refusal-can-act = you can only pass if you can do nothing else
splendor-refusal-other-colour = another colour is to be paid now
splendor-refusal-gold = that is more gold than you have, or more than that colour costs
splendor-refusal-not-held = you have no such token
splendor-refusal-order = give tokens back in the order W B G R K J
splendor-refusal-noble = no noble in that place would visit you

# The score sheet
splendor-item-cards = development cards
splendor-item-nobles = nobles
splendor-tie-break = Ties are broken by fewer development cards.

splendor-notation-help = W white, B blue, G green, R red, K black, J gold. WBG takes three tokens, GG two of one colour. R23 reserves card 3 of level 2, R2D the top card of its deck. B23 buys a card from the table, BH1 the first one in your hand. -W gives a token back, $W1 pays one gold instead of a white token, N1 chooses a noble.
