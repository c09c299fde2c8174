coach-own = Points à espérer : { $own }.
coach-opponent = Points de l’adversaire le plus fort : { $opponent }.
coach-both = Points à espérer : { $own } ; points de l’adversaire le plus fort : { $opponent }.
coach-more = { $points } de plus ({ $item })
coach-fewer = { $points } de moins ({ $item })
coach-more-total = { $points } de plus au total
coach-fewer-total = { $points } de moins au total
coach-chance = { $item } : au moins { $number } dans { $better } % des parties simulées au lieu de { $other } %
coach-now = Cela rapporte tout de suite { $points } { $points ->
    [one] point
   *[other] points
} de plus.
coach-reply = Cela empêche la réponse attendue : { $sentence }
coach-now-reply = Cela rapporte tout de suite { $points } { $points ->
    [one] point
   *[other] points
} de plus et empêche la réponse attendue : { $sentence }
coach-start = Cela permet de commencer la manche suivante dans { $better } % des parties simulées au lieu de { $other } %.
coach-sooner = Manches jusqu’à la fin de la partie : { $rounds } de moins en moyenne.
coach-later = Manches jusqu’à la fin de la partie : { $rounds } de plus en moyenne.
coach-close = Très serré : les parties simulées ne confirment aucun avantage en points.
coach-hint = Pourquoi le premier coup plutôt que le deuxième ?
coach-why = Pourquoi est-ce mieux ?
