### The deal of the day: also in errors.

daily-home = New deals every day, the same for everyone
daily-result = Your daily result
daily-solo = { $game } solo
daily-title = Deal of the day

error-daily-not-taken = You have not taken this deal offline on its day, so its result cannot be submitted.
error-daily-once = Everyone plays a daily deal once, and you have played this one.
error-daily-refused = { $problem ->
    [another] This game does not count: it is not a game of this deal.
    [running] This game does not count: it is not over.
    [bot] This game does not count: the bot plays otherwise ({ $detail }).
    [illegal] This game does not count: a move is against the rules ({ $detail }).
    [altered] This game does not count: its record was altered ({ $detail }).
    [version] This game does not count: it comes from another version of the rules or components.
   *[other] This game does not count: its record cannot be read ({ $detail }).
}
error-daily-sealed = The record contains the seed of the daily deal. You can download it after the end of the day (midnight UTC).
error-daily-unplayed = This is a game of today’s deal. You can see it once you have played the deal yourself, or after the end of the day (midnight UTC).
error-daily-taken = You have taken this deal offline. Play it there; the result is submitted later.
error-daily-too-late = It is too late to submit this deal: a week has passed since its day.
