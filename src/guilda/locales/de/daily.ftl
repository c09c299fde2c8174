### Die Tagespartie: auch in Fehlern.

daily-home = Jeden Tag neue Partien, für alle gleich
daily-result = Dein Tagesergebnis
daily-solo = { $game } solo
daily-title = Tagespartie

error-daily-not-taken = Du hast diese Partie an ihrem Tag nicht mitgenommen, darum kann ihr Ergebnis nicht eingereicht werden.
error-daily-once = Alle spielen eine Tagespartie nur einmal, und diese hast du schon gespielt.
error-daily-refused = Diese Partie zählt nicht: { $detail }.
error-daily-sealed = Das Protokoll enthält den Startwert der Tagespartie. Du kannst es nach dem Ende des Tages (Mitternacht UTC) herunterladen.
error-daily-unplayed = Das ist ein Spiel der heutigen Tagespartie. Du kannst es sehen, sobald du sie selbst gespielt hast, oder nach dem Ende des Tages (Mitternacht UTC).
error-daily-taken = Du hast diese Partie mitgenommen. Spiel sie dort; das Ergebnis wird später eingereicht.
error-daily-too-late = Es ist zu spät, diese Partie einzureichen: Seit ihrem Tag ist eine Woche vergangen.
