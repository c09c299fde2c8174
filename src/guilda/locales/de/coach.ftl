coach-own = Zu erwartende Punkte: { $own }.
coach-opponent = Punkte des stärksten Gegners: { $opponent }.
coach-both = Zu erwartende Punkte: { $own }; Punkte des stärksten Gegners: { $opponent }.
coach-more = { $points } mehr ({ $item })
coach-fewer = { $points } weniger ({ $item })
coach-more-total = insgesamt { $points } mehr
coach-fewer-total = insgesamt { $points } weniger
coach-chance = { $item }: mindestens { $number } in { $better } % der simulierten Partien statt in { $other } %
coach-now = Das bringt sofort { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr.
coach-reply = Das verhindert die erwartete Antwort: { $sentence }
coach-now-reply = Das bringt sofort { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr und verhindert die erwartete Antwort: { $sentence }
coach-start = Damit beginnt man die nächste Runde in { $better } % der simulierten Partien statt in { $other } %.
coach-sooner = Die Partie endet dann im Schnitt { $rounds } Runden früher.
coach-later = Die Partie endet dann im Schnitt { $rounds } Runden später.
coach-close = Eine knappe Sache: Simulierte Partien bestätigen keinen Vorsprung an Punkten.
coach-hint = Warum der erste Vorschlag und nicht der zweite?
coach-why = Warum ist das besser?
