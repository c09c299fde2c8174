splendor-title = Splendor

# Morceaux de phrases
splendor-part-tokens = { $count } { $token ->
    [white] { $count ->
        [one] diamant
       *[other] diamants
    }
    [blue] { $count ->
        [one] saphir
       *[other] saphirs
    }
    [green] { $count ->
        [one] émeraude
       *[other] émeraudes
    }
    [red] rubis
    [black] onyx
   *[gold] { $count ->
        [one] jeton Or
       *[other] jetons Or
    }
}
splendor-part-tokens-none = rien
splendor-part-needs = { splendor-part-tokens }
splendor-part-noble = noble qui demande { $needs }
splendor-bonus = { $bonus ->
    [white] diamant
    [blue] saphir
    [green] émeraude
    [red] rubis
   *[black] onyx
}
splendor-colour-plural = { $colour ->
    [white] diamants
    [blue] saphirs
    [green] émeraudes
    [red] rubis
   *[black] onyx
}
splendor-letter = { $colour ->
    [white] W
    [blue] B
    [green] G
    [red] R
   *[black] K
}
splendor-part-card = carte { splendor-bonus } de niveau { $level }{ $points ->
    [0] { "" }
   *[other] { " " }({ points })
}
splendor-reserved-card = { $deck ->
    [none] la { $card }
   *[other] { $card ->
        [none] la première carte de la pioche de niveau { $deck }
       *[other] la { $card }, tirée de la pioche
    }
}
splendor-gold-taken = { $gold ->
    [0] { " " }; il ne reste pas d’or à prendre
   *[other] { " " }et { $who ->
        [choice] prendre
        [you] prenez
       *[other] prend
    } { $gold } { $gold ->
        [one] jeton Or
       *[other] jetons Or
    }
}

# Actions
splendor-action-take = { $who ->
    [choice] Prendre
    [you] Vous prenez
   *[other] { $player } prend
} { $tokens }.
splendor-action-reserve = { $who ->
    [choice] Réserver
    [you] Vous réservez
   *[other] { $player } réserve
} { splendor-reserved-card }{ splendor-gold-taken }.
splendor-action-buy = { $who ->
    [choice] Acheter
    [you] Vous achetez
   *[other] { $player } achète
} la { $card }. Coût après bonus : { $tokens }.
splendor-action-pass = { $who ->
    [choice] Passer
    [you] Vous passez
   *[other] { $player } passe
}.
splendor-action-return = { $who ->
    [choice] Remettre
    [you] Vous remettez
   *[other] { $player } remet
} { $tokens } dans la réserve.
splendor-action-pay = { $who ->
    [choice] Payer
    [you] Vous payez
   *[other] { $player } paie
} { $tokens } pour le coût en { splendor-colour-plural }.
splendor-action-noble = { $who ->
    [choice] Recevoir
    [you] Vous recevez
   *[other] { $player } reçoit
} la visite du { $noble } ({ points }).

# Questions au milieu d’un tour
splendor-prompt-payment = Combien de jetons Or payez-vous à la place des { splendor-colour-plural } ?
splendor-prompt-payment-terminal = Tapez ${ splendor-letter } et le nombre de jetons Or ; ${ splendor-letter }0 n’en paie aucun.
splendor-prompt-return = Vous ne pouvez garder que dix jetons. { $count ->
    [one] Lequel remettez-vous ?
   *[other] Remettez-en { $count } : lequel d’abord ?
}
splendor-prompt-return-terminal = Tapez - et la lettre du jeton, par exemple -W.
splendor-prompt-noble = Plusieurs nobles souhaitent vous rendre visite. Lequel recevez-vous ?
splendor-prompt-noble-terminal = Tapez N et la place du noble, par exemple N1.

# Événements
splendor-event-round = La manche { $round } commence.
splendor-event-card = Nouvelle sur la table : une { $card }.
splendor-event-take = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} { $tokens }.
splendor-event-reserve = { $who ->
    [you] Vous réservez
   *[other] { $player } réserve
} { splendor-reserved-card }{ splendor-gold-taken }.
splendor-event-pay = { $who ->
    [you] Vous payez
   *[other] { $player } paie
} { $tokens }.
splendor-event-show = { $who ->
    [you] Vous montrez
   *[other] { $player } montre
} la carte réservée de la pioche : une { $card }.
splendor-event-buy = { $who ->
    [you] Vous achetez
   *[other] { $player } achète
} la { $card }.
splendor-event-pass = { $who ->
    [you] Vous passez
   *[other] { $player } passe
}.
splendor-event-return = { $who ->
    [you] Vous remettez
   *[other] { $player } remet
} { $tokens } dans la réserve.
splendor-event-visit = { $who ->
    [you] Vous recevez
   *[other] { $player } reçoit
} la visite du { $noble } ({ points-gained }).
splendor-event-goal = { $who ->
    [you] Vous avez
   *[other] { $player } a
} atteint 15 points de prestige : la partie se termine après cette manche.
splendor-event-end = { $why ->
    [points] 15 points de prestige sont atteints : la partie se termine.
    [passes] Tous les joueurs ont passé pendant la même manche : la partie se termine.
   *[idleness] Aucune carte n’a été achetée ni réservée pendant vingt manches : la partie se termine.
}

# Pourquoi une action n’est pas permise
splendor-refusal-legal = elle est permise
splendor-refusal-over = la partie est terminée
splendor-refusal-pay-first = choisissez d’abord comment payer la carte
splendor-refusal-return-first = remettez d’abord des jetons jusqu’à en avoir dix
splendor-refusal-noble-first = choisissez d’abord le noble que vous recevez
splendor-refusal-nothing-to-pay = aucune carte n’attend d’être payée
splendor-refusal-nothing-to-return = il n’y a pas de jeton à remettre
splendor-refusal-no-noble-waits = il n’y a pas de nobles entre lesquels choisir
splendor-refusal-no-token = la réserve n’a pas ces jetons
splendor-refusal-three-colours = prenez trois pierres différentes, ou moins seulement s’il reste moins de couleurs
splendor-refusal-pair = on ne prend deux pierres de la même couleur que s’il en reste au moins quatre
splendor-refusal-hand-full = vous ne pouvez pas avoir plus de trois cartes réservées
splendor-refusal-no-card = il n’y a pas de carte à cette place
splendor-refusal-deck-empty = cette pioche est vide
splendor-refusal-too-dear = vos pierres, vos bonus et votre or ne suffisent pas pour cette carte
splendor-refusal-not-in-hand = vous n’avez pas cette carte en main
splendor-refusal-can-act = vous ne pouvez passer que si vous ne pouvez rien faire d’autre
splendor-refusal-other-colour = c’est une autre couleur qu’il faut payer maintenant
splendor-refusal-gold = c’est plus d’or que vous n’en avez, ou que cette couleur ne coûte
splendor-refusal-not-held = vous n’avez pas ce jeton
splendor-refusal-order = remettez les jetons dans l’ordre W B G R K J
splendor-refusal-noble = aucun noble à cette place ne vous rendrait visite

# La feuille de score
splendor-item-cards = cartes développement
splendor-item-nobles = nobles
splendor-tie-break = En cas d’égalité, le joueur qui a le moins de cartes développement l’emporte.

splendor-notation-help = W blanc, B bleu, G vert, R rouge, K noir, J or. WBG prend trois jetons, GG deux de la même couleur. R23 réserve la carte 3 du niveau 2, R2D la première de sa pioche. B23 achète une carte de la table, BH1 la première de votre main. -W remet un jeton, $W1 paie un jeton Or à la place d’un blanc, N1 choisit un noble.
