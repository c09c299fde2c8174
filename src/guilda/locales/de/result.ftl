# Das Ende einer Partie: das Tableau der Siegerin oder des Siegers, Glück und Können.
result-board = Tableau von { $name }
result-board-yours = Dein Tableau
result-luck-ask = Wie viel war Glück?
result-skill = Können { $change }
result-chance = Glück { $change }
result-swing = Die größte Wende bei den Gewinnchancen: { $change },
result-moment = diesen Moment ansehen
result-count = Noch einmal zählen
result-first-rating = Dein erstes Rating: { $rating }
