page-daily-about = Vous jouez chaque donne une seule fois, sans conseils et sans annulation. Elle compte si vous la terminez aujourd’hui.
page-daily-against = Contre un bot qui joue de la même façon pour tous : { $level }
page-daily-alone = En solo, contre l’objectif
page-daily-commitments = Engagements d’aujourd’hui et de demain
page-daily-continue = Continuer
page-daily-copied = Résultat copié.
page-daily-copy-failed = Ce navigateur ne permet pas de copier. Sélectionnez le texte.
page-daily-deals = Donnes d’aujourd’hui
page-daily-fair = Les graines sont maintenant publiques. Chacune doit correspondre à l’engagement publié avant le début de la journée ; ce navigateur le vérifie.
page-daily-first = Personne n’a terminé avant vous.
page-daily-histogram = Avance dans { $n } résultats ; la vôtre est { $ahead }.
page-daily-master = Le maître fait { $points } points ({ $ahead }).
page-daily-master-replay = Partie du maître
page-daily-master-waits = Le maître joue encore cette donne.
page-daily-next = Prochaine donne dans { $hours } h { $minutes } min
page-daily-offline = Jouée hors connexion, avec la graine sur l’appareil.
page-daily-picture = Votre plateau final en symboles
page-daily-play = Jouer
page-daily-played = jouée
page-daily-players = { $n ->
    [one] Une personne l’a terminée.
   *[other] { $n } personnes l’ont terminée.
}
page-daily-playing = en cours
page-daily-preview = Ce qui est partagé
page-daily-public = Sans serveur, la donne dépend de la date seule : chacun peut la calculer à l’avance, et les résultats ne sont pas comparés.
page-daily-rest = jour de repos
page-daily-result = Vous avez { $points } points, { $ahead } contre le bot.
page-daily-result-alone = Vous avez { $points } points, { $ahead } par rapport à l’objectif.
page-daily-review = Analyser votre partie
page-daily-same = la même pour tous
page-daily-seed = Graine et engagement
page-daily-seed-differs = La graine ne correspond pas à l’engagement publié.
page-daily-seed-fits = La graine correspond à son engagement.
page-daily-seed-kept = La graine correspond à l’engagement que cet appareil avait vu auparavant.
page-daily-share = Copier le résultat
page-daily-star = meilleurs 10 %
page-daily-streak = { $n ->
    [0] Pas encore de série
    [one] { $n } jour
   *[other] { $n } jours
}
page-daily-streak-rule = Un jour de repos par semaine n’interrompt pas la série.
page-daily-take = Emporter hors connexion
page-daily-take-why = Hors connexion, cet appareil connaît les tirages à venir. Le résultat est donc marqué et n’entre pas dans la comparaison des autres.
page-daily-taken = Vous avez emporté cette donne. Le résultat est envoyé quand vous ouvrez cette page avec une connexion.
page-daily-taken-play = Jouer sur cet appareil
page-daily-uncounted = Votre partie ne compte pas : vous avez abandonné ou terminé après la fin de la journée.
page-daily-worse = des autres résultats sont moins bons ({ $n } en tout).
page-daily-yesterday = Hier, { $day }
page-daily-you = vous, { $ahead }
