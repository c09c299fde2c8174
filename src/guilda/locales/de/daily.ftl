### Die Tagespartie: auch am Terminal und in Fehlern.

daily-home = Fünf Partien, für alle gleich, jeden Tag neu
daily-result = Dein Tagesergebnis
daily-solo = { $game } solo
daily-title = Tagespartie

error-daily-not-taken = Du hast diese Partie an ihrem Tag nicht mitgenommen, darum kann ihr Ergebnis nicht eingereicht werden.
error-daily-once = Alle spielen eine Tagespartie nur einmal, und diese hast du schon gespielt.
error-daily-refused = Diese Partie zählt nicht: { $detail }.
error-daily-sealed = Die Aufzeichnung enthält den Startwert der Tagespartie. Du kannst sie nach dem Ende des Tages (Mitternacht UTC) herunterladen.
error-daily-taken = Du hast diese Partie mitgenommen. Spiel sie dort; das Ergebnis wird später eingereicht.
error-daily-too-late = Es ist zu spät, diese Partie einzureichen: Seit ihrem Tag ist eine Woche vergangen.

terminal-daily-later = Deine Partie ist gespeichert. Setz sie heute mit „guilda daily { $name }“ fort.
terminal-daily-master = Der Meister macht { $points } Punkte ({ $ahead }): { $moves }
terminal-daily-master-plays = Der Meister spielt dieselbe Partie…
terminal-daily-rules = In der Tagespartie gibt es keine Tipps und kein Zurücknehmen, und die erste Partie zählt. „quit“ hebt sie für später auf.
terminal-daily-submitted = Von { $server } geprüft und gezählt, als offline gespielt gekennzeichnet.
terminal-daily-title = Tagespartie, { $day }: { $title }
