azul-title = Azul
azul-option-wall = Mur
azul-option-wall-coloured = coloré
azul-option-wall-free = libre (face grise)

# Morceaux de phrases
azul-colour = { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [black] noire
   *[white] blanche
}
azul-colour-plural = { $colour ->
    [blue] bleues
    [yellow] jaunes
    [red] rouges
    [black] noires
   *[white] blanches
}
azul-tiles = { $count } { $count ->
    [one] tuile { azul-colour }
   *[other] tuiles { azul-colour-plural }
}
azul-on-line = { $line ->
    [floor] sur la ligne de plancher
   *[other] sur la ligne de motif { $line }
}
azul-surplus = { $surplus ->
    [0] { "" }
   *[other] , dont { $surplus } sur la ligne de plancher
}

# Actions
azul-action-take = { $who ->
    [choice] Prendre
    [you] Vous prenez
   *[other] { $player } prend
} { azul-tiles } { offer-from } et { $who ->
    [choice] { $count ->
        [one] la placer
       *[other] les placer
    }
    [you] { $count ->
        [one] la placez
       *[other] les placez
    }
   *[other] { $count ->
        [one] la place
       *[other] les place
    }
} { azul-on-line }{ azul-surplus }{ offer-with-marker }.
azul-action-place = { $who ->
    [choice] Poser
    [you] Vous posez
   *[other] { $player } pose
} la tuile { azul-colour } de la ligne { $row } dans la colonne { $column }.
azul-prompt-column = Dans quelle colonne va la tuile { azul-colour } de la ligne { $row } ?
azul-prompt-column-terminal = Tapez de @1 à @5.

# Événements
azul-event-refill = { $count ->
    [one] La tuile du couvercle retourne
   *[other] Les { $count } tuiles du couvercle retournent
} dans le sac.
azul-event-round = La manche { $round } commence.
azul-event-take = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} { azul-tiles } { offer-from }.
azul-event-marker = { offer-marker-taken }
azul-event-line = { $who ->
    [you] Vous placez
   *[other] { $player } place
} { azul-tiles } sur la ligne de motif { $line }.
azul-event-floor = { $who ->
    [you] Vous laissez tomber
   *[other] { $player } laisse tomber
} { $dropped } { $dropped ->
    [one] tuile { azul-colour }
   *[other] tuiles { azul-colour-plural }
} sur la ligne de plancher.
azul-event-tile = { $who ->
    [you] Vous posez
   *[other] { $player } pose
} une tuile { azul-colour } sur la ligne { $row }, colonne { $column } : { points-gained }.
azul-event-floor-loss = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Votre ligne de plancher
       *[other] Ligne de plancher ({ $player })
    } : { points-gained }.
}
azul-event-bonus = { $who ->
    [you] Vous complétez
   *[other] { $player } complète
} { $count } { $bonus ->
    [rows] { $count ->
        [one] ligne
       *[other] lignes
    }
    [columns] { $count ->
        [one] colonne
       *[other] colonnes
    }
   *[colours] { $count ->
        [one] couleur
       *[other] couleurs
    }
} : { points-gained }.
azul-event-end = { $why ->
    [row] Une ligne est complète : la partie se termine.
    [tiles] Il ne reste aucune tuile à distribuer : la partie se termine.
    [walls] Plus aucune ligne ne peut être complétée : la partie se termine.
   *[idleness] Cinq manches ont passé sans qu’une tuile soit posée sur un mur : la partie se termine.
}

# Pourquoi une action n’est pas permise
azul-refusal-legal = elle est permise
azul-refusal-over = la partie est terminée
azul-refusal-place-first = choisissez d’abord une case du mur pour la tuile en attente
azul-refusal-no-tile-to-place = aucune tuile n’attend une case du mur
azul-refusal-not-there = il n’y a pas de tuile de cette couleur à cet endroit
azul-refusal-line-full = cette ligne de motif est pleine
azul-refusal-other-colour = cette ligne de motif contient une autre couleur
azul-refusal-on-wall = cette ligne du mur a déjà cette couleur
azul-refusal-space-taken = cette case du mur est occupée
azul-refusal-colour-in-column = cette colonne du mur a déjà cette couleur

# La feuille de score
azul-item-tiles = tuiles sur le mur
azul-item-floor = ligne de plancher
azul-item-rows = lignes complètes
azul-item-columns = colonnes complètes
azul-item-colours = couleurs complètes
azul-tie-break = En cas d’égalité, le joueur qui a le plus de lignes complètes l’emporte.

azul-notation-help = Un coup s’écrit source, couleur et ligne : 3B2 prend les tuiles bleues de la fabrique 3 pour la ligne 2, CKF les noires du centre pour la ligne de plancher. B bleu, Y jaune, R rouge, K noir, W blanc. Sur le mur libre, @4 choisit la colonne 4.
