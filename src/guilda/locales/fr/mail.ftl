### E-mails au sujet des comptes.

mail-account-confirm-subject = Guilda : confirmez votre adresse e-mail
mail-account-confirm-text =
    Bonjour { $name },

    Ouvrez ce lien dans un délai d’un jour pour associer cette adresse à votre compte :

    { $url }

    Si vous n’avez rien demandé, ignorez ce message. Rien ne change.
mail-account-email-changed-subject = Guilda : votre adresse e-mail a changé
mail-account-email-changed-text =
    Bonjour { $name },

    Votre compte a désormais une autre adresse e-mail. Si ce n’est pas vous, changez votre mot de passe et contactez l’administrateur du serveur.
mail-account-password-changed-subject = Guilda : votre mot de passe a changé
mail-account-password-changed-text =
    Bonjour { $name },

    Le mot de passe de votre compte a été changé et tous les autres appareils ont été déconnectés. Si ce n’est pas vous, choisissez un nouveau mot de passe avec « Mot de passe oublié ? » sur la page du compte.
mail-account-reset-subject = Guilda : choisissez un nouveau mot de passe
mail-account-reset-text =
    Bonjour { $name },

    Ouvrez ce lien dans l’heure pour choisir un nouveau mot de passe. Il ne sert qu’une fois :

    { $url }

    Si vous n’avez rien demandé, ignorez ce message. Votre mot de passe reste le même.
