sagrada-title = Sagrada
sagrada-option-tools = Werkzeuge (solo)
sagrada-option-tools-1 = 1: extreme Herausforderung
sagrada-option-tools-5 = 5: leicht
sagrada-option-objectives = Öffentliche Aufträge (solo)

# Satzteile
sagrada-colour = { $colour ->
    [red] rot
    [yellow] gelb
    [green] grün
    [blue] blau
   *[purple] violett
}
sagrada-shades = { $colour ->
    [red] Rote Schattierungen
    [yellow] Gelbe Schattierungen
    [green] Grüne Schattierungen
    [blue] Blaue Schattierungen
   *[purple] Violette Schattierungen
}
# „die rote 5“: So steht ein Würfel im Nominativ und Akkusativ; den Dativ vermeiden die Sätze.
sagrada-part-die = { sagrada-colour }e { $value }
sagrada-part-dice = { sagrada-part-die }
sagrada-part-dice-none = keine Würfel
sagrada-part-becomes = { sagrada-part-die }
sagrada-part-given = { sagrada-part-die }
sagrada-part-space = Reihe { $row }, Spalte { $column }
sagrada-part-from = { sagrada-part-space }
sagrada-part-to = { sagrada-part-space }
sagrada-public-objective = { $objective ->
    [row_colours] { sagrada-item-row-colours }
    [column_colours] { sagrada-item-column-colours }
    [row_shades] { sagrada-item-row-shades }
    [column_shades] { sagrada-item-column-shades }
    [light_shades] { sagrada-item-light-shades }
    [medium_shades] { sagrada-item-medium-shades }
    [deep_shades] { sagrada-item-deep-shades }
    [shade_variety] { sagrada-item-shade-variety }
    [colour_variety] { sagrada-item-colour-variety }
   *[colour_diagonals] { sagrada-item-colour-diagonals }
}
sagrada-part-objectives = { $value ->
    [row_colours] { sagrada-item-row-colours }
    [column_colours] { sagrada-item-column-colours }
    [row_shades] { sagrada-item-row-shades }
    [column_shades] { sagrada-item-column-shades }
    [light_shades] { sagrada-item-light-shades }
    [medium_shades] { sagrada-item-medium-shades }
    [deep_shades] { sagrada-item-deep-shades }
    [shade_variety] { sagrada-item-shade-variety }
    [colour_variety] { sagrada-item-colour-variety }
   *[colour_diagonals] { sagrada-item-colour-diagonals }
}
sagrada-part-tools = { $value }
sagrada-part-patterns = { $value }
sagrada-favor-tokens = { $tokens } { $tokens ->
    [one] Gunststein
   *[other] Gunststeine
}
sagrada-price = { $colour ->
    [none] { sagrada-favor-tokens }
   *[other] ein { sagrada-colour }er Würfel
}

# Aktionen
sagrada-action-place = { $who ->
    [choice] Setze
    [you] Du setzt
   *[other] { $player } setzt
} die { $die } in { $space }.
sagrada-action-move = { $who ->
    [choice] Versetze
    [you] Du versetzt
   *[other] { $player } versetzt
} die { $die } von { $from } nach { $to }.
sagrada-action-tool = { $who ->
    [choice] Setze
    [you] Du setzt
   *[other] { $player } setzt
} { $tool } ein ({ sagrada-price }).
sagrada-action-end = { $who ->
    [choice] Beende deinen Zug
    [you] Du beendest deinen Zug
   *[other] { $player } beendet den Zug
}.
sagrada-action-stop = { $who ->
    [choice] Versetze
    [you] Du versetzt
   *[other] { $player } versetzt
} keinen weiteren Würfel.
sagrada-action-leave = { $who ->
    [choice] Lass
    [you] Du lässt
   *[other] { $player } lässt
} die { $die } im Vorrat.
sagrada-action-draft = { $who ->
    [choice] Nimm
    [you] Du nimmst
   *[other] { $player } nimmt
} die { $die } für { $tool }.
sagrada-action-pay = { $who ->
    [choice] Gib
    [you] Du gibst
   *[other] { $player } gibt
} die { $die } für { $tool } ab.
sagrada-action-exchange = { $who ->
    [choice] Tausche
    [you] Du tauschst
   *[other] { $player } tauscht
} die { $given } gegen die { $die } auf dem Rundenanzeiger.
sagrada-action-adjust = { $who ->
    [choice] Ändere
    [you] Du änderst
   *[other] { $player } ändert
} die { $die } in eine { $becomes }.
sagrada-action-value = { $who ->
    [choice] Nimm
    [you] Du nimmst
   *[other] { $player } nimmt
} den neuen Würfel als { $die }.
sagrada-action-window = { $who ->
    [choice] Wähle
    [you] Du wählst
   *[other] { $player } wählt
} { $pattern } (Schwierigkeit { $difficulty }).

