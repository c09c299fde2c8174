sintra-title = Azul: Die Buntglasfenster von Sintra
sintra-option-side = Palast
sintra-option-side-a = A (Ornamente)
sintra-option-side-b = B (vollständige Fenster)

# Satzteile
sintra-colour = { $colour ->
    [yellow] Gelb
    [orange] Orange
    [pink] Rosa
    [blue] Blau
   *[white] Weiß
}
# einen … Glasstein
sintra-colour-form = { $colour ->
    [yellow] gelben
    [orange] orange
    [pink] rosa
    [blue] blauen
   *[white] weißen
}
# 2 … Glassteine
sintra-colour-plural = { $colour ->
    [yellow] gelbe
    [orange] orange
    [pink] rosa
    [blue] blaue
   *[white] weiße
}
sintra-pieces = { $count ->
    [one] einen { sintra-colour-form } Glasstein
   *[other] { $count } { sintra-colour-plural } Glassteine
}
sintra-destination = { $strip ->
    [break] ; kein erreichbarer Streifen hat Platz, also { $count ->
        [one] zerbricht er
       *[other] zerbrechen alle
    }
   *[other] { " " }für Fensterstreifen { $strip }{ $surplus ->
        [0] { "" }
        [one] ; 1 davon zerbricht
       *[other] ; { $surplus } davon zerbrechen
    }
}
sintra-on-coloured = { $coloured ->
    [one] einen { sintra-colour-form } Glasstein auf das farbige Feld
   *[other] { $coloured } { sintra-colour-plural } Glassteine auf farbige Felder
}
sintra-on-wild = { $wild ->
    [one] einen { sintra-colour-form } Glasstein auf ein Jokerfeld
   *[other] { $wild } { sintra-colour-plural } Glassteine auf Jokerfelder
}

# Aktionen
sintra-action-take = { $who ->
    [choice] Nimm
    [you] Du nimmst
   *[other] { $player } nimmt
} { sintra-pieces } { offer-from }{ sintra-destination }{ offer-with-marker }.
sintra-action-back = { $who ->
    [choice] Stelle
    [you] Du stellst
   *[other] { $player } stellt
} den Glaser über Fensterstreifen { $strip } zurück.
sintra-action-fill = { $who ->
    [choice] Lege
    [you] Du legst
   *[other] { $player } legt
} { $coloured ->
    [0] { sintra-on-wild }
   *[other] { sintra-on-coloured }{ $wild ->
        [0] { "" }
        [one] { " " }und einen auf ein Jokerfeld
       *[other] { " " }und { $wild } auf Jokerfelder
    }
}.
sintra-action-keep = { $who ->
    [choice] Behalte
    [you] Du behältst
   *[other] { $player } behält
} einen { sintra-colour-form } Glasstein für Fenster { $window }.
sintra-prompt-fill = Wie viele der Glassteine kommen auf farbige Felder? Die anderen kommen auf Jokerfelder.
sintra-prompt-fill-terminal = Gib F und die Anzahl ein.
sintra-prompt-keep = Der Streifen ist voll: Welche Farbe kommt ins Fenster?
sintra-prompt-keep-terminal = Gib K und den Buchstaben ein.

