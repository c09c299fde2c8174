### Games in the browser, without a server.

error-bad-export = This file does not hold games of this page, or someone has changed it. Nothing was loaded.
error-bad-record = This game could not have been played like that, so it was not stored.
error-cannot-store = This browser could not save that, so nothing was changed. Try again.
error-game-taken = Another account already has this game.
error-needs-people = Playing with other people needs a server. Here you can play against bots, solo, or on one device.
error-offline-failed = The games could not be started in this browser.
error-search-lost = The search was interrupted. Ask again.
error-storage-full = This browser has no room left, so nothing was changed. Delete some games or free some space.
error-too-many-games = Your account cannot hold more games from browsers. Save them to a file instead.

page-offline-about = Download the games once, and play against bots or on one device without a connection.
page-offline-again = Try again
page-offline-export = Save games to a file
page-offline-get = Download ({ $mb } MB)
page-offline-here = on this device
page-offline-import = Load games from a file
page-offline-imported = { $n ->
    [one] { $n } game loaded.
   *[other] { $n } games loaded.
}
page-offline-loading = Downloading the games: { $loaded } of { $total } MB
page-offline-local = No connection to the server. You are playing in this browser; your games on the server are safe.
page-offline-log-in = { $n ->
    [one] Log in to move { $n } finished game from this device to your account
   *[other] Log in to move { $n } finished games from this device to your account
}
page-offline-move = { $n ->
    [one] Move { $n } finished game to your account
   *[other] Move { $n } finished games to your account
}
page-offline-moved = { $n ->
    [one] { $n } game moved to your account.
   *[other] { $n } games moved to your account.
}
page-offline-moving = Moving the games…
page-offline-new = A new version is ready.
page-offline-played = played offline
page-offline-played-about = Played offline: the moves follow the rules, but no server has seen the shuffles.
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
