# La fin de la partie : le plateau gagnant, chance et talent.
result-board = Plateau ({ $name })
result-board-yours = Votre plateau
result-luck-ask = Quelle part de chance ?
result-skill = Talent { $change }
result-chance = Chance { $change }
result-swing = Le plus grand tournant des chances de victoire : { $change },
result-moment = voir ce moment
result-count = Recompter
result-first-rating = Votre premier classement : { $rating }
