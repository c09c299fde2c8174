sagrada-title = Sagrada
sagrada-option-tools = Outils (solo)
sagrada-option-tools-1 = 1 : défi extrême
sagrada-option-tools-5 = 5 : facile
sagrada-option-objectives = Objectifs communs (solo)

# Morceaux de phrases
sagrada-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}
sagrada-shades = { $colour ->
    [red] Nuances de rouge
    [yellow] Nuances de jaune
    [green] Nuances de vert
    [blue] Nuances de bleu
   *[purple] Nuances de violet
}
sagrada-part-die = { $value } { sagrada-colour }
sagrada-part-dice = { sagrada-part-die }
sagrada-part-dice-none = aucun dé
sagrada-part-becomes = { sagrada-part-die }
sagrada-part-given = { sagrada-part-die }
sagrada-part-space = ligne { $row }, colonne { $column }
sagrada-part-from = { sagrada-part-space }
sagrada-part-to = { sagrada-part-space }
sagrada-public-objective = { $objective ->
    [row_colours] { sagrada-item-row-colours }
    [column_colours] { sagrada-item-column-colours }
    [row_shades] { sagrada-item-row-shades }
    [column_shades] { sagrada-item-column-shades }
    [light_shades] { sagrada-item-light-shades }
    [medium_shades] { sagrada-item-medium-shades }
    [deep_shades] { sagrada-item-deep-shades }
    [shade_variety] { sagrada-item-shade-variety }
    [colour_variety] { sagrada-item-colour-variety }
   *[colour_diagonals] { sagrada-item-colour-diagonals }
}
sagrada-part-objectives = { $value ->
    [row_colours] { sagrada-item-row-colours }
    [column_colours] { sagrada-item-column-colours }
    [row_shades] { sagrada-item-row-shades }
    [column_shades] { sagrada-item-column-shades }
    [light_shades] { sagrada-item-light-shades }
    [medium_shades] { sagrada-item-medium-shades }
    [deep_shades] { sagrada-item-deep-shades }
    [shade_variety] { sagrada-item-shade-variety }
    [colour_variety] { sagrada-item-colour-variety }
   *[colour_diagonals] { sagrada-item-colour-diagonals }
}
sagrada-part-tools = { $value }
sagrada-part-patterns = { $value }
sagrada-favor-tokens = { $tokens } { $tokens ->
    [one] jeton Faveur
   *[other] jetons Faveur
}
sagrada-price = { $colour ->
    [none] { sagrada-favor-tokens }
   *[other] un dé { sagrada-colour }
}

# Actions
sagrada-action-place = { $who ->
    [choice] Placer
    [you] Vous placez
   *[other] { $player } place
} le { $die } en { $space }.
sagrada-action-move = { $who ->
    [choice] Déplacer
    [you] Vous déplacez
   *[other] { $player } déplace
} le { $die } de la { $from } à la { $to }.
sagrada-action-tool = { $who ->
    [choice] Utiliser
    [you] Vous utilisez
   *[other] { $player } utilise
} { $tool } ({ sagrada-price }).
sagrada-action-end = { $who ->
    [choice] Terminer le tour
    [you] Vous terminez votre tour
   *[other] { $player } termine son tour
}.
sagrada-action-stop = { $who ->
    [choice] Ne déplacer
    [you] Vous ne déplacez
   *[other] { $player } ne déplace
} aucun autre dé.
sagrada-action-leave = { $who ->
    [choice] Laisser
    [you] Vous laissez
   *[other] { $player } laisse
} le { $die } dans la réserve.
sagrada-action-draft = { $who ->
    [choice] Prendre
    [you] Vous prenez
   *[other] { $player } prend
} le { $die } pour { $tool }.
sagrada-action-pay = { $who ->
    [choice] Payer
    [you] Vous payez
   *[other] { $player } paie
} { $tool } avec le { $die }.
sagrada-action-exchange = { $who ->
    [choice] Échanger
    [you] Vous échangez
   *[other] { $player } échange
} le { $given } contre le { $die } de la piste des manches.
sagrada-action-adjust = { $who ->
    [choice] Changer
    [you] Vous changez
   *[other] { $player } change
} le { $die } en { $becomes }.
sagrada-action-value = { $who ->
    [choice] Faire
    [you] Vous faites
   *[other] { $player } fait
} du nouveau dé un { $die }.
sagrada-action-window = { $who ->
    [choice] Choisir
    [you] Vous choisissez
   *[other] { $player } choisit
} { $pattern } (difficulté { $difficulty }).

