page-clock-days = { $n } { $n ->
    [one] day
   *[other] days
} per move
page-clock-hours = { $n } { $n ->
    [one] hour
   *[other] hours
} per move
page-clock-left-days = { $n } d { $hours } h
page-home-closed = closed without a result because the rules were corrected
page-home-turns = { $n ->
    [one] It is your turn in one game
   *[other] It is your turn in { $n } games
}
page-mail-address = E-mail address
page-mail-confirm = Confirm your e-mail address
page-mail-confirm-do = Confirm
page-mail-confirm-done = Thank you. We will write when it is your turn.
page-mail-every = At most
page-mail-every-1440 = one a day
page-mail-every-360 = one every 6 hours
page-mail-every-60 = one an hour
page-mail-on = E-mails go to { $address }.
page-mail-save = Save
page-mail-sent = Open the link that we have sent to { $address }.
page-mail-stop = Stop e-mails
page-mail-title = E-mails about your turns
page-mail-unsubscribe = Stop the e-mails about your turns
page-mail-unsubscribe-do = Stop e-mails
page-mail-unsubscribe-done = Done. You will not get these e-mails any more.
page-mail-why = One e-mail about all games where it is your turn
page-new-clock-3days = 3 days per move
page-new-clock-7days = 7 days per move
page-plan-cancel = Back to the game
page-plan-count = Prepared replies: { $n }
page-plan-drop = Delete prepared replies
page-plan-mine = …then you play
page-plan-mine-why = Choose your reply. Nobody else sees it.
page-plan-open = Prepare a reply
page-plan-saved = Saved. It is played at once if { $name } makes that move.
page-plan-theirs = If { $name } plays…
page-plan-theirs-why = Choose the move that you expect.
page-push-denied = Your browser blocks notifications from this page. Allow them in the browser’s settings.
page-seat-vacation = on vacation until { $date }
page-settings-push-why = When it is your turn, even while this page is closed
page-table-outdated = This game was closed
page-vacation-days = Days
page-vacation-end = Return early
page-vacation-left = { $n } of { $all } days left this year
page-vacation-start = Start now
page-vacation-title = Vacation
page-vacation-until = You are on vacation until { $date }.
page-vacation-why = Your clocks stop in games with at least an hour per move, and the other players see it. A day that has begun counts.
