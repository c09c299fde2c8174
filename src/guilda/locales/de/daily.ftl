### Die Tagespartie: auch in Fehlern.

daily-home = Jeden Tag neue Partien, für alle gleich
daily-result = Dein Tagesergebnis
daily-solo = { $game } solo
daily-title = Tagespartie

error-daily-not-taken = Du hast diese Partie an ihrem Tag nicht mitgenommen, darum kann ihr Ergebnis nicht eingereicht werden.
error-daily-once = Alle spielen eine Tagespartie nur einmal, und diese hast du schon gespielt.
error-daily-refused = { $problem ->
    [another] Diese Partie zählt nicht: Sie gehört nicht zu dieser Tagespartie.
    [running] Diese Partie zählt nicht: Sie ist nicht zu Ende.
    [bot] Diese Partie zählt nicht: Der Bot spielt anders ({ $detail }).
    [illegal] Diese Partie zählt nicht: Ein Zug verstößt gegen die Regeln ({ $detail }).
    [altered] Diese Partie zählt nicht: Ihr Protokoll wurde verändert ({ $detail }).
    [version] Diese Partie zählt nicht: Sie stammt von einer anderen Fassung der Regeln oder des Materials.
   *[other] Diese Partie zählt nicht: Ihr Protokoll lässt sich nicht lesen ({ $detail }).
}
error-daily-sealed = Das Protokoll enthält den Startwert der Tagespartie. Du kannst es nach dem Ende des Tages (Mitternacht UTC) herunterladen.
error-daily-unplayed = Das ist ein Spiel der heutigen Tagespartie. Du kannst es sehen, sobald du sie selbst gespielt hast, oder nach dem Ende des Tages (Mitternacht UTC).
error-daily-taken = Du hast diese Partie mitgenommen. Spiel sie dort; das Ergebnis wird später eingereicht.
error-daily-too-late = Es ist zu spät, diese Partie einzureichen: Seit ihrem Tag ist eine Woche vergangen.
