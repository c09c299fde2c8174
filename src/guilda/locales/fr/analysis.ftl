### Analysis board.

error-bad-analysis = Impossible d’analyser ceci : { $detail }
