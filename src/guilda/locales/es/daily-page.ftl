page-daily-about = Juegas cada partida una sola vez, sin pistas y sin deshacer. Cuenta si la terminas hoy.
page-daily-against = Contra un bot que juega igual para todos: { $level }
page-daily-alone = En solitario, contra el objetivo
page-daily-commitments = Compromisos de hoy y de mañana
page-daily-continue = Continuar
page-daily-copied = Resultado copiado.
page-daily-copy-failed = Este navegador no permite copiar. Selecciona el texto.
page-daily-deals = Partidas de hoy
page-daily-fair = Las semillas ya son públicas. Cada una debe corresponder al compromiso publicado antes de que empezara el día; este navegador lo comprueba.
page-daily-first = Eres la primera persona en terminar.
page-daily-histogram = Ventaja en { $n } resultados; la tuya es { $ahead }.
page-daily-master = El maestro hace { $points } puntos ({ $ahead }).
page-daily-master-replay = Partida del maestro
page-daily-master-waits = El maestro todavía está jugando esta partida.
page-daily-next = Próxima partida en { $hours } h { $minutes } min
page-daily-offline = Jugada sin conexión, con la semilla en el dispositivo.
page-daily-picture = Tu tablero final en símbolos
page-daily-play = Jugar
page-daily-played = jugada
page-daily-players = { $n ->
    [one] Una persona la ha terminado.
   *[other] { $n } personas la han terminado.
}
page-daily-playing = en curso
page-daily-preview = Lo que se comparte
page-daily-public = Sin servidor, la partida depende solo de la fecha: cualquiera puede calcularla de antemano, y los resultados no se comparan.
page-daily-rest = día de descanso
page-daily-result = Tienes { $points } puntos, { $ahead } contra el bot.
page-daily-result-alone = Tienes { $points } puntos, { $ahead } respecto al objetivo.
page-daily-review = Analizar tu partida
page-daily-same = igual para todos
page-daily-seed = Semilla y compromiso
page-daily-seed-differs = La semilla no corresponde al compromiso publicado.
page-daily-seed-fits = La semilla corresponde a su compromiso.
page-daily-seed-kept = La semilla corresponde al compromiso que este dispositivo vio antes.
page-daily-share = Copiar resultado
page-daily-star = mejor 10 %
page-daily-streak = { $n ->
    [0] Todavía sin racha
    [one] { $n } día
   *[other] { $n } días
}
page-daily-streak-rule = Un día de descanso por semana mantiene la racha.
page-daily-take = Jugar sin conexión
page-daily-take-why = Sin conexión, este dispositivo conoce los próximos sorteos. Por eso el resultado se marca y no entra en la comparación de los demás.
page-daily-taken = Descargaste esta partida. El resultado se envía cuando abras esta página con conexión.
page-daily-taken-play = Jugar en este dispositivo
page-daily-uncounted = Tu partida no cuenta: abandonaste o la terminaste después del final del día.
page-daily-worse = de los demás resultados son peores ({ $n } en total).
page-daily-yesterday = Ayer, { $day }
page-daily-you = tú, { $ahead }
