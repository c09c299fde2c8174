### La page en dehors des plateaux de jeu.

page-account-as = Vous jouez sous le nom de { $name }.
page-account-data = Vos données
page-account-delete = Supprimer toutes mes données
page-account-delete-sure = Supprimer définitivement
page-account-deleted = Toutes vos données ont été supprimées.
page-account-export = Télécharger vos données
page-account-game = Jeu
page-account-games = Parties
page-account-login = Se connecter
page-account-logout = Se déconnecter
page-account-password = Mot de passe (au moins 8 caractères)
page-account-puzzles = Utiliser mes parties terminées pour des problèmes
page-account-puzzles-why = Seulement des positions, sans noms, de parties où tous les joueurs sont d’accord.
page-account-rating = Classement
page-account-ratings = Classements
page-account-ratings-none = Jouez une partie classée contre une autre personne pour obtenir un classement.
page-account-register = Créer un compte
page-account-secret = Copiez cette clé maintenant. Elle ne sera plus affichée :
page-account-title = Compte
page-account-token-drop = Supprimer
page-account-token-make = Créer une clé
page-account-token-name = Nom du bot
page-account-tokens = Clés pour bots
page-account-tokens-why = Avec une clé, votre propre programme peut jouer ici.
page-account-why = Vous pouvez jouer sans compte. Avec un compte, vous gardez vos parties et vos classements sur tous vos appareils.

page-ask-action = jetons ou carte ?
page-ask-action-then = l’acheter ou la réserver ?
page-ask-colour = choisissez une couleur
page-ask-column = choisissez une case du mur
page-ask-die = choisissez un dé
page-ask-from = choisissez un dé à déplacer
page-ask-keep = choisissez la pièce à garder
page-ask-line = choisissez une ligne
page-ask-more = choisissez un autre jeton
page-ask-pattern = choisissez votre vitrail
page-ask-source = choisissez où prendre
page-ask-space = choisissez une case
page-ask-strip = choisissez une planche Motif
page-ask-to = choisissez sa nouvelle case
page-ask-token = choisissez un jeton à remettre
page-ask-tool = utilisez un outil ou terminez

page-chat-lines = Messages
page-chat-none = Aucun message pour l’instant.
page-chat-open = Discussion, { $n } { $n ->
    [one] nouveau message
   *[other] nouveaux messages
}
page-chat-say = Message
page-chat-send = Envoyer
page-chat-title = Discussion

page-choices-back = retour
page-choices-open = Tous les choix : { $n }
page-choices-title = Vos choix

page-clock-bank = { $n } min par joueur
page-clock-increment = { $n } min + { $s } s
page-clock-move = { $n } s par coup
page-clock-none = sans pendule

page-close = Fermer

page-confirm = Confirmer

page-curtain-ready = Je suis { $name }
page-curtain-title = Passez l’appareil à { $name }
page-curtain-why = Ce qui est réservé à { $name } reste caché jusque-là.

page-describe-title = La table sous forme de texte

page-fair-about = Votre navigateur peut recalculer chaque tirage de cette partie à partir de graines fixées avant le début.
page-fair-ask = Vérifier
page-fair-browser = Votre navigateur :
page-fair-commitment = Tirages équitables
page-fair-commitment-why = Une empreinte de la graine du serveur, publiée avant le premier tirage. Après la partie, vous pouvez vérifier chaque tirage.
page-fair-draw = Le tirage { $draw } (moins de { $n }) devrait être { $computed }, mais l’enregistrement indique { $recorded }.
page-fair-insecure = Votre navigateur ne calcule d’empreintes qu’en HTTPS ou sur la machine du serveur.
page-fair-no-commitment = La graine ne correspond pas à l’empreinte publiée.
page-fair-no-seed = La graine envoyée par votre navigateur manque dans l’enregistrement.
page-fair-no-shown = L’empreinte de l’enregistrement n’est pas celle qui vous a été montrée.
page-fair-no-unrevealed = Le serveur n’a pas révélé sa graine.
page-fair-server = Vérification complète par le serveur :
page-fair-server-yes = { $moves } { $moves ->
    [one] coup
   *[other] coups
} et { $draws } { $draws ->
    [one] tirage
   *[other] tirages
} vérifiés : tout suit les règles.
page-fair-title = Les tirages étaient-ils équitables ?
page-fair-yes = { $n ->
    [one] Équitable : { $n } tirage recalculé, il concorde.
   *[other] Équitable : { $n } tirages recalculés, tous concordent.
}

page-game-over = La partie est terminée

