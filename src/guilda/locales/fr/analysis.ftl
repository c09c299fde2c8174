### Le plateau d’analyse.

analysis-about = Ce coup
analysis-card = { $number } · niveau { $level } · { $points } points
analysis-chance-again = Tirer de nouveau
analysis-chance-choose = Choisir le tirage
analysis-chance-draw = Tirage { $n } : { $outcome }
analysis-chance-draws = Tirages
analysis-chance-has = Il y a eu un tirage
analysis-chance-help = Choisissez un tirage, puis ce qu’il donne. Les suivants restent tels quels si possible.
analysis-chance-of = Le tirage { $n } donne
analysis-chance-title = Choisissez ce qui est tiré
analysis-chance-use = Jouer avec ces tirages
analysis-comment = Commentaire
analysis-delete = Supprimer à partir d’ici
analysis-edit = Modifier la position
analysis-edit-bag = Ce qui n’est pas sur la table va dans le sac ou les pioches.
analysis-edit-blind = Réservées depuis une pioche
analysis-edit-bonus = Points pour les couleurs
analysis-edit-broken = Verre brisé
analysis-edit-cancel = Annuler
analysis-edit-cards = Cartes achetées
analysis-edit-centre = Centre
analysis-edit-centre-has = au centre
analysis-edit-dealt = Cartes Vitrail
analysis-edit-empty = vide
analysis-edit-factories = Fabriques
analysis-edit-favor = Jetons Faveur
analysis-edit-floor = Ligne de plancher
analysis-edit-glazier = Vitrier au-dessus de la fenêtre
analysis-edit-hand = Cartes réservées
analysis-edit-hidden = cachée
analysis-edit-legal = Possible. Coups permis : { $n }
analysis-edit-lid = Dans le couvercle de la boîte
analysis-edit-lines = Lignes de motif
analysis-edit-lost = Points perdus par le verre brisé
analysis-edit-marker = Tuile Premier joueur
analysis-edit-nobles = Nobles sur la table
analysis-edit-nth = Tour de la manche
analysis-edit-on-tools = Jetons Faveur sur les outils (solo : 1 si utilisé)
analysis-edit-open = visible
analysis-edit-panes = Fenêtres : carreau supérieur et inférieur
analysis-edit-pattern = Motif de vitrail
analysis-edit-points = Points des fenêtres
analysis-edit-pool = Réserve
analysis-edit-private = Objectifs personnels
analysis-edit-public = Objectifs communs
analysis-edit-put = Posez une pièce
analysis-edit-put-help = Choisissez une pièce, puis touchez des cases.
analysis-edit-read = Analyser ce texte
analysis-edit-reset = Réinitialiser
analysis-edit-resets = Retours au début de la piste de verre brisé
analysis-edit-round = Manche
analysis-edit-rubber = Gomme
analysis-edit-score = Points
analysis-edit-shown = La dernière position possible
analysis-edit-space = { $group }, ligne { $row }, case { $column } : { $piece }
analysis-edit-spaces = Pièces sur les planches Motif
analysis-edit-spent = Dés payés pour les outils
analysis-edit-starter = Premier joueur
analysis-edit-strips = Planches Motif, de gauche à droite
analysis-edit-table = Cartes sur la table, niveaux 1 à 3
analysis-edit-text = En texte
analysis-edit-tiling = Ligne en cours de pose
analysis-edit-tokens = Jetons
analysis-edit-tools = Outils
analysis-edit-tower = Dans la tour de rangement
analysis-edit-track = Piste de manches
analysis-edit-track-round = Piste des manches, manche { $n }
analysis-edit-turn = Au tour de
analysis-edit-use = Analyser
analysis-edit-visitors = Nobles venus en visite
analysis-edit-wall = Mur
analysis-edit-window = Vitrail
analysis-edit-windows = Choix des vitraux
analysis-engine = Lignes du moteur
analysis-engine-busy = { $n } simulations pour l’instant…
analysis-engine-detail = { $margin } points · { $n ->
    [one] { $visits } visite
   *[other] { $visits } visites
}
analysis-engine-done = { $n } simulations
analysis-engine-start = Lancer
analysis-engine-stop = Arrêter
analysis-engine-worth = { $share } de chances de gain, { $margin } points, { $n ->
    [one] { $visits } visite
   *[other] { $visits } visites
}
analysis-first = Jouez un coup sur le plateau.
analysis-lead = Jouez n’importe quel coup pour n’importe quel joueur, tirez au sort ou choisissez ce qui est tiré, et voyez ce que ferait le moteur.
analysis-link-damaged = Ce lien est abîmé : il en manque peut-être une partie. Copiez-le en entier ou demandez le fichier.
analysis-mistakes-best = Le meilleur : { $sentence } Cela valait { $share } ; le coup joué, { $played }.
analysis-mistakes-close = Bien : presque aussi fort que le meilleur coup.
analysis-mistakes-cost = Cela a coûté { $loss } de probabilité de victoire.
analysis-mistakes-leave = Analyser librement
analysis-mistakes-next = Erreur suivante
analysis-mistakes-none = Aucune erreur à revoir dans cette partie. Bien joué !
analysis-mistakes-place = Erreur { $n } sur { $all } · coup { $ply }
analysis-mistakes-show = Montrer la solution
analysis-mistakes-solved = Exact : { $sentence } Cela valait { $share } ; le coup joué, { $played }.
analysis-mistakes-try = Trouvez un meilleur coup.
analysis-mistakes-wrong = Il y a mieux. Réessayez.
analysis-mistakes-wrong-share = Cela vous donne { $share }. Il y a mieux : réessayez.
analysis-moves = Coups
analysis-name = Nom de la variante
analysis-noble = Noble { $number } :
analysis-open = Ouvrir
analysis-position-copied = Le texte de la position a été copié.
analysis-position-copy = Copier la position
analysis-promote = Promouvoir en ligne principale
analysis-share-copied = Le lien vers cette analyse a été copié.
analysis-share-long = Cette analyse est trop longue pour un lien. Téléchargez-la plutôt sous forme de fichier.
analysis-start-again = Nouvelle analyse
analysis-start-file = Ouvrir un fichier
analysis-start-game = Jeu
analysis-start-new = Nouvelle position
analysis-start-paste = Collez une position en texte, un enregistrement ou une analyse
analysis-start-random = Mettre en place une partie
analysis-tools = Outils d’analyse
error-bad-analysis = { $problem ->
    [altered] Ce fichier a été modifié, ou il en manque une partie ({ $detail }).
    [illegal] Un coup de ce fichier est contraire aux règles ({ $detail }).
    [running] Cette partie n’est pas encore terminée : son enregistrement ne peut pas être analysé.
    [version] Ce fichier provient d’une autre version des règles ou du matériel ({ $detail }).
   *[other] Impossible d’analyser ceci : ce n’est pas une position en texte, un enregistrement ou une analyse sans erreur ({ $detail }).
}
error-bad-position = Cette position est impossible : { $reason }

