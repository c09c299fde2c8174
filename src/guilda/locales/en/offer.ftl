# The factory offer that Azul and Sintra share.
offer-from = { $source ->
    [centre] from the centre of the table
   *[other] from factory display { $source }
}
offer-with-marker = { $marker ->
    [true] ; the first-player marker comes with { $count ->
        [one] it
       *[other] them
    }
   *[other] { "" }
}
offer-marker-taken = { $who ->
    [you] You take
   *[other] { $player } takes
} the first-player marker.
