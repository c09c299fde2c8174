list-comma = { $list }, { $item }
list-and = { $list } et { $item }
labelled = { $label } : { $text }
player-number = Joueur { $number }
points = { $points } { $points ->
    [one] point
   *[other] points
}
points-gained = { SIGNED($points) } { $points ->
    [one] point
   *[other] points
}

option-players = Joueurs
option-start = Premier joueur
option-start-none = au hasard

record-checked = { $moves } { $moves ->
    [one] coup vérifié
   *[other] coups vérifiés
} et { $draws } { $draws ->
    [one] tirage vérifié
   *[other] tirages vérifiés
}
