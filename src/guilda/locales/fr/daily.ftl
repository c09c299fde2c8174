### La donne du jour : aussi dans les erreurs.

daily-home = De nouvelles donnes chaque jour, les mêmes pour tous
daily-result = Votre résultat du jour
daily-solo = { $game } en solo
daily-title = Donne du jour

error-daily-not-taken = Vous n’avez pas emporté cette donne le jour même, son résultat ne peut donc pas être envoyé.
error-daily-once = Chacun joue une donne du jour une seule fois, et vous avez déjà joué celle-ci.
error-daily-refused = { $problem ->
    [another] Cette partie ne compte pas : ce n’est pas une partie de cette donne.
    [running] Cette partie ne compte pas : elle n’est pas terminée.
    [bot] Cette partie ne compte pas : le bot joue autrement ({ $detail }).
    [illegal] Cette partie ne compte pas : un coup est contraire aux règles ({ $detail }).
    [altered] Cette partie ne compte pas : son enregistrement a été modifié ({ $detail }).
    [version] Cette partie ne compte pas : elle provient d’une autre version des règles ou du matériel.
   *[other] Cette partie ne compte pas : son enregistrement est illisible ({ $detail }).
}
error-daily-sealed = L’enregistrement contient la graine de la donne du jour. Vous pourrez le télécharger après la fin de la journée (minuit UTC).
error-daily-unplayed = C’est une partie de la donne du jour. Vous pourrez la voir après avoir joué la donne vous-même, ou après la fin de la journée (minuit UTC).
error-daily-taken = Vous avez emporté cette donne hors connexion. Jouez-la là-bas ; le résultat est envoyé plus tard.
error-daily-too-late = Il est trop tard pour envoyer cette donne : une semaine est passée depuis son jour.
