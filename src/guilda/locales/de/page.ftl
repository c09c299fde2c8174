### Die Seite außerhalb der Spielbretter.

page-account-as = Du spielst als { $name }.
page-account-data = Deine Daten
page-account-delete = Alle meine Daten löschen
page-account-delete-sure = Endgültig löschen
page-account-deleted = Alle deine Daten wurden gelöscht.
page-account-export = Deine Daten herunterladen
page-account-game = Spiel
page-account-games = Partien
page-account-login = Anmelden
page-account-logout = Abmelden
page-account-password = Passwort (mindestens 8 Zeichen)
page-account-puzzles = Meine beendeten Partien für Aufgaben verwenden
page-account-puzzles-why = Nur Stellungen, ohne Namen, aus Partien, in denen alle Spieler zustimmen.
page-account-rating = Rating
page-account-ratings = Ratings
page-account-ratings-none = Spiele eine gewertete Partie gegen einen anderen Menschen, um ein Rating zu bekommen.
page-account-register = Konto anlegen
page-account-secret = Kopiere diesen Schlüssel jetzt. Er wird nicht noch einmal angezeigt:
page-account-title = Konto
page-account-token-drop = Entfernen
page-account-token-make = Schlüssel erstellen
page-account-token-name = Name des Bots
page-account-tokens = Bot-Schlüssel
page-account-tokens-why = Mit einem Schlüssel kann dein eigenes Programm hier mitspielen.
page-account-why = Du kannst ohne Konto spielen. Mit einem Konto hast du deine Partien und Ratings auf jedem Gerät.

page-ask-action = Nimm Chips oder wähle eine Karte
page-ask-action-then = Kaufen oder reservieren?
page-ask-colour = Wähle eine Farbe
page-ask-column = Wähle ein Feld der Wand
page-ask-die = Wähle einen Würfel
page-ask-from = Wähle den Würfel, den du versetzt
page-ask-keep = Welchen Glasstein behältst du?
page-ask-line = Wähle eine Reihe für die Fliesen
page-ask-more = Wähle noch einen Chip
page-ask-pattern = Wähle dein Fenster
page-ask-source = Wähle, woher du nimmst
page-ask-space = Wähle ein Feld
page-ask-strip = Wähle einen Fensterstreifen
page-ask-to = Wähle sein neues Feld
page-ask-token = Wähle einen Chip zum Zurückgeben
page-ask-tool = Werkzeug einsetzen oder Zug beenden?

page-chat-lines = Nachrichten
page-chat-none = Noch keine Nachrichten.
page-chat-open = Chat, { $n } neu
page-chat-say = Nachricht
page-chat-send = Senden
page-chat-title = Chat

page-choices-back = zurück
page-choices-open = Alle Möglichkeiten: { $n }
page-choices-title = Deine Möglichkeiten

page-clock-bank = je { $n } min
page-clock-increment = { $n } min + { $s } s
page-clock-move = { $n } s pro Zug
page-clock-none = keine Uhr

page-close = Schließen

page-confirm = Bestätigen

page-curtain-ready = Ich bin { $name }
page-curtain-title = Gib das Gerät an { $name } weiter
page-curtain-why = Alles, was nur { $name } sehen darf, bleibt bis dahin verborgen.

page-describe-title = Der Tisch als Text

