### Die Lektion von Sagrada, eine Nachricht für jeden Schritt ihrer lesson.json.

sagrada-lesson-1 = Du baust ein Buntglasfenster aus Würfeln. In jeder Runde werden Würfel in den Vorrat geworfen, und jeder nimmt zwei davon, einen nach dem anderen. Nach zehn Runden werden die Aufträge gewertet.
sagrada-lesson-2 = Wähle zuerst eines von vier Mustern. Rauten zeigen die Schwierigkeit; ein schwereres Fenster bringt mehr Gunststeine, mit denen du Werkzeuge bezahlst. Wähle das leichte Luz Celestial.
sagrada-lesson-3 = Es hat viele Felder ohne Aufdruck, die jeden Würfel aufnehmen. Farbige Felder nehmen nur diese Farbe auf, Felder mit einem Wert nur diesen Wert.
sagrada-lesson-4 = Nimm die rote 5 und setze sie auf das rote Feld der obersten Reihe. Der erste Würfel kommt immer an den Rand.
sagrada-lesson-5 =
    Einer der öffentlichen Aufträge belohnt Paare aus 5 und 6: Ein halbes hast du schon.

    Dein Zug endet nicht von selbst: Du könntest noch ein Werkzeug einsetzen. Jetzt brauchst du keines, also beende den Zug.
sagrada-lesson-6 = Die Züge gehen vom ersten Spieler zum letzten und dann zurück: Also hat der andere Spieler jetzt zwei Züge hintereinander.
sagrada-lesson-7 = Jetzt kommt dein zweiter Zug. Setze die grüne 1 auf das grüne Feld der zweiten Reihe: Auf ein farbiges Feld passen nur wenige Würfel, also nutze sie, wenn sie kommen.
sagrada-lesson-8 =
    Jeder Würfel nach dem ersten muss einen anderen berühren, mit einer Seite oder einer Ecke. Dieser berührt die rote 5 an der Ecke.

    Beende den Zug. Der übrige Würfel kommt auf den Rundenanzeiger.
sagrada-lesson-9 = Runde 2 beginnt der andere Spieler: Wer anfängt, wechselt jede Runde.
sagrada-lesson-10 = Nimm die blaue 6 für das blaue Feld der dritten Reihe: Mit deiner 5 bildet sie ein Paar.
sagrada-lesson-11 =
    Eine 5 und eine 6: 2 Punkte. Würfel, die nebeneinander liegen, müssen sich in Farbe und Wert unterscheiden, und bei der blauen 6 neben der grünen 1 ist das so.

    Beende den Zug; dein zweiter folgt sofort.
sagrada-lesson-12 = Das Feld neben der grünen 1 verlangt eine 3, aber im Vorrat ist keine. Ein Werkzeug hilft: Drücke auf Grozing Pliers. Es kostet 1 Gunststein, und 2, sobald es jemand eingesetzt hat.
sagrada-lesson-13 =
    Ein Gunststein, den du behältst, ist am Ende einen Punkt wert; ein Werkzeug sollte also mehr bringen, als es kostet.

    Nimm die rote 2.
sagrada-lesson-14 = Erhöhe sie auf 3.
sagrada-lesson-15 = Setze die rote 3 auf das Feld mit der 3 am rechten Rand.
sagrada-lesson-16 = Felder mit Aufdruck sind die schwierigen: Fülle sie, wenn du kannst, und hebe dir die anderen für später auf.
sagrada-lesson-17 = Dein geheimer Auftrag zählt gelbe Würfel. Nimm die gelbe 2 für das Feld mit der 2 in der untersten Reihe.
sagrada-lesson-18 =
    Am Ende werden die Werte deiner gelben Würfel zusammengezählt: Dieser ist 2 Punkte wert.

    Beende den Zug.
sagrada-lesson-19 = Jetzt hat der andere Spieler zwei Züge hintereinander.
sagrada-lesson-20 = Die violette 5 ist noch da. Setze sie in die dritte Reihe neben die blaue 6.
sagrada-lesson-21 =
    Rot, Gelb, Grün, Blau, Violett: Ein Satz aller fünf Farben bringt 4 Punkte.

    Beende den Zug und damit die Runde.
sagrada-lesson-22 = So geht es zehn Runden lang weiter. Am Ende zählen die öffentlichen Aufträge, dein geheimer und die übrigen Gunststeine für dich, und jedes leere Feld zählt gegen dich. Setze in jeder Runde zwei Würfel ein und denke voraus, was die Nachbarn zulassen.
