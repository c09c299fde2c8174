### Das Brett von Splendor.

splendor-page-gem-white = Diamant
splendor-page-gem-blue = Saphir
splendor-page-gem-green = Smaragd
splendor-page-gem-red = Rubin
splendor-page-gem-black = Onyx
splendor-page-gem-gold = Gold
splendor-page-count-white = { $n ->
    [one] { $n } Diamant
   *[other] { $n } Diamanten
}
splendor-page-count-blue = { $n ->
    [one] { $n } Saphir
   *[other] { $n } Saphire
}
splendor-page-count-green = { $n ->
    [one] { $n } Smaragd
   *[other] { $n } Smaragde
}
splendor-page-count-red = { $n ->
    [one] { $n } Rubin
   *[other] { $n } Rubine
}
splendor-page-count-black = { $n ->
    [one] { $n } Onyx
   *[other] { $n } Onyxe
}
splendor-page-count-gold = { $n ->
    [one] { $n } Goldchip
   *[other] { $n } Goldchips
}
splendor-page-nothing = nichts
splendor-page-card = { $n ->
    [one] { $gem }karte, Stufe { $level }, { $n } Punkt, Kosten: { $cost }
   *[other] { $gem }karte, Stufe { $level }, { $n } Punkte, Kosten: { $cost }
}
splendor-page-no-card = leerer Platz der Stufe { $level }
splendor-page-deck = { $n ->
    [one] Stapel der Stufe { $level }, noch { $n } Karte
   *[other] Stapel der Stufe { $level }, noch { $n } Karten
}
splendor-page-noble = { $n ->
    [one] Adliger, { $n } Punkt, verlangt: { $needs }
   *[other] Adliger, { $n } Punkte, verlangt: { $needs }
}
splendor-page-noble-with = bei { $name }
splendor-page-nobles = Adlige
splendor-page-cards = Entwicklungskarten
splendor-page-supply = Vorrat
splendor-page-supply-token = { $gem }, { $n } im Vorrat
splendor-page-supply-chosen = { $gem }, { $n } im Vorrat, { $chosen } gewählt
splendor-page-shared = Tisch
splendor-page-rivals = Gegner
splendor-page-mine = Deine Karten und Chips
splendor-page-board-of = Karten und Chips von { $name }
splendor-page-enlarge = Karten und Chips von { $name } vergrößern
splendor-page-shrink = Zurück
splendor-page-shrink-label = Zurück zu deinen Karten und Chips
splendor-page-purse = { $gem }: { $n } { $n ->
    [one] Bonus
   *[other] Boni
}, { $tokens } { $tokens ->
    [one] Chip
   *[other] Chips
}
splendor-page-purse-gold = { $tokens ->
    [one] Gold: { $tokens } Chip
   *[other] Gold: { $tokens } Chips
}
splendor-page-give-back = Einmal { $gem } zurückgeben; du hast { $n }
splendor-page-held = { $tokens } { $tokens ->
    [one] Chip
   *[other] Chips
} · { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
splendor-page-tokens-n = { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
}
splendor-page-cards-n = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
splendor-page-reserved = Reserviert
splendor-page-reserved-hidden = verdeckte reservierte Karte der Stufe { $level }
splendor-page-reserved-card = reserviert: { $card }
splendor-page-tray = Dein Zug
splendor-page-buy = Kaufen
splendor-page-buy-pay = Preis: { $tokens }
splendor-page-buy-free = für dich umsonst
splendor-page-buy-ask = du wählst noch, wie du bezahlst
splendor-page-reserve = Reservieren
splendor-page-reserve-gold = { $n } Gold nehmen
splendor-page-reserve-none = kein Gold mehr da
splendor-page-pass = Passen
splendor-page-pass-why = kein anderer Zug ist möglich
splendor-page-pay = Bezahlen: { $tokens }
splendor-page-label-deck = Stapel { $level }
splendor-page-label-noble = Adliger: { $needs }
splendor-page-label-return = { $token } zurückgeben
splendor-page-return-n = { $n ->
    [one] Gib { $n } Chip zurück: Wähle ihn unter deinen.
   *[other] Gib { $n } Chips zurück: Wähle sie unter deinen, in der gezeigten Reihenfolge.
}
splendor-page-noble-which = Mehrere Adlige möchten dich besuchen. Wähle einen.
splendor-page-hint = Wähle Chips, eine Karte oder einen Stapel.
splendor-page-hint-more = Du nimmst: { $tokens }. Wähle noch einen Chip.
splendor-page-hint-wait = Warten auf { $name }.
splendor-page-over = Die Partie ist zu Ende.
splendor-page-last-round = Letzte Runde
splendor-page-take = Nehmen: { $tokens }
splendor-page-take-back = Zurücksetzen
splendor-page-say-round = Runde { $n }.
splendor-page-say-turn = { $name } ist am Zug.
splendor-page-say-nobles = Adlige: { $list }.
splendor-page-say-no-nobles = Es sind keine Adligen mehr da.
splendor-page-say-level = { $n ->
    [one] Stufe { $level }, { $n } Karte im Stapel: { $list }.
   *[other] Stufe { $level }, { $n } Karten im Stapel: { $list }.
}
splendor-page-say-supply = Vorrat: { $tokens }.
splendor-page-say-seat = { $n ->
    [one] { $name }: { $n } Punkt; Chips: { $tokens }; Boni: { $bonuses }.
   *[other] { $name }: { $n } Punkte; Chips: { $tokens }; Boni: { $bonuses }.
}
splendor-page-say-reserved = { $name } hat reserviert: { $list }.
splendor-page-say-visited = Besuch bei { $name }: { $list }.
splendor-page-say-hidden = eine verdeckte Karte der Stufe { $level }
splendor-page-row-cards = Karten
splendor-page-row-power = Kaufkraft
splendor-page-row-tokens = Chips
splendor-page-can = kann gekauft werden
splendor-page-can-gold = kann mit { $n } Gold gekauft werden
splendor-page-can-reserve = kann reserviert werden
splendor-page-short = { $n ->
    [one] fehlt { $n }
   *[other] fehlen { $n }
}
splendor-page-to-win = noch { $n } bis zum Sieg
splendor-page-noble-progress = { $noble } (du hast { $have })
