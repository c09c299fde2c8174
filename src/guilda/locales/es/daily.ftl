### La partida del día: también en los errores.

daily-home = Partidas nuevas cada día, iguales para todos
daily-result = Tu resultado del día
daily-solo = { $game } en solitario
daily-title = Partida del día

error-daily-not-taken = No descargaste esta partida en su día, así que su resultado no se puede enviar.
error-daily-once = Cada persona juega una partida del día una sola vez, y esta ya la jugaste.
error-daily-refused = { $problem ->
    [another] Esta partida no cuenta: no es de esta partida del día.
    [running] Esta partida no cuenta: no ha terminado.
    [bot] Esta partida no cuenta: el bot juega de otra manera ({ $detail }).
    [illegal] Esta partida no cuenta: una jugada va contra las reglas ({ $detail }).
    [altered] Esta partida no cuenta: su registro se ha modificado ({ $detail }).
    [version] Esta partida no cuenta: procede de otra versión de las reglas o de los componentes.
   *[other] Esta partida no cuenta: su registro no se puede leer ({ $detail }).
}
error-daily-sealed = El registro contiene la semilla de la partida del día. Podrás descargarlo cuando termine el día (medianoche UTC).
error-daily-unplayed = Es la partida del día de otra persona. Podrás verla cuando hayas jugado la tuya, o cuando termine el día (medianoche UTC).
error-daily-taken = Descargaste esta partida para jugarla sin conexión. Juégala allí; el resultado se envía después.
error-daily-too-late = Es demasiado tarde para enviar esta partida: ha pasado una semana desde su día.
