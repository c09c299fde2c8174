splendor-title = Splendor

# Satzteile. Chips stehen im Akkusativ: „Du nimmst einen Diamanten und 2 Rubine.“
splendor-part-tokens = { $count ->
    [one] einen { $token ->
        [white] Diamanten
        [blue] Saphir
        [green] Smaragd
        [red] Rubin
        [black] Onyx
       *[gold] Goldchip
    }
   *[other] { $count } { $token ->
        [white] Diamanten
        [blue] Saphire
        [green] Smaragde
        [red] Rubine
        [black] Onyxe
       *[gold] Goldchips
    }
}
splendor-part-tokens-none = nichts
splendor-part-needs = { splendor-part-tokens }
splendor-part-noble = Adligen, der { $needs } verlangt
splendor-bonus = { $bonus ->
    [white] Diamant
    [blue] Saphir
    [green] Smaragd
    [red] Rubin
   *[black] Onyx
}
# in …, statt …
splendor-colour-form = { $colour ->
    [white] Diamanten
    [blue] Saphiren
    [green] Smaragden
    [red] Rubinen
   *[black] Onyxen
}
splendor-letter = { $colour ->
    [white] W
    [blue] B
    [green] G
    [red] R
   *[black] K
}
splendor-part-card = { splendor-bonus }karte der Stufe { $level }{ $points ->
    [0] { "" }
   *[other] { " " }({ points })
}
splendor-reserved-card = { $deck ->
    [none] die { $card }
   *[other] { $card ->
        [none] die oberste Karte vom Stapel der Stufe { $deck }
       *[other] die { $card } vom Stapel
    }
}
splendor-gold-taken = { $gold ->
    [0] ; es ist kein Gold mehr da
   *[other] { " " }und { $who ->
        [choice] nimm
        [you] nimmst
       *[other] nimmt
    } { $gold ->
        [one] einen Goldchip
       *[other] { $gold } Goldchips
    }
}

# Aktionen
splendor-action-take = { $who ->
    [choice] Nimm
    [you] Du nimmst
   *[other] { $player } nimmt
} { $tokens }.
splendor-action-reserve = { $who ->
    [choice] Reserviere
    [you] Du reservierst
   *[other] { $player } reserviert
} { splendor-reserved-card }{ splendor-gold-taken }.
splendor-action-buy = { $who ->
    [choice] Kaufe
    [you] Du kaufst
   *[other] { $player } kauft
} die { $card } und { $who ->
    [choice] zahle
    [you] zahlst
   *[other] zahlt
} nach Abzug der Boni { $tokens }.
splendor-action-pass = { $who ->
    [choice] Passe
    [you] Du passt
   *[other] { $player } passt
}.
splendor-action-return = { $who ->
    [choice] Gib
    [you] Du gibst
   *[other] { $player } gibt
} { $tokens } zurück.
splendor-action-pay = { $who ->
    [choice] Zahle
    [you] Du zahlst
   *[other] { $player } zahlt
} { $tokens } für die Kosten in { splendor-colour-form }.
splendor-action-noble = { $who ->
    [choice] Empfange
    [you] Du empfängst
   *[other] { $player } empfängt
} den { $noble } ({ points }).

# Fragen mitten im Zug
splendor-prompt-payment = Wie viele Goldchips zahlst du statt { splendor-colour-form }?
splendor-prompt-payment-terminal = Gib ${ splendor-letter } und die Anzahl der Goldchips ein; ${ splendor-letter }0 zahlt keinen.
splendor-prompt-return = Du darfst nur zehn Chips behalten. { $count ->
    [one] Welchen gibst du zurück?
   *[other] Gib { $count } zurück: Welchen zuerst?
}
splendor-prompt-return-terminal = Gib - und den Buchstaben des Chips ein, etwa -W.
splendor-prompt-noble = Mehrere Adlige möchten dich besuchen. Welchen empfängst du?
splendor-prompt-noble-terminal = Gib N und den Platz des Adligen ein, etwa N1.