# Ereignisse
sintra-event-refill = { $count ->
    [one] Der Glasstein aus dem Glasturm kommt
   *[other] Die { $count } Glassteine aus dem Glasturm kommen
} zurück in den Beutel.
sintra-event-round = Runde { $round } beginnt; ihre Farbe ist { sintra-colour }.
sintra-event-take = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { sintra-pieces } { offer-from }.
sintra-event-marker = { offer-marker-taken }
sintra-event-glazier = { $who ->
    [you] Dein Glaser
   *[other] Der Glaser von { $player }
} geht zu Streifen { $to }.
sintra-event-place = { $who ->
    [you] Du legst
   *[other] { $player } legt
} { sintra-pieces } auf Streifen { $strip }{ $wild ->
    [0] { "" }
    [one] { $coloured ->
        [0] , auf ein Jokerfeld
       *[other] , davon 1 auf ein Jokerfeld
    }
   *[other] { $coloured ->
        [0] , auf Jokerfelder
       *[other] , davon { $wild } auf Jokerfelder
    }
}.
sintra-event-break = { $who ->
    [you] Bei dir
   *[other] Bei { $player }
} { $count ->
    [one] zerbricht ein { $colour ->
        [yellow] gelber
        [orange] orange
        [pink] rosa
        [blue] blauer
       *[white] weißer
    } Glasstein
   *[other] zerbrechen { $count } { sintra-colour-plural } Glassteine
}.
sintra-event-broken-glass = { $who ->
    [you] Du rückst
   *[other] { $player } rückt
} auf der Bruchglasleiste { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} vor, auf { $space }.
sintra-event-reset = { $who ->
    [you] Du erreichst das Ende der Bruchglasleiste und beginnst
   *[other] { $player } erreicht das Ende der Bruchglasleiste und beginnt
} von vorn: { points-gained }.
sintra-event-colour-bonus = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} den Farbbonus: { points-gained }.
sintra-event-pane = { $who ->
    [you] Du setzt
   *[other] { $player } setzt
} einen { sintra-colour-form } Glasstein in die { $pane ->
    [top] obere
   *[bottom] untere
} Scheibe von Fenster { $window }.
sintra-event-strip = { $who ->
    [you] Dein Streifen { $strip }
   *[other] Streifen { $strip } von { $player }
} { $becomes ->
    [turned] wird umgedreht
   *[gone] kommt aus dem Spiel
}.
sintra-event-window = { $who ->
    [you] Du wertest
   *[other] { $player } wertet
} Fenster { $window } und die Fenster rechts davon: { points-gained }.
sintra-event-round-end = Runde { $round } endet.
sintra-event-leftovers = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Du hast
       *[other] { $player } hat
    } noch { $count ->
        [one] einen Glasstein
       *[other] { $count } Glassteine
    } auf Streifen: { points-gained }.
}
sintra-event-final-loss = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Dein Bruchglas
       *[other] Bruchglas von { $player }
    }: { points-gained }.
}
sintra-event-ornament = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Du wertest
       *[other] { $player } wertet
    } Ornament { $ornament } mit { $panes ->
        [one] einer gefüllten Scheibe
       *[other] { $panes } gefüllten Scheiben
    }: { points-gained }.
}
sintra-event-colour-windows = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Du wertest
       *[other] { $player } wertet
    } { $windows ->
        [one] ein vollständiges Fenster
       *[other] { $windows } vollständige Fenster
    } mal { $panes ->
        [one] einen { sintra-colour-form } Glasstein
       *[other] { $panes } { sintra-colour-plural } Glassteine
    }: { points-gained }.
}
sintra-event-end = Die Partie ist zu Ende.

# Warum eine Aktion nicht erlaubt ist
sintra-refusal-legal = Das ist erlaubt
sintra-refusal-over = Die Partie ist zu Ende
sintra-refusal-fill-first = Wähle zuerst die Felder für die Glassteine in deiner Hand
sintra-refusal-keep-first = Wähle zuerst, welche Farbe du für das Fenster behältst
sintra-refusal-no-choice = Das ist jetzt nicht zu entscheiden
sintra-refusal-not-there = Dort liegt kein Glasstein dieser Farbe
sintra-refusal-left-of-glazier = Dieser Streifen liegt links vom Glaser
sintra-refusal-strip-gone = Dieser Streifen ist aus dem Spiel
sintra-refusal-no-space = Dieser Streifen hat kein freies Feld für die Farbe, ein anderer aber schon
sintra-refusal-all-break = Kein erreichbarer Streifen hat ein Feld für die Farbe: Alle Glassteine zerbrechen
sintra-refusal-fits = Ein erreichbarer Streifen hat ein Feld für die Farbe: Wähle einen solchen
sintra-refusal-leftmost = Der Glaser steht schon über dem Streifen ganz links
sintra-refusal-no-strip = Es ist kein Streifen mehr da
sintra-refusal-spaces = Die Glassteine und die freien Felder lassen diese Anzahl nicht zu
sintra-refusal-not-on-strip = Auf dem vollen Streifen liegt kein Glasstein dieser Farbe

# Die Wertung
sintra-item-colour-bonus = Farbbonus
sintra-item-window = Fenster
sintra-item-window-1 = Fenster 1
sintra-item-window-2 = Fenster 2
sintra-item-window-3 = Fenster 3
sintra-item-window-4 = Fenster 4
sintra-item-window-5 = Fenster 5
sintra-item-window-6 = Fenster 6
sintra-item-window-7 = Fenster 7
sintra-item-window-8 = Fenster 8
sintra-item-leftovers = Glassteine auf Streifen
sintra-item-broken-glass = Bruchglas
sintra-item-ornaments = Ornamente
sintra-item-colour-windows = vollständige Fenster × beste Farbe
sintra-tie-break = Bei Gleichstand gewinnt, wer am wenigsten Punkte durch Bruchglas verloren hat; dabei zählen jeder Durchlauf der Leiste mit 18 und das letzte Feld, ob bezahlt oder nicht.

sintra-notation-help = Ein Zug besteht aus Quelle, Farbe und Streifen: 3O2 nimmt Orange von Manufaktur 3 für Streifen 2, CYX Gelb aus der Mitte, wobei alles zerbricht. G stellt den Glaser zurück. F2 legt zwei Glassteine auf farbige Felder und die anderen auf Jokerfelder. KP behält den rosa Glasstein. Y gelb, O orange, P rosa, B blau, W weiß.
