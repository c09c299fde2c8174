### Games in the browser, without a server.

error-bad-export = Este archivo no contiene partidas de esta página o alguien lo ha modificado. No se ha cargado nada.
error-bad-record = Esta partida no pudo haberse jugado así, por lo que no se ha guardado.
error-cannot-store = Este navegador no ha podido guardarlo, así que nada ha cambiado. Inténtalo de nuevo.
error-game-taken = Otra cuenta ya tiene esta partida.
error-needs-people = Para jugar con otras personas hace falta un servidor. Aquí puedes jugar contra bots, en solitario o en un solo dispositivo.
error-offline-failed = No se han podido iniciar los juegos en este navegador.
error-search-lost = La búsqueda se ha interrumpido. Pídela de nuevo.
error-storage-full = A este navegador no le queda espacio, así que nada ha cambiado. Borra algunas partidas o libera espacio.
error-too-many-games = Tu cuenta no admite más partidas de navegadores. Guárdalas en un archivo.

page-offline-about = Descarga los juegos una vez y juega contra bots o en un solo dispositivo sin conexión.
page-offline-again = Intentar de nuevo
page-offline-export = Guardar partidas en un archivo
page-offline-get = Descargar ({ $mb } MB)
page-offline-here = en este dispositivo
page-offline-import = Cargar partidas de un archivo
page-offline-imported = { $n ->
    [one] { $n } partida cargada.
   *[other] { $n } partidas cargadas.
}
page-offline-loading = Descargando los juegos: { $loaded } de { $total } MB
page-offline-local = Sin conexión con el servidor. Estás jugando en este navegador; tus partidas del servidor están a salvo.
page-offline-log-in = { $n ->
    [one] Inicia sesión para pasar { $n } partida terminada de este dispositivo a tu cuenta
   *[other] Inicia sesión para pasar { $n } partidas terminadas de este dispositivo a tu cuenta
}
page-offline-move = { $n ->
    [one] Pasar { $n } partida terminada a tu cuenta
   *[other] Pasar { $n } partidas terminadas a tu cuenta
}
page-offline-moved = { $n ->
    [one] { $n } partida pasada a tu cuenta.
   *[other] { $n } partidas pasadas a tu cuenta.
}
page-offline-moving = Pasando las partidas…
page-offline-new = Hay una versión nueva.
page-offline-played = jugada sin conexión
page-offline-played-about = Jugada sin conexión: las jugadas siguen las reglas, pero ningún servidor ha visto los sorteos.
page-offline-ready = Los juegos están en este dispositivo y funcionan sin conexión.
page-offline-reload = Recargar
page-offline-restarted = Hubo que reiniciar los juegos. Todas las jugadas que se mostraron como hechas siguen ahí.
page-offline-serverless = Los juegos funcionan en tu navegador: contra bots, en solitario o en un solo dispositivo. No se envía nada a ninguna parte.
page-offline-starting = Iniciando los juegos…
page-offline-title = Jugar sin conexión
page-offline-trouble-broken = No se han podido iniciar los juegos. Recarga la página; si no ayuda, prueba con otro navegador.
page-offline-trouble-damaged = Un archivo descargado está dañado. Inténtalo de nuevo.
page-offline-trouble-full = A este navegador no le queda espacio para los juegos. Libera espacio e inténtalo de nuevo.
page-offline-trouble-network = No se han podido descargar los juegos. Revisa la conexión e inténtalo de nuevo.
page-offline-trouble-wasm = Este navegador es demasiado antiguo para los juegos: le falta WebAssembly. Actualízalo o usa otro.
page-offline-unkept = Este navegador no guarda nada, como en una ventana privada: tus partidas acaban al cerrar esta página.
