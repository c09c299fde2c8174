page-clock-days = { $n } { $n ->
    [one] dia
   *[other] dias
} por jogada
page-clock-hours = { $n } { $n ->
    [one] hora
   *[other] horas
} por jogada
page-clock-left-days = { $n } d { $hours } h
page-home-closed = encerrada sem resultado, pois as regras foram corrigidas
page-home-turns = { $n ->
    [one] É a sua vez em uma partida
   *[other] É a sua vez em { $n } partidas
}
page-mail-address = Endereço de e-mail
page-mail-confirm = Confirme seu e-mail
page-mail-confirm-do = Confirmar
page-mail-confirm-done = Obrigado. Escreveremos quando for sua vez.
page-mail-every = No máximo
page-mail-every-1440 = um por dia
page-mail-every-360 = um a cada 6 horas
page-mail-every-60 = um por hora
page-mail-on = Os e-mails vão para { $address }.
page-mail-save = Salvar
page-mail-sent = Abra o link que enviamos para { $address }.
page-mail-stop = Parar os e-mails
page-mail-title = E-mails sobre a sua vez
page-mail-unsubscribe = Parar os e-mails sobre a sua vez
page-mail-unsubscribe-do = Parar os e-mails
page-mail-unsubscribe-done = Pronto. Você não receberá mais estes e-mails.
page-mail-why = Um e-mail sobre todas as partidas em que é a sua vez
page-new-clock-3days = 3 dias por jogada
page-new-clock-7days = 7 dias por jogada
page-plan-cancel = Voltar à partida
page-plan-count = Respostas preparadas: { $n }
page-plan-drop = Apagar as respostas preparadas
page-plan-mine = …então você joga
page-plan-mine-why = Escolha a sua resposta. Ninguém mais a vê.
page-plan-open = Preparar uma resposta
page-plan-saved = Salva. É jogada na hora se { $name } fizer essa jogada.
page-plan-theirs = Se { $name } jogar…
page-plan-theirs-why = Escolha a jogada que você espera.
page-push-denied = Seu navegador bloqueia as notificações desta página. Permita-as nas configurações do navegador.
page-seat-vacation = de férias até { $date }
page-settings-push-why = Quando for sua vez, mesmo com esta página fechada
page-table-outdated = Esta partida foi encerrada
page-vacation-days = Dias
page-vacation-end = Voltar antes
page-vacation-left = { $n ->
    [one] resta { $n } de { $all } dias este ano
   *[other] restam { $n } de { $all } dias este ano
}
page-vacation-start = Começar agora
page-vacation-title = Férias
page-vacation-until = Você está de férias até { $date }.
page-vacation-why = Seus relógios param nas partidas com pelo menos uma hora por jogada, e os outros jogadores veem isso. Um dia iniciado conta.
