# Why a move is better, in two sentences at most: one of the first three, and one from coach-now to coach-later.
# $own, $opponent: differences in points, as coach-more and the like
coach-own = Points to expect: { $own }.
coach-opponent = Points of the strongest opponent: { $opponent }.
coach-both = Points to expect: { $own }; points of the strongest opponent: { $opponent }.
# $item: a line of the score sheet; $points: a positive number
coach-more = { $points } more ({ $item })
coach-fewer = { $points } fewer ({ $item })
coach-more-total = { $points } more in all
coach-fewer-total = { $points } fewer in all
# An $item that counts goals: $number is reached in two shares of simulated games, in percent
coach-chance = { $item }: at least { $number } in { $better }% of simulated games instead of { $other }%
coach-now = It scores { $points } more { $points ->
    [one] point
   *[other] points
} at once.
# $sentence: a move as a whole sentence
coach-reply = It prevents the expected reply: { $sentence }
coach-now-reply = It scores { $points } more { $points ->
    [one] point
   *[other] points
} at once and prevents the expected reply: { $sentence }
# In place of coach-now and coach-reply. $better, $other: shares of simulated games, in percent
coach-start = It wins the first turn of the next round in { $better }% of simulated games instead of { $other }%.
# $rounds: a positive number
coach-sooner = The game ends { $rounds } rounds sooner on average.
coach-later = The game ends { $rounds } rounds later on average.
coach-close = A close call: simulated games confirm no advantage in points.
# Above the reasons for the first choice of a hint
coach-hint = Why the first choice rather than the second?
# Above the reasons for a better move
coach-why = Why is that better?