# Ereignisse
splendor-event-round = Runde { $round } beginnt.
splendor-event-card = Neu in der Auslage: eine { $card }.
splendor-event-take = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $tokens }.
splendor-event-reserve = { $who ->
    [you] Du reservierst
   *[other] { $player } reserviert
} { splendor-reserved-card }{ splendor-gold-taken }.
splendor-event-pay = { $who ->
    [you] Du zahlst
   *[other] { $player } zahlt
} { $tokens }.
splendor-event-show = { $who ->
    [you] Du zeigst
   *[other] { $player } zeigt
} die vom Stapel reservierte Karte: eine { $card }.
splendor-event-buy = { $who ->
    [you] Du kaufst
   *[other] { $player } kauft
} die { $card }.
splendor-event-pass = { $who ->
    [you] Du passt
   *[other] { $player } passt
}.
splendor-event-return = { $who ->
    [you] Du gibst
   *[other] { $player } gibt
} { $tokens } zurück.
splendor-event-visit = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} Besuch von dem { $noble } ({ points-gained }).
splendor-event-goal = { $who ->
    [you] Du hast
   *[other] { $player } hat
} 15 Prestigepunkte erreicht: Die Partie endet nach dieser Runde.
splendor-event-end = { $why ->
    [points] 15 Prestigepunkte sind erreicht: Die Partie endet.
    [passes] In derselben Runde haben alle gepasst: Die Partie endet.
   *[idleness] Zwanzig Runden lang wurde keine Karte gekauft oder reserviert: Die Partie endet.
}

# Warum eine Aktion nicht erlaubt ist
splendor-refusal-legal = Das ist erlaubt
splendor-refusal-over = Die Partie ist zu Ende
splendor-refusal-pay-first = Entscheide zuerst, wie du die Karte bezahlst
splendor-refusal-return-first = Gib zuerst Chips zurück, bis du zehn hast
splendor-refusal-noble-first = Wähle zuerst den Adligen, der dich besucht
splendor-refusal-nothing-to-pay = Es ist keine Karte zu bezahlen
splendor-refusal-nothing-to-return = Es sind keine Chips zurückzugeben
splendor-refusal-no-noble-waits = Es stehen keine Adligen zur Wahl
splendor-refusal-no-token = Diese Chips sind nicht im Vorrat
splendor-refusal-three-colours = Nimm drei verschiedene Edelsteine; weniger nur, wenn weniger Farben übrig sind
splendor-refusal-pair = Zwei Edelsteine einer Farbe kannst du nur nehmen, wenn von ihr noch mindestens vier da sind
splendor-refusal-hand-full = Du kannst höchstens drei reservierte Karten halten
splendor-refusal-no-card = An diesem Platz liegt keine Karte
splendor-refusal-deck-empty = Dieser Stapel ist leer
splendor-refusal-too-dear = Deine Edelsteine, Boni und dein Gold reichen nicht für diese Karte
splendor-refusal-not-in-hand = Du hast keine solche Karte auf der Hand
splendor-refusal-can-act = Passen darfst du nur, wenn du nichts anderes tun kannst
splendor-refusal-other-colour = Jetzt ist eine andere Farbe zu bezahlen
splendor-refusal-gold = Das ist mehr Gold, als du hast, oder mehr, als diese Farbe kostet
splendor-refusal-not-held = Du hast keinen solchen Chip
splendor-refusal-order = Gib Chips in der Reihenfolge W B G R K J zurück
splendor-refusal-noble = An diesem Platz liegt kein Adliger, der dich besuchen würde

# Die Wertung
splendor-item-cards = Entwicklungskarten
splendor-item-nobles = Adlige
splendor-tie-break = Bei Gleichstand gewinnt, wer weniger Entwicklungskarten hat.

splendor-notation-help = W weiß, B blau, G grün, R rot, K schwarz, J Gold. WBG nimmt drei Chips, GG zwei einer Farbe. R23 reserviert Karte 3 der Stufe 2, R2D die oberste Karte ihres Stapels. B23 kauft eine Karte aus der Auslage, BH1 die erste auf deiner Hand. -W gibt einen Chip zurück, $W1 zahlt einmal Gold statt eines weißen Chips, N1 wählt einen Adligen.
