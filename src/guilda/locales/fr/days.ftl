days-left = encore { $n } { $n ->
    [one] jour
   *[other] jours
}
error-bad-address = Ce n’est pas une adresse e-mail. Vérifiez la saisie.
error-link-expired = Ce lien n’est plus valide. Demandez-en un nouveau dans les réglages.
error-mail-failed = L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse ou réessayez plus tard.
error-no-mail = Ce serveur n’envoie pas d’e-mails.
error-no-plans = On ne peut préparer des réponses que dans les parties sans information cachée et avec au moins une heure par coup.
error-no-vacation-left = { $left ->
    [0] Il ne vous reste plus de jours de vacances cette année.
    [one] Il ne vous reste que { $left } jour de vacances cette année.
   *[other] Il ne vous reste que { $left } jours de vacances cette année.
}
error-on-vacation = Vous êtes déjà en vacances.
error-plan-chance = Après ce coup, quelque chose est tiré ou révélé ; on ne peut pas préparer de réponse.
error-plan-illegal = Ce coup n’y est pas possible.
error-too-many-plans = Vous avez préparé autant de réponses que possible. Supprimez-les d’abord.
hours-left = { $n ->
    [0] encore moins d’une heure
    [one] encore { $n } heure
   *[other] encore { $n } heures
}
mail-confirm = Ouvrez ce lien pour recevoir un e-mail quand c’est à vous de jouer :

    { $link }

    Si vous n’avez rien demandé, ignorez cet e-mail : il n’y en aura pas d’autre.
mail-confirm-subject = Guilda : confirmez votre adresse e-mail
mail-turns-intro = C’est à vous de jouer dans { $n ->
    [one] cette partie
   *[other] ces parties
} :
mail-turns-subject = { $n ->
    [one] C’est à vous de jouer sur Guilda
   *[other] C’est à vous de jouer dans { $n } parties sur Guilda
}
mail-turns-unsubscribe = Pour ne plus recevoir ces e-mails, ouvrez { $link }
minutes-left = encore { $n } min
notice-turn = C’est à vous de jouer.
notice-turn-with = C’est à vous de jouer contre { $players }.
