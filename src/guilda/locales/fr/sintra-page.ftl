### Le plateau de Sintra.

sintra-page-round = Manche { $round }
sintra-page-round-piece = manche { $round } : { $colour }
sintra-page-track = Piste de manches
sintra-page-tower = { $n } dans la tour de rangement
sintra-page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sintra-page-windows = { $n ->
    [one] { $n } fenêtre complète
   *[other] { $n } fenêtres complètes
}
sintra-page-wild = joker
sintra-page-strip = Planche { $strip } : { $pieces } ; libre : { $open }
sintra-page-strip-gone = La planche { $strip } n’est plus en jeu
sintra-page-strip-full = Planche { $strip }, pleine : { $pieces }
sintra-page-strip-back = Au dos : { $spaces }
sintra-page-back = Ramener le vitrier à la planche la plus à gauche
sintra-page-backs = Montrer le dos des planches
sintra-page-top = en haut { $colour }
sintra-page-top-empty = haut vide
sintra-page-bottom = en bas { $colour }
sintra-page-bottom-empty = bas vide
sintra-page-window = Fenêtre { $window } : { $panes } ; { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sintra-page-glass = Verre brisé : −{ $n }
sintra-page-glazier = Vitrier au-dessus de la planche { $strip }
sintra-page-ornament = Ornement { $ornament } : { $n ->
    [one] { $n } carreau rempli
   *[other] { $n } carreaux remplis
} sur 4
sintra-page-ornament-panes = { $n ->
    [one] { $n } carreau rempli
   *[other] { $n } carreaux remplis
} sur 4
sintra-page-keep = Garder la pièce { $colour } pour la fenêtre
sintra-page-break = Laisser toutes les pièces se briser
sintra-page-label-back = Ramener le vitrier
sintra-page-label-break = Tout se brise
sintra-page-label-keep = Garder { $piece }
sintra-page-label-strip = Planche { $strip }
sintra-page-fill = Où vont les pièces ?
sintra-page-side-B = Face B : à la fin, vos fenêtres complètes fois les carreaux de votre meilleure couleur.
sintra-page-yellow = { $n ->
    [one] jaune
   *[other] jaunes
}
sintra-page-orange = orange
sintra-page-pink = { $n ->
    [one] rose
   *[other] roses
}
sintra-page-blue = { $n ->
    [one] bleue
   *[other] bleues
}
sintra-page-white = { $n ->
    [one] blanche
   *[other] blanches
}
sintra-page-effect-full = La planche { $strip } est complète.
sintra-page-effect-left = Il manque { $n } { $n ->
    [one] pièce
   *[other] pièces
} à la planche { $strip }.
sintra-page-effect-bonus = Bonus de couleur : { $n }.
sintra-page-effect-window = La fenêtre { $window } et celles à sa droite rapportent { $n } { $n ->
    [one] point
   *[other] points
}.
sintra-page-effect-break = { $n ->
    [one] { $n } pièce se brise.
   *[other] { $n } pièces se brisent.
}
sintra-page-effect-marker = Vous prenez la tuile Premier joueur : une case de verre brisé.
sintra-page-effect-glazier = Le vitrier va à la planche { $strip }.
sintra-page-figure-take = Une fabrique : deux pièces bleues vont sur une planche, les autres au centre
sintra-page-figure-glazier = Le vitrier au-dessus de la planche 3 ; les planches 1 et 2 sont hors de portée
sintra-page-figure-wild = Une planche avec deux cases joker, dont une remplie
sintra-page-figure-window = Des fenêtres comptées à partir de l’une d’elles vers la droite
sintra-page-figure-ornaments = Quatre fenêtres avec deux ornements ; autour du premier, les quatre carreaux sont remplis
sintra-page-gauge = { $now }, puis { $next }
sintra-page-ask-source-or = choisissez où prendre, ou ramenez le vitrier
