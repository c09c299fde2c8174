### Games in the browser, without a server.

error-bad-export = Diese Datei enthält keine Partien dieser Seite, oder jemand hat sie verändert. Es wurde nichts geladen.
error-bad-record = So kann diese Partie nicht gespielt worden sein, deshalb wurde sie nicht gespeichert.
error-cannot-store = Dieser Browser konnte das nicht speichern, deshalb wurde nichts geändert. Versuche es noch einmal.
error-game-taken = Diese Partie gehört schon zu einem anderen Konto.
error-needs-people = Um mit anderen zu spielen, braucht es einen Server. Hier kannst du gegen Bots, solo oder an einem Gerät spielen.
error-offline-failed = Die Spiele ließen sich in diesem Browser nicht starten.
error-search-lost = Die Suche wurde unterbrochen. Frage noch einmal.
error-storage-full = Dieser Browser hat keinen Platz mehr, deshalb wurde nichts geändert. Lösche Partien oder schaffe Platz.
error-too-many-games = Dein Konto fasst keine weiteren Partien aus Browsern. Speichere sie in einer Datei.

page-offline-about = Lade die Spiele einmal herunter und spiele ohne Verbindung gegen Bots oder an einem Gerät.
page-offline-again = Noch einmal versuchen
page-offline-export = Partien in einer Datei speichern
page-offline-get = Herunterladen ({ $mb } MB)
page-offline-here = auf diesem Gerät
page-offline-import = Partien aus einer Datei laden
page-offline-imported = { $n ->
    [one] { $n } Partie geladen.
   *[other] { $n } Partien geladen.
}
page-offline-loading = Die Spiele werden heruntergeladen: { $loaded } von { $total } MB
page-offline-local = Keine Verbindung zum Server. Du spielst in diesem Browser; deine Partien auf dem Server sind sicher.
page-offline-log-in = { $n ->
    [one] Melde dich an, um { $n } beendete Partie von diesem Gerät in dein Konto zu übernehmen
   *[other] Melde dich an, um { $n } beendete Partien von diesem Gerät in dein Konto zu übernehmen
}
page-offline-move = { $n ->
    [one] { $n } beendete Partie in dein Konto übernehmen
   *[other] { $n } beendete Partien in dein Konto übernehmen
}
page-offline-moved = { $n ->
    [one] { $n } Partie in dein Konto übernommen.
   *[other] { $n } Partien in dein Konto übernommen.
}
page-offline-moving = Die Partien werden übernommen…
page-offline-new = Eine neue Version ist da.
page-offline-played = offline gespielt
page-offline-played-about = Offline gespielt: Die Züge folgen den Regeln, aber kein Server hat das Mischen gesehen.
page-offline-ready = Die Spiele sind auf diesem Gerät und laufen ohne Verbindung.
page-offline-reload = Neu laden
page-offline-restarted = Die Spiele mussten neu gestartet werden. Jeder Zug, der als gespielt angezeigt wurde, ist noch da.
page-offline-serverless = Die Spiele laufen in deinem Browser: gegen Bots, solo oder an einem Gerät. Nichts wird irgendwohin gesendet.
page-offline-starting = Die Spiele starten…
page-offline-title = Ohne Verbindung spielen
page-offline-trouble-broken = Die Spiele ließen sich nicht starten. Lade die Seite neu; hilft das nicht, nimm einen anderen Browser.
page-offline-trouble-damaged = Eine heruntergeladene Datei ist beschädigt. Versuche es noch einmal.
page-offline-trouble-full = Dieser Browser hat keinen Platz mehr für die Spiele. Schaffe Platz und versuche es noch einmal.
page-offline-trouble-network = Die Spiele ließen sich nicht herunterladen. Prüfe die Verbindung und versuche es noch einmal.
page-offline-trouble-wasm = Dieser Browser ist zu alt für die Spiele: Ihm fehlt WebAssembly. Aktualisiere ihn oder nimm einen anderen.
page-offline-unkept = Dieser Browser speichert nichts, wie in einem privaten Fenster: Deine Partien enden, wenn du diese Seite schließt.
