### Das Analysebrett.

analysis-about = Dieser Zug
analysis-card = { $number } · Stufe { $level } · { $points } Punkte
analysis-chance-again = Neu ziehen
analysis-chance-choose = Ziehung wählen
analysis-chance-draw = Ziehung { $n }: { $outcome }
analysis-chance-draws = Ziehungen
analysis-chance-has = Der Zufall war beteiligt
analysis-chance-help = Wähle eine Ziehung und dann ihr Ergebnis. Spätere bleiben, wie sie sind, soweit möglich.
analysis-chance-of = Ergebnis von Ziehung { $n }
analysis-chance-title = Wähle, was gezogen wird
analysis-chance-use = Mit diesen Ziehungen spielen
analysis-comment = Kommentar
analysis-delete = Ab hier löschen
analysis-edit = Stellung bearbeiten
analysis-edit-bag = Was nicht auf dem Tisch liegt, kommt in den Beutel oder die Stapel.
analysis-edit-blind = Vom Stapel reserviert
analysis-edit-bonus = Punkte für Farben
analysis-edit-broken = Bruchglas
analysis-edit-cancel = Abbrechen
analysis-edit-cards = Gekaufte Karten
analysis-edit-centre = Mitte
analysis-edit-centre-has = in der Mitte
analysis-edit-dealt = Musterkarten
analysis-edit-empty = leer
analysis-edit-factories = Manufakturen
analysis-edit-favor = Gunststeine
analysis-edit-floor = Bodenreihe
analysis-edit-glazier = Glaser über Fenster
analysis-edit-hand = Reservierte Karten
analysis-edit-hidden = verdeckt
analysis-edit-legal = Möglich, erlaubte Züge: { $n }
analysis-edit-lid = Im Schachteldeckel
analysis-edit-lines = Musterreihen
analysis-edit-lost = Durch Bruchglas verlorene Punkte
analysis-edit-marker = Startspielermarker
analysis-edit-nobles = Ausliegende Adlige
analysis-edit-nth = Zug der Runde
analysis-edit-on-tools = Gunststeine auf den Werkzeugen (solo: 1, wenn benutzt)
analysis-edit-open = offen
analysis-edit-panes = Fenster: obere und untere Scheibe
analysis-edit-pattern = Muster
analysis-edit-points = Punkte der Fenster
analysis-edit-pool = Vorrat
analysis-edit-private = Geheime Aufträge
analysis-edit-public = Öffentliche Aufträge
analysis-edit-put = Stein setzen
analysis-edit-put-help = Wähle einen Stein, dann tippe auf Felder.
analysis-edit-read = Diesen Text analysieren
analysis-edit-reset = Zurücksetzen
analysis-edit-resets = Neustarts auf der Bruchglasleiste
analysis-edit-round = Runde
analysis-edit-rubber = Radierer
analysis-edit-score = Punkte
analysis-edit-shown = Die letzte mögliche Stellung
analysis-edit-space = { $group }, Reihe { $row }, Feld { $column }: { $piece }
analysis-edit-spaces = Glassteine auf den Fensterstreifen
analysis-edit-spent = Für Werkzeuge bezahlte Würfel
analysis-edit-starter = Startspieler
analysis-edit-strips = Fensterstreifen, von links
analysis-edit-table = Ausliegende Karten, Stufen 1 bis 3
analysis-edit-text = Als Text
analysis-edit-tiling = Zu fliesende Reihe
analysis-edit-tokens = Chips
analysis-edit-tools = Werkzeuge
analysis-edit-tower = Im Glasturm
analysis-edit-track = Rundenanzeige
analysis-edit-track-round = Rundenanzeiger, Runde { $n }
analysis-edit-turn = Am Zug
analysis-edit-use = Analysieren
analysis-edit-visitors = Adlige zu Besuch
analysis-edit-wall = Wand
analysis-edit-window = Fenster
analysis-edit-windows = Wahl der Fenster
analysis-engine = Engine-Varianten
analysis-engine-busy = Bisher { $n } Simulationen…
analysis-engine-detail = { $margin } Punkte · { $n ->
    [one] { $visits } Besuch
   *[other] { $visits } Besuche
}
analysis-engine-done = { $n } Simulationen
analysis-engine-start = Starten
analysis-engine-stop = Anhalten
analysis-engine-worth = { $share } Gewinnchance, { $margin } Punkte, { $n ->
    [one] { $visits } Besuch
   *[other] { $visits } Besuche
}
analysis-first = Spiele einen Zug auf dem Brett.
analysis-lead = Spiele jeden Zug für jeden Spieler, lass den Zufall ziehen oder wähle selbst, was gezogen wird, und sieh, was die Engine tun würde.
analysis-link-damaged = Dieser Link ist beschädigt: Vielleicht fehlt ein Teil. Kopiere ihn ganz oder lass dir die Datei schicken.
analysis-mistakes-best = Am besten: { $sentence } Das war { $share } wert, der gespielte Zug { $played }.
analysis-mistakes-close = Gut: etwa so stark wie der beste Zug.
analysis-mistakes-cost = Das kostete { $loss } Gewinnwahrscheinlichkeit.
analysis-mistakes-leave = Frei analysieren
analysis-mistakes-next = Nächster Fehler
analysis-mistakes-none = In dieser Partie gibt es keine Fehler zum Lernen. Gut gespielt!
analysis-mistakes-place = Fehler { $n } von { $all } · Zug { $ply }
analysis-mistakes-show = Lösung zeigen
analysis-mistakes-solved = Richtig: { $sentence } Das war { $share } wert, der gespielte Zug { $played }.
analysis-mistakes-try = Finde einen besseren Zug.
analysis-mistakes-wrong = Es gibt etwas Besseres. Versuche es noch einmal.
analysis-mistakes-wrong-share = Das gibt dir { $share }. Es geht besser: Versuche es noch einmal.
analysis-moves = Züge
analysis-name = Name der Variante
analysis-noble = Adliger { $number }:
analysis-open = Öffnen
analysis-position-copied = Der Text der Stellung wurde kopiert.
analysis-position-copy = Stellung kopieren
analysis-promote = Zur Hauptvariante machen
analysis-share-copied = Der Link zu dieser Analyse wurde kopiert.
analysis-share-long = Diese Analyse ist zu lang für einen Link. Lade sie stattdessen als Datei herunter.
analysis-start-again = Neue Analyse
analysis-start-file = Datei öffnen
analysis-start-game = Spiel
analysis-start-new = Neue Stellung
analysis-start-paste = Textstellung, Protokoll oder Analyse einfügen
analysis-start-random = Partie aufbauen
analysis-tools = Analysewerkzeuge
error-bad-analysis = { $problem ->
    [altered] Diese Datei wurde verändert, oder ein Teil von ihr fehlt ({ $detail }).
    [illegal] Ein Zug dieser Datei verstößt gegen die Regeln ({ $detail }).
    [running] Diese Partie ist noch nicht zu Ende, deshalb lässt sich ihr Protokoll nicht analysieren.
    [version] Diese Datei stammt von einer anderen Fassung der Regeln oder des Materials ({ $detail }).
   *[other] Das lässt sich nicht analysieren: Es ist keine fehlerfreie Textstellung, kein Protokoll und keine Analyse ({ $detail }).
}
error-bad-position = Diese Stellung ist unmöglich: { $reason }

