# A oferta das fábricas, comum a Azul e Sintra.
offer-from = { $source ->
    [centre] do centro da mesa
   *[other] do expositor de fábrica { $source }
}
offer-with-marker = { $marker ->
    [true] ; o marcador de primeiro jogador vem junto
   *[other] { "" }
}
offer-marker-taken = { $who ->
    [you] Você pega
   *[other] { $player } pega
} o marcador de primeiro jogador.
