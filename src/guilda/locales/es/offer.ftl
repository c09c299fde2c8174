# La oferta de las fábricas, común a Azul y Sintra.
offer-from = { $source ->
    [centre] del centro de la mesa
   *[other] del expositor de fábrica { $source }
}
offer-with-marker = { $marker ->
    [true] ; la loseta de jugador inicial va incluida
   *[other] { "" }
}
offer-marker-taken = { $who ->
    [you] Tomas
   *[other] { $player } toma
} la loseta de jugador inicial.
