page-daily-about = You play each deal once, without hints and without undo. Your game counts if you finish it today.
page-daily-against = Against a bot that plays the same for everyone: { $level }
page-daily-alone = Alone, against the target
page-daily-commitments = Commitments of today and tomorrow
page-daily-continue = Continue
page-daily-copied = Result copied.
page-daily-copy-failed = This browser does not allow copying. Select the text instead.
page-daily-deals = Today’s deals
page-daily-fair = The seeds are now public. Each one must match the commitment that was published before the day began; this browser checks it.
page-daily-first = You are the first to finish.
page-daily-histogram = Points ahead in { $n } results; yours is { $ahead }.
page-daily-master = The master makes { $points } points ({ $ahead }).
page-daily-master-replay = Master’s game
page-daily-master-waits = The master is still playing this deal.
page-daily-next = Next deal in { $hours } h { $minutes } min
page-daily-offline = Played offline, with the seed on the device.
page-daily-picture = Your final board in symbols
page-daily-play = Play
page-daily-played = played
page-daily-players = { $n ->
    [one] One player has finished it.
   *[other] { $n } players have finished it.
}
page-daily-playing = in progress
page-daily-preview = What is shared
page-daily-public = Without a server the deal follows from the date alone: anyone can work it out in advance, and results are not compared.
page-daily-rest = rest day
page-daily-result = You have { $points } points, { $ahead } against the bot.
page-daily-result-alone = You have { $points } points, { $ahead } against the target.
page-daily-review = Review your game
page-daily-same = the same for everyone
page-daily-seed = Seed and commitment
page-daily-seed-differs = The seed does not match the commitment that was published.
page-daily-seed-fits = The seed matches its commitment.
page-daily-seed-kept = The seed matches the commitment that this device saw beforehand.
page-daily-share = Copy result
page-daily-star = top tenth
page-daily-streak = { $n ->
    [0] No streak yet
    [one] { $n } day
   *[other] { $n } days
}
page-daily-streak-rule = One rest day a week keeps the streak.
page-daily-take = Take it offline
page-daily-take-why = Offline, this device knows the draws to come. The result is therefore marked, and others are not compared with it.
page-daily-taken = You have taken this deal offline. The result is submitted when you open this page with a connection.
page-daily-taken-play = Play on this device
page-daily-uncounted = Your game does not count: you resigned, or finished it after the end of the day.
page-daily-worse = of the other results are worse ({ $n } in all).
page-daily-yesterday = Yesterday, { $day }
page-daily-you = you, { $ahead }
