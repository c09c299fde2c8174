page-daily-about = Você joga cada partida uma única vez, sem dicas e sem desfazer. Ela conta se você terminar hoje.
page-daily-against = Contra um bot que joga igual para todos: { $level }
page-daily-alone = Sem adversário, contra a meta
page-daily-commitments = Compromissos de hoje e de amanhã
page-daily-continue = Continuar
page-daily-copied = Resultado copiado.
page-daily-copy-failed = Este navegador não permite copiar. Selecione o texto.
page-daily-deals = Partidas de hoje
page-daily-fair = As sementes agora são públicas. Cada uma deve corresponder ao compromisso publicado antes do início do dia; este navegador confere.
page-daily-first = Você é a primeira pessoa a terminar.
page-daily-histogram = Vantagem em { $n } resultados; a sua é { $ahead }.
page-daily-master = O mestre faz { $points } pontos ({ $ahead }).
page-daily-master-replay = Partida do mestre
page-daily-master-waits = O mestre ainda está jogando esta partida.
page-daily-next = Próxima partida em { $hours } h { $minutes } min
page-daily-offline = Jogada sem conexão, com a semente no aparelho.
page-daily-picture = Seu tabuleiro final em símbolos
page-daily-play = Jogar
page-daily-played = jogada
page-daily-players = { $n ->
    [one] Uma pessoa já terminou.
   *[other] { $n } pessoas já terminaram.
}
page-daily-playing = em andamento
page-daily-preview = O que é compartilhado
page-daily-public = Sem servidor, a partida depende só da data: qualquer pessoa pode calculá-la antes, e os resultados não são comparados.
page-daily-rest = dia de descanso
page-daily-result = Você tem { $points } pontos, { $ahead } contra o bot.
page-daily-result-alone = Você tem { $points } pontos, { $ahead } em relação à meta.
page-daily-review = Analisar sua partida
page-daily-same = igual para todos
page-daily-seed = Semente e compromisso
page-daily-seed-differs = A semente não corresponde ao compromisso publicado.
page-daily-seed-fits = A semente corresponde ao compromisso.
page-daily-seed-kept = A semente corresponde ao compromisso que este aparelho viu antes.
page-daily-share = Copiar resultado
page-daily-star = melhores 10%
page-daily-streak = { $n ->
    [0] Nenhuma sequência ainda
    [one] { $n } dia
   *[other] { $n } dias
}
page-daily-streak-rule = Um dia de descanso por semana mantém a sequência.
page-daily-take = Jogar sem conexão
page-daily-take-why = Sem conexão, este aparelho conhece os próximos sorteios. Por isso o resultado é marcado e não entra na comparação dos outros.
page-daily-taken = Você baixou esta partida. O resultado é enviado quando você abrir esta página com conexão.
page-daily-taken-play = Jogar neste aparelho
page-daily-uncounted = Sua partida não conta: você desistiu ou terminou depois do fim do dia.
page-daily-worse = dos outros resultados são piores ({ $n } ao todo).
page-daily-yesterday = Ontem, { $day }
page-daily-you = você, { $ahead }
