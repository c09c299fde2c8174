# Die Auslage, die Azul und Sintra gemeinsam haben.
offer-from = { $source ->
    [centre] aus der Tischmitte
   *[other] von Manufaktur { $source }
}
offer-with-marker = { $marker ->
    [true] ; der Startspielermarker kommt dazu
   *[other] { "" }
}
offer-marker-taken = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} den Startspielermarker.
