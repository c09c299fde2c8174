
terminal-daily-later = Votre partie est conservée. Reprenez-la aujourd’hui avec « guilda daily { $name } ».
terminal-daily-master = Le maître fait { $points } points ({ $ahead }) : { $moves }
terminal-daily-master-plays = Le maître joue la même donne…
terminal-daily-rules = Dans la donne du jour, pas de conseils ni d’annulation, et la première partie compte. « quit » la garde pour plus tard.
terminal-daily-submitted = Vérifiée et comptée par { $server }, marquée comme jouée hors connexion.
terminal-daily-title = Donne du jour, { $day } : { $title }