# Warum eine Stellung unmöglich ist. Die Sätze folgen auf einen Doppelpunkt.
impossible-azul-floor = Die Bodenreihe von Spieler { $player } ist zu voll, oder der Startspielermarker liegt dort, gehört aber einem anderen
impossible-azul-line = Musterreihe { $line } von Spieler { $player } enthält eine Farbe, die in ihrer Reihe der Wand schon liegt
impossible-azul-mixed = In Musterreihe { $line } von Spieler { $player } liegen verschiedene Farben
impossible-azul-offer = Fliesen liegen genau so lange aus, wie die Spieler am Zug sind
impossible-azul-over = Die Partie wäre zu Ende, denn Spieler { $player } hat eine vollständige Reihe
impossible-azul-printed = An der Wand von Spieler { $player } ist das Feld in Reihe { $row }, Spalte { $column } für eine andere Farbe
impossible-azul-tiling = Nur bei der freien Wand und vor dem Ende der Partie wartet eine Fliese auf ihr Feld
impossible-azul-tiling-choice = Für die Fliese aus Musterreihe { $line } gibt es nur ein Feld
impossible-azul-tiling-line = Musterreihe { $line } des Spielers am Zug ist nicht voll
impossible-azul-tiling-order = Volle Musterreihen über Reihe { $line } werden vor ihr gefliest
impossible-azul-tiling-player = Spieler { $player } muss seine Wand vor Spieler { $other } gefliest haben
impossible-azul-wall = An der Wand von Spieler { $player } liegt eine Farbe zweimal in einer Reihe oder Spalte
impossible-centre = Die Mitte enthält { $count }, aber aus den leeren Manufakturen stammen höchstens { $most }
impossible-factory = Manufaktur { $factory } enthält { $count }, aber solange der Beutel nicht leer ist, enthält eine Manufaktur { $most } oder keine
impossible-first-round = In der ersten Runde haben { $count } den Beutel verlassen, zu sehen sind aber { $shown }
impossible-marker = Alle Manufakturen sind voll, also liegt der Startspielermarker noch in der Mitte
impossible-not-a-number = „{ $text }“ ist keine Zahl
impossible-number = { $field ->
    [bonus] Punkte für Farben
    [broken] Bruchglas
    [centre] Steine einer Farbe in der Mitte
    [favor] Gunststeine
    [lid] Fliesen einer Farbe im Deckel
    [lost] Verlorene Punkte
    [on_tools] Gunststeine auf einem Werkzeug
    [points] { $place ->
        [0] Punkte eines Fensters
       *[other] Punkte von Fenster { $place }
    }
    [resets] Neustarts auf der Bruchglasleiste
    [round] Runde
    [score] Punkte
    [spent] Bezahlte Würfel einer Farbe
    [tokens] Chips einer Sorte
    [tower] Glassteine einer Farbe im Turm
   *[other] { $field }
}{ $player ->
    [0] { "" }
   *[other] { " " }bei Spieler { $player }
}: nur eine Zahl von { $least } bis { $most }
impossible-sagrada-cards = Jeder Spieler braucht ein Fenster, alle von verschiedenen Musterkarten
impossible-sagrada-dealt = Jeder Spieler bekommt zwei Musterkarten, und keine Karte gibt es zweimal
impossible-sagrada-dice = Bis Runde { $round } haben { $count } Würfel den Beutel verlassen, zu sehen sind aber { $shown }
impossible-sagrada-edge = Die Würfel von Spieler { $player } berühren einander nicht, oder keiner liegt am Rand
impossible-sagrada-favor = Spieler { $player } hat mehr Gunststeine, als das Fenster gab ({ $count })
impossible-sagrada-first-round = In der ersten Runde ist der Rundenanzeiger leer
impossible-sagrada-neighbours = Im Fenster von Spieler { $player } hat der Würfel in Reihe { $row }, Spalte { $column } einen Nachbarn gleicher Farbe oder gleichen Werts
impossible-sagrada-not-dealt = Spieler { $player } kann nur ein Fenster seiner eigenen beiden Karten wählen
impossible-sagrada-over = Die Partie endet erst nach allen { $rounds } Runden
impossible-sagrada-pool = Im Vorrat liegen nicht die Würfel, die die Züge dieser Runde übrig gelassen haben
impossible-sagrada-price = Wer ein Werkzeug als Erster nutzt, zahlt 1 Gunststein, jeder weitere zahlt 2
impossible-sagrada-print = Ein Würfel passt nicht zur Farbe oder zum Wert, die auf seinem Feld gedruckt sind
impossible-sagrada-private = Die geheimen Aufträge müssen verschieden sein
impossible-sagrada-public = Die öffentlichen Aufträge müssen verschieden sein
impossible-sagrada-second-turn = Werkzeug 7 kann nur in einem zweiten Zug benutzt werden
impossible-sagrada-spent = Im Solospiel wurde jedes benutzte Werkzeug mit einem Würfel bezahlt
impossible-sagrada-tokens = Bei den Spielern und auf den Werkzeugen müssen zusammen { $count } Gunststeine liegen
impossible-sagrada-tools = Die Werkzeuge müssen verschieden sein
impossible-sagrada-track = Runde { $round } kann nicht { $count } Würfel auf dem Rundenanzeiger lassen
impossible-sagrada-track-tools = Für die Werkzeuge 5 und 12 müssen Würfel auf dem Rundenanzeiger liegen
impossible-sagrada-turns = Spieler { $player } hat mehr Würfel gelegt, als seine Züge erlauben
impossible-sagrada-uses = So oft können die Werkzeuge noch nicht benutzt worden sein
impossible-sintra-full-strip = Ein Fensterstreifen ist nur voll, solange sein Spieler mit dem Glaser darüber die Farbe wählt, die er behält
impossible-sintra-offer = Glassteine liegen aus, solange die Spieler am Zug sind, und nicht mehr, wenn die Partie zu Ende ist
impossible-sintra-over = Die Partie endet erst nach Runde { $rounds }
impossible-sintra-panes = Fenster { $window } von Spieler { $player } hat eine untere Scheibe, aber keine obere
impossible-sintra-space = Auf Fensterstreifen { $strip } liegt ein Glasstein auf einem Feld für eine andere Farbe
impossible-sintra-strip = Über Fenster { $window } von Spieler { $player } liegt ein Fensterstreifen, bis es vollständig ist, danach keiner
impossible-sintra-strip-twice = Spieler { $player } hat einen Fensterstreifen zweimal
impossible-sintra-track = Die Rundenanzeige ist für vergangene Runden ({ $passed }) leer und hat für jede andere einen Glasstein, ab Runde II in lauter verschiedenen Farben
impossible-sintra-wild-side = Der Fensterstreifen über Fenster { $window } von Spieler { $player } zeigt seine Jokerfelder genau dann, wenn er schon umgedreht wurde
impossible-splendor-card-twice = Karte { $card } liegt an zwei Stellen
impossible-splendor-first-turn = Eine Karte wurde gekauft oder reserviert, aber noch niemand war am Zug
impossible-splendor-gold = Spieler { $player } hat mehr Gold als Karten, aber Gold gibt es nur beim Reservieren einer Karte
impossible-splendor-hand = Spieler { $player } hat mehr als { $count } reservierte Karten
impossible-splendor-noble-twice = Adliger { $noble } liegt an zwei Stellen
impossible-splendor-nobles = Es müssen insgesamt { $count } Adlige sein, zu sehen sind aber { $shown }
impossible-splendor-not-over = Die Partie ist nicht zu Ende: Kein Spieler hat { $points } Punkte
impossible-splendor-over = Die Partie wäre zu Ende, denn Spieler { $player } hatte zu Beginn der Runde schon { $points } Punkte
impossible-splendor-place = Platz { $place } der Stufe { $level } ist leer, obwohl noch Karten auf dem Stapel liegen
impossible-splendor-tokens = Spieler { $player } hat mehr als { $count } Chips
impossible-splendor-visit = Spieler { $player } hat nicht die Boni, die Adliger { $noble } verlangt
impossible-text = Der Text ist nicht wie eine Stellung geschrieben ({ $detail })
impossible-too-many = { $piece }: { $shown } sind zu sehen, es gibt aber nur { $most }
