### Die Lektion von Azul, eine Nachricht für jeden Schritt ihrer lesson.json.

azul-lesson-1 =
    Willkommen bei Azul! Du sitzt unten, dein Tableau ist das große. Links sammelst du Fliesen in Musterreihen; eine volle Musterreihe bringt eine Fliese an die Wand rechts, und Fliesen an der Wand bringen Punkte.

    In der Mitte liegen fünf Manufakturen mit je vier Fliesen.
azul-lesson-2 =
    In deinem Zug nimmst du alle Fliesen einer Farbe von einer Manufaktur. Manufaktur 4 hat drei blaue: genau, was Musterreihe 3 braucht. Nimm sie und lege sie in Musterreihe 3.

    Warum? Eine Musterreihe, die auf einen Schlag voll wird, bringt schon in dieser Runde Punkte, und nichts fällt in die Bodenreihe.
azul-lesson-3 = Die übrige weiße Fliese ist in die Tischmitte gekommen. Dein Gegner hat es dir gleichgetan: drei rote für Musterreihe 3. Auch die gelbe Fliese jener Manufaktur liegt jetzt in der Tischmitte.
azul-lesson-4 = Manufaktur 2 hat zwei rote Fliesen, und Musterreihe 2 hat zwei Felder. Nimm sie.
azul-lesson-5 = Dein Gegner nimmt zwei blaue. Sieh in die Tischmitte: Dort haben sich drei gelbe Fliesen gesammelt.
azul-lesson-6 =
    Du darfst auch aus der Tischmitte nehmen, wieder alle Fliesen einer Farbe. Wer das in einer Runde als Erster tut, bekommt den Startspielermarker: Er liegt in deiner Bodenreihe und kostet 1 Punkt, aber du beginnst die nächste Runde.

    Drei gelbe Fliesen sind das wert. Lege sie in Musterreihe 4; die kannst du später füllen.
azul-lesson-7 = Der Marker liegt in deiner Bodenreihe; darunter steht, was er kostet. Dein Gegner nimmt zwei weiße Fliesen; Schwarz und Gelb kommen in die Tischmitte.
azul-lesson-8 = Da ist die vierte gelbe Fliese. Eine Musterreihe, in der schon Fliesen liegen, nimmt nur noch dieselbe Farbe auf. Fülle Musterreihe 4.
azul-lesson-9 = Dein Gegner füllt Musterreihe 4 mit Weiß. Zwei schwarze Fliesen sind übrig, und du musst sie nehmen: Bei Azul wird nicht gepasst.
azul-lesson-10 = In Musterreihe 1 ist nur für eine von ihnen Platz: Die andere würde in die Bodenreihe fallen und einen Punkt kosten. Wähle die schwarzen Fliesen und zeige auf Musterreihe 1, um es zu sehen; dann lege beide in Musterreihe 5, wo Platz ist.
azul-lesson-11 = Alle Fliesen sind genommen, also werden die Wände gefliest. Jede deiner drei vollen Musterreihen hat eine Fliese an die Wand gebracht. Noch grenzen sie an nichts: je 1 Punkt, abzüglich 1 für den Marker. Musterreihe 5 war nicht voll und behält ihre zwei schwarzen Fliesen.
azul-lesson-12 =
    Runde 2, und du beginnst, weil du den Marker hattest. Jetzt zählen Nachbarn. In Reihe 2 liegt das gelbe Feld neben deiner roten Fliese und über deiner blauen: eine Reihe aus 2 und eine Spalte aus 2, das sind 4 Punkte für eine einzige Fliese.

    Keine Manufaktur hat zwei gelbe Fliesen. Beginne mit der von Manufaktur 1 und lege sie in Musterreihe 2.
azul-lesson-13 = Dein Gegner nimmt zwei weiße Fliesen für Musterreihe 5. Ein starker Spieler hätte dir vielleicht die zweite gelbe Fliese weggenommen: Es lohnt sich zu schauen, was die anderen brauchen.
azul-lesson-14 = Sie ist noch da, auf Manufaktur 5. Fülle Musterreihe 2.
azul-lesson-15 = Dein Gegner nimmt zwei weiße Fliesen für Musterreihe 2.
azul-lesson-16 = Eine einzelne schwarze Fliese füllt Musterreihe 1. An der Wand liegt Schwarz in Spalte 4, direkt über deiner roten Fliese: eine Spalte aus 2, also 2 Punkte. Nimm die schwarze Fliese von Manufaktur 4.
azul-lesson-17 = Nur die Tischmitte ist noch übrig. Dein Gegner nimmt drei weiße Fliesen und, als Erster dort, den Marker.
azul-lesson-18 =
    Vier blaue und vier rote Fliesen: Beide würden Musterreihe 4 füllen. Blau läge neben deiner gelben Fliese und brächte 2 Punkte, Rot läge allein und brächte 1. Beachte, dass Musterreihe 3 für Blau nicht leuchtet: In ihrer Reihe der Wand liegt schon eine blaue Fliese.

    Nimm Blau für Musterreihe 4.
azul-lesson-19 = Dein Gegner nimmt die vier roten Fliesen. Die zwei schwarzen gehören wieder dir.
azul-lesson-20 = In Musterreihe 5 warten zwei schwarze Fliesen. Lege diese beiden dazu: Noch eine, und die längste Musterreihe ist voll.
azul-lesson-21 = 2 + 4 + 2: acht Punkte in einer Runde, weil deine Fliesen aneinandergrenzen. Baue also lieber in einer Ecke als über die ganze Wand verstreut.
azul-lesson-22 =
    Die Partie endet nach der Runde, in der jemand eine waagerechte Reihe vollendet. Dann bringt jede vollständige Reihe 2 Punkte, jede vollständige Spalte 7, und alle fünf Fliesen einer Farbe bringen 10.

    Das ist schon alles. Spiele eine Partie gegen einen Bot: Die Regeln kennst du jetzt.
