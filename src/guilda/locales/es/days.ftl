days-left = { $n ->
    [one] queda { $n } día
   *[other] quedan { $n } días
}
error-bad-address = Eso no es una dirección de correo. Comprueba que esté bien escrita.
error-link-expired = Este enlace ya no es válido. Pide uno nuevo en los ajustes.
error-mail-failed = No se pudo enviar el correo. Comprueba la dirección o inténtalo más tarde.
error-no-mail = Este servidor no envía correos.
error-no-plans = Solo se pueden preparar respuestas en partidas sin información oculta y con al menos una hora por jugada.
error-no-vacation-left = { $left ->
    [0] Ya no te quedan días de vacaciones este año.
    [one] Solo te queda { $left } día de vacaciones este año.
   *[other] Solo te quedan { $left } días de vacaciones este año.
}
error-on-vacation = Ya estás de vacaciones.
error-plan-chance = Después de esta jugada se saca o revela algo, así que no se puede preparar una respuesta.
error-plan-illegal = Esa jugada no es posible ahí.
error-too-many-plans = Ya has preparado el máximo de respuestas. Bórralas primero.
hours-left = { $n ->
    [0] queda menos de una hora
    [one] queda { $n } hora
   *[other] quedan { $n } horas
}
mail-confirm = Abre este enlace para recibir un correo cuando sea tu turno:

    { $link }

    Si no lo has pedido, ignora este correo: no habrá otro.
mail-confirm-subject = Guilda: confirma tu correo electrónico
mail-turns-intro = Es tu turno en { $n ->
    [one] esta partida
   *[other] estas partidas
}:
mail-turns-subject = { $n ->
    [one] Es tu turno en Guilda
   *[other] Es tu turno en { $n } partidas de Guilda
}
mail-turns-unsubscribe = Para no recibir más estos correos, abre { $link }
minutes-left = { $n ->
    [one] queda { $n } min
   *[other] quedan { $n } min
}
notice-turn = Es tu turno.
notice-turn-with = Es tu turno contra { $players }.