page-fair-about = Dein Browser kann jede Ziehung dieser Partie nachrechnen, aus Startwerten, die vor dem Beginn feststanden.
page-fair-ask = Prüfen
page-fair-browser = Dein Browser:
page-fair-commitment = Fairer Zufall
page-fair-commitment-why = Ein Hashwert des Server-Startwerts, veröffentlicht vor der ersten Ziehung. Nach der Partie kannst du jede Ziehung prüfen.
page-fair-draw = Ziehung { $draw } (kleiner als { $n }) müsste { $computed } sein, aber im Protokoll steht { $recorded }.
page-fair-insecure = Dein Browser kann Hashwerte nur über HTTPS oder auf dem Rechner des Servers selbst berechnen.
page-fair-no-commitment = Der Startwert passt nicht zu seinem veröffentlichten Hashwert.
page-fair-no-seed = Im Protokoll fehlt der Startwert, den dein Browser gesendet hat.
page-fair-no-shown = Der Hashwert im Protokoll ist ein anderer als der, der dir angezeigt wurde.
page-fair-no-unrevealed = Der Server hat seinen Startwert nicht offengelegt.
page-fair-server = Vollständige Prüfung durch den Server:
page-fair-server-yes = { $moves } { $moves ->
    [one] Zug
   *[other] Züge
} und { $draws } { $draws ->
    [one] Ziehung
   *[other] Ziehungen
} geprüft, alles regelgerecht.
page-fair-title = War der Zufall fair?
page-fair-yes = { $n ->
    [one] Fair: { $n } Ziehung nachgerechnet, sie stimmt.
   *[other] Fair: { $n } Ziehungen nachgerechnet, alle stimmen.
}

page-game-over = Die Partie ist zu Ende

page-help-about = Die Liste der Möglichkeiten enthält jeden erlaubten Zug, in der Reihenfolge auf dem Tisch.
page-help-arrows = durch die Liste der Möglichkeiten gehen
page-help-chat = Chat
page-help-enter = wählen oder bestätigen
page-help-escape = einen Schritt zurück
page-help-help = diese Hilfe
page-help-hint = einen Tipp holen
page-help-numbers = eine Möglichkeit über ihre Nummer spielen
page-help-tab = zum nächsten wählbaren Element
page-help-title = Tastenkürzel
page-help-undo = zurücknehmen

page-hint-ask = Tipp
page-hint-line = Danach vielleicht:
page-hint-thinking = Ein Meister denkt nach…
page-hint-title = Was ein Meister tun würde
page-hint-worth = gewinnt zu { $share }, im Schnitt { $margin } Punkte

page-home-about = Tisch eröffnen, Link teilen, losspielen. Ganz ohne Konto, und Bots sind immer bereit.
page-home-all = Alle ({ $n })
page-home-azul = Nimm Fliesen, fülle Reihen, schmücke deine Wand.
page-home-azul-meta = 2–4 Spieler · 30 min
page-home-bots = Gegen Bots spielen
page-home-puzzles = Aufgaben
page-home-games = Spiele
page-home-invite = Freunde einladen
page-home-join = Mitspielen
page-home-learn = Lernen
page-home-learn-game = { $game } lernen
page-home-mine = Deine Partien
page-home-first = Erste Partie spielen
page-home-mine-none = Du hast noch keine Partien.
page-home-name = Dein Name
page-home-open = Offene Tische
page-home-open-new = Tisch eröffnen
page-home-open-none = Gerade sind keine Tische offen.
page-home-own = Eigene Grafik, eigene Texte, eigener Code. Keine Verbindung zu den Verlagen der Spiele.
page-home-play = Spielen
page-home-play-game = { $game } spielen
page-home-replay = Wiederholung
page-home-resume = Weiterspielen
page-home-rules-game = Regeln von { $game }
page-home-sagrada = Wähle Würfel für dein Fenster: Achte auf Farben und Schattierungen.
page-home-sagrada-meta = 1–4 Spieler · 35 min
page-home-seats = { $taken } von { $all } Plätzen besetzt
page-home-sintra = Führe deinen Glaser an den Palastfenstern entlang.
page-home-sintra-meta = 2–4 Spieler · 35 min
page-home-splendor = Sammle Edelsteine, kaufe Karten, gewinne die Gunst der Adligen.
page-home-splendor-meta = 2–4 Spieler · 30 min
page-home-title = Spiele um Fliesen, Glas, Würfel und Edelsteine
page-home-watch = Zuschauen

