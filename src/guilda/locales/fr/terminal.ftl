# Nombres : le signe entre la partie entière et les décimales
terminal-decimal-mark = ,

# Jouer
terminal-prompt = { $name }>{ " " }
terminal-first-help = Tapez un coup en notation. Tapez « moves » pour voir tous les coups et « help » pour les autres commandes.
terminal-help =
    Commandes :
      un coup             joue ce coup (Tab le complète)
      moves [DÉBUT]       explique les coups permis
      board               redessine le plateau
      score               montre le détail des scores
      hint                montre ce que jouerait le bot le plus fort
      undo                annule votre dernier coup si rien n’a été révélé depuis
      save FICHIER        enregistre la partie ; « guilda resume FICHIER » la reprend
      help, quit
terminal-commitment =
    Engagement (SHA-256 de la graine, pour vérifier les tirages ensuite) :
    { $hash }
terminal-more-moves = Pour en expliquer quelques-uns, tapez « moves » et un début, par exemple « moves { $example } ».
terminal-no-moves-begin = Aucun coup permis ne commence par « { $text } ».
terminal-refused = Vous ne pouvez pas jouer { $action } : { $reason }.
terminal-not-understood = « { $text } » n’est ni un coup ni une commande. Tapez « moves » ou « help ».
terminal-interrupted = Tapez « save FICHIER » pour garder la partie ou « quit » pour quitter. Appuyez encore sur Ctrl-C pour quitter tout de suite.
terminal-cannot-undo = Rien à annuler : la partie a continué depuis votre dernier coup.
terminal-undone = Coup annulé.
terminal-unfinished = Vous avez quitté la partie avant la fin.
terminal-hand-over = C’est à { $name } de jouer. Assurez-vous que personne d’autre ne voit l’écran, puis appuyez sur Entrée.

# Enregistrer
terminal-offer-record = Tapez un nom de fichier pour garder l’enregistrement, ou appuyez sur Entrée pour quitter.
terminal-save-where = Tapez un nom de fichier après « save ».
terminal-saved = Enregistré dans { $path }.
terminal-saved-private = Enregistré dans { $path }. Le fichier contient les graines de la partie : ne le montrez pas aux joueurs.
terminal-not-saved = La partie n’a pas été enregistrée : { $error }.
terminal-file-exists = { $path } existe déjà. Choisissez un autre nom.

# Conseils
terminal-hint-choice = { $move } : gain { $share } %, écart { $margin }. { $sentence }
terminal-hint-choice-alone = { $move } : gain { $share } %, { $margin } points. { $sentence }
terminal-hint-line = Suite probable du premier coup :
terminal-hint-decided = La fin de cette manche est calculée jusqu’au bout ; les suivantes sont estimées.
terminal-hint-guess = Ce sont des estimations d’après ce que vous savez : le hasard et vos adversaires décident.

# Relecture et analyse
terminal-ply = Après le coup { $ply } sur { $plies }
terminal-replay-help = Entrée ou n : suivant · p : précédent · un nombre : aller à ce coup · e : fin · q : quitter
terminal-reviewing = Probabilité de gain après chaque coup, et après le meilleur coup là où c’était une erreur.
terminal-remark = { $ply }  { $name } : { $move }{ $mark }  gain { $share } %
terminal-better = { " " }; mieux { $best }, { $share } %
terminal-review-sum = { $name } : précision { $accuracy } % ; { $loss } % de probabilité de gain perdue par coup tant que la partie était ouverte ; erreurs (?) { $mistakes }, gaffes (??) { $blunders }
terminal-review-level = A joué à peu près au niveau « { $level } ».
terminal-review-few = Trop peu de coups dans une partie ouverte pour indiquer un niveau.
terminal-review-balance = Départ { $start } %, chance { SIGNED($luck) }, ses coups { SIGNED($decisions) }, coups adverses { SIGNED($opponents) }, inexpliqué { SIGNED($drift) } : résultat { $result } %

# Résultat
terminal-final = Score final
terminal-total = total
terminal-winner = { $names } gagne.
terminal-winners = { $names } se partagent la victoire.
terminal-lost = { $names } perd.

# Plateaux
terminal-round = Manche { $round }
terminal-bag = sac { $bag }
terminal-centre = centre
terminal-in-hand = en main

terminal-azul-lid = couvercle { $lid }
terminal-azul-floor = plancher

terminal-sintra-side = face { $side }
terminal-sintra-tower = tour de rangement { $tower }
terminal-sintra-broken = verre brisé

terminal-sagrada-round = Manche { $round } sur { $rounds }
terminal-sagrada-turn = tour { $turn } sur { $turns }
terminal-sagrada-first-turn = premier tour
terminal-sagrada-second-turn = deuxième tour
terminal-sagrada-first-player = premier joueur
terminal-sagrada-skips = deuxième tour sauté
terminal-sagrada-then = puis
terminal-sagrada-choose = Choisissez un motif de vitrail
terminal-sagrada-target = cible { $target }
terminal-sagrada-pool = réserve
terminal-sagrada-track = piste des manches
terminal-sagrada-difficulty = difficulté
terminal-sagrada-private = personnel
terminal-sagrada-so-far = jusqu’ici
terminal-sagrada-with-private = perso. compris
terminal-sagrada-without-private = hors perso.
terminal-sagrada-chosen = a choisi
terminal-sagrada-gone = retiré du jeu

terminal-splendor-last-round = dernière manche
terminal-splendor-supply = réserve
terminal-splendor-nobles = nobles
terminal-splendor-tokens = jetons
terminal-splendor-bonuses = bonus
terminal-splendor-level = niveau { $level }

terminal-analyse-draws = Tiré : { $draws }
terminal-analyse-edit = Pour changer une case : :edit GROUPE [PLACE] VALEUR, par exemple :edit score.0 12 ou :edit wall.0 3 B ; un point vide une case.
terminal-analyse-file = Donnez le nom d’un nouveau fichier : :save FICHIER
terminal-analyse-help = Un coup est joué (3B2 = B W K… choisit ses tirages) · :lines [SECONDES] · :back · :next [N] · :list · :name TEXTE · :comment TEXTE · :main · :delete · :edit · :mistakes · :text · :save FICHIER · :quit
terminal-analyse-line = { $move } victoire { $share } %  { $margin } points  { $n ->
    [one] { $n } visite
   *[other] { $n } visites
}
terminal-analyse-mistakes = Un coup fait un nouvel essai · :show montre la solution · :back arrête
terminal-analyse-over = La partie est finie : { $scores }
terminal-analyse-percent = { $share } %
terminal-analyse-saved = Enregistré dans { $path }.
terminal-analyse-seconds = Donnez un nombre de secondes jusqu’à { $most }.
terminal-analyse-simulations = { $n } simulations
terminal-analyse-turn = Après le coup { $ply } : à { $name } de jouer
terminal-daily-later = Votre partie est conservée. Reprenez-la aujourd’hui avec « guilda daily { $name } ».
terminal-daily-master = Le maître fait { $points } points ({ $ahead }) : { $moves }
terminal-daily-master-plays = Le maître joue la même donne…
terminal-daily-rules = Dans la donne du jour, pas de conseils ni d’annulation, et la première partie compte. « quit » la garde pour plus tard.
terminal-daily-submitted = Vérifiée et comptée par { $server }, marquée comme jouée hors connexion.
terminal-daily-title = Donne du jour, { $day } : { $title }
