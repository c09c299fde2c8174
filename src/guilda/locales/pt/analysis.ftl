### Analysis board.

error-bad-analysis = Isto não pode ser analisado: { $detail }