# Pourquoi une position est impossible, en fin de phrase.
impossible-azul-floor = la ligne de plancher du joueur { $player } est trop remplie, ou la tuile Premier joueur s’y trouve alors qu’elle appartient à un autre
impossible-azul-line = la ligne de motif { $line } du joueur { $player } contient une couleur déjà présente sur sa ligne du mur
impossible-azul-mixed = la ligne de motif { $line } du joueur { $player } mélange des couleurs
impossible-azul-offer = il y a des tuiles à prendre tant que les joueurs jouent, et à aucun autre moment
impossible-azul-over = la partie serait terminée, car le joueur { $player } a une ligne complète
impossible-azul-printed = sur le mur du joueur { $player }, la case de la ligne { $row }, colonne { $column } est d’une autre couleur
impossible-azul-tiling = une tuile n’attend sa case que sur le mur libre et avant la fin de la partie
impossible-azul-tiling-choice = la tuile de la ligne de motif { $line } n’a qu’une case possible
impossible-azul-tiling-line = la ligne de motif { $line } du joueur dont c’est le tour n’est pas complète
impossible-azul-tiling-order = les lignes de motif complètes au-dessus de la ligne { $line } passent au mur avant elle
impossible-azul-tiling-player = le joueur { $player } doit avoir décoré son mur avant le joueur { $other }
impossible-azul-wall = le mur du joueur { $player } montre deux fois une couleur dans une ligne ou une colonne
impossible-centre = le centre en contient { $count }, mais les fabriques vides en ont laissé { $most } au plus
impossible-factory = la fabrique { $factory } en contient { $count }, mais tant que le sac n’est pas vide une fabrique en contient { $most } ou aucune
impossible-first-round = à la première manche, { $count } ont quitté le sac, mais { $shown } sont visibles
impossible-marker = toutes les fabriques sont pleines, la tuile Premier joueur est donc encore au centre
impossible-not-a-number = « { $text } » n’est pas un nombre
impossible-number = { $field ->
    [bonus] les points pour les couleurs
    [broken] le verre brisé
    [centre] les pièces d’une couleur au centre
    [favor] les jetons Faveur
    [lid] les tuiles d’une couleur dans le couvercle
    [lost] les points perdus
    [on_tools] les jetons Faveur sur un outil
    [points] les points { $place ->
        [0] d’une fenêtre
       *[other] de la fenêtre { $place }
    }
    [resets] les retours au début de la piste de verre brisé
    [round] la manche
    [score] les points
    [spent] les dés payés d’une couleur
    [tokens] les jetons d’un type
    [tower] les pièces d’une couleur dans la tour
   *[other] { $field }
}{ $player ->
    [0] { "" }
   *[other] { " " }du joueur { $player }
} : un nombre de { $least } à { $most }
impossible-sagrada-cards = chaque joueur doit avoir un vitrail, tous de cartes différentes
impossible-sagrada-dealt = chaque joueur reçoit deux cartes Vitrail, et aucune carte n’est donnée deux fois
impossible-sagrada-dice = à la manche { $round }, { $count } dés ont quitté le sac, mais { $shown } sont visibles
impossible-sagrada-edge = les dés du joueur { $player } ne se touchent pas, ou aucun n’est au bord
impossible-sagrada-favor = le joueur { $player } a plus de jetons Faveur que n’en a donné son vitrail ({ $count })
impossible-sagrada-first-round = la piste des manches est vide à la première manche
impossible-sagrada-neighbours = dans le vitrail du joueur { $player }, le dé de la ligne { $row }, colonne { $column } a un voisin de même couleur ou de même valeur
impossible-sagrada-not-dealt = le joueur { $player } ne peut choisir qu’un vitrail de ses deux cartes
impossible-sagrada-over = la partie ne se termine qu’après les { $rounds } manches
impossible-sagrada-pool = la réserve n’a pas les dés que les tours de cette manche ont laissés
impossible-sagrada-price = la première utilisation d’un outil coûte 1 jeton Faveur, chacune des suivantes en coûte 2
impossible-sagrada-print = un dé ne correspond pas à la couleur ou à la valeur imprimée sur sa case
impossible-sagrada-private = les objectifs personnels doivent être différents
impossible-sagrada-public = les objectifs communs doivent être différents
impossible-sagrada-second-turn = l’outil 7 ne s’utilise que lors d’un second tour
impossible-sagrada-spent = en solo, chaque outil utilisé a été payé par un dé
impossible-sagrada-tokens = il doit y avoir { $count } jetons Faveur en tout, chez les joueurs et sur les outils
impossible-sagrada-tools = les outils doivent être différents
impossible-sagrada-track = la manche { $round } ne peut pas laisser { $count } dés sur la piste des manches
impossible-sagrada-track-tools = les outils 5 et 12 demandent des dés sur la piste des manches
impossible-sagrada-turns = le joueur { $player } a placé plus de dés que ses tours ne le permettent
impossible-sagrada-uses = les outils ne peuvent pas encore avoir été utilisés aussi souvent
impossible-sintra-full-strip = une planche n’est pleine que pendant que son joueur, le vitrier au-dessus d’elle, choisit la couleur à garder
impossible-sintra-offer = il y a des pièces à prendre tant que les joueurs jouent, et plus quand la partie est terminée
impossible-sintra-over = la partie ne se termine qu’après la manche { $rounds }
impossible-sintra-panes = la fenêtre { $window } du joueur { $player } a un carreau inférieur mais pas de carreau supérieur
impossible-sintra-space = la planche { $strip } a une pièce sur une case d’une autre couleur
impossible-sintra-strip = la fenêtre { $window } du joueur { $player } a une planche jusqu’à ce qu’elle soit complète, et plus aucune ensuite
impossible-sintra-strip-twice = le joueur { $player } a deux fois la même planche
impossible-sintra-track = la piste de manches est vide pour les manches passées ({ $passed }) et porte une pièce pour chacune des autres, de couleurs différentes à partir de la manche II
impossible-sintra-wild-side = la planche au-dessus de la fenêtre { $window } du joueur { $player } montre ses cases joker si elle a déjà été retournée, et seulement alors
impossible-splendor-card-twice = la carte { $card } est à deux endroits
impossible-splendor-first-turn = une carte a été achetée ou réservée, mais personne n’a encore joué
impossible-splendor-gold = le joueur { $player } a plus d’or que de cartes, mais l’or ne vient qu’avec une carte réservée
impossible-splendor-hand = le joueur { $player } a plus de { $count } cartes réservées
impossible-splendor-noble-twice = le noble { $noble } est à deux endroits
impossible-splendor-nobles = il doit y avoir { $count } nobles en tout, mais { $shown } sont visibles
impossible-splendor-not-over = la partie n’est pas terminée : aucun joueur n’a { $points } points
impossible-splendor-over = la partie serait terminée, car le joueur { $player } avait { $points } points au début de la manche
impossible-splendor-place = l’emplacement { $place } du niveau { $level } est vide alors qu’il reste des cartes dans sa pioche
impossible-splendor-tokens = le joueur { $player } a plus de { $count } jetons
impossible-splendor-visit = le joueur { $player } n’a pas les bonus que demande le noble { $noble }
impossible-text = le texte n’est pas écrit comme une position ({ $detail })
impossible-too-many = { $piece } : { $shown } sont visibles, mais il n’y en a que { $most }
