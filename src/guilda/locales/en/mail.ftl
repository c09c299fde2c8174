### Mails about accounts. $name is the account's name, $url a link.

mail-account-confirm-subject = Guilda: confirm your e-mail address
mail-account-confirm-text =
    Hello { $name },

    open this link within a day to add this address to your account:

    { $url }

    If you did not ask for this, ignore this message. Nothing changes.
mail-account-email-changed-subject = Guilda: your e-mail address has changed
mail-account-email-changed-text =
    Hello { $name },

    your account now has another e-mail address. If this was not you, change your password and contact the administrator of the server.
mail-account-password-changed-subject = Guilda: your password has changed
mail-account-password-changed-text =
    Hello { $name },

    the password of your account has been changed, and all other devices were logged out. If this was not you, set a new password with “Forgot your password?” on the account page.
mail-account-reset-subject = Guilda: set a new password
mail-account-reset-text =
    Hello { $name },

    open this link within an hour to set a new password. It works once:

    { $url }

    If you did not ask for this, ignore this message. Your password stays as it is.
