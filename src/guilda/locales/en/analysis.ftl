### Analysis board.

error-bad-analysis = This cannot be analysed: { $detail }
