coach-own = Points à espérer : { $own }.
coach-opponent = Points de l’adversaire le plus fort : { $opponent }.
coach-both = Points à espérer : { $own } ; points de l’adversaire le plus fort : { $opponent }.
coach-more = { $points } de plus ({ $item })
coach-fewer = { $points } de moins ({ $item })
coach-more-total = { $points } de plus au total
coach-fewer-total = { $points } de moins au total
coach-now = Cela rapporte tout de suite { $points } { $points ->
    [one] point
   *[other] points
} de plus.
coach-reply = Cela empêche la réponse attendue : { $sentence }
coach-now-reply = Cela rapporte tout de suite { $points } { $points ->
    [one] point
   *[other] points
} de plus et empêche la réponse attendue : { $sentence }
coach-close = Très serré : les parties simulées ne confirment aucun avantage en points.
coach-hint = Pourquoi le premier coup plutôt que le deuxième ?
coach-why = Pourquoi est-ce mieux ?
