### What the boards of Azul and Sintra share.

offer-page-factory = Fábrica { $factory }
offer-page-factory-empty = Fábrica { $factory }, vacía
offer-page-centre = Centro de la mesa
offer-page-label-centre = Centro
offer-page-marker = loseta de jugador inicial
offer-page-take = { $count } { $colour }, { $where }
offer-page-nothing = nada
offer-page-bag = { $n } en la bolsa
offer-page-shared = Mesa
offer-page-opponents = Rivales
offer-page-enlarge = Ampliar el tablero de { $name }
offer-page-return = Volver al tablero de { $name }
offer-page-starts = empieza la próxima ronda
offer-page-owner = Tablero de { $name }
