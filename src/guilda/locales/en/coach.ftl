# Why a move is better. $item: a line of the score sheet; $points: a positive number
coach-own-more = { $points } more points expected for { $item }.
coach-own-fewer = It costs { $points } points for { $item }.
coach-opponent-fewer = The strongest opponent can expect { $points } fewer points for { $item }.
coach-opponent-more = The strongest opponent can expect { $points } more points for { $item }.
coach-now = It scores { $points } more points at once.
# $sentence: a move as a whole sentence
coach-reply = It prevents the expected reply: { $sentence }
coach-close = A close call: no short list of reasons explains the difference.
