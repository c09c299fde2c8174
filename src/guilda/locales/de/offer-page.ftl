### Was die Bretter von Azul und Sintra gemeinsam haben.

offer-page-factory = Manufaktur { $factory }
offer-page-factory-empty = Manufaktur { $factory }, leer
offer-page-centre = Tischmitte
offer-page-label-centre = Mitte
offer-page-marker = Startspielermarker
offer-page-take = { $count } × { $colour }, { $where }
offer-page-nothing = nichts
offer-page-bag = { $n } im Beutel
offer-page-shared = Tisch
offer-page-opponents = Gegner
offer-page-enlarge = Tableau von { $name } vergrößern
offer-page-return = Zurück zum Tableau von { $name }
offer-page-starts = beginnt die nächste Runde
offer-page-owner = Tableau von { $name }
