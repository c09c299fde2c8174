### Games in the browser, without a server.

error-bad-export = Ce fichier ne contient pas de parties de cette page, ou quelqu’un l’a modifié. Rien n’a été chargé.
error-bad-record = Cette partie n’a pas pu se jouer ainsi ; elle n’a pas été enregistrée.
error-cannot-store = Ce navigateur n’a pas pu enregistrer cela ; rien n’a changé. Réessayez.
error-game-taken = Un autre compte possède déjà cette partie.
error-needs-people = Pour jouer avec d’autres personnes, il faut un serveur. Ici, vous pouvez jouer contre des bots, en solo ou sur un même appareil.
error-offline-failed = Les jeux n’ont pas pu démarrer dans ce navigateur.
error-search-lost = La recherche a été interrompue. Refaites la demande.
error-storage-full = Ce navigateur n’a plus de place ; rien n’a changé. Supprimez des parties ou libérez de l’espace.
error-too-many-games = Votre compte ne peut pas contenir plus de parties venues de navigateurs. Enregistrez-les dans un fichier.

page-offline-about = Téléchargez les jeux une fois, puis jouez sans connexion contre des bots ou sur un même appareil.
page-offline-again = Réessayer
page-offline-export = Enregistrer les parties dans un fichier
page-offline-get = Télécharger ({ $mb } Mo)
page-offline-here = sur cet appareil
page-offline-import = Charger des parties depuis un fichier
page-offline-imported = { $n ->
    [one] { $n } partie chargée.
   *[other] { $n } parties chargées.
}
page-offline-loading = Téléchargement des jeux : { $loaded } sur { $total } Mo
page-offline-local = Pas de connexion au serveur. Vous jouez dans ce navigateur ; vos parties sur le serveur ne risquent rien.
page-offline-log-in = { $n ->
    [one] Connectez-vous pour transférer { $n } partie terminée de cet appareil vers votre compte
   *[other] Connectez-vous pour transférer { $n } parties terminées de cet appareil vers votre compte
}
page-offline-move = { $n ->
    [one] Transférer { $n } partie terminée vers votre compte
   *[other] Transférer { $n } parties terminées vers votre compte
}
page-offline-moved = { $n ->
    [one] { $n } partie transférée vers votre compte.
   *[other] { $n } parties transférées vers votre compte.
}
page-offline-moving = Transfert des parties…
page-offline-new = Une nouvelle version est prête.
page-offline-played = jouée hors connexion
page-offline-played-about = Jouée hors connexion : les coups suivent les règles, mais aucun serveur n’a vu les tirages.
page-offline-ready = Les jeux sont sur cet appareil et fonctionnent sans connexion.
page-offline-reload = Recharger
page-offline-restarted = Il a fallu redémarrer les jeux. Chaque coup affiché comme joué est toujours là.
page-offline-serverless = Les jeux tournent dans votre navigateur : contre des bots, en solo ou sur un même appareil. Rien n’est envoyé nulle part.
page-offline-starting = Démarrage des jeux…
page-offline-title = Jouer sans connexion
page-offline-trouble-broken = Les jeux n’ont pas pu démarrer. Rechargez la page ; si cela ne suffit pas, essayez un autre navigateur.
page-offline-trouble-damaged = Un fichier téléchargé est endommagé. Réessayez.
page-offline-trouble-full = Ce navigateur n’a plus de place pour les jeux. Libérez de l’espace et réessayez.
page-offline-trouble-network = Les jeux n’ont pas pu être téléchargés. Vérifiez la connexion et réessayez.
page-offline-trouble-wasm = Ce navigateur est trop ancien pour les jeux : il lui manque WebAssembly. Mettez-le à jour ou utilisez-en un autre.
page-offline-unkept = Ce navigateur ne garde rien, comme dans une fenêtre privée : vos parties se terminent quand vous fermez cette page.