# Questions
sagrada-prompt-window = Quel motif de vitrail choisissez-vous ?
sagrada-prompt-window-terminal = Tapez W, la carte et la face, par exemple W9A.
sagrada-prompt-pay = Quel dé { sagrada-colour } de la réserve paie { $tool } ?
sagrada-prompt-pay-terminal = Tapez le dé, par exemple R5.
sagrada-prompt-draft = Sur quel dé de la réserve utilisez-vous { $tool } ?
sagrada-prompt-draft-terminal = Tapez le dé, par exemple R5.
sagrada-prompt-adjust = Augmentez-vous ou diminuez-vous de 1 le { $die } ?
sagrada-prompt-adjust-terminal = Tapez +1 ou -1.
sagrada-prompt-exchange = Contre quel dé de la piste des manches échangez-vous le { $die } ?
sagrada-prompt-exchange-terminal = Tapez = et le dé, par exemple =R5.
sagrada-prompt-value = Quelle valeur reçoit le nouveau dé { sagrada-colour } ?
sagrada-prompt-value-terminal = Tapez V et la valeur, par exemple V4.
sagrada-prompt-place = Où placez-vous le { $die } ?{ $leave ->
    [true] { " " }Vous pouvez aussi le laisser dans la réserve.
   *[other] { "" }
}
sagrada-prompt-place-terminal = Tapez le dé, @, la ligne et la colonne, par exemple R5@23{ $leave ->
    [true] { " " }; ou LEAVE
   *[other] { "" }
}.
sagrada-prompt-move = Quel dé déplacez-vous avec { $tool }, et où ?{ $stop ->
    [true] { " " }Vous pouvez aussi vous arrêter ici.
   *[other] { "" }
}
sagrada-prompt-move-terminal = Tapez le départ et l’arrivée, par exemple 23>34{ $stop ->
    [true] { " " }; ou STOP
   *[other] { "" }
}.
sagrada-prompt-extra = Quel deuxième dé placez-vous maintenant, et où ?
sagrada-prompt-extra-terminal = Tapez le dé, @, la ligne et la colonne, par exemple R5@23.

# Événements
sagrada-event-table = Sur la table : { $tools_count ->
    [one] l’outil
   *[other] les outils
} { $tools } ; les objectifs { $objectives }.
sagrada-event-private = { $colour ->
    [none] { "" }
   *[other] { $who ->
        [you] Votre objectif personnel
       *[other] Objectif personnel ({ $player })
    } : { sagrada-shades }.
}
sagrada-event-cards = { $patterns ->
    [none] { "" }
   *[other] { $who ->
        [you] Vous choisissez
       *[other] { $player } choisit
    } entre les motifs de vitrail { $patterns }.
}
sagrada-event-chosen = { $who ->
    [you] Vous avez
   *[other] { $player } a
} choisi un motif de vitrail.
sagrada-event-window = { $tokens ->
    [0] { $who ->
        [you] Vous jouez
       *[other] { $player } joue
    } sur { $pattern }.
   *[other] { $who ->
        [you] Vous jouez sur { $pattern } et prenez
       *[other] { $player } joue sur { $pattern } et prend
    } { sagrada-favor-tokens }.
}
sagrada-event-round = { $who ->
    [you] Vous commencez
   *[other] { $player } commence
} la manche { $round }.
sagrada-event-roll = La réserve : { $dice }.
sagrada-event-place = { $who ->
    [you] Vous placez
   *[other] { $player } place
} le { $die } en { $space }.
sagrada-event-tool = { $who ->
    [you] Vous utilisez
   *[other] { $player } utilise
} { $tool } ({ $die ->
    [none] { sagrada-favor-tokens }
   *[other] payé avec le { $die }
}).
sagrada-event-draft = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} le { $die } dans la réserve.
sagrada-event-turned = Le { $die } devient un { $becomes }.
sagrada-event-exchange = { $who ->
    [you] Vous échangez
   *[other] { $player } échange
} le { $given } contre le { $die } de la manche { $round } sur la piste des manches.
sagrada-event-return = Le { $die } va dans la réserve.
sagrada-event-flux = Le { $die } retourne dans le sac de dés, et un dé { sagrada-colour } en sort.
sagrada-event-value = { $who ->
    [you] Vous faites
   *[other] { $player } fait
} du nouveau dé un { $die }.
sagrada-event-move = { $who ->
    [you] Vous déplacez
   *[other] { $player } déplace
} le { $die } de la { $from } à la { $to }.
sagrada-event-reroll = { $who ->
    [you] Vous relancez
   *[other] { $player } relance
} la réserve : { $dice }.
sagrada-event-pass = { $who ->
    [you] Vous passez
   *[other] { $player } passe
}.
sagrada-event-skip = { $who ->
    [you] Vous sautez votre
   *[other] { $player } saute son
} deuxième tour.
sagrada-event-track = Sur la piste des manches : { $dice }.
sagrada-event-objective = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Vous remplissez
       *[other] { $player } remplit
    } { $times } fois « { sagrada-public-objective } » : { points-gained }.
}
sagrada-event-private-points = { $who ->
    [you] Votre objectif personnel,
   *[other] Objectif personnel ({ $player }),
} { sagrada-shades } : { points-gained }.
sagrada-event-favor = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Vos jetons Faveur restants
       *[other] Jetons Faveur restants ({ $player })
    } : { points-gained }.
}
sagrada-event-empty = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Vous avez
       *[other] { $player } a
    } { $empty } { $empty ->
        [one] case vide
       *[other] cases vides
    } : { points-gained }.
}
sagrada-event-end = { $won ->
    [true] Le score cible de { $target } est battu : victoire.
    [false] Le score cible de { $target } n’est pas battu : défaite.
   *[other] La partie se termine après dix manches.
}

