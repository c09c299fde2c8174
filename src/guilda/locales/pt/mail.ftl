### E-mails sobre contas.

mail-account-confirm-subject = Guilda: confirme seu endereço de e-mail
mail-account-confirm-text =
    Olá, { $name }!

    Abra este link em até um dia para associar este endereço à sua conta:

    { $url }

    Se não foi você quem pediu, ignore esta mensagem. Nada muda.
mail-account-email-changed-subject = Guilda: seu endereço de e-mail mudou
mail-account-email-changed-text =
    Olá, { $name }!

    Sua conta agora tem outro endereço de e-mail. Se não foi você, troque a senha e fale com o administrador do servidor.
mail-account-password-changed-subject = Guilda: sua senha mudou
mail-account-password-changed-text =
    Olá, { $name }!

    A senha da sua conta foi trocada, e todos os outros aparelhos foram desconectados. Se não foi você, crie outra senha em “Esqueceu a senha?”, na página da conta.
mail-account-reset-subject = Guilda: crie uma nova senha
mail-account-reset-text =
    Olá, { $name }!

    Abra este link em até uma hora para criar uma nova senha. Ele funciona uma única vez:

    { $url }

    Se não foi você quem pediu, ignore esta mensagem. Sua senha continua a mesma.
