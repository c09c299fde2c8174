page-clock-days = { $n } { $n ->
    [one] día
   *[other] días
} por jugada
page-clock-hours = { $n } { $n ->
    [one] hora
   *[other] horas
} por jugada
page-clock-left-days = { $n } d { $hours } h
page-home-closed = cerrada sin resultado, porque se corrigieron las reglas
page-home-turns = { $n ->
    [one] Es tu turno en una partida
   *[other] Es tu turno en { $n } partidas
}
page-mail-address = Correo electrónico
page-mail-confirm = Confirma tu correo electrónico
page-mail-confirm-do = Confirmar
page-mail-confirm-done = Gracias. Te escribiremos cuando sea tu turno.
page-mail-every = Como máximo
page-mail-every-1440 = uno al día
page-mail-every-360 = uno cada 6 horas
page-mail-every-60 = uno por hora
page-mail-on = Los correos se envían a { $address }.
page-mail-save = Guardar
page-mail-sent = Abre el enlace que enviamos a { $address }.
page-mail-stop = No recibir más correos
page-mail-title = Correos sobre tus turnos
page-mail-unsubscribe = No recibir más correos sobre tus turnos
page-mail-unsubscribe-do = No recibir más
page-mail-unsubscribe-done = Listo. Ya no recibirás estos correos.
page-mail-why = Un correo sobre todas las partidas en las que es tu turno
page-new-clock-3days = 3 días por jugada
page-new-clock-7days = 7 días por jugada
page-plan-cancel = Volver a la partida
page-plan-count = Respuestas preparadas: { $n }
page-plan-drop = Borrar las respuestas preparadas
page-plan-mine = …entonces juegas
page-plan-mine-why = Elige tu respuesta. Nadie más la ve.
page-plan-open = Preparar una respuesta
page-plan-saved = Guardada. Se juega al momento si { $name } hace esa jugada.
page-plan-theirs = Si { $name } juega…
page-plan-theirs-why = Elige la jugada que esperas.
page-push-denied = Tu navegador bloquea las notificaciones de esta página. Permítelas en los ajustes del navegador.
page-seat-vacation = de vacaciones hasta el { $date }
page-settings-push-why = Cuando sea tu turno, aunque esta página esté cerrada
page-table-outdated = Esta partida se cerró
page-vacation-days = Días
page-vacation-end = Volver antes
page-vacation-left = { $n ->
    [one] queda { $n } de { $all } días este año
   *[other] quedan { $n } de { $all } días este año
}
page-vacation-start = Empezar ahora
page-vacation-title = Vacaciones
page-vacation-until = Estás de vacaciones hasta el { $date }.
page-vacation-why = Tus relojes se paran en las partidas con al menos una hora por jugada, y los demás jugadores lo ven. Un día empezado cuenta.
