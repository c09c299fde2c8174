days-left = { $n } { $n ->
    [one] day
   *[other] days
} left
error-bad-address = That is not an e-mail address. Check it for typing errors.
error-link-expired = This link is no longer valid. Ask for a new one in the settings.
error-mail-failed = The e-mail could not be sent. Check the address, or try again later.
error-no-mail = This server does not send e-mails.
error-no-plans = Replies can be prepared only in games without hidden information and with at least an hour per move.
error-no-vacation-left = { $left ->
    [0] You have no vacation days left this year.
    [one] You have only { $left } vacation day left this year.
   *[other] You have only { $left } vacation days left this year.
}
error-on-vacation = You are already on vacation.
error-plan-chance = Something is drawn or revealed after this move, so no reply can be prepared.
error-plan-illegal = That move is not possible there.
error-too-many-plans = You have prepared as many replies as possible. Delete them first.
hours-left = { $n ->
    [0] less than an hour left
    [one] { $n } hour left
   *[other] { $n } hours left
}
mail-confirm = Open this link to be told by e-mail when it is your turn:

    { $link }

    If you did not ask for this, ignore this e-mail: no other one will follow.
mail-confirm-subject = Guilda: confirm your e-mail address
mail-turns-intro = It is your turn in { $n ->
    [one] this game
   *[other] these games
}:
mail-turns-subject = { $n ->
    [one] It is your turn at Guilda
   *[other] It is your turn in { $n } games at Guilda
}
mail-turns-unsubscribe = To get no more of these e-mails, open { $link }
minutes-left = { $n } min left
notice-turn = It is your turn.
notice-turn-with = It is your turn against { $players }.
