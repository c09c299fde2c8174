# L’offre des fabriques, commune à Azul et à Sintra.
offer-from = { $source ->
    [centre] au centre de la table
   *[other] dans la fabrique { $source }
}
offer-with-marker = { $marker ->
    [true] { " " }; la tuile Premier joueur vient avec
   *[other] { "" }
}
offer-marker-taken = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} la tuile Premier joueur.
