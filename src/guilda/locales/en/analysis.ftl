### The analysis board.

analysis-about = This move
analysis-card = { $number } · level { $level } · { $points } points
analysis-chance-again = Draw again
analysis-chance-choose = Choose the draw
analysis-chance-draw = Draw { $n }: { $outcome }
analysis-chance-draws = Draws
analysis-chance-has = Chance was involved
analysis-chance-help = Press a draw, then its outcome. Later draws stay as they are where possible.
analysis-chance-of = Outcome of draw { $n }
analysis-chance-title = Choose what is drawn
analysis-chance-use = Play with these draws
analysis-comment = Comment
analysis-delete = Delete from here
analysis-edit = Edit the position
analysis-edit-bag = What is not on the table goes into the bag or the decks.
analysis-edit-blind = Reserved from a deck
analysis-edit-bonus = Points for colours
analysis-edit-broken = Broken glass
analysis-edit-cancel = Cancel
analysis-edit-cards = Bought cards
analysis-edit-centre = Centre
analysis-edit-centre-has = in the centre
analysis-edit-dealt = Window cards
analysis-edit-empty = empty
analysis-edit-factories = Factories
analysis-edit-favor = Favor tokens
analysis-edit-floor = Floor line
analysis-edit-glazier = Glazier above window
analysis-edit-hand = Reserved cards
analysis-edit-hidden = hidden
analysis-edit-legal = Possible. Legal moves: { $n }
analysis-edit-lid = In the lid of the box
analysis-edit-lines = Pattern lines
analysis-edit-lost = Points lost by broken glass
analysis-edit-marker = First-player marker
analysis-edit-nobles = Nobles on the table
analysis-edit-nth = Turn of the round
analysis-edit-on-tools = Favor tokens on the tools (solo: 1 if used)
analysis-edit-open = open
analysis-edit-panes = Windows: top and bottom pane
analysis-edit-pattern = Window pattern
analysis-edit-points = Points of the windows
analysis-edit-pool = Draft pool
analysis-edit-private = Private objectives
analysis-edit-public = Public objectives
analysis-edit-put = Put a piece
analysis-edit-put-help = Choose a piece, then press spaces.
analysis-edit-read = Analyse this text
analysis-edit-reset = Reset
analysis-edit-resets = Times the broken-glass marker has restarted
analysis-edit-round = Round
analysis-edit-rubber = Eraser
analysis-edit-score = Points
analysis-edit-shown = The last possible position
analysis-edit-space = { $group }, row { $row }, space { $column }: { $piece }
analysis-edit-spaces = Pieces on the strips
analysis-edit-spent = Dice paid for tools
analysis-edit-starter = Starting player
analysis-edit-strips = Strips, from the left
analysis-edit-table = Cards on the table, levels 1 to 3
analysis-edit-text = As text
analysis-edit-tiling = Line being tiled
analysis-edit-tokens = Tokens
analysis-edit-tools = Tools
analysis-edit-tower = In the glass tower
analysis-edit-track = Round track
analysis-edit-track-round = Round track, round { $n }
analysis-edit-turn = To move
analysis-edit-use = Analyse
analysis-edit-visitors = Nobles who have visited
analysis-edit-wall = Wall
analysis-edit-window = Window
analysis-edit-windows = Choice of windows
analysis-engine = Engine lines
analysis-engine-busy = { $n } simulations so far…
analysis-engine-detail = { $margin } points · { $n ->
    [one] { $visits } visit
   *[other] { $visits } visits
}
analysis-engine-done = { $n } simulations
analysis-engine-start = Start
analysis-engine-stop = Stop
analysis-engine-worth = { $share } win probability, { $margin } points, { $n ->
    [one] { $visits } visit
   *[other] { $visits } visits
}
analysis-first = Play a move on the board.
analysis-lead = Play any move for any player, draw at random or choose what is drawn, and see what the engine would do.
analysis-link-damaged = This link is damaged: a part of it may be missing. Copy all of it, or ask for the file.
analysis-mistakes-best = Best: { $sentence } It was worth { $share }; the move played, { $played }.
analysis-mistakes-close = Good: about as strong as the best move.
analysis-mistakes-cost = It cost { $loss } of the win probability.
analysis-mistakes-leave = Analyse freely
analysis-mistakes-next = Next mistake
analysis-mistakes-none = No mistakes to learn from in this game. Well played!
analysis-mistakes-place = Mistake { $n } of { $all } · move { $ply }
analysis-mistakes-show = Show the solution
analysis-mistakes-solved = Right: { $sentence } It was worth { $share }; the move played, { $played }.
analysis-mistakes-try = Find a better move.
analysis-mistakes-wrong = There is something better. Try again.
analysis-mistakes-wrong-share = That gives you { $share }. There is something better: try again.
analysis-moves = Moves
analysis-name = Name of the variation
analysis-noble = Noble { $number }:
analysis-open = Open
analysis-position-copied = The text of the position was copied.
analysis-position-copy = Copy position
analysis-promote = Make main line
analysis-share-copied = The link to this analysis was copied.
analysis-share-long = This analysis is too long for a link. Download it as a file instead.
analysis-start-again = New analysis
analysis-start-file = Open a file
analysis-start-game = Game
analysis-start-new = New position
analysis-start-paste = Paste a text position, a record or an analysis
analysis-start-random = Set up a game
analysis-tools = Analysis tools
error-bad-analysis = { $problem ->
    [altered] This file was altered, or part of it is missing ({ $detail }).
    [illegal] A move of this file is against the rules ({ $detail }).
    [running] This game is not over yet, so its record cannot be analysed.
    [version] This file comes from another version of the rules or components ({ $detail }).
   *[other] This cannot be analysed: { $detail }
}
error-bad-position = This position is impossible: { $reason }

