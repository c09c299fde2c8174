### Die Lektion von Splendor, eine Nachricht für jeden Schritt ihrer lesson.json.

splendor-lesson-1 = Du handelst mit Edelsteinen. Mit Chips kaufst du Karten; jede gekaufte Karte gibt dir dauerhaft einen Edelstein ihrer Farbe, sodass die nächsten Karten weniger kosten. Wer 15 Prestigepunkte erreicht, beendet mit dieser Runde die Partie.
splendor-lesson-2 = In deinem Zug tust du eine Sache. Nimm zuerst Chips: drei verschiedener Farben. Wähle im Vorrat den Saphir, den Rubin und den Onyx.
splendor-lesson-3 = Die Diamantkarte links in der untersten Reihe kostet 2 Rubine und 1 Onyx: Zwei dieser drei Chips hast du schon.
splendor-lesson-4 = Ein Rubin fehlt. Nimm ihn zusammen mit einem Diamanten und einem Smaragd, die du bald brauchen wirst.
splendor-lesson-5 = Mehr als drei Chips pro Zug gibt es nicht; am besten hat jeder von ihnen einen Zweck.
splendor-lesson-6 = Jetzt kannst du die Diamantkarte kaufen. Drücke auf sie und dann auf „Kaufen“.
splendor-lesson-7 = Die Chips sind zurück im Vorrat; die Karte bleibt bei dir und zählt ab jetzt bei jedem Kauf als ein Diamant.
splendor-lesson-8 = Eine Karte der mittleren Reihe bringt 2 Punkte: die Rubinkarte ganz links. Kaufen kannst du sie noch nicht, aber reservieren. Drücke auf sie und dann auf „Reservieren“.
splendor-lesson-9 = Jetzt kann sie dir niemand mehr wegnehmen, und du hast einen Goldchip bekommen: einen Joker, der jeden Edelstein ersetzt. Höchstens drei Karten dürfen reserviert sein.
splendor-lesson-10 = Die Onyxkarte rechts in der untersten Reihe kostet je einen Diamanten, Saphir, Smaragd und Rubin. Einen Rubin hast du nicht, aber Gold. Kaufe sie.
splendor-lesson-11 = Deine Karte hat den Diamanten bezahlt, das Gold den Rubin. Hättest du auch einen Rubin gehabt, wärst du gefragt worden, was du ausgeben willst.
splendor-lesson-12 = Die andere Art, Chips zu nehmen: zwei einer Farbe, wenn davon mindestens vier im Vorrat liegen. Drücke zweimal auf den Rubin.
splendor-lesson-13 = Die Saphirkarte für 4 Rubine bringt einen Punkt. Zwei davon hast du jetzt.
splendor-lesson-14 = Nimm noch einen Rubin, dazu einen Saphir und einen Smaragd für die Rubinkarte der untersten Reihe.
splendor-lesson-15 = Hast du am Ende eines Zuges mehr als zehn Chips, gibst du welche zurück, bis es zehn sind. Du hast sechs: keine Gefahr.
splendor-lesson-16 = Kaufe die Rubinkarte: Sie kostet 2 Diamanten, einen Saphir, einen Smaragd und einen Onyx, und deine zwei Karten bezahlen zwei der fünf.
splendor-lesson-17 = So wächst das Spiel: zuerst billige Karten, denn sie machen die teuren billig.
splendor-lesson-18 = Drei Rubine und deine Rubinkarte ergeben vier. Kaufe die Saphirkarte für deinen ersten Prestigepunkt.
splendor-lesson-19 =
    Vier Karten in vier Farben. Der Adlige, der 3 Diamanten, 3 Rubine und 3 Onyxe verlangt, käme von selbst und brächte 3 Punkte: Achte darauf, wohin deine Karten führen.

    Du weißt alles, was du brauchst: nehmen, reservieren, kaufen. Adlige besuchen den, der genug Karten ihrer Farben hat. Bei 15 Punkten wird die Runde zu Ende gespielt, und wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer weniger Karten hat.