# Pourquoi une action n’est pas permise
sagrada-refusal-legal = elle est permise
sagrada-refusal-over = la partie est terminée
sagrada-refusal-window-first = choisissez d’abord un motif de vitrail
sagrada-refusal-not-your-card = ce motif n’est pas sur vos deux cartes Vitrail
sagrada-refusal-windows-chosen = les motifs de vitrail sont déjà choisis
sagrada-refusal-finish-tool = finissez d’abord d’utiliser l’outil
sagrada-refusal-not-asked = aucun outil qui demande cela n’est utilisé
sagrada-refusal-not-in-pool = ce dé n’est pas dans la réserve
sagrada-refusal-drafted = vous avez déjà choisi un dé ce tour-ci
sagrada-refusal-not-in-hand = vous avez un autre dé en main
sagrada-refusal-occupied = il y a un dé sur cette case
sagrada-refusal-edge = le premier dé va sur un bord ou dans un coin
sagrada-refusal-touch = le dé doit toucher un autre dé
sagrada-refusal-touches = avec cet outil, le dé ne doit toucher aucun autre dé
sagrada-refusal-colour-print = cette case demande une autre couleur
sagrada-refusal-value-print = cette case demande une autre valeur
sagrada-refusal-colour-beside = il y a un dé de la même couleur à côté
sagrada-refusal-value-beside = il y a un dé de la même valeur à côté
sagrada-refusal-not-dealt = cet outil n’est pas sur la table
sagrada-refusal-tool-gone = cet outil n’est plus en jeu
sagrada-refusal-tool-used = vous avez déjà utilisé un outil ce tour-ci
sagrada-refusal-favor = vous n’avez pas assez de jetons Faveur
sagrada-refusal-price = il n’y a pas de dé de la couleur de l’outil dans la réserve
sagrada-refusal-after-draft = cet outil ne s’utilise qu’avant de choisir un dé
sagrada-refusal-first-turn = cet outil est pour votre premier tour d’une manche
sagrada-refusal-second-turn = cet outil est pour votre deuxième tour d’une manche
sagrada-refusal-tool-impossible = l’effet de cet outil est impossible maintenant
sagrada-refusal-die-impossible = il n’y a pas de case pour ce dé
sagrada-refusal-wrong-price = ce dé ne peut pas payer l’outil
sagrada-refusal-not-on-track = ce dé n’est pas sur la piste des manches
sagrada-refusal-no-die-there = il n’y a pas de dé sur cette case
sagrada-refusal-same-space = le dé doit changer de case
sagrada-refusal-moved-already = ce dé a déjà été déplacé
sagrada-refusal-colour-not-on-track = aucun dé de la piste des manches n’a cette couleur
sagrada-refusal-other-colour = le deuxième dé doit avoir la couleur du premier
sagrada-refusal-no-second-move = aucun deuxième dé ne pourrait être déplacé ensuite
sagrada-refusal-must-move = vous devez déplacer un dé avec cet outil
sagrada-refusal-must-place = vous devez placer le dé en main
sagrada-refusal-track-empty = la piste des manches est vide
sagrada-refusal-die-alone = aucun outil qui demande un dé n’est utilisé ; pour placer un dé, ajoutez sa case, par exemple R5@23