# Why a position is impossible, as the end of a sentence. $player, $line, $row, $column, $window, $place: counted from 1.
impossible-azul-floor = the floor line of player { $player } is too long, or the marker lies there but belongs to another player
impossible-azul-line = pattern line { $line } of player { $player } holds a colour that its row of the wall already shows
impossible-azul-mixed = pattern line { $line } of player { $player } mixes colours
impossible-azul-offer = tiles are on offer while players take turns, and at no other time
impossible-azul-over = the game would be over, because player { $player } has a complete row
impossible-azul-printed = on the wall of player { $player }, row { $row }, column { $column } is for another colour
impossible-azul-tiling = a tile can only wait for its space on the free wall, and while the game is being played
impossible-azul-tiling-choice = the tile of pattern line { $line } has only one space to go to
impossible-azul-tiling-line = pattern line { $line } of the player to move is not full
impossible-azul-tiling-order = full pattern lines above line { $line } are tiled before it
impossible-azul-tiling-player = player { $player } must have tiled their wall before player { $other }
impossible-azul-wall = the wall of player { $player } shows a colour twice in a row or column
impossible-centre = the centre holds { $count }, but the empty factories have left it { $most } at most
impossible-factory = factory { $factory } holds { $count }, but as long as the bag is not empty a factory holds { $most } or none
impossible-first-round = in the first round { $count } have left the bag, but { $shown } are shown
impossible-marker = all factories are full, so the first-player marker is still in the centre
impossible-not-a-number = “{ $text }” is not a number
# $field: a name from the position editor, or a phrase in English for a text written by hand.
impossible-number = { $field ->
    [bonus] the points for colours
    [broken] the broken glass
    [centre] the number of pieces of a colour in the centre
    [favor] the number of favor tokens
    [lid] the number of tiles of a colour in the lid
    [lost] the number of points lost
    [on_tools] the number of favor tokens on a tool
    [points] the points of { $place ->
        [0] a window
       *[other] window { $place }
    }
    [resets] the number of restarts on the broken-glass track
    [round] the round
    [score] the points
    [spent] the number of dice paid in a colour
    [tokens] the number of tokens of a kind
    [tower] the number of pieces of a colour in the tower
   *[other] { $field }
} { $player ->
    [0] { "" }
   *[other] of player { $player }{ " " }
}must be a number from { $least } to { $most }
impossible-sagrada-cards = every player needs a window, each from a different card
impossible-sagrada-dealt = every player is dealt two window cards, and no card is dealt twice
impossible-sagrada-dice = after { $round } rounds { $count } dice have left the bag, but { $shown } are shown
impossible-sagrada-edge = the dice of player { $player } do not touch one another, or none lies on the edge
impossible-sagrada-favor = player { $player } has more favor tokens than the window gave ({ $count })
impossible-sagrada-first-round = the round track is empty in the first round
impossible-sagrada-neighbours = in the window of player { $player }, the die in row { $row }, column { $column } has a neighbour of the same colour or value
impossible-sagrada-not-dealt = player { $player } can only choose a window on their own two cards
impossible-sagrada-over = the game is over only after all { $rounds } rounds
impossible-sagrada-pool = the draft pool does not have the dice that the turns of this round have left
impossible-sagrada-price = the first use of a tool costs 1 favor token, each further one costs 2
impossible-sagrada-print = a die does not match the colour or value printed on its space
impossible-sagrada-private = the private objectives must be different
impossible-sagrada-public = the public objectives must be different
impossible-sagrada-second-turn = tool 7 can be used only in a second turn
impossible-sagrada-spent = in the solo game, one die has been paid for each tool that was used
impossible-sagrada-tokens = there must be { $count } favor tokens in all, with the players and on the tools
impossible-sagrada-tools = the tools must be different
impossible-sagrada-track = { $count } dice cannot be left on the round track by round { $round }
impossible-sagrada-track-tools = tools 5 and 12 need dice on the round track
impossible-sagrada-turns = player { $player } has placed more dice than their turns allow
impossible-sagrada-uses = the tools cannot have been used so often yet
impossible-sintra-full-strip = a strip is full only while its player chooses which colour to keep, with the glazier above it
impossible-sintra-offer = pieces are on offer while players take turns, and not when the game is over
impossible-sintra-over = the game is over only after round { $rounds }
impossible-sintra-panes = window { $window } of player { $player } has a bottom pane but no top one
impossible-sintra-space = strip { $strip } has a piece on a space for another colour
impossible-sintra-strip = window { $window } of player { $player } needs a strip until it is complete, and none afterwards
impossible-sintra-strip-twice = player { $player } has a strip twice
# $passed: how many rounds have passed.
impossible-sintra-track = the round track is empty for rounds that have passed ({ $passed }) and has a piece for every other one, each of another colour from round II on
impossible-sintra-wild-side = the strip above window { $window } of player { $player } shows its wild spaces if it has been turned over, and only then
impossible-splendor-card-twice = card { $card } is in two places
impossible-splendor-first-turn = a card has been bought or reserved, but no player has had a turn yet
impossible-splendor-gold = player { $player } has more gold than cards, but gold comes only with a reserved card
impossible-splendor-hand = player { $player } has more than { $count } reserved cards
impossible-splendor-noble-twice = noble { $noble } is in two places
impossible-splendor-nobles = there must be { $count } nobles in all, but { $shown } are shown
impossible-splendor-not-over = the game is not over: no player has { $points } points
impossible-splendor-over = the game would be over, because player { $player } had { $points } points when the round began
impossible-splendor-place = place { $place } of level { $level } is empty although there are cards in its deck
impossible-splendor-tokens = player { $player } has more than { $count } tokens
impossible-splendor-visit = player { $player } does not have the bonuses that noble { $noble } asks for
# $detail: what is wrong with a text written by hand, in English.
impossible-text = { $detail }
impossible-too-many = { $piece }: { $shown } are shown, but there are only { $most }
