azul-title = Azul
azul-option-wall = Wand
azul-option-wall-coloured = farbig
azul-option-wall-free = frei (graue Seite)

# Satzteile
azul-colour = { $colour ->
    [blue] blau
    [yellow] gelb
    [red] rot
    [black] schwarz
   *[white] weiß
}
azul-tiles = { $count ->
    [one] eine { azul-colour }e Fliese
   *[other] { $count } { azul-colour }e Fliesen
}
azul-on-line = { $line ->
    [floor] in die Bodenreihe
   *[other] in Musterreihe { $line }
}
azul-surplus = { $surplus ->
    [0] { "" }
   *[other] , davon { $surplus } in die Bodenreihe
}

# Aktionen
azul-action-take = { $who ->
    [choice] Nimm
    [you] Du nimmst
   *[other] { $player } nimmt
} { azul-tiles } { offer-from } und { $who ->
    [choice] lege
    [you] legst
   *[other] legt
} sie { azul-on-line }{ azul-surplus }{ offer-with-marker }.
azul-action-place = { $who ->
    [choice] Lege
    [you] Du legst
   *[other] { $player } legt
} die { azul-colour }e Fliese aus Reihe { $row } in Spalte { $column }.
azul-prompt-column = In welche Spalte kommt die { azul-colour }e Fliese aus Reihe { $row }?
azul-prompt-column-terminal = Gib @1 bis @5 ein.

# Ereignisse
azul-event-refill = { $count ->
    [one] Die Fliese aus dem Schachteldeckel kommt
   *[other] Die { $count } Fliesen aus dem Schachteldeckel kommen
} zurück in den Beutel.
azul-event-round = Runde { $round } beginnt.
azul-event-take = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { azul-tiles } { offer-from }.
azul-event-marker = { offer-marker-taken }
azul-event-line = { $who ->
    [you] Du legst
   *[other] { $player } legt
} { azul-tiles } in Musterreihe { $line }.
azul-event-floor = { $who ->
    [you] Du legst
   *[other] { $player } legt
} { $dropped ->
    [one] eine { azul-colour }e Fliese
   *[other] { $dropped } { azul-colour }e Fliesen
} in die Bodenreihe.
azul-event-tile = { $who ->
    [you] Du legst
   *[other] { $player } legt
} eine { azul-colour }e Fliese in Reihe { $row }, Spalte { $column }: { points-gained }.
azul-event-floor-loss = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Deine Bodenreihe
       *[other] Bodenreihe von { $player }
    }: { points-gained }.
}
azul-event-bonus = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { $bonus ->
    [rows] { $count ->
        [one] eine vollständige Reihe
       *[other] { $count } vollständige Reihen
    }
    [columns] { $count ->
        [one] eine vollständige Spalte
       *[other] { $count } vollständige Spalten
    }
   *[colours] { $count ->
        [one] eine vollständige Farbe
       *[other] { $count } vollständige Farben
    }
}: { points-gained }.
azul-event-end = { $why ->
    [row] Eine Reihe ist vollständig: Die Partie endet.
    [tiles] Es gibt keine Fliesen mehr zum Auslegen: Die Partie endet.
    [walls] Keine Reihe kann mehr vervollständigt werden: Die Partie endet.
   *[idleness] Fünf Runden lang kam keine Fliese an eine Wand: Die Partie endet.
}

# Warum eine Aktion nicht erlaubt ist
azul-refusal-legal = Das ist erlaubt
azul-refusal-over = Die Partie ist zu Ende
azul-refusal-place-first = Wähle zuerst ein Feld der Wand für die wartende Fliese
azul-refusal-no-tile-to-place = Es wartet keine Fliese auf ein Feld der Wand
azul-refusal-not-there = Dort liegt keine Fliese dieser Farbe
azul-refusal-line-full = Diese Musterreihe ist voll
azul-refusal-other-colour = In dieser Musterreihe liegt eine andere Farbe
azul-refusal-on-wall = In dieser Reihe der Wand liegt die Farbe schon
azul-refusal-space-taken = Dieses Feld der Wand ist belegt
azul-refusal-colour-in-column = In dieser Spalte der Wand liegt die Farbe schon

# Die Wertung
azul-item-tiles = Fliesen an der Wand
azul-item-floor = Bodenreihe
azul-item-rows = vollständige Reihen
azul-item-columns = vollständige Spalten
azul-item-colours = vollständige Farben
azul-tie-break = Bei Gleichstand gewinnt, wer mehr vollständige Reihen hat.

azul-notation-help = Ein Zug besteht aus Quelle, Farbe und Reihe: 3B2 legt die blauen Fliesen von Manufaktur 3 in Reihe 2, CKF die schwarzen aus der Mitte in die Bodenreihe. B blau, Y gelb, R rot, K schwarz, W weiß. Auf der freien Wand wählt @4 die Spalte 4.