# Ce que disent les outils
sagrada-tool-1 = Augmentez ou diminuez de 1 le dé choisi, mais pas de 6 à 1 ni de 1 à 6.
sagrada-tool-2 = Déplacez un dé de votre vitrail sans tenir compte de la couleur de sa nouvelle case. Toutes les autres règles s’appliquent.
sagrada-tool-3 = Déplacez un dé de votre vitrail sans tenir compte de la valeur de sa nouvelle case. Toutes les autres règles s’appliquent.
sagrada-tool-4 = Déplacez exactement deux dés de votre vitrail. Toutes les règles s’appliquent.
sagrada-tool-5 = Échangez le dé choisi contre un dé de la piste des manches.
sagrada-tool-6 = Relancez le dé choisi. S’il n’a de place nulle part, il retourne dans la réserve.
sagrada-tool-7 = Relancez tous les dés de la réserve. Seulement à votre deuxième tour, avant de choisir un dé.
sagrada-tool-8 = À votre premier tour, choisissez et placez tout de suite un autre dé. Vous sautez votre deuxième tour de cette manche.
sagrada-tool-9 = Placez le dé choisi sur une case qui ne touche aucun autre dé. La couleur ou la valeur de la case compte toujours.
sagrada-tool-10 = Tournez le dé choisi sur sa face opposée.
sagrada-tool-11 = Remettez le dé choisi dans le sac et tirez-en un autre. Choisissez sa valeur, puis placez-le ou laissez-le dans la réserve.
sagrada-tool-12 = Déplacez un ou deux dés d’une même couleur présente sur la piste des manches. Toutes les règles s’appliquent.

# Ce que valent les objectifs communs
sagrada-objective-row-colours = { points } par ligne complète sans couleur répétée
sagrada-objective-column-colours = { points } par colonne complète sans couleur répétée
sagrada-objective-row-shades = { points } par ligne complète sans valeur répétée
sagrada-objective-column-shades = { points } par colonne complète sans valeur répétée
sagrada-objective-light-shades = { points } par paire d’un 1 et d’un 2
sagrada-objective-medium-shades = { points } par paire d’un 3 et d’un 4
sagrada-objective-deep-shades = { points } par paire d’un 5 et d’un 6
sagrada-objective-shade-variety = { points } par série de toutes les valeurs de 1 à 6
sagrada-objective-colour-variety = { points } par série des cinq couleurs
sagrada-objective-colour-diagonals = { points } par dé qui en touche un de sa couleur en diagonale

# La feuille de score
sagrada-item-row-colours = Variété de couleurs en ligne
sagrada-item-column-colours = Variété de couleurs en colonne
sagrada-item-row-shades = Variété de nuances en ligne
sagrada-item-column-shades = Variété de nuances en colonne
sagrada-item-light-shades = Nuances claires
sagrada-item-medium-shades = Nuances moyennes
sagrada-item-deep-shades = Nuances foncées
sagrada-item-shade-variety = Variété de nuances
sagrada-item-colour-variety = Variété de couleurs
sagrada-item-colour-diagonals = Diagonales de couleur
sagrada-item-private = objectif personnel
sagrada-item-favor = jetons Faveur
sagrada-item-empty = cases vides
sagrada-tie-break = En cas d’égalité, les points de l’objectif personnel décident, puis les jetons Faveur restants, puis l’ordre inverse des joueurs de la dernière manche.

sagrada-notation-help = R5@23 place le 5 rouge de la réserve en ligne 2, colonne 3. T7 utilise l’outil 7 ; ensuite 23>34 déplace un dé, R5 désigne un dé de la réserve, =R5 un dé de la piste des manches, +1 et -1 changent une valeur, V4 la fixe, STOP et LEAVE terminent un outil. Pour utiliser un outil sur le dé choisi, tapez d’abord l’outil (T1), puis le dé (R5), puis sa case (R6@23). END termine le tour, W9A choisit un motif de vitrail. R rouge, Y jaune, G vert, B bleu, P violet.