page-invite-copied = Link kopiert
page-invite-copy = Link kopieren
page-invite-link = Link zu diesem Tisch
page-invite-qr = QR-Code mit dem Link zu diesem Tisch
page-invite-send = Link teilen
page-invite-title = Mit einem Link einladen
page-invite-watch = Link für Zuschauer

page-learn-back = Zurück
page-learn-next = Weiter
page-learn-play = Eine Partie spielen
page-learn-show = Zeig es mir
page-learn-teacher = Lehrer
page-learn-title = { $game }: eine erste Partie

page-level-apprentice = Lehrling
page-level-apprentice-why = kennt das Spiel, macht ab und zu Fehler
page-level-bot = Bot
page-level-expert = Experte
page-level-expert-why = denkt gründlich nach, macht keine Flüchtigkeitsfehler
page-level-grandmaster = Großmeister
page-level-grandmaster-why = denkt etwa eine Sekunde nach: der stärkste Bot hier
page-level-greedy = Gierig
page-level-greedy-why = nimmt sofort die meisten Punkte, denkt nie voraus
page-level-journeyman = Geselle
page-level-journeyman-why = denkt voraus, macht selten Fehler
page-level-master = Meister
page-level-master-why = sieht weit voraus und antwortet sofort
page-level-novice = Neuling
page-level-novice-why = ein erster Gegner: denkt wenig nach, macht oft Fehler
page-level-random = Zufall
page-level-random-why = spielt irgendeinen erlaubten Zug

page-loading = Wird geladen…

page-lobby-bot = Bot hinzufügen
page-lobby-clear = Freimachen
page-lobby-host = Alle Plätze sind besetzt. Der Gastgeber kann die Partie jetzt starten.
page-lobby-other = Name eines weiteren Spielers an diesem Gerät
page-lobby-seats = Plätze
page-lobby-sit = Hier hinsetzen
page-lobby-sit-more = Spieler an diesem Gerät hinzufügen
page-lobby-stand = Aufstehen
page-lobby-start = Partie starten
page-lobby-waiting = Warten auf Mitspieler…

page-log-newest = Neueste zuerst
page-log-resign = { $who ->
    [you] Du gibst auf.
   *[other] { $name } gibt auf.
}
page-log-return = { $who ->
    [you] Du bist zurück.
   *[other] { $name } ist zurück.
}
page-log-takeover = { $who ->
    [you] Ein Bot übernimmt für dich.
   *[other] Ein Bot übernimmt für { $name }.
}
page-log-timeout = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}
page-log-title = Verlauf
page-log-undo = { $who ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $name } nimmt einen Zug zurück.
}
page-log-undone = Zurückgenommen

page-menu-casual = ungewertet
page-menu-rated = gewertet
page-menu-spectators = { $n } Zuschauer
page-menu-title = Spieler

page-moves-all = Alle
page-moves-mine = Meine
page-moves-mistakes = Fehler
page-moves-title = Züge

page-nav-home = Startseite
page-nav-skip = Zum Inhalt springen
page-nav-title = Menü

page-new-bots = Gegen Bots
page-new-clock = Uhr
page-new-clock-10 = 10 min + 10 s
page-new-clock-30 = 30 min + 15 s
page-new-clock-5 = 5 min + 5 s
page-new-clock-day = ein Tag pro Zug
page-new-clock-none = keine Uhr
page-new-device = An einem Gerät
page-new-friends = Mit Freunden
page-new-hints = Tipps erlauben
page-new-level = Stärke der Bots
page-new-mode = Spielen
page-new-open = Tisch eröffnen
page-new-people = Spieler am Tisch
page-new-players = Spieler
page-new-public = Auf der Startseite zeigen, damit alle mitspielen können
page-new-rated = Gewertet
page-new-solo = 1 (solo)
page-new-start = Partie starten
page-new-title = Neue Partie

page-nowhere = Unter dieser Adresse gibt es keine Seite.

page-points-word = { $n ->
    [one] Punkt
   *[other] Punkte
}

