# Why a move is better. $list: differences in points, as coach-more and the like
coach-own = Points to expect: { $list }.
coach-opponent = Points of the strongest opponent: { $list }.
# $item: a line of the score sheet; $points: a positive number
coach-more = { $points } more ({ $item })
coach-fewer = { $points } fewer ({ $item })
coach-more-total = { $points } more in all
coach-fewer-total = { $points } fewer in all
coach-now = It scores { $points } more { $points ->
    [one] point
   *[other] points
} at once.
# $sentence: a move as a whole sentence
coach-reply = It prevents the expected reply: { $sentence }
coach-close = A close call: simulated games confirm no advantage in points.
# Above the reasons for the first choice of a hint
coach-hint = Why the first choice rather than the second?
# Above the reasons for a better move
coach-why = Why is that better?
