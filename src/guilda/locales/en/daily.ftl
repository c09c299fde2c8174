### The deal of the day: also at the terminal and in errors.

daily-home = Five deals, the same for everyone, new every day
daily-result = Your daily result
daily-solo = { $game } solo
daily-title = Deal of the day

error-daily-not-taken = You have not taken this deal offline on its day, so its result cannot be submitted.
error-daily-once = Everyone plays a daily deal once, and you have played this one.
error-daily-refused = This game does not count: { $detail }.
error-daily-sealed = The record contains the seed of the daily deal. You can download it after the end of the day (midnight UTC).
error-daily-taken = You have taken this deal offline. Play it there; the result is submitted later.
error-daily-too-late = It is too late to submit this deal: a week has passed since its day.

terminal-daily-later = Your deal is kept. Continue it today with “guilda daily { $name }”.
terminal-daily-master = The master makes { $points } points ({ $ahead }): { $moves }
terminal-daily-master-plays = The master plays the same deal…
terminal-daily-rules = In the deal of the day there are no hints and no undo, and the first game counts. “quit” keeps it for later.
terminal-daily-submitted = Verified and counted by { $server }, marked as played offline.
terminal-daily-title = Deal of the day, { $day }: { $title }
