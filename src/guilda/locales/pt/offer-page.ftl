### What the boards of Azul and Sintra share.

offer-page-factory = Fábrica { $factory }
offer-page-factory-empty = Fábrica { $factory }, vazia
offer-page-centre = Centro da mesa
offer-page-label-centre = Centro
offer-page-marker = marcador de primeiro jogador
offer-page-take = { $count } { $colour }, { $where }
offer-page-nothing = nada
offer-page-bag = { $n } no saco
offer-page-shared = Mesa
offer-page-opponents = Adversários
offer-page-enlarge = Ampliar o tabuleiro de { $name }
offer-page-return = Voltar ao tabuleiro de { $name }
offer-page-starts = começa a próxima rodada
offer-page-owner = Tabuleiro de { $name }