page-help-about = La liste des choix propose tous les coups permis, dans l’ordre du plateau.
page-help-arrows = parcourir la liste des choix
page-help-chat = discussion
page-help-enter = choisir ou confirmer
page-help-escape = revenir d’une étape
page-help-help = cette aide
page-help-hint = demander un conseil
page-help-numbers = jouer un choix par son numéro
page-help-tab = aller au prochain choix du plateau
page-help-title = Raccourcis clavier
page-help-undo = annuler

page-hint-ask = Conseil
page-hint-line = Ensuite peut-être :
page-hint-thinking = Un maître réfléchit…
page-hint-title = Ce que ferait un maître
page-hint-worth = { $share } de victoires, { $margin } points en moyenne

page-home-about = Ouvrez une table, partagez le lien, jouez. Sans compte, et les bots sont toujours prêts.
page-home-all = Toutes ({ $n })
page-home-azul = Prenez des tuiles, remplissez des lignes, couvrez votre mur.
page-home-azul-meta = 2–4 joueurs · 30 min
page-home-bots = Jouer contre des bots
page-home-puzzles = Problèmes
page-home-games = Jeux
page-home-invite = Inviter des amis
page-home-join = Rejoindre
page-home-learn = Apprendre
page-home-learn-game = Apprendre { $game }
page-home-mine = Vos parties
page-home-first = Jouer une première partie
page-home-mine-none = Vous n’avez pas encore de partie.
page-home-name = Votre nom
page-home-open = Tables ouvertes
page-home-open-new = Ouvrir une table
page-home-open-none = Aucune table ouverte en ce moment.
page-home-own = Images, textes et code originaux. Sans lien avec les éditeurs des jeux.
page-home-play = Jouer
page-home-play-game = Jouer à { $game }
page-home-replay = Revoir
page-home-resume = Reprendre
page-home-rules-game = Règles : { $game }
page-home-sagrada = Choisissez des dés pour votre vitrail : gare aux couleurs et aux nuances.
page-home-sagrada-meta = 1–4 joueurs · 35 min
page-home-seats = { $taken } places prises sur { $all }
page-home-sintra = Guidez votre vitrier le long des fenêtres du palais.
page-home-sintra-meta = 2–4 joueurs · 35 min
page-home-splendor = Réunissez des pierres, achetez des cartes, recevez la visite d’un noble.
page-home-splendor-meta = 2–4 joueurs · 30 min
page-home-title = Jeux de tuiles, de verre, de dés et de pierres
page-home-watch = Regarder

page-invite-copied = Lien copié
page-invite-copy = Copier le lien
page-invite-link = Lien vers cette table
page-invite-qr = Code QR avec le lien vers cette table
page-invite-send = Partager le lien
page-invite-title = Inviter avec un lien
page-invite-watch = Lien pour les spectateurs

page-learn-back = Retour
page-learn-next = Suivant
page-learn-play = Jouer une partie
page-learn-show = Montrez-moi
page-learn-teacher = Professeur
page-learn-title = { $game } : une première partie

page-level-apprentice = Apprenti
page-level-apprentice-why = connaît le jeu, se trompe de temps en temps
page-level-bot = Bot
page-level-expert = Expert
page-level-expert-why = réfléchit beaucoup, ne fait pas de faute d’inattention
page-level-grandmaster = Grand maître
page-level-grandmaster-why = réfléchit environ une seconde : le bot le plus fort ici
page-level-greedy = Glouton
page-level-greedy-why = prend le plus de points tout de suite, sans regarder plus loin
page-level-journeyman = Compagnon
page-level-journeyman-why = pense à l’avance, se trompe rarement
page-level-master = Maître
page-level-master-why = voit loin et répond aussitôt
page-level-novice = Novice
page-level-novice-why = un premier adversaire : réfléchit peu, se trompe souvent
page-level-random = Aléatoire
page-level-random-why = joue n’importe quel coup permis

page-loading = Chargement…

page-lobby-bot = Ajouter un bot
page-lobby-clear = Libérer
page-lobby-host = Toutes les places sont prises. En attente de l’hôte pour commencer la partie.
page-lobby-other = Nom d’un autre joueur sur cet appareil
page-lobby-seats = Places
page-lobby-sit = S’asseoir ici
page-lobby-sit-more = Ajouter un joueur sur cet appareil
page-lobby-stand = Quitter
page-lobby-start = Commencer la partie
page-lobby-waiting = En attente de joueurs…