# Fragen
sagrada-prompt-window = Welches Muster wählst du?
sagrada-prompt-window-terminal = Gib W, die Karte und die Seite ein, etwa W9A.
sagrada-prompt-pay = Mit welchem { sagrada-colour }en Würfel aus dem Vorrat bezahlst du { $tool }?
sagrada-prompt-pay-terminal = Gib den Würfel ein, etwa R5.
sagrada-prompt-draft = Für welchen Würfel aus dem Vorrat setzt du { $tool } ein?
sagrada-prompt-draft-terminal = Gib den Würfel ein, etwa R5.
sagrada-prompt-adjust = Erhöhst oder verringerst du die { $die } um 1?
sagrada-prompt-adjust-terminal = Gib +1 oder -1 ein.
sagrada-prompt-exchange = Gegen welchen Würfel auf dem Rundenanzeiger tauschst du die { $die }?
sagrada-prompt-exchange-terminal = Gib = und den Würfel ein, etwa =R5.
sagrada-prompt-value = Welchen Wert bekommt der neue { sagrada-colour }e Würfel?
sagrada-prompt-value-terminal = Gib V und den Wert ein, etwa V4.
sagrada-prompt-place = Wohin setzt du die { $die }?{ $leave ->
    [true] { " " }Du kannst sie auch im Vorrat lassen.
   *[other] { "" }
}
sagrada-prompt-place-terminal = Gib den Würfel, @, Reihe und Spalte ein, etwa R5@23{ $leave ->
    [true] ; oder LEAVE
   *[other] { "" }
}.
sagrada-prompt-move = Welchen Würfel versetzt du mit { $tool }, und wohin?{ $stop ->
    [true] { " " }Du kannst hier auch aufhören.
   *[other] { "" }
}
sagrada-prompt-move-terminal = Gib ein, von wo und wohin, etwa 23>34{ $stop ->
    [true] ; oder STOP
   *[other] { "" }
}.
sagrada-prompt-extra = Welchen zweiten Würfel setzt du jetzt, und wohin?
sagrada-prompt-extra-terminal = Gib den Würfel, @, Reihe und Spalte ein, etwa R5@23.

# Ereignisse
sagrada-event-table = Auf dem Tisch: { $tools_count ->
    [one] Werkzeug
   *[other] Werkzeuge
} { $tools }; Aufträge { $objectives }.
sagrada-event-private = { $colour ->
    [none] { "" }
   *[other] { $who ->
        [you] Dein geheimer Auftrag
       *[other] Geheimer Auftrag von { $player }
    }: { sagrada-shades }.
}
sagrada-event-cards = { $patterns ->
    [none] { "" }
   *[other] { $who ->
        [you] Du wählst
       *[other] { $player } wählt
    } zwischen den Mustern { $patterns }.
}
sagrada-event-chosen = { $who ->
    [you] Du hast
   *[other] { $player } hat
} ein Muster gewählt.
sagrada-event-window = { $tokens ->
    [0] { $who ->
        [you] Du spielst
       *[other] { $player } spielt
    } mit { $pattern }.
   *[other] { $who ->
        [you] Du spielst mit { $pattern } und nimmst
       *[other] { $player } spielt mit { $pattern } und nimmt
    } { sagrada-favor-tokens }.
}
sagrada-event-round = Runde { $round } beginnt; { $who ->
    [you] du fängst
   *[other] { $player } fängt
} an.
sagrada-event-roll = Im Vorrat: { $dice }.
sagrada-event-place = { $who ->
    [you] Du setzt
   *[other] { $player } setzt
} die { $die } in { $space }.
sagrada-event-tool = { $who ->
    [you] Du setzt
   *[other] { $player } setzt
} { $tool } ein ({ $die ->
    [none] { sagrada-favor-tokens }
   *[other] Preis: { $die }
}).
sagrada-event-draft = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} die { $die } aus dem Vorrat.
sagrada-event-turned = Die { $die } ist jetzt eine { $becomes }.
sagrada-event-exchange = { $who ->
    [you] Du tauschst
   *[other] { $player } tauscht
} die { $given } gegen die { $die } aus Runde { $round } auf dem Rundenanzeiger.
sagrada-event-return = Die { $die } kommt in den Vorrat.
sagrada-event-flux = Die { $die } kommt in den Würfelbeutel, und ein { sagrada-colour }er Würfel kommt heraus.
sagrada-event-value = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} den neuen Würfel als { $die }.
sagrada-event-move = { $who ->
    [you] Du versetzt
   *[other] { $player } versetzt
} die { $die } von { $from } nach { $to }.
sagrada-event-reroll = { $who ->
    [you] Du würfelst
   *[other] { $player } würfelt
} den Vorrat neu: { $dice }.
sagrada-event-pass = { $who ->
    [you] Du passt
   *[other] { $player } passt
}.
sagrada-event-skip = { $who ->
    [you] Dein zweiter Zug
   *[other] Der zweite Zug von { $player }
} entfällt.
sagrada-event-track = Auf den Rundenanzeiger: { $dice }.
sagrada-event-objective = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Du wertest
       *[other] { $player } wertet
    } „{ sagrada-public-objective }“ { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    }: { points-gained }.
}
sagrada-event-private-points = { $who ->
    [you] Dein geheimer Auftrag,
   *[other] Geheimer Auftrag von { $player },
} { sagrada-shades }: { points-gained }.
sagrada-event-favor = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Deine übrigen Gunststeine
       *[other] Übrige Gunststeine von { $player }
    }: { points-gained }.
}
sagrada-event-empty = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Deine leeren Felder
       *[other] Leere Felder von { $player }
    } ({ $empty }): { points-gained }.
}
sagrada-event-end = { $won ->
    [true] Die Zielpunktzahl { $target } ist übertroffen: Sieg!
    [false] Die Zielpunktzahl { $target } ist nicht übertroffen: Niederlage.
   *[other] Nach zehn Runden endet die Partie.
}

