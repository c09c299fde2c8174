page-clock-days = { $n } { $n ->
    [one] Tag
   *[other] Tage
} pro Zug
page-clock-hours = { $n } { $n ->
    [one] Stunde
   *[other] Stunden
} pro Zug
page-clock-left-days = { $n } T. { $hours } Std.
page-home-closed = ohne Ergebnis beendet, da die Regeln berichtigt wurden
page-home-turns = { $n ->
    [one] Du bist in einer Partie am Zug
   *[other] Du bist in { $n } Partien am Zug
}
page-mail-address = E-Mail-Adresse
page-mail-confirm = E-Mail-Adresse bestätigen
page-mail-confirm-do = Bestätigen
page-mail-confirm-done = Danke. Wir schreiben dir, wenn du am Zug bist.
page-mail-every = Höchstens
page-mail-every-1440 = eine pro Tag
page-mail-every-360 = eine alle 6 Stunden
page-mail-every-60 = eine pro Stunde
page-mail-on = E-Mails gehen an { $address }.
page-mail-save = Speichern
page-mail-sent = Öffne den Link, den wir an { $address } geschickt haben.
page-mail-stop = Keine E-Mails mehr
page-mail-title = E-Mails über deine Züge
page-mail-unsubscribe = Keine E-Mails über deine Züge mehr
page-mail-unsubscribe-do = Abbestellen
page-mail-unsubscribe-done = Erledigt. Du erhältst keine solchen E-Mails mehr.
page-mail-why = Eine E-Mail über alle Partien, in denen du am Zug bist
page-new-clock-3days = 3 Tage pro Zug
page-new-clock-7days = 7 Tage pro Zug
page-plan-cancel = Zurück zur Partie
page-plan-count = Vorbereitete Antworten: { $n }
page-plan-drop = Vorbereitete Antworten löschen
page-plan-mine = …dann spielst du
page-plan-mine-why = Wähle deine Antwort. Niemand sonst sieht sie.
page-plan-open = Antwort vorbereiten
page-plan-saved = Gespeichert. Sie wird sofort gespielt, wenn { $name } so zieht.
page-plan-theirs = Wenn { $name } spielt…
page-plan-theirs-why = Wähle den Zug, den du erwartest.
page-push-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen des Browsers.
page-seat-vacation = im Urlaub bis { $date }
page-settings-push-why = Wenn du am Zug bist, auch wenn diese Seite geschlossen ist
page-table-outdated = Diese Partie wurde geschlossen
page-vacation-days = Tage
page-vacation-end = Vorzeitig zurückkehren
page-vacation-left = noch { $n } von { $all } Tagen in diesem Jahr
page-vacation-start = Jetzt beginnen
page-vacation-title = Urlaub
page-vacation-until = Du bist bis { $date } im Urlaub.
page-vacation-why = In Partien mit mindestens einer Stunde pro Zug stehen deine Uhren still, und die anderen sehen es. Ein angebrochener Tag zählt.
