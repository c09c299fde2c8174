# Zahlen: das Zeichen zwischen ganzem Teil und Bruchteil
terminal-decimal-mark = ,

# Spielen
terminal-prompt = { $name }>{ " " }
terminal-first-help = Gib einen Zug in Notation ein. „moves“ zeigt alle Züge, „help“ die anderen Befehle.
terminal-help =
    Befehle:
      ein Zug             diesen Zug ausführen (Tab vervollständigt ihn)
      moves [ANFANG]      die erlaubten Züge erklären
      board               das Spielbrett noch einmal zeigen
      score               zeigen, wie sich die Punkte zusammensetzen
      hint                zeigen, was der stärkste Bot spielen würde
      undo                deinen letzten Zug zurücknehmen, wenn seitdem nichts aufgedeckt wurde
      save DATEI          die Partie speichern; weiter geht es mit „guilda resume DATEI“
      help, quit
terminal-commitment =
    Hash-Zusage (SHA-256 des Startwerts, um die Ziehungen danach zu prüfen):
    { $hash }
terminal-more-moves = Um einige davon zu erklären, gib „moves“ und einen Anfang ein, etwa „moves { $example }“.
terminal-no-moves-begin = Kein erlaubter Zug beginnt mit „{ $text }“.
terminal-refused = { $action } geht nicht: { $reason }.
terminal-not-understood = „{ $text }“ ist weder ein Zug noch ein Befehl. Gib „moves“ oder „help“ ein.
terminal-interrupted = Gib „save DATEI“ ein, um die Partie zu behalten, oder „quit“, um aufzuhören. Drücke noch einmal Strg-C, um sofort aufzuhören.
terminal-cannot-undo = Nichts zurückzunehmen: Die Partie ist seit deinem letzten Zug weitergegangen.
terminal-undone = Zug zurückgenommen.
terminal-unfinished = Du hast vor dem Ende der Partie aufgehört.
terminal-hand-over = { $name } ist als Nächstes am Zug. Achte darauf, dass sonst niemand auf den Bildschirm sieht, und drücke dann Enter.

# Speichern
terminal-offer-record = Gib einen Dateinamen ein, um das Protokoll zu speichern, oder drücke Enter, um aufzuhören.
terminal-save-where = Gib nach „save“ einen Dateinamen ein.
terminal-saved = Gespeichert in { $path }.
terminal-saved-private = Gespeichert in { $path }. Die Datei enthält die Startwerte der Partie: Zeige sie den Spielern nicht.
terminal-not-saved = Die Partie wurde nicht gespeichert: { $error }.
terminal-file-exists = { $path } gibt es schon. Wähle einen anderen Namen.

# Tipps
terminal-hint-choice = { $move }: Sieg { $share } %, Vorsprung { $margin }. { $sentence }
terminal-hint-choice-alone = { $move }: Sieg { $share } %, { $margin } Punkte. { $sentence }
terminal-hint-line = So geht es nach dem ersten Zug wahrscheinlich weiter:
terminal-hint-decided = Der Rest dieser Runde ist bis zum Ende berechnet; spätere Runden sind geschätzt.
terminal-hint-guess = Das sind Schätzungen aus dem, was du weißt: Der Zufall und deine Gegner entscheiden mit.

# Wiederholung und Analyse
terminal-ply = Nach Zug { $ply } von { $plies }
terminal-replay-help = Enter oder n: vor · p: zurück · eine Zahl: zu diesem Zug · e: Ende · q: aufhören
terminal-reviewing = Gewinnwahrscheinlichkeit nach jedem Zug, bei Fehlern auch nach dem besten Zug.
terminal-remark = { $ply }  { $name }: { $move }{ $mark }  Sieg { $share } %
terminal-better = ; besser { $best }, { $share } %
terminal-review-sum = { $name }: Genauigkeit { $accuracy } %; { $loss } % Gewinnwahrscheinlichkeit pro Zug verschenkt, solange die Partie offen war; Fehler (?) { $mistakes }, Patzer (??) { $blunders }
terminal-review-level = Spielte etwa so stark wie „{ $level }“.
terminal-review-few = Zu wenige Züge in offener Partie, um eine Spielstärke zu nennen.
terminal-review-balance = Anfang { $start } %, Glück { SIGNED($luck) }, eigene Züge { SIGNED($decisions) }, Züge der anderen { SIGNED($opponents) }, ungeklärt { SIGNED($drift) }: Ergebnis { $result } %

