page-clock-days = { $n } { $n ->
    [one] jour
   *[other] jours
} par coup
page-clock-hours = { $n } { $n ->
    [one] heure
   *[other] heures
} par coup
page-clock-left-days = { $n } j { $hours } h
page-home-closed = clôturée sans résultat, car les règles ont été corrigées
page-home-turns = { $n ->
    [one] C’est à vous de jouer dans une partie
   *[other] C’est à vous de jouer dans { $n } parties
}
page-mail-address = Adresse e-mail
page-mail-confirm = Confirmez votre adresse e-mail
page-mail-confirm-do = Confirmer
page-mail-confirm-done = Merci. Nous vous écrirons quand ce sera à vous de jouer.
page-mail-every = Au plus
page-mail-every-1440 = un par jour
page-mail-every-360 = un toutes les 6 heures
page-mail-every-60 = un par heure
page-mail-on = Les e-mails sont envoyés à { $address }.
page-mail-save = Enregistrer
page-mail-sent = Ouvrez le lien que nous avons envoyé à { $address }.
page-mail-stop = Ne plus recevoir d’e-mails
page-mail-title = E-mails sur vos tours
page-mail-unsubscribe = Ne plus recevoir d’e-mails sur vos tours
page-mail-unsubscribe-do = Se désabonner
page-mail-unsubscribe-done = C’est fait. Vous ne recevrez plus ces e-mails.
page-mail-why = Un e-mail sur toutes les parties où c’est votre tour
page-new-clock-3days = 3 jours par coup
page-new-clock-7days = 7 jours par coup
page-plan-cancel = Retour à la partie
page-plan-count = Réponses préparées : { $n }
page-plan-drop = Supprimer les réponses préparées
page-plan-mine = …alors vous jouez
page-plan-mine-why = Choisissez votre réponse. Personne d’autre ne la voit.
page-plan-open = Préparer une réponse
page-plan-saved = Enregistrée. Elle est jouée aussitôt si { $name } joue ce coup.
page-plan-theirs = Si { $name } joue…
page-plan-theirs-why = Choisissez le coup que vous attendez.
page-push-denied = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages.
page-seat-vacation = en vacances jusqu’au { $date }
page-settings-push-why = Quand c’est votre tour, même si cette page est fermée
page-table-outdated = Cette partie a été close
page-vacation-days = Jours
page-vacation-end = Revenir plus tôt
page-vacation-left = { $n ->
    [one] { $n } jour restant
   *[other] { $n } jours restants
} sur { $all } cette année
page-vacation-start = Commencer maintenant
page-vacation-title = Vacances
page-vacation-until = Vous êtes en vacances jusqu’au { $date }.
page-vacation-why = Vos pendules s’arrêtent dans les parties avec au moins une heure par coup, et les autres joueurs le voient. Un jour entamé compte.
