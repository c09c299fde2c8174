### Die Lektion von Sintra, eine Nachricht für jeden Schritt ihrer lesson.json.

sintra-lesson-1 =
    Willkommen in Sintra! Dein Palast ist der große: acht Streifen und unter jedem Streifen ein Fenster mit zwei Scheiben. Du legst Glassteine auf die Felder ihrer Farbe. Ein voller Streifen bringt einen Glasstein in sein Fenster, und Punkte.

    Die Figur über Streifen 1 ist dein Glaser. Du darfst nur unter ihm oder rechts von ihm arbeiten.
sintra-lesson-2 =
    Nimm alle Glassteine einer Farbe von einer Manufaktur. Manufaktur 1 hat zwei gelbe, und Streifen 1 hat zwei gelbe Felder. Lege sie dorthin.

    Warum Streifen 1? Der Glaser bleibt links, und so bleiben alle Streifen erreichbar.
sintra-lesson-3 = Orange und Blau, die auf der Manufaktur übrig waren, sind in die Tischmitte gekommen. Dein Gegner legt drei weiße Glassteine auf Streifen 2; sein Glaser ist mitgegangen.
sintra-lesson-4 = Auf Streifen 1 fehlen noch zwei blaue Glassteine und ein weißer. Nimm die zwei blauen von Manufaktur 3.
sintra-lesson-5 = Dein Gegner nimmt zwei rosa Glassteine. In der Tischmitte liegt jetzt ein einzelner weißer Glasstein.
sintra-lesson-6 =
    Auch aus der Tischmitte nimmst du alle Glassteine einer Farbe. Wer das in einer Runde als Erster tut, bekommt den Startspielermarker: ein Schritt auf der Bruchglasleiste, aber du beginnst die nächste Runde.

    Der weiße Glasstein vervollständigt Streifen 1, also ist er den Schritt wert.
sintra-lesson-7 =
    Der Streifen ist voll! Einer seiner Glassteine kommt ins Fenster, die anderen in den Glasturm. Auf Seite A ist die Farbe am Ende egal; nimm Gelb.

    Die Farbe dieser Runde ist Rosa. Jeder rosa Glasstein auf dem Streifen hätte einen Punkt mehr gebracht.
sintra-lesson-8 =
    4 Punkte: die Zahl unter Fenster 1. Der Streifen wurde umgedreht und zeigt seine Rückseite mit anderen Farben: Füllst du ihn ein zweites Mal, ist das Fenster vollständig.

    Dein Gegner hat zwei blaue Glassteine genommen, aber auf Streifen 4 war nur für einen Platz. Der andere ist zerbrochen.
sintra-lesson-9 = Manufaktur 4 hat drei blaue Glassteine, und Streifen 7 hat drei blaue Felder. Er liegt weit rechts, und der Glaser geht dorthin; aber nichts zerbricht, und ein Fenster rechts zählt jedes Mal wieder, wenn links davon eines gewertet wird.
sintra-lesson-10 = Dein Gegner nimmt Orange. In der Tischmitte sind zwei gelbe Glassteine übrig, und du bist am Zug.
sintra-lesson-11 =
    Steht der Glaser über Streifen 7, sind nur die Streifen 7 und 8 erreichbar; jeder hat ein gelbes Feld. Auf Streifen 7 fehlt dann nur noch ein Glasstein. Der zweite gelbe zerbricht: noch ein Schritt.

    Manchmal ist ein kleiner Verlust der Preis für den Fortschritt.
sintra-lesson-12 = Runde 2: Die Manufakturen sind wieder voll, und Weiß ist die Farbe dieser Runde. Du beginnst, denn du hast den Marker genommen. Auf Streifen 7 fehlt einmal Orange: Auf Manufaktur 1 liegt der passende Glasstein.
sintra-lesson-13 = Behalte einen blauen Glasstein für Fenster 7.
sintra-lesson-14 =
    Nur 1 Punkt: die Zahl unter Fenster 7. Aber von jetzt an kommt diese 1 zu jedem Fenster dazu, das du weiter links wertest.

    Dein Gegner nimmt einen weißen Glasstein und den Marker und vervollständigt Streifen 4.
sintra-lesson-15 = In Fenster 4 deines Gegners kommt ein orange Glasstein: 1 Punkt für den weißen Glasstein auf dem Streifen, 2 für das Fenster.
sintra-lesson-16 = Dein Glaser steht weit rechts, und wenig ist erreichbar. Statt Glassteine zu nehmen, kannst du ihn in einem Zug zum Streifen ganz links zurückstellen. Drücke auf den Glaser.
sintra-lesson-17 = Dein Gegner nimmt zwei rosa Glassteine. Sieh dir jetzt Streifen 4 an: drei weiße Felder, ein orange, ein rosa Feld. Weiß ist die Farbe dieser Runde: Jeder weiße Glasstein darauf bringt einen Punkt mehr.
sintra-lesson-18 = Beginne mit Rosa: In der Tischmitte liegt nur ein einziger Glasstein; später sind es vielleicht mehr, und die würden zerbrechen. Der Marker ist schon weg, also kostet es nichts.
sintra-lesson-19 = Dein Gegner nimmt zwei gelbe Glassteine.
sintra-lesson-20 = Jetzt die drei weißen Glassteine von Manufaktur 4 für die drei weißen Felder von Streifen 4.
sintra-lesson-21 = Dein Gegner nimmt zwei blaue Glassteine.
sintra-lesson-22 = Ein Glasstein in Orange fehlt, und Manufaktur 3 hat ihn. Vervollständige Streifen 4.
sintra-lesson-23 = Drei weiße Glassteine haben auf einen Schlag 3 Punkte gebracht. Behalte einen weißen für das Fenster.
sintra-lesson-24 =
    3 für die Farbe, 2 für Fenster 4 und 1 für Fenster 7 rechts davon: 6 Punkte mit einem Streifen.

    Also: Fülle früh die Fenster rechts, vervollständige Streifen in der Runde ihrer Farbe, und stelle den Glaser zurück, bevor Glassteine zerbrechen müssen.
sintra-lesson-25 =
    Nach sechs Runden wird das Bruchglas bezahlt, je drei Glassteine, die auf Streifen übrig sind, bringen einen Punkt, und die Ornamente zwischen den Fenstern zählen: 10 Punkte für vier gefüllte Scheiben um ein Ornament, 6 für drei, 3 für zwei.

    Das ist alles. Spiele eine Partie gegen einen Bot: Die Regeln kennst du jetzt.