# Ergebnis
terminal-final = Endstand
terminal-total = Summe
terminal-winner = { $names } gewinnt.
terminal-winners = { $names } teilen sich den Sieg.
terminal-lost = { $names } verliert.

# Spielbretter
terminal-round = Runde { $round }
terminal-bag = Beutel { $bag }
terminal-centre = Mitte
terminal-in-hand = in der Hand

terminal-azul-lid = Deckel { $lid }
terminal-azul-floor = Boden

terminal-sintra-side = Seite { $side }
terminal-sintra-tower = Glasturm { $tower }
terminal-sintra-broken = Bruchglas

terminal-sagrada-round = Runde { $round } von { $rounds }
terminal-sagrada-turn = Zug { $turn } von { $turns }
terminal-sagrada-first-turn = erster Zug
terminal-sagrada-second-turn = zweiter Zug
terminal-sagrada-first-player = Startspieler
terminal-sagrada-skips = zweiter Zug entfällt
terminal-sagrada-then = danach
terminal-sagrada-choose = Wähle ein Muster
terminal-sagrada-target = Ziel { $target }
terminal-sagrada-pool = Vorrat
terminal-sagrada-track = Rundenanzeiger
terminal-sagrada-difficulty = Schwierigkeit
terminal-sagrada-private = geheim
terminal-sagrada-so-far = bisher
terminal-sagrada-with-private = mit geheimem
terminal-sagrada-without-private = ohne geheimen
terminal-sagrada-chosen = hat gewählt
terminal-sagrada-gone = aus dem Spiel

terminal-splendor-last-round = letzte Runde
terminal-splendor-supply = Vorrat
terminal-splendor-nobles = Adlige
terminal-splendor-tokens = Chips
terminal-splendor-bonuses = Boni
terminal-splendor-level = Stufe { $level }

terminal-analyse-draws = Gezogen: { $draws }
terminal-analyse-edit = Ändere ein Feld mit :edit GRUPPE [PLATZ] WERT, etwa :edit score.0 12 oder :edit wall.0 3 B; ein Punkt leert ein Feld.
terminal-analyse-file = Gib den Namen einer neuen Datei an: :save DATEI
terminal-analyse-help = Ein Zug wird gespielt (3B2 = B W K… wählt seine Ziehungen) · :lines [SEKUNDEN] · :back · :next [N] · :list · :name TEXT · :comment TEXT · :main · :delete · :edit · :mistakes · :text · :save DATEI · :quit
terminal-analyse-line = { $move } Gewinn { $share } %  { $margin } Punkte  { $n ->
    [one] { $n } Besuch
   *[other] { $n } Besuche
}
terminal-analyse-mistakes = Ein Zug versucht es noch einmal · :show zeigt die Lösung · :back beendet die Übung
terminal-analyse-over = Das Spiel ist zu Ende: { $scores }
terminal-analyse-percent = { $share } %
terminal-analyse-saved = Gespeichert in { $path }.
terminal-analyse-seconds = Gib eine Zahl von Sekunden bis { $most } an.
terminal-analyse-simulations = { $n } Simulationen
terminal-analyse-turn = Nach Zug { $ply }: { $name } ist am Zug
terminal-daily-later = Deine Partie ist gespeichert. Setz sie heute mit „guilda daily { $name }“ fort.
terminal-daily-master = Der Meister macht { $points } Punkte ({ $ahead }): { $moves }
terminal-daily-master-plays = Der Meister spielt dieselbe Partie…
terminal-daily-rules = In der Tagespartie gibt es keine Tipps und kein Zurücknehmen, und die erste Partie zählt. „quit“ hebt sie für später auf.
terminal-daily-submitted = Von { $server } geprüft und gezählt, als offline gespielt gekennzeichnet.
terminal-daily-title = Tagespartie, { $day }: { $title }
