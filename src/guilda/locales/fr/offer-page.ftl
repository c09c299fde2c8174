### Ce que les plateaux d’Azul et de Sintra ont en commun.

offer-page-factory = Fabrique { $factory }
offer-page-factory-empty = Fabrique { $factory }, vide
offer-page-centre = Centre de la table
offer-page-label-centre = Centre
offer-page-marker = tuile Premier joueur
offer-page-take = { $count } { $colour }, { $where }
offer-page-nothing = rien
offer-page-bag = { $n } dans le sac
offer-page-shared = Table
offer-page-opponents = Adversaires
offer-page-enlarge = Agrandir le plateau : { $name }
offer-page-return = Revenir au plateau : { $name }
offer-page-starts = commence la prochaine manche
offer-page-owner = Plateau ({ $name })
