### The board of Sintra.

sintra-page-round = Round { $round }
sintra-page-round-piece = round { $round }: { $colour }
sintra-page-track = Round track
sintra-page-tower = { $n } in the glass tower
sintra-page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sintra-page-windows = { $n ->
    [one] { $n } complete window
   *[other] { $n } complete windows
}
sintra-page-wild = wild
sintra-page-strip = Strip { $strip }: { $pieces }; free: { $open }
sintra-page-strip-gone = Strip { $strip } is out of the game
sintra-page-strip-full = Strip { $strip }, full: { $pieces }
sintra-page-strip-back = On the back: { $spaces }
sintra-page-back = Move the glazier back to the leftmost strip
sintra-page-backs = Show the backs of the strips
sintra-page-top = top { $colour }
sintra-page-top-empty = top empty
sintra-page-bottom = bottom { $colour }
sintra-page-bottom-empty = bottom empty
sintra-page-window = Window { $window }: { $panes }; { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sintra-page-glass = Broken glass: −{ $n }
sintra-page-glazier = Glazier above strip { $strip }
sintra-page-ornament = Ornament { $ornament }: { $n } of 4 panes filled
sintra-page-ornament-panes = { $n } of 4 panes filled
sintra-page-keep = Keep the { $colour } piece for the window
sintra-page-break = Let all pieces break
sintra-page-label-back = Glazier back
sintra-page-label-break = All break
sintra-page-label-keep = Keep { $piece }
sintra-page-label-strip = Strip { $strip }
sintra-page-fill = Where do the pieces go?
sintra-page-side-B = Side B: at the end, your complete windows times the panes of your best colour.
# $n: how many
sintra-page-yellow = yellow
# $n: how many
sintra-page-orange = orange
# $n: how many
sintra-page-pink = pink
# $n: how many
sintra-page-blue = blue
# $n: how many
sintra-page-white = white
sintra-page-effect-full = Strip { $strip } is complete.
sintra-page-effect-left = Strip { $strip } needs { $n } more.
sintra-page-effect-bonus = Colour bonus: { $n }.
sintra-page-effect-window = Window { $window } and the windows to its right score { $n }.
sintra-page-effect-break = { $n ->
    [one] { $n } piece breaks.
   *[other] { $n } pieces break.
}
sintra-page-effect-marker = You take the first-player marker: one step of broken glass.
sintra-page-effect-glazier = The glazier moves to strip { $strip }.
sintra-page-figure-take = A factory display: two blue pieces go to a strip, the others to the centre
sintra-page-figure-glazier = The glazier above strip 3; strips 1 and 2 cannot be reached
sintra-page-figure-wild = A strip with two wild spaces, one of them filled
sintra-page-figure-window = Windows scored from one window to the right
sintra-page-figure-ornaments = Four windows with two ornaments; around the first one all four panes are filled
sintra-page-gauge = { $now }, next { $next }
sintra-page-ask-source-or = choose where to take from, or move the glazier back