page-log-newest = le plus récent d’abord
page-log-resign = { $who ->
    [you] Vous abandonnez.
   *[other] { $name } abandonne.
}
page-log-return = { $who ->
    [you] Vous êtes de retour.
   *[other] { $name } est de retour.
}
page-log-takeover = { $who ->
    [you] Un bot vous remplace.
   *[other] Un bot remplace { $name }.
}
page-log-timeout = { $who ->
    [you] Vous n’avez plus de temps.
   *[other] { $name } n’a plus de temps.
}
page-log-title = Journal
page-log-undo = { $who ->
    [you] Vous annulez un coup.
   *[other] { $name } annule un coup.
}
page-log-undone = Coup annulé

page-menu-casual = amicale
page-menu-rated = classée
page-menu-spectators = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
page-menu-title = Joueurs

page-moves-all = Tous
page-moves-mine = Les miens
page-moves-mistakes = Erreurs
page-moves-title = Coups

page-nav-home = Accueil
page-nav-skip = Aller au contenu
page-nav-title = Menu

page-new-bots = Contre des bots
page-new-clock = Pendule
page-new-clock-10 = 10 min + 10 s
page-new-clock-30 = 30 min + 15 s
page-new-clock-5 = 5 min + 5 s
page-new-clock-day = un jour par coup
page-new-clock-none = sans pendule
page-new-device = Sur un seul appareil
page-new-friends = Avec des amis
page-new-hints = Autoriser les conseils
page-new-level = Niveau des bots
page-new-mode = Jouer
page-new-open = Ouvrir la table
page-new-people = Joueurs à la table
page-new-players = Joueurs
page-new-public = Afficher sur la page d’accueil pour que tout le monde puisse rejoindre
page-new-rated = Classée
page-new-solo = 1 (solo)
page-new-start = Commencer la partie
page-new-title = Nouvelle partie

page-nowhere = Il n’y a pas de page à cette adresse.

page-points-word = { $n ->
    [one] point
   *[other] points
}

page-problem-again = Réessayer
page-problem-gone = Le serveur est injoignable. Nouvelle tentative…
page-problem-offline = Le serveur est injoignable. Vérifiez votre connexion.

page-rematch-ask = Revanche
page-rematch-go = Aller à la revanche

page-replay-back = Coup précédent
page-replay-controls = Relecture
page-replay-download = Télécharger
page-replay-eyes = Point de vue
page-replay-first = Aller au début
page-replay-jump = Aller à
page-replay-last = Aller à la fin
page-replay-mistake = Erreur suivante
page-replay-next = Coup suivant
page-replay-open = Revoir et analyser
page-replay-open-all = tout est visible
page-replay-pause = Pause
page-replay-place = Coup { $n } sur { $all }
page-replay-play = Lecture
page-replay-share = Partager
page-replay-speed = Vitesse
page-replay-start = La partie commence
page-replay-table = Retour à la table

page-resign = Abandonner
page-resign-sure = Oui, abandonner

page-result-brackets = Entre parenthèses : la quantité.
page-result-rank = { $n ->
    [1] 1er
   *[other] { $n }e
}
page-result-scores = Feuille de score
page-result-shared = { $names } se partagent la victoire
page-result-solved = Vous avez battu le score cible
page-result-target = Score cible
page-result-total = Total
page-result-unsolved = Vous n’avez pas battu le score cible
page-result-winner = { $name } gagne
page-result-won = Vous gagnez

page-return = Reprendre ma place

page-review-accuracy = Précision
page-review-ask = Analyser cette partie
page-review-balance = Chance et talent
page-review-better = Mieux : { $sentence }
page-review-busy = Le moteur analyse la partie…
page-review-chances = Chances : { $shares }
page-review-decisions = Ses coups
page-review-drift = Inexpliqué
page-review-costly = Les coups les plus coûteux
page-review-few = Trop peu de coups dans une partie ouverte pour indiquer un niveau
page-review-good = Aucun coup ne vous a coûté cher. Bien joué !
page-review-graph = Les chances de chaque joueur au fil de la partie
page-review-level = Niveau approximatif : { $level }
page-review-loss = { $loss } de probabilité de gain perdue par coup tant que la partie était ouverte
page-review-luck = Chance
page-review-marks = Erreurs : { $mistakes }, gaffes : { $blunders }
page-review-opponents = Coups adverses
page-review-result = Résultat
page-review-start = Avant la mise en place
page-review-title = Analyse de la partie

page-rules-learn = Apprendre en jouant
page-rules-title = Règles

