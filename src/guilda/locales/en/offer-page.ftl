### What the boards of Azul and Sintra share.

offer-page-factory = Factory { $factory }
offer-page-factory-empty = Factory { $factory }, empty
offer-page-centre = Centre of the table
offer-page-label-centre = Centre
offer-page-marker = first-player marker
offer-page-take = { $count } { $colour }, { $where }
offer-page-nothing = nothing
offer-page-bag = { $n } in the bag
offer-page-shared = Table
offer-page-opponents = Opponents
offer-page-enlarge = Enlarge { $name }’s board
offer-page-return = Back to { $name }’s board
offer-page-starts = starts the next round
offer-page-owner = { $name }’s board
