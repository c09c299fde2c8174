# Numbers: the sign between the whole part and the fraction
terminal-decimal-mark = .

# Playing
terminal-prompt = { $name }>{ " " }
terminal-first-help = Type a move in notation. Type “moves” to list all moves and “help” for the other commands.
terminal-help =
    Commands:
      a move              make this move (Tab completes it)
      moves [PREFIX]      explain the legal moves
      board               draw the board again
      score               show how the scores are made up
      hint                show what the strongest bot would play
      undo                take back your last move if nothing has been revealed since
      save FILE           save the match; continue it with “guilda resume FILE”
      help, quit
terminal-commitment =
    Commitment (SHA-256 of the seed, to check the draws afterwards):
    { $hash }
terminal-more-moves = To explain some of them, type “moves” and a prefix, for example “moves { $example }”.
terminal-no-moves-begin = No legal move begins with “{ $text }”.
terminal-refused = You cannot play { $action }: { $reason }.
terminal-not-understood = “{ $text }” is neither a move nor a command. Type “moves” or “help”.
terminal-interrupted = Type “save FILE” to keep the match or “quit” to leave. Press Ctrl-C again to leave now.
terminal-cannot-undo = Nothing to undo: the game has moved on since your last move.
terminal-undone = Move taken back.
terminal-unfinished = You left before the end of the match.
terminal-hand-over = { $name } is next. Make sure that nobody else can see the screen, then press Enter.

# Saving
terminal-offer-record = Type a file name to save the record, or press Enter to leave.
terminal-save-where = Type a file name after “save”.
terminal-saved = Saved to { $path }.
terminal-saved-private = Saved to { $path }. The file contains the seeds of the match: do not show it to the players.
terminal-not-saved = The match was not saved: { $error }.
terminal-file-exists = { $path } already exists. Choose another name.

# Hints
terminal-hint-choice = { $move }: win { $share }%, margin { $margin }. { $sentence }
terminal-hint-choice-alone = { $move }: win { $share }%, { $margin } points. { $sentence }
terminal-hint-line = Expected continuation of the first move:
terminal-hint-decided = The rest of this round is calculated to the end; later rounds are estimates.
terminal-hint-guess = These are estimates from what you know: chance and your opponents decide.

# Replay and review
terminal-ply = After move { $ply } of { $plies }
terminal-replay-help = Enter or n: next · p: previous · a number: go to that move · e: end · q: quit
terminal-reviewing = Win probability after each move, and after the best move where it was a mistake.
terminal-remark = { $ply }  { $name }: { $move }{ $mark }  win { $share }%
terminal-better = ; better { $best }, { $share }%
terminal-review-sum = { $name }: accuracy { $accuracy }%; { $loss }% win probability lost per move while the game was open; mistakes (?) { $mistakes }, blunders (??) { $blunders }
terminal-review-level = Played about as well as the level “{ $level }”.
terminal-review-few = Too few moves in an open game to name a level.
terminal-review-balance = Start { $start }%, luck { SIGNED($luck) }, own moves { SIGNED($decisions) }, opponents’ moves { SIGNED($opponents) }, unexplained { SIGNED($drift) }: result { $result }%

# Result
terminal-final = Final score
terminal-total = total
terminal-winner = { $names } wins.
terminal-winners = { $names } share the victory.
terminal-lost = { $names } loses.

# Boards
terminal-round = Round { $round }
terminal-bag = bag { $bag }
terminal-centre = centre
terminal-in-hand = in hand

terminal-azul-lid = lid { $lid }
terminal-azul-floor = floor

terminal-sintra-side = side { $side }
terminal-sintra-tower = glass tower { $tower }
terminal-sintra-broken = broken glass

terminal-sagrada-round = Round { $round } of { $rounds }
terminal-sagrada-turn = turn { $turn } of { $turns }
terminal-sagrada-first-turn = first turn
terminal-sagrada-second-turn = second turn
terminal-sagrada-first-player = first player
terminal-sagrada-skips = second turn skipped
terminal-sagrada-then = then
terminal-sagrada-choose = Choose a window pattern
terminal-sagrada-target = target { $target }
terminal-sagrada-pool = draft pool
terminal-sagrada-track = round track
terminal-sagrada-difficulty = difficulty
terminal-sagrada-private = private
terminal-sagrada-so-far = so far
terminal-sagrada-with-private = with private
terminal-sagrada-without-private = without private
terminal-sagrada-chosen = has chosen
terminal-sagrada-gone = removed from the game

terminal-splendor-last-round = last round
terminal-splendor-supply = supply
terminal-splendor-nobles = nobles
terminal-splendor-tokens = tokens
terminal-splendor-bonuses = bonuses
terminal-splendor-level = level { $level }

terminal-analyse-draws = Drawn: { $draws }
terminal-analyse-edit = Change a space with :edit GROUP [PLACE] VALUE, such as :edit score.0 12 or :edit wall.0 3 B; a dot empties a space.
terminal-analyse-file = Give the name of a new file: :save FILE
terminal-analyse-help = A move plays it (3B2 = B W K… chooses its draws) · :lines [SECONDS] · :back · :next [N] · :list · :name TEXT · :comment TEXT · :main · :delete · :edit · :mistakes · :text · :save FILE · :quit
terminal-analyse-line = { $move } win { $share }%  { $margin } points  { $n ->
    [one] { $n } visit
   *[other] { $n } visits
}
terminal-analyse-mistakes = A move tries it again · :show shows the solution · :back ends it
terminal-analyse-over = The game is over: { $scores }
terminal-analyse-percent = { $share }%
terminal-analyse-saved = Saved to { $path }.
terminal-analyse-seconds = Give a number of seconds up to { $most }.
terminal-analyse-simulations = { $n } simulations
terminal-analyse-turn = After move { $ply }: { $name } to move
terminal-daily-later = Your deal is kept. Continue it today with “guilda daily { $name }”.
terminal-daily-master = The master makes { $points } points ({ $ahead }): { $moves }
terminal-daily-master-plays = The master plays the same deal…
terminal-daily-rules = In the deal of the day there are no hints and no undo, and the first game counts. “quit” keeps it for later.
terminal-daily-submitted = Verified and counted by { $server }, marked as played offline.
terminal-daily-title = Deal of the day, { $day }: { $title }
