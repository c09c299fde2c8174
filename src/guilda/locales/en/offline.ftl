### Games in the browser, without a server.

error-bad-export = This file does not hold games of this page, or someone has changed it. Nothing was loaded.
error-cannot-store = This browser could not save that, so nothing was changed. Try again.
error-needs-people = Playing with other people needs a server. Here you can play against bots, solo, or on one device.
error-offline-failed = The games could not be started in this browser.
error-search-lost = The search was interrupted. Ask again.
error-storage-full = This browser has no room left, so nothing was changed. Delete some games or free some space.

page-offline-about = Download the games once, and play against bots or on one device without a connection.
page-offline-again = Try again
page-offline-export = Save games to a file
page-offline-get = Download ({ $mb } MB)
page-offline-import = Load games from a file
page-offline-imported = { $n ->
    [one] { $n } game loaded.
   *[other] { $n } games loaded.
}
page-offline-loading = Downloading the games: { $loaded } of { $total } MB
page-offline-local = No connection to the server. You are playing in this browser; your games on the server are safe.
page-offline-new = A new version is ready.
page-offline-ready = The games are on this device and work without a connection.
page-offline-reload = Reload
page-offline-restarted = The games had to be restarted. Every move that was shown as played is still there.
page-offline-serverless = Games run in your browser: against bots, solo, or on one device. Nothing is sent anywhere.
page-offline-starting = Starting the games…
page-offline-title = Play without a connection
page-offline-trouble-broken = The games could not be started. Reload the page; if that does not help, try another browser.
page-offline-trouble-damaged = A downloaded file is damaged. Try again.
page-offline-trouble-full = This browser has no room left for the games. Free some space and try again.
page-offline-trouble-network = The games could not be downloaded. Check your connection and try again.
page-offline-trouble-wasm = This browser is too old to run the games: it lacks WebAssembly. Update it, or use another one.
page-offline-unkept = This browser keeps nothing, as in a private window: your games end when you close this page.