page-problem-again = Noch einmal versuchen
page-problem-gone = Der Server ist nicht erreichbar. Neuer Versuch…
page-problem-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung.

page-rematch-ask = Revanche
page-rematch-go = Zur Revanche

page-replay-back = Vorheriger Zug
page-replay-controls = Wiederholung
page-replay-download = Herunterladen
page-replay-eyes = Blickwinkel
page-replay-first = Zum Anfang
page-replay-jump = Springen zu
page-replay-last = Zum Ende
page-replay-mistake = Nächster Fehler
page-replay-next = Nächster Zug
page-replay-open = Rückschau
page-replay-open-all = alles sichtbar
page-replay-pause = Pause
page-replay-place = Zug { $n } von { $all }
page-replay-play = Abspielen
page-replay-share = Teilen
page-replay-speed = Tempo
page-replay-start = Die Partie beginnt
page-replay-table = Zurück zum Tisch

page-resign = Aufgeben
page-resign-sure = Ja, aufgeben

page-result-brackets = Die Zahl in Klammern ist die Anzahl.
page-result-rank = { $n }.
page-result-scores = Wertungsblatt
page-result-shared = { $names } teilen sich den Sieg
page-result-solved = Du hast die Zielpunktzahl übertroffen
page-result-target = Zielpunktzahl
page-result-total = Summe
page-result-unsolved = Du hast die Zielpunktzahl nicht übertroffen
page-result-winner = { $name } gewinnt
page-result-won = Du gewinnst

page-return = Platz wieder einnehmen

page-review-accuracy = Genauigkeit
page-review-ask = Partie analysieren
page-review-balance = Glück und Können
page-review-better = Besser: { $sentence }
page-review-busy = Die Engine analysiert die Partie…
page-review-chances = Gewinnchancen: { $shares }
page-review-decisions = Eigene Züge
page-review-drift = Ungeklärt
page-review-costly = Die teuersten Züge
page-review-few = Zu wenige Züge in offener Partie, um eine Spielstärke zu nennen
page-review-good = Kein Zug hat dich viel gekostet. Gut gespielt!
page-review-graph = Gewinnchancen der Spieler im Verlauf der Partie
page-review-level = Spielstärke: etwa { $level }
page-review-loss = { $loss } Gewinnwahrscheinlichkeit pro Zug verschenkt, solange die Partie offen war
page-review-luck = Glück
page-review-marks = Fehler: { $mistakes }, Patzer: { $blunders }
page-review-opponents = Züge der anderen
page-review-result = Ergebnis
page-review-start = Vor dem Aufbau
page-review-title = Analyse der Partie

page-rules-learn = Spielend lernen
page-rules-title = Regeln

page-seat-all = Spieler
page-seat-awaited = hat noch nicht angenommen
page-seat-away = ein Bot spielt
page-seat-gone = offline
page-seat-here = online
page-seat-number = Spieler { $n }
page-seat-open = freier Platz
page-seat-rating = Rating { $n }
page-seat-resigned = hat aufgegeben
page-seat-watching = du schaust zu
page-seat-you = du

page-settings-confirm = Züge bestätigen
page-settings-confirm-why = Jeden Zug erst ansehen und mit einem zweiten Tippen bestätigen
page-settings-language = Sprache
page-settings-motion = Animationen
page-settings-motion-why = Spielteile bewegen sich über den Tisch
page-settings-notifications = Benachrichtigungen
page-settings-notifications-why = Wenn du am Zug bist und diese Seite im Hintergrund ist
page-settings-sound = Ton
page-settings-sound-why = Bei Zügen und wenn du am Zug bist
page-settings-theme = Farbschema
page-settings-title = Einstellungen
page-settings-vibration = Vibration
page-settings-vibration-why = Auf dem Handy, wenn du am Zug bist

page-table-missing = Diesen Tisch gibt es nicht.

