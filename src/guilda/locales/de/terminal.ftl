
terminal-daily-later = Deine Partie ist gespeichert. Setz sie heute mit „guilda daily { $name }“ fort.
terminal-daily-master = Der Meister macht { $points } Punkte ({ $ahead }): { $moves }
terminal-daily-master-plays = Der Meister spielt dieselbe Partie…
terminal-daily-rules = In der Tagespartie gibt es keine Tipps und kein Zurücknehmen, und die erste Partie zählt. „quit“ hebt sie für später auf.
terminal-daily-submitted = Von { $server } geprüft und gezählt, als offline gespielt gekennzeichnet.
terminal-daily-title = Tagespartie, { $day }: { $title }
