### Analysis board.

error-bad-analysis = Esto no se puede analizar: { $detail }
