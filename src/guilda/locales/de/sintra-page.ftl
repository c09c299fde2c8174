### Der Palast von Sintra.

sintra-page-round = Runde { $round }
sintra-page-round-piece = Runde { $round }: { $colour }
sintra-page-track = Rundenanzeige
sintra-page-tower = { $n } im Glasturm
sintra-page-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
sintra-page-windows = { $n ->
    [one] { $n } vollständiges Fenster
   *[other] { $n } vollständige Fenster
}
sintra-page-wild = Joker
sintra-page-strip = Streifen { $strip }: { $pieces }; frei: { $open }
sintra-page-strip-gone = Streifen { $strip } ist aus dem Spiel
sintra-page-strip-full = Streifen { $strip }, voll: { $pieces }
sintra-page-strip-back = Auf der Rückseite: { $spaces }
sintra-page-back = Den Glaser zum Streifen ganz links zurückstellen
sintra-page-backs = Rückseiten der Streifen zeigen
sintra-page-top = oben { $colour }
sintra-page-top-empty = oben leer
sintra-page-bottom = unten { $colour }
sintra-page-bottom-empty = unten leer
sintra-page-window = Fenster { $window }: { $panes }; { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
sintra-page-glass = Bruchglas: −{ $n }
sintra-page-glazier = Glaser über Streifen { $strip }
sintra-page-ornament = Ornament { $ornament }: { $n } von 4 Scheiben gefüllt
sintra-page-ornament-panes = { $n } von 4 Scheiben gefüllt
sintra-page-keep = Für das Fenster behalten: { $colour }
sintra-page-break = Alle Glassteine zerbrechen lassen
sintra-page-label-back = Glaser zurück
sintra-page-label-break = Alle zerbrechen
sintra-page-label-keep = { $piece } behalten
sintra-page-label-strip = Streifen { $strip }
sintra-page-fill = Wohin kommen die Glassteine?
sintra-page-side-B = Seite B: am Ende deine vollständigen Fenster mal die Scheiben deiner besten Farbe.
sintra-page-yellow = gelb
sintra-page-orange = orange
sintra-page-pink = rosa
sintra-page-blue = blau
sintra-page-white = weiß
sintra-page-effect-full = Streifen { $strip } ist vollständig.
sintra-page-effect-left = Auf Streifen { $strip } { $n ->
    [one] fehlt noch { $n } Glasstein
   *[other] fehlen noch { $n } Glassteine
}.
sintra-page-effect-bonus = Farbbonus: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
sintra-page-effect-window = Fenster { $window } und die Fenster rechts davon bringen { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
sintra-page-effect-break = { $n ->
    [one] { $n } Glasstein zerbricht.
   *[other] { $n } Glassteine zerbrechen.
}
sintra-page-effect-marker = Du nimmst den Startspielermarker: ein Schritt auf der Bruchglasleiste.
sintra-page-effect-glazier = Der Glaser geht zu Streifen { $strip }.
sintra-page-figure-take = Eine Manufaktur: Zwei blaue Glassteine kommen auf einen Streifen, die anderen in die Tischmitte
sintra-page-figure-glazier = Der Glaser über Streifen 3; die Streifen 1 und 2 sind nicht erreichbar
sintra-page-figure-wild = Ein Streifen mit zwei Jokerfeldern, eines davon belegt
sintra-page-figure-window = Fenster, gewertet von einem Fenster an nach rechts
sintra-page-figure-ornaments = Vier Fenster mit zwei Ornamenten; um das erste sind alle vier Scheiben gefüllt
sintra-page-gauge = { $now }, dann { $next }
sintra-page-ask-source-or = Wähle, woher du nimmst, oder führe den Glaser zurück
