
terminal-daily-later = Your deal is kept. Continue it today with “guilda daily { $name }”.
terminal-daily-master = The master makes { $points } points ({ $ahead }): { $moves }
terminal-daily-master-plays = The master plays the same deal…
terminal-daily-rules = In the deal of the day there are no hints and no undo, and the first game counts. “quit” keeps it for later.
terminal-daily-submitted = Verified and counted by { $server }, marked as played offline.
terminal-daily-title = Deal of the day, { $day }: { $title }