page-seat-all = Joueurs
page-seat-awaited = n’a pas encore accepté
page-seat-away = un bot joue
page-seat-gone = hors ligne
page-seat-here = en ligne
page-seat-number = Joueur { $n }
page-seat-open = place libre
page-seat-rating = classement { $n }
page-seat-resigned = a abandonné
page-seat-watching = vous regardez
page-seat-you = vous

page-settings-confirm = Confirmer les coups
page-settings-confirm-why = Voir chaque coup avant de le confirmer d’un second appui
page-settings-language = Langue
page-settings-motion = Animations
page-settings-motion-why = Les pièces se déplacent sur le plateau
page-settings-notifications = Notifications
page-settings-notifications-why = Quand c’est votre tour et que cette page est en arrière-plan
page-settings-sound = Son
page-settings-sound-why = Pour les coups et quand c’est votre tour
page-settings-theme = Thème
page-settings-title = Réglages
page-settings-vibration = Vibration
page-settings-vibration-why = Sur téléphone, quand c’est votre tour

page-table-missing = Cette table n’existe pas.

page-takeover = Laisser un bot prendre le relais
page-takeover-rated = Compter comme un abandon

page-theme-dark = Sombre
page-theme-light = Clair
page-theme-system = Comme le système

page-turn-choose = Ce qui est en surbrillance peut être choisi.
page-turn-last-round = Dernière manche
page-turn-name = { $name }, à vous de jouer
page-turn-notice = { $game } : à vous de jouer.
page-turn-of = À { $name } de jouer
page-turn-round = Manche { $n }
page-turn-yours = À vous de jouer

page-undo = Annuler
page-settings-speed = Vitesse des coups des autres joueurs
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-instant = Immédiate
page-problem-stale = La connexion ne répond pas. Vos coups sont gardés jusqu’à son retour.
page-problem-refused = Votre session est terminée. Rechargez la page.
page-turn-again = Revoir les derniers coups
page-turn-skip = Passer
page-turn-moves = { $name } : { $move }
page-learn-others = { $n ->
    [one] { $n } autre coup est possible ici. La leçon continue avec celui en surbrillance.
   *[other] { $n } autres coups sont possibles ici. La leçon continue avec celui en surbrillance.
}
page-new-hints-rated = Pas de conseils dans les parties classées
page-new-more = Plus…
page-now-replay = Revoir
page-now-title = { $name }, à l’instant
page-rematch-again = Rejouer
page-result-empty = Aucun point pour : { $items }.
page-result-next-level = Niveau suivant : { $level }
page-seat-projected = en l’état : { $points }
page-log-undo-asked = { $who ->
    [you] Vous demandez à annuler un coup.
   *[other] { $name } demande à annuler un coup.
}
page-log-undo-refused = { $who ->
    [you] Vous refusez d’annuler le coup.
   *[other] { $name } refuse d’annuler le coup.
}
page-undo-ask = Demander l’annulation
page-undo-agree = Accepter
page-undo-refuse = Refuser
page-undo-request = { $name } demande à annuler un coup. Acceptez-vous ?
page-undo-waiting = Vous avez demandé à annuler votre coup. En attente de la réponse…
page-undo-nothing = Rien à annuler pour l’instant.
page-undo-rated = Dans une partie classée, on ne peut annuler que tant que personne d’autre n’a joué.
page-undo-revealed = Annulation impossible : quelque chose a été tiré ou révélé depuis votre coup.
page-chat-reactions = Réactions rapides
page-chat-smile = Bien joué !
page-chat-wow = Waouh !
page-chat-ouch = Aïe !
page-chat-think = Je réfléchis…
page-chat-heart = Merci pour la partie !
page-chat-bots = Les bots ne lisent pas la discussion ; les spectateurs, si.
page-lobby-watch = Toutes les places sont prises : vous pourrez regarder. La partie s’ouvrira ici dès qu’elle commencera.
page-result-rating = Votre classement : { $rating } ({ $change })
page-new-fewer = Moins…
analysis-title = Analyse
analysis-mistakes = Apprenez de vos erreurs
analysis-mistakes-again = Réessayer
analysis-open-table = Analyser
page-result-ahead = { $n ->
    [one] { $n } point devant { $name }.
   *[other] { $n } points devant { $name }.
}
page-result-behind = { $n ->
    [one] Il vous a manqué { $n } point.
   *[other] Il vous a manqué { $n } points.
}
page-result-difference = L’écart principal : { $item }, { $ours } à { $theirs }.
page-result-by-resignation = Partie décidée par abandon.
page-result-against-target = { $points } pour un objectif de { $target }.
page-now-nothing = Aucun coup pour l’instant
