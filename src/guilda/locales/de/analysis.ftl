### Analysis board.

error-bad-analysis = Das lässt sich nicht analysieren: { $detail }
