sintra-title = Azul : Les Vitraux de Sintra
sintra-option-side = Plateau Palais
sintra-option-side-a = A (ornements)
sintra-option-side-b = B (fenêtres complètes)

# Morceaux de phrases
sintra-colour = { $colour ->
    [yellow] jaune
    [orange] orange
    [pink] rose
    [blue] bleue
   *[white] blanche
}
sintra-colour-plural = { $colour ->
    [yellow] jaunes
    [orange] orange
    [pink] roses
    [blue] bleues
   *[white] blanches
}
sintra-pieces = { $count } { $count ->
    [one] pièce { sintra-colour }
   *[other] pièces { sintra-colour-plural }
}
sintra-destination = { $strip ->
    [break] { " " }; aucune planche à portée n’a de place, { $count ->
        [one] elle se brise
       *[other] elles se brisent toutes
    }
   *[other] { " " }pour la planche Motif { $strip }{ $surplus ->
        [0] { "" }
        [one] , dont 1 se brise
       *[other] , dont { $surplus } se brisent
    }
}
sintra-on-coloured = { $coloured } { $coloured ->
    [one] pièce { sintra-colour } sur la case colorée
   *[other] pièces { sintra-colour-plural } sur des cases colorées
}
sintra-on-wild = { $wild } { $wild ->
    [one] pièce { sintra-colour } sur une case joker
   *[other] pièces { sintra-colour-plural } sur des cases joker
}

# Actions
sintra-action-take = { $who ->
    [choice] Prendre
    [you] Vous prenez
   *[other] { $player } prend
} { sintra-pieces } { offer-from }{ sintra-destination }{ offer-with-marker }.
sintra-action-back = { $who ->
    [choice] Ramener
    [you] Vous ramenez
   *[other] { $player } ramène
} le vitrier au-dessus de la planche Motif { $strip }.
sintra-action-fill = { $who ->
    [choice] Placer
    [you] Vous placez
   *[other] { $player } place
} { $coloured ->
    [0] { sintra-on-wild }
   *[other] { sintra-on-coloured }{ $wild ->
        [0] { "" }
       *[other] { " " }et { sintra-on-wild }
    }
}.
sintra-action-keep = { $who ->
    [choice] Garder
    [you] Vous gardez
   *[other] { $player } garde
} une pièce { sintra-colour } pour la fenêtre { $window }.
sintra-prompt-fill = Combien de pièces vont sur des cases colorées ? Les autres vont sur des cases joker.
sintra-prompt-fill-terminal = Tapez F et le nombre.
sintra-prompt-keep = La planche est pleine : quelle couleur va à la fenêtre ?
sintra-prompt-keep-terminal = Tapez K et la lettre.

