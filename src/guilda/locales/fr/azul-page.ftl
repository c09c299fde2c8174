### Le plateau d’Azul.

azul-page-round = Manche { $round }
azul-page-lid = { $n } dans le couvercle
azul-page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
azul-page-wall = { $n ->
    [one] { $n } tuile sur le mur
   *[other] { $n } tuiles sur le mur
}
azul-page-so-far = cette manche : { $change }
# $n: tiles, $rows: numbers, $count: of rows
azul-page-goal-left = Encore { $n } { $count ->
    [one] sur la ligne { $rows }
   *[other] sur les lignes { $rows }
}.
azul-page-goal = La première ligne complète met fin à la partie.
azul-page-line = Ligne { $line } : { $count } sur { $size }, { $colour }
azul-page-line-empty = { $size ->
    [one] Ligne { $line } : vide, { $size } case
   *[other] Ligne { $line } : vide, { $size } cases
}
azul-page-row = Mur, ligne { $row } : { $tiles }
azul-page-tile = { $colour } en colonne { $column }
azul-page-column = Colonne { $column }
azul-page-label-floor = Plancher
azul-page-label-line = Ligne { $line }
azul-page-floor = Ligne de plancher : { $tiles }
azul-page-blue = { $n ->
    [one] bleue
   *[other] bleues
}
azul-page-yellow = { $n ->
    [one] jaune
   *[other] jaunes
}
azul-page-red = { $n ->
    [one] rouge
   *[other] rouges
}
azul-page-black = { $n ->
    [one] noire
   *[other] noires
}
azul-page-white = { $n ->
    [one] blanche
   *[other] blanches
}
azul-page-effect-full = La ligne { $line } est pleine.
azul-page-effect-left = Il manque { $n } { $n ->
    [one] tuile
   *[other] tuiles
} à la ligne { $line }.
azul-page-effect-fall = { $n ->
    [one] { $n } tuile tombe sur la ligne de plancher.
   *[other] { $n } tuiles tombent sur la ligne de plancher.
}
azul-page-effect-marker = Vous prenez la tuile Premier joueur.
azul-page-effect-cost = Votre ligne de plancher coûte { $n } { $n ->
    [one] point
   *[other] points
} de plus.
azul-page-figure-take = Une fabrique : deux tuiles jaunes sont choisies, la noire et la blanche restent
azul-page-figure-lines = Des lignes de motif, chacune d’une seule couleur ; la ligne 2 est pleine
azul-page-figure-single = Une tuile seule sur le mur
azul-page-figure-score = Une nouvelle tuile qui en touche d’autres sur sa ligne et sa colonne
azul-page-figure-floor = Une ligne de plancher avec la tuile Premier joueur et deux tuiles
azul-page-figure-bonus = Un mur avec une ligne, une colonne et une couleur complètes
