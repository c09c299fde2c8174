coach-own-more = { $points } Punkte mehr zu erwarten: { $item }.
coach-own-fewer = Das kostet { $points } Punkte: { $item }.
coach-opponent-fewer = Der stärkste Gegner kann { $points } Punkte weniger erwarten: { $item }.
coach-opponent-more = Der stärkste Gegner kann { $points } Punkte mehr erwarten: { $item }.
coach-now = Das bringt sofort { $points } Punkte mehr.
coach-reply = Das verhindert die erwartete Antwort: { $sentence }
coach-close = Eine knappe Sache: Wenige Gründe allein erklären den Unterschied nicht.