# Événements
sintra-event-refill = { $count ->
    [one] La pièce de la tour de rangement retourne
   *[other] Les { $count } pièces de la tour de rangement retournent
} dans le sac.
sintra-event-round = La manche { $round } commence ; sa couleur est { $colour ->
    [yellow] le jaune
    [orange] l’orange
    [pink] le rose
    [blue] le bleu
   *[white] le blanc
}.
sintra-event-take = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} { sintra-pieces } { offer-from }.
sintra-event-marker = { offer-marker-taken }
sintra-event-glazier = { $who ->
    [you] Votre vitrier va
   *[other] { $player } : le vitrier va
} au-dessus de la planche { $to }.
sintra-event-place = { $who ->
    [you] Vous placez
   *[other] { $player } place
} { sintra-pieces } sur la planche { $strip }{ $wild ->
    [0] { "" }
    [one] { $coloured ->
        [0] , sur une case joker
       *[other] , dont 1 sur une case joker
    }
   *[other] { $coloured ->
        [0] , sur des cases joker
       *[other] , dont { $wild } sur des cases joker
    }
}.
sintra-event-break = { $who ->
    [you] Vous brisez
   *[other] { $player } brise
} { sintra-pieces }.
sintra-event-broken-glass = { $who ->
    [you] Vous avancez
   *[other] { $player } avance
} de { $steps } { $steps ->
    [one] case
   *[other] cases
} sur la piste de verre brisé, jusqu’à { $space }.
sintra-event-reset = { $who ->
    [you] Vous atteignez
   *[other] { $player } atteint
} le bout de la piste de verre brisé et { $who ->
    [you] recommencez
   *[other] recommence
} : { points-gained }.
sintra-event-colour-bonus = { $who ->
    [you] Vous gagnez
   *[other] { $player } gagne
} le bonus de couleur : { points-gained }.
sintra-event-pane = { $who ->
    [you] Vous placez
   *[other] { $player } place
} une pièce { sintra-colour } dans le carreau { $pane ->
    [top] supérieur
   *[bottom] inférieur
} de la fenêtre { $window }.
sintra-event-strip = { $who ->
    [you] Votre planche { $strip }
   *[other] { $player } : la planche { $strip }
} { $becomes ->
    [turned] est retournée
   *[gone] quitte la partie
}.
sintra-event-window = { $who ->
    [you] Vous marquez
   *[other] { $player } marque
} pour la fenêtre { $window } et celles à sa droite : { points-gained }.
sintra-event-round-end = La manche { $round } se termine.
sintra-event-leftovers = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Il vous reste
       *[other] { $player } a encore
    } { $count } { $count ->
        [one] pièce
       *[other] pièces
    } sur les planches : { points-gained }.
}
sintra-event-final-loss = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Votre verre brisé
       *[other] Verre brisé ({ $player })
    } : { points-gained }.
}
sintra-event-ornament = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Vous marquez
       *[other] { $player } marque
    } pour l’ornement { $ornament } avec { $panes } { $panes ->
        [one] carreau rempli
       *[other] carreaux remplis
    } : { points-gained }.
}
sintra-event-colour-windows = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Vous multipliez
       *[other] { $player } multiplie
    } { $windows } { $windows ->
        [one] fenêtre complète
       *[other] fenêtres complètes
    } par { $panes } { $panes ->
        [one] pièce { sintra-colour }
       *[other] pièces { sintra-colour-plural }
    } : { points-gained }.
}
sintra-event-end = La partie est terminée.

# Pourquoi une action n’est pas permise
sintra-refusal-legal = elle est permise
sintra-refusal-over = la partie est terminée
sintra-refusal-fill-first = choisissez d’abord les cases pour les pièces en main
sintra-refusal-keep-first = choisissez d’abord la couleur à garder pour la fenêtre
sintra-refusal-no-choice = il n’y a rien de cela à décider maintenant
sintra-refusal-not-there = il n’y a pas de pièce de cette couleur à cet endroit
sintra-refusal-left-of-glazier = cette planche est à gauche du vitrier
sintra-refusal-strip-gone = cette planche a quitté la partie
sintra-refusal-no-space = cette planche n’a pas de case vide pour la couleur, mais une autre en a
sintra-refusal-all-break = aucune planche à portée n’a de case pour la couleur : toutes les pièces se brisent
sintra-refusal-fits = une planche à portée a une case pour la couleur : choisissez-en une qui en a
sintra-refusal-leftmost = le vitrier est déjà au-dessus de la planche la plus à gauche
sintra-refusal-no-strip = il ne reste aucune planche
sintra-refusal-spaces = les pièces et les cases vides ne permettent pas ce nombre
sintra-refusal-not-on-strip = la planche pleine n’a pas de pièce de cette couleur

# La feuille de score
sintra-item-colour-bonus = bonus de couleur
sintra-item-window = fenêtres
sintra-item-window-1 = fenêtre 1
sintra-item-window-2 = fenêtre 2
sintra-item-window-3 = fenêtre 3
sintra-item-window-4 = fenêtre 4
sintra-item-window-5 = fenêtre 5
sintra-item-window-6 = fenêtre 6
sintra-item-window-7 = fenêtre 7
sintra-item-window-8 = fenêtre 8
sintra-item-leftovers = pièces restées sur les planches
sintra-item-broken-glass = verre brisé
sintra-item-ornaments = ornements
sintra-item-colour-windows = fenêtres complètes × meilleure couleur
sintra-tie-break = En cas d’égalité, le joueur qui a perdu le moins de points en verre brisé l’emporte, en comptant 18 par tour complet de la piste et la dernière case, payés ou non.

sintra-notation-help = Un coup s’écrit source, couleur et planche : 3O2 prend les pièces orange de la fabrique 3 pour la planche 2, CYX les jaunes du centre, qui se brisent toutes. G ramène le vitrier. F2 place deux pièces sur des cases colorées et les autres sur des cases joker. KP garde la pièce rose. Y jaune, O orange, P rose, B bleu, W blanc.
