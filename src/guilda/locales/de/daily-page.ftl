page-daily-about = Du spielst jede Partie einmal, ohne Tipps und ohne Zurücknehmen. Sie zählt, wenn du sie heute beendest.
page-daily-against = Gegen einen Bot, der für alle gleich spielt: { $level }
page-daily-alone = Allein, gegen den Zielwert
page-daily-commitments = Hash-Zusagen von heute und morgen
page-daily-continue = Weiterspielen
page-daily-copied = Ergebnis kopiert.
page-daily-copy-failed = Dieser Browser erlaubt das Kopieren nicht. Markiere stattdessen den Text.
page-daily-deals = Partien von heute
page-daily-fair = Die Startwerte sind jetzt öffentlich. Jeder muss zu der Hash-Zusage passen, die vor Beginn des Tages veröffentlicht wurde; dieser Browser prüft das.
page-daily-first = Du bist als Erstes fertig.
page-daily-histogram = Vorsprung in { $n } Ergebnissen; deiner ist { $ahead }.
page-daily-master = Der Meister macht { $points } Punkte ({ $ahead }).
page-daily-master-replay = Partie des Meisters
page-daily-master-waits = Der Meister spielt diese Partie noch.
page-daily-next = Nächste Partie in { $hours } Std. { $minutes } Min.
page-daily-offline = Offline gespielt, mit dem Startwert auf dem Gerät.
page-daily-picture = Dein Endstand in Symbolen
page-daily-play = Spielen
page-daily-played = gespielt
page-daily-players = { $n ->
    [one] Eine Person hat sie beendet.
   *[other] { $n } Personen haben sie beendet.
}
page-daily-playing = läuft
page-daily-preview = Was geteilt wird
page-daily-public = Ohne Server folgt die Partie allein aus dem Datum: Jeder kann sie im Voraus berechnen, und Ergebnisse werden nicht verglichen.
page-daily-rest = Ruhetag
page-daily-result = Du hast { $points } Punkte, { $ahead } gegen den Bot.
page-daily-result-alone = Du hast { $points } Punkte, { $ahead } gegenüber dem Zielwert.
page-daily-review = Deine Partie analysieren
page-daily-same = für alle gleich
page-daily-seed = Startwert und Hash-Zusage
page-daily-seed-differs = Der Startwert passt nicht zur veröffentlichten Hash-Zusage.
page-daily-seed-fits = Der Startwert passt zu seiner Hash-Zusage.
page-daily-seed-kept = Der Startwert passt zu der Hash-Zusage, die dieses Gerät vorher gesehen hat.
page-daily-share = Ergebnis kopieren
page-daily-star = bestes Zehntel
page-daily-streak = { $n ->
    [0] Noch keine Serie
    [one] { $n } Tag
   *[other] { $n } Tage
}
page-daily-streak-rule = Ein Ruhetag pro Woche unterbricht die Serie nicht.
page-daily-take = Offline mitnehmen
page-daily-take-why = Offline kennt dieses Gerät die kommenden Ziehungen. Das Ergebnis wird darum gekennzeichnet und geht nicht in den Vergleich der anderen ein.
page-daily-taken = Du hast diese Partie mitgenommen. Das Ergebnis wird eingereicht, wenn du diese Seite mit Verbindung öffnest.
page-daily-taken-play = Auf diesem Gerät spielen
page-daily-uncounted = Deine Partie zählt nicht: Du hast aufgegeben oder sie nach dem Ende des Tages beendet.
page-daily-worse = der anderen Ergebnisse sind schlechter (insgesamt { $n }).
page-daily-yesterday = Gestern, { $day }
page-daily-you = du, { $ahead }
