days-left = noch { $n } { $n ->
    [one] Tag
   *[other] Tage
}
error-bad-address = Das ist keine E-Mail-Adresse. Prüfe sie auf Tippfehler.
error-link-expired = Dieser Link gilt nicht mehr. Fordere in den Einstellungen einen neuen an.
error-mail-failed = Die E-Mail konnte nicht gesendet werden. Prüfe die Adresse oder versuche es später noch einmal.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-no-plans = Antworten lassen sich nur in Partien ohne verdeckte Information und mit mindestens einer Stunde pro Zug vorbereiten.
error-no-vacation-left = { $left ->
    [0] Du hast in diesem Jahr keine Urlaubstage mehr.
    [one] Du hast in diesem Jahr nur noch { $left } Urlaubstag.
   *[other] Du hast in diesem Jahr nur noch { $left } Urlaubstage.
}
error-on-vacation = Du bist schon im Urlaub.
error-plan-chance = Nach diesem Zug wird etwas gezogen oder aufgedeckt; darauf lässt sich keine Antwort vorbereiten.
error-plan-illegal = Dieser Zug ist dort nicht möglich.
error-too-many-plans = Du hast schon so viele Antworten vorbereitet wie möglich. Lösche sie zuerst.
hours-left = { $n ->
    [0] noch weniger als eine Stunde
    [one] noch { $n } Stunde
   *[other] noch { $n } Stunden
}
mail-confirm = Öffne diesen Link, um per E-Mail zu erfahren, wenn du am Zug bist:

    { $link }

    Wenn du das nicht wolltest, ignoriere diese E-Mail: Es folgt keine weitere.
mail-confirm-subject = Guilda: Bestätige deine E-Mail-Adresse
mail-turns-intro = Du bist in { $n ->
    [one] dieser Partie
   *[other] diesen Partien
} am Zug:
mail-turns-subject = { $n ->
    [one] Du bist bei Guilda am Zug
   *[other] Du bist bei Guilda in { $n } Partien am Zug
}
mail-turns-unsubscribe = Um keine solchen E-Mails mehr zu erhalten, öffne { $link }
minutes-left = noch { $n } min
notice-turn = Du bist am Zug.
notice-turn-with = Du bist gegen { $players } am Zug.
