days-left = { $n ->
    [one] falta { $n } dia
   *[other] faltam { $n } dias
}
error-bad-address = Isso não é um endereço de e-mail. Verifique se foi digitado corretamente.
error-link-expired = Este link não é mais válido. Peça um novo nas configurações.
error-mail-failed = Não foi possível enviar o e-mail. Verifique o endereço ou tente mais tarde.
error-no-mail = Este servidor não envia e-mails.
error-no-plans = Só é possível preparar respostas em partidas sem informação oculta e com pelo menos uma hora por jogada.
error-no-vacation-left = { $left ->
    [0] Você não tem mais dias de férias este ano.
    [one] Você só tem { $left } dia de férias restante este ano.
   *[other] Você só tem { $left } dias de férias restantes este ano.
}
error-on-vacation = Você já está de férias.
error-plan-chance = Depois desta jogada algo é sorteado ou revelado, então não é possível preparar uma resposta.
error-plan-illegal = Essa jogada não é possível ali.
error-too-many-plans = Você já preparou o máximo de respostas. Apague-as primeiro.
hours-left = { $n ->
    [0] falta menos de uma hora
    [one] falta { $n } hora
   *[other] faltam { $n } horas
}
mail-confirm = Abra este link para receber um e-mail quando for sua vez:

    { $link }

    Se você não pediu isso, ignore este e-mail: não haverá outro.
mail-confirm-subject = Guilda: confirme seu e-mail
mail-turns-intro = É a sua vez { $n ->
    [one] nesta partida
   *[other] nestas partidas
}:
mail-turns-subject = { $n ->
    [one] É a sua vez no Guilda
   *[other] É a sua vez em { $n } partidas no Guilda
}
mail-turns-unsubscribe = Para não receber mais estes e-mails, abra { $link }
minutes-left = { $n ->
    [one] falta { $n } min
   *[other] faltam { $n } min
}
notice-turn = É a sua vez.
notice-turn-with = É a sua vez contra { $players }.
