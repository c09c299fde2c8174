### A partida do dia: também nos erros.

daily-home = Novas partidas a cada dia, iguais para todos
daily-result = Seu resultado do dia
daily-solo = { $game } solo
daily-title = Partida do dia

error-daily-not-taken = Você não baixou esta partida no dia dela, então o resultado não pode ser enviado.
error-daily-once = Cada pessoa joga uma partida do dia uma única vez, e você já jogou esta.
error-daily-refused = { $problem ->
    [another] Esta partida não conta: não é um jogo desta partida do dia.
    [running] Esta partida não conta: não terminou.
    [bot] Esta partida não conta: o bot joga de outro modo ({ $detail }).
    [illegal] Esta partida não conta: uma jogada é contra as regras ({ $detail }).
    [altered] Esta partida não conta: o registro dela foi alterado ({ $detail }).
    [version] Esta partida não conta: vem de outra versão das regras ou dos componentes.
   *[other] Esta partida não conta: o registro dela não pode ser lido ({ $detail }).
}
error-daily-sealed = O registro contém a semente da partida do dia. Você pode baixá-lo depois do fim do dia (meia-noite UTC).
error-daily-unplayed = Esta é uma partida do dia de hoje. Você poderá vê-la depois de jogar a sua, ou depois do fim do dia (meia-noite UTC).
error-daily-taken = Você baixou esta partida para jogar sem conexão. Jogue-a lá; o resultado é enviado depois.
error-daily-too-late = É tarde demais para enviar esta partida: passou uma semana desde o dia dela.