# Warum eine Aktion nicht erlaubt ist
sagrada-refusal-legal = Das ist erlaubt
sagrada-refusal-over = Die Partie ist zu Ende
sagrada-refusal-window-first = Wähle zuerst ein Muster
sagrada-refusal-not-your-card = Dieses Muster ist nicht auf deinen beiden Musterkarten
sagrada-refusal-windows-chosen = Die Muster sind schon gewählt
sagrada-refusal-finish-tool = Führe zuerst das Werkzeug zu Ende aus
sagrada-refusal-not-asked = Kein Werkzeug, das dies braucht, ist im Einsatz
sagrada-refusal-not-in-pool = Dieser Würfel ist nicht im Vorrat
sagrada-refusal-drafted = Du hast in diesem Zug schon einen Würfel gewählt
sagrada-refusal-not-in-hand = Du hast einen anderen Würfel in der Hand
sagrada-refusal-occupied = Auf diesem Feld liegt ein Würfel
sagrada-refusal-edge = Der erste Würfel kommt auf ein Feld am Rand oder in einer Ecke
sagrada-refusal-touch = Der Würfel muss einen anderen Würfel berühren
sagrada-refusal-touches = Mit diesem Werkzeug darf der Würfel keinen anderen berühren
sagrada-refusal-colour-print = Dieses Feld verlangt eine andere Farbe
sagrada-refusal-value-print = Dieses Feld verlangt einen anderen Wert
sagrada-refusal-colour-beside = Daneben liegt ein Würfel derselben Farbe
sagrada-refusal-value-beside = Daneben liegt ein Würfel mit demselben Wert
sagrada-refusal-not-dealt = Dieses Werkzeug liegt nicht auf dem Tisch
sagrada-refusal-tool-gone = Dieses Werkzeug ist aus dem Spiel
sagrada-refusal-tool-used = Du hast in diesem Zug schon ein Werkzeug eingesetzt
sagrada-refusal-favor = Du hast nicht genug Gunststeine
sagrada-refusal-price = Im Vorrat liegt kein Würfel in der Farbe des Werkzeugs
sagrada-refusal-after-draft = Dieses Werkzeug kannst du nur einsetzen, bevor du einen Würfel wählst
sagrada-refusal-first-turn = Dieses Werkzeug ist für deinen ersten Zug einer Runde
sagrada-refusal-second-turn = Dieses Werkzeug ist für deinen zweiten Zug einer Runde
sagrada-refusal-tool-impossible = Die Wirkung dieses Werkzeugs lässt sich jetzt nicht ausführen
sagrada-refusal-die-impossible = Für diesen Würfel gibt es kein Feld
sagrada-refusal-wrong-price = Mit diesem Würfel kannst du das Werkzeug nicht bezahlen
sagrada-refusal-not-on-track = Dieser Würfel liegt nicht auf dem Rundenanzeiger
sagrada-refusal-no-die-there = Auf diesem Feld liegt kein Würfel
sagrada-refusal-same-space = Der Würfel muss auf ein anderes Feld
sagrada-refusal-moved-already = Dieser Würfel wurde schon versetzt
sagrada-refusal-colour-not-on-track = Kein Würfel auf dem Rundenanzeiger hat diese Farbe
sagrada-refusal-other-colour = Der zweite Würfel muss dieselbe Farbe haben wie der erste
sagrada-refusal-no-second-move = Danach ließe sich kein zweiter Würfel versetzen
sagrada-refusal-must-move = Mit diesem Werkzeug musst du einen Würfel versetzen
sagrada-refusal-must-place = Du musst den Würfel in deiner Hand einsetzen
sagrada-refusal-track-empty = Der Rundenanzeiger ist leer
sagrada-refusal-die-alone = Kein Werkzeug, das einen Würfel braucht, ist im Einsatz; um einen Würfel einzusetzen, gib auch sein Feld an, etwa R5@23