page-takeover = Einen Bot übernehmen lassen
page-takeover-rated = Als Aufgabe werten

page-theme-dark = Dunkel
page-theme-light = Hell
page-theme-system = Wie im System

page-turn-choose = Was hervorgehoben ist, kannst du wählen.
page-turn-last-round = Letzte Runde
page-turn-name = { $name }, du bist am Zug
page-turn-notice = { $game }: Du bist am Zug.
page-turn-of = { $name } ist am Zug
page-turn-round = Runde { $n }
page-turn-yours = Du bist am Zug

page-undo = Zurücknehmen

page-settings-speed = Tempo der Züge anderer Spieler
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-instant = Sofort

page-problem-stale = Die Verbindung antwortet nicht. Deine Züge bleiben erhalten, bis sie wieder steht.
page-problem-refused = Du bist nicht mehr angemeldet. Lade die Seite neu.

page-turn-again = Die letzten Züge noch einmal zeigen
page-turn-skip = Überspringen
page-turn-moves = { $name }: { $move }
page-learn-others = { $n ->
    [one] { $n } weiterer Zug ist hier möglich. Die Lektion geht mit dem hervorgehobenen weiter.
   *[other] { $n } weitere Züge sind hier möglich. Die Lektion geht mit dem hervorgehobenen weiter.
}
page-new-hints-rated = In gewerteten Partien gibt es keine Tipps
page-new-more = Mehr…
page-now-replay = Nochmal
page-now-title = { $name }, gerade eben
page-rematch-again = Noch einmal spielen
page-result-empty = Keine Punkte für: { $items }.
page-result-next-level = Nächste Stärke: { $level }
page-seat-projected = wäre jetzt Schluss: { $points }
page-log-undo-asked = { $who ->
    [you] Du möchtest einen Zug zurücknehmen.
   *[other] { $name } möchte einen Zug zurücknehmen.
}
page-log-undo-refused = { $who ->
    [you] Du lehnst die Rücknahme ab.
   *[other] { $name } lehnt die Rücknahme ab.
}
page-undo-ask = Um Rücknahme bitten
page-undo-agree = Einverstanden
page-undo-refuse = Ablehnen
page-undo-request = { $name } möchte einen Zug zurücknehmen. Einverstanden?
page-undo-waiting = Du möchtest deinen Zug zurücknehmen. Warten auf die Antwort…
page-undo-nothing = Noch nichts zurückzunehmen.
page-undo-rated = In einer gewerteten Partie kannst du nur zurücknehmen, bis jemand anderes zieht.
page-undo-revealed = Keine Rücknahme: Seit deinem Zug wurde etwas gezogen oder aufgedeckt.
page-chat-reactions = Schnelle Reaktionen
page-chat-smile = Gut gespielt!
page-chat-wow = Wow!
page-chat-ouch = Autsch!
page-chat-think = Moment, ich überlege…
page-chat-heart = Danke für die Partie!
page-chat-bots = Bots lesen nicht mit, Zuschauer schon.
page-lobby-watch = Alle Plätze sind besetzt, du schaust also zu. Die Partie erscheint hier, sobald sie beginnt.
page-result-rating = Dein Rating: { $rating } ({ $change })
page-new-fewer = Weniger…
analysis-title = Analyse
analysis-mistakes = Aus Fehlern lernen
analysis-mistakes-again = Noch einmal versuchen
analysis-open-table = Analysieren
page-result-ahead = { $n ->
    [one] { $n } Punkt vor { $name }.
   *[other] { $n } Punkte vor { $name }.
}
page-result-behind = { $n ->
    [one] Dir fehlte { $n } Punkt.
   *[other] Dir fehlten { $n } Punkte.
}
page-result-difference = Der größte Unterschied: { $item }, { $ours } zu { $theirs }.
page-result-by-resignation = Durch Aufgabe entschieden.
page-result-against-target = { $points } bei einem Ziel von { $target }.
page-now-nothing = Noch kein Zug
