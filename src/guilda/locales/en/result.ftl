# The end of a game: the winner's board, luck and skill.
result-board = { $name }’s board
result-board-yours = Your board
result-luck-ask = How lucky was it?
result-skill = Skill { $change }
result-chance = Luck { $change }
result-swing = The biggest swing in the chances of winning was { $change }:
result-moment = see that moment
result-count = Count again
result-first-rating = Your first rating: { $rating }
