### Le plateau de Splendor.

splendor-page-gem-white = diamant
splendor-page-gem-blue = saphir
splendor-page-gem-green = émeraude
splendor-page-gem-red = rubis
splendor-page-gem-black = onyx
splendor-page-gem-gold = or
splendor-page-count-white = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
}
splendor-page-count-blue = { $n ->
    [one] { $n } saphir
   *[other] { $n } saphirs
}
splendor-page-count-green = { $n ->
    [one] { $n } émeraude
   *[other] { $n } émeraudes
}
splendor-page-count-red = { $n } rubis
splendor-page-count-black = { $n } onyx
splendor-page-count-gold = { $n ->
    [one] { $n } jeton Or
   *[other] { $n } jetons Or
}
splendor-page-nothing = rien
splendor-page-card = { $n ->
    [one] carte { $gem }, niveau { $level }, { $n } point, coûte { $cost }
   *[other] carte { $gem }, niveau { $level }, { $n } points, coûte { $cost }
}
splendor-page-no-card = place vide de niveau { $level }
splendor-page-deck = { $n ->
    [one] pioche de niveau { $level }, { $n } carte restante
   *[other] pioche de niveau { $level }, { $n } cartes restantes
}
splendor-page-noble = { $n ->
    [one] noble, { $n } point, demande { $needs }
   *[other] noble, { $n } points, demande { $needs }
}
splendor-page-noble-with = chez { $name }
splendor-page-nobles = Nobles
splendor-page-cards = Cartes développement
splendor-page-supply = Réserve
splendor-page-supply-token = { $gem }, { $n } dans la réserve
splendor-page-supply-chosen = { $gem }, { $n } dans la réserve, { $chosen } { $chosen ->
    [one] choisi
   *[other] choisis
}
splendor-page-shared = Table
splendor-page-rivals = Adversaires
splendor-page-mine = Vos cartes et jetons
splendor-page-board-of = Cartes et jetons : { $name }
splendor-page-enlarge = Agrandir le plateau : { $name }
splendor-page-shrink = Retour
splendor-page-shrink-label = Revenir à votre plateau
splendor-page-purse = { $gem } : { $n } bonus, { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
}
splendor-page-purse-gold = { $tokens ->
    [one] or : { $tokens } jeton
   *[other] or : { $tokens } jetons
}
splendor-page-give-back = Remettre un jeton { $gem } ; vous en avez { $n }
splendor-page-held = { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
} · { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
splendor-page-tokens-n = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
splendor-page-cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
splendor-page-reserved = Réservées
splendor-page-reserved-hidden = carte réservée face cachée de niveau { $level }
splendor-page-reserved-card = réservée : { $card }
splendor-page-tray = Votre coup
splendor-page-buy = Acheter
splendor-page-buy-pay = payer { $tokens }
splendor-page-buy-free = gratuite pour vous
splendor-page-buy-ask = vous choisirez comment payer
splendor-page-reserve = Réserver
splendor-page-reserve-gold = prendre { $n } jeton Or
splendor-page-reserve-none = plus d’or
splendor-page-pass = Passer
splendor-page-pass-why = aucun autre coup n’est possible
splendor-page-pay = Payer { $tokens }
splendor-page-label-deck = pioche { $level }
splendor-page-label-noble = Noble : { $needs }
splendor-page-label-return = Remettre { $token }
splendor-page-return-n = { $n ->
    [one] Remettez { $n } jeton : choisissez-le parmi les vôtres.
   *[other] Remettez { $n } jetons : choisissez-les parmi les vôtres, dans l’ordre affiché.
}
splendor-page-noble-which = Plusieurs nobles souhaitent vous rendre visite. Choisissez-en un.
splendor-page-hint = Choisissez des jetons, une carte ou une pioche.
splendor-page-hint-more = Vous prenez { $tokens }. Choisissez encore un jeton.
splendor-page-hint-wait = On attend { $name }.
splendor-page-over = La partie est terminée.
splendor-page-last-round = Dernière manche
splendor-page-take = Prendre { $tokens }
splendor-page-take-back = Effacer
splendor-page-say-round = Manche { $n }.
splendor-page-say-turn = C’est à { $name } de jouer.
splendor-page-say-nobles = Nobles : { $list }.
splendor-page-say-no-nobles = Il ne reste aucun noble.
splendor-page-say-level = { $n ->
    [one] Niveau { $level }, { $n } carte dans la pioche : { $list }.
   *[other] Niveau { $level }, { $n } cartes dans la pioche : { $list }.
}
splendor-page-say-supply = Réserve : { $tokens }.
splendor-page-say-seat = { $n ->
    [one] { $name } : { $n } point ; jetons : { $tokens } ; bonus : { $bonuses }.
   *[other] { $name } : { $n } points ; jetons : { $tokens } ; bonus : { $bonuses }.
}
splendor-page-say-reserved = { $name } a réservé : { $list }.
splendor-page-say-visited = { $name } a reçu : { $list }.
splendor-page-say-hidden = une carte face cachée de niveau { $level }
splendor-page-row-cards = cartes
splendor-page-row-power = total
splendor-page-row-tokens = jetons
splendor-page-can = peut être achetée
splendor-page-can-gold = peut être achetée avec { $n } or
splendor-page-can-reserve = peut être réservée
splendor-page-short = manque { $n }
splendor-page-to-win = encore { $n } pour gagner
splendor-page-noble-progress = { $noble } (vous avez { $have })
