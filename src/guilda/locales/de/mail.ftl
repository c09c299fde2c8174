### Mails zu Konten.

mail-account-confirm-subject = Guilda: Bestätige deine E-Mail-Adresse
mail-account-confirm-text =
    Hallo { $name },

    öffne diesen Link innerhalb eines Tages, um diese Adresse mit deinem Konto zu verbinden:

    { $url }

    Wenn du das nicht angefordert hast, musst du nichts tun. Es ändert sich nichts.
mail-account-email-changed-subject = Guilda: Deine E-Mail-Adresse wurde geändert
mail-account-email-changed-text =
    Hallo { $name },

    dein Konto hat jetzt eine andere E-Mail-Adresse. Wenn du das nicht warst, ändere dein Passwort und wende dich an den Administrator des Servers.
mail-account-password-changed-subject = Guilda: Dein Passwort wurde geändert
mail-account-password-changed-text =
    Hallo { $name },

    das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet. Wenn du das nicht warst, setze auf der Kontoseite mit „Passwort vergessen?“ ein neues.
mail-account-reset-subject = Guilda: Neues Passwort setzen
mail-account-reset-text =
    Hallo { $name },

    öffne diesen Link innerhalb einer Stunde, um ein neues Passwort zu setzen. Er funktioniert nur einmal:

    { $url }

    Wenn du das nicht angefordert hast, musst du nichts tun. Dein Passwort bleibt, wie es ist.
