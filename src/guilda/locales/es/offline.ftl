### Games in the browser, without a server.

error-bad-export = Este archivo no contiene partidas de esta página o alguien lo ha modificado. No se ha cargado nada.
error-cannot-store = Este navegador no ha podido guardarlo, así que nada ha cambiado. Inténtalo de nuevo.
error-needs-people = Para jugar con otras personas hace falta un servidor. Aquí puedes jugar contra bots, en solitario o en un solo dispositivo.
error-offline-failed = No se han podido iniciar los juegos en este navegador.
error-search-lost = La búsqueda se ha interrumpido. Pídela de nuevo.
error-storage-full = A este navegador no le queda espacio, así que nada ha cambiado. Borra algunas partidas o libera espacio.

page-offline-about = Descarga los juegos una vez y juega contra bots o en un solo dispositivo sin conexión.
page-offline-again = Intentar de nuevo
page-offline-export = Guardar partidas en un archivo
page-offline-get = Descargar ({ $mb } MB)
page-offline-import = Cargar partidas de un archivo
page-offline-imported = { $n ->
    [one] { $n } partida cargada.
   *[other] { $n } partidas cargadas.
}
page-offline-loading = Descargando los juegos: { $loaded } de { $total } MB
page-offline-local = Sin conexión con el servidor. Estás jugando en este navegador; tus partidas del servidor están a salvo.
page-offline-new = Hay una versión nueva.
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