# Was die Werkzeuge sagen
sagrada-tool-1 = Erhöhe oder verringere den gewählten Würfel um 1, aber nicht von 6 auf 1 oder von 1 auf 6.
sagrada-tool-2 = Versetze einen Würfel in deinem Fenster; die Farbe des neuen Feldes zählt nicht. Alle anderen Regeln gelten.
sagrada-tool-3 = Versetze einen Würfel in deinem Fenster; der Wert des neuen Feldes zählt nicht. Alle anderen Regeln gelten.
sagrada-tool-4 = Versetze genau zwei Würfel in deinem Fenster. Alle Regeln gelten.
sagrada-tool-5 = Tausche den gewählten Würfel gegen einen auf dem Rundenanzeiger.
sagrada-tool-6 = Wirf den gewählten Würfel neu. Passt er nirgends, kommt er zurück in den Vorrat.
sagrada-tool-7 = Wirf alle Würfel im Vorrat neu. Nur in deinem zweiten Zug, bevor du einen Würfel wählst.
sagrada-tool-8 = Wähle in deinem ersten Zug sofort noch einen Würfel und setze ihn ein. Dein zweiter Zug dieser Runde entfällt.
sagrada-tool-9 = Setze den gewählten Würfel auf ein Feld, auf dem er keinen anderen berührt. Farbe oder Wert des Feldes gelten weiterhin.
sagrada-tool-10 = Drehe den gewählten Würfel auf die gegenüberliegende Seite.
sagrada-tool-11 = Lege den gewählten Würfel in den Beutel und ziehe einen anderen. Bestimme seinen Wert und setze ihn ein oder lass ihn im Vorrat.
sagrada-tool-12 = Versetze einen oder zwei Würfel einer Farbe, die auf dem Rundenanzeiger liegt. Alle Regeln gelten.

# Was die öffentlichen Aufträge bringen
sagrada-objective-row-colours = { points } für jede vollständige Reihe ohne doppelte Farbe
sagrada-objective-column-colours = { points } für jede vollständige Spalte ohne doppelte Farbe
sagrada-objective-row-shades = { points } für jede vollständige Reihe ohne doppelten Wert
sagrada-objective-column-shades = { points } für jede vollständige Spalte ohne doppelten Wert
sagrada-objective-light-shades = { points } für jedes Paar aus 1 und 2
sagrada-objective-medium-shades = { points } für jedes Paar aus 3 und 4
sagrada-objective-deep-shades = { points } für jedes Paar aus 5 und 6
sagrada-objective-shade-variety = { points } für jeden Satz aller Werte von 1 bis 6
sagrada-objective-colour-variety = { points } für jeden Satz aller fünf Farben
sagrada-objective-colour-diagonals = { points } für jeden Würfel, der diagonal an einen derselben Farbe grenzt

# Die Wertung
sagrada-item-row-colours = Farbvielfalt in Reihen
sagrada-item-column-colours = Farbvielfalt in Spalten
sagrada-item-row-shades = Schattierungsvielfalt in Reihen
sagrada-item-column-shades = Schattierungsvielfalt in Spalten
sagrada-item-light-shades = Helle Schattierungen
sagrada-item-medium-shades = Mittlere Schattierungen
sagrada-item-deep-shades = Dunkle Schattierungen
sagrada-item-shade-variety = Schattierungsvielfalt
sagrada-item-colour-variety = Farbvielfalt
sagrada-item-colour-diagonals = Farbdiagonalen
sagrada-item-private = geheimer Auftrag
sagrada-item-favor = Gunststeine
sagrada-item-empty = leere Felder
sagrada-tie-break = Bei Gleichstand entscheiden die Punkte aus dem geheimen Auftrag, dann die übrigen Gunststeine, dann die umgekehrte Spielerreihenfolge der letzten Runde.

sagrada-notation-help = R5@23 setzt die rote 5 aus dem Vorrat in Reihe 2, Spalte 3. T7 setzt Werkzeug 7 ein; danach versetzt 23>34 einen Würfel, R5 nennt einen Würfel im Vorrat, =R5 einen auf dem Rundenanzeiger, +1 und -1 ändern einen Wert, V4 legt ihn fest, STOP und LEAVE beenden ein Werkzeug. Soll ein Werkzeug auf den gewählten Würfel wirken, gib zuerst das Werkzeug (T1), dann den Würfel (R5) und dann sein Feld (R6@23) ein. END beendet den Zug, W9A wählt ein Muster. R rot, Y gelb, G grün, B blau, P violett.
