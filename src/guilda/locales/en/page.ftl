### The page outside the games' boards.

page-account-as = You are playing as { $name }.
page-account-data = Your data
page-account-delete = Delete all my data
page-account-delete-sure = Delete permanently
page-account-deleted = All your data has been deleted.
page-account-export = Download your data
page-account-game = Game
page-account-games = Games
page-account-login = Log in
page-account-logout = Log out
page-account-password = Password (at least 8 characters)
page-account-puzzles = Use my finished games for puzzles
page-account-puzzles-why = Only positions, without names, from games in which every player agrees.
page-account-rating = Rating
page-account-ratings = Ratings
page-account-ratings-none = Play a rated game against another person to get a rating.
page-account-register = Create an account
page-account-secret = Copy this key now. It will not be shown again:
page-account-title = Account
page-account-token-drop = Remove
page-account-token-make = Create a key
page-account-token-name = Bot name
page-account-tokens = Bot keys
page-account-tokens-why = A key lets your own program play here.
page-account-why = You can play without an account. With one, you keep your games and ratings on every device.

page-ask-action = take tokens or choose a card
page-ask-action-then = buy it or reserve it?
page-ask-colour = choose a colour
page-ask-column = choose a space on the wall
page-ask-die = choose a die
page-ask-from = choose a die to move
page-ask-keep = choose which piece to keep
page-ask-line = choose a line for the tiles
page-ask-more = choose another token
page-ask-pattern = choose your window
page-ask-source = choose where to take from
page-ask-space = choose a space
page-ask-strip = choose a pattern strip
page-ask-to = choose its new space
page-ask-token = choose a token to give back
page-ask-tool = use a tool or end your turn

page-chat-lines = Messages
page-chat-none = No messages yet.
page-chat-open = Chat, { $n } new
page-chat-say = Message
page-chat-send = Send
page-chat-title = Chat

page-choices-back = back
page-choices-open = All choices: { $n }
page-choices-title = Your choices

page-clock-bank = { $n } min each
page-clock-increment = { $n } min + { $s } s
page-clock-move = { $n } s per move
page-clock-none = no clock

page-close = Close

page-confirm = Confirm

page-curtain-ready = I am { $name }
page-curtain-title = Pass the device to { $name }
page-curtain-why = Everything only { $name } may see stays hidden until then.

page-describe-title = The table as text

page-fair-about = Your browser can recompute every draw of this game from seeds that were fixed before it started.
page-fair-ask = Check
page-fair-browser = Your browser:
page-fair-commitment = Fair shuffles
page-fair-commitment-why = A hash of the server’s seed, published before the first draw. After the game you can check every draw.
page-fair-draw = Draw { $draw } (below { $n }) should be { $computed }, but the record says { $recorded }.
page-fair-insecure = Your browser can compute hashes only over HTTPS or on the server’s own machine.
page-fair-no-commitment = The seed does not match its published hash.
page-fair-no-seed = The record lacks the seed that your browser sent.
page-fair-no-shown = The hash in the record differs from the one you were shown.
page-fair-no-unrevealed = The server has not revealed its seed.
page-fair-server = Full check by the server:
page-fair-server-yes = { $moves } { $moves ->
    [one] move
   *[other] moves
} and { $draws } { $draws ->
    [one] draw
   *[other] draws
} checked: everything follows the rules.
page-fair-title = Were the shuffles fair?
page-fair-yes = { $n ->
    [one] Fair: { $n } draw recomputed, and it matches.
   *[other] Fair: { $n } draws recomputed, and all match.
}

page-game-over = The game is over

page-help-about = The list of choices offers every legal move, in the order of the board.
page-help-arrows = move through the list of choices
page-help-chat = chat
page-help-enter = choose or confirm
page-help-escape = go back one step
page-help-help = this help
page-help-hint = ask for a hint
page-help-numbers = play a choice by its number
page-help-tab = go to the next thing you can choose
page-help-title = Keyboard shortcuts
page-help-undo = undo

page-hint-ask = Hint
page-hint-line = Then perhaps:
page-hint-thinking = A master is thinking…
page-hint-title = What a master would do
page-hint-worth = wins { $share }, { $margin } points on average

page-home-about = Open a table, share the link, play. No account needed, and bots are always ready.
page-home-all = All ({ $n })
page-home-azul = Take tiles, fill lines, cover your wall.
page-home-azul-meta = 2–4 players · 30 min
page-home-bots = Play bots
page-home-puzzles = Puzzles
page-home-games = Games
page-home-invite = Invite friends
page-home-join = Join
page-home-learn = Learn
page-home-learn-game = Learn { $game }
page-home-mine = Your games
page-home-first = Play a first game
page-home-mine-none = You have no games yet.
page-home-name = Your name
page-home-open = Open tables
page-home-open-new = Open a table
page-home-open-none = No open tables right now.
page-home-own = Original art, texts and code. Not affiliated with the publishers of the games.
page-home-play = Play
page-home-play-game = Play { $game }
page-home-replay = Replay
page-home-resume = Resume
page-home-rules-game = Rules of { $game }
page-home-sagrada = Draft dice for your window: mind their colours and shades.
page-home-sagrada-meta = 1–4 players · 35 min
page-home-seats = { $taken } of { $all } seats taken
page-home-sintra = Guide your glazier along the palace windows.
page-home-sintra-meta = 2–4 players · 35 min
page-home-splendor = Collect gems, buy cards, earn a noble’s visit.
page-home-splendor-meta = 2–4 players · 30 min
page-home-title = Games of tiles, glass, dice and gems
page-home-watch = Watch

page-invite-copied = Link copied
page-invite-copy = Copy link
page-invite-link = Link to this table
page-invite-qr = QR code with the link to this table
page-invite-send = Share link
page-invite-title = Invite with a link
page-invite-watch = Link for spectators

page-learn-back = Back
page-learn-next = Next
page-learn-play = Play a game
page-learn-show = Show me
page-learn-teacher = Teacher
page-learn-title = { $game }: a first game

page-level-apprentice = Apprentice
page-level-apprentice-why = knows the game, makes mistakes now and then
page-level-bot = Bot
page-level-expert = Expert
page-level-expert-why = thinks hard, makes no careless mistakes
page-level-grandmaster = Grandmaster
page-level-grandmaster-why = thinks for about a second: the strongest bot here
page-level-greedy = Greedy
page-level-greedy-why = takes the most points now, never looks ahead
page-level-journeyman = Journeyman
page-level-journeyman-why = thinks ahead, rarely makes mistakes
page-level-master = Master
page-level-master-why = sees far ahead and answers at once
page-level-novice = Novice
page-level-novice-why = a first opponent: thinks little, often makes mistakes
page-level-random = Random
page-level-random-why = plays any legal move

page-loading = Loading…

page-lobby-bot = Add a bot
page-lobby-clear = Clear
page-lobby-host = All seats are taken. Waiting for the host to start the game.
page-lobby-other = Name of another player on this device
page-lobby-seats = Seats
page-lobby-sit = Sit here
page-lobby-sit-more = Add a player on this device
page-lobby-stand = Leave
page-lobby-start = Start the game
page-lobby-waiting = Waiting for players…

page-log-newest = newest first
page-log-resign = { $who ->
    [you] You resign.
   *[other] { $name } resigns.
}
page-log-return = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
page-log-takeover = { $who ->
    [you] A bot takes over for you.
   *[other] A bot takes over for { $name }.
}
page-log-timeout = { $who ->
    [you] You ran out of time.
   *[other] { $name } ran out of time.
}
page-log-title = Log
page-log-undo = { $who ->
    [you] You take a move back.
   *[other] { $name } takes a move back.
}
page-log-undone = Taken back

page-menu-casual = casual
page-menu-rated = rated
page-menu-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
page-menu-title = Players

page-moves-all = All
page-moves-mine = Mine
page-moves-mistakes = Mistakes
page-moves-title = Moves

page-nav-home = Home
page-nav-skip = Skip to content
page-nav-title = Menu

page-new-bots = Against bots
page-new-clock = Clock
page-new-clock-10 = 10 min + 10 s
page-new-clock-30 = 30 min + 15 s
page-new-clock-5 = 5 min + 5 s
page-new-clock-day = one day per move
page-new-clock-none = no clock
page-new-device = On one device
page-new-friends = With friends
page-new-hints = Allow hints
page-new-level = Bot level
page-new-mode = Play
page-new-open = Open table
page-new-people = Players at the table
page-new-players = Players
page-new-public = Show on the home page so that anyone can join
page-new-rated = Rated
page-new-solo = 1 (solo)
page-new-start = Start the game
page-new-title = New game

page-nowhere = There is no page at this address.

page-points-word = { $n ->
    [one] point
   *[other] points
}

page-problem-again = Try again
page-problem-gone = The server cannot be reached. Trying again…
page-problem-offline = The server cannot be reached. Check your connection.

page-rematch-ask = Rematch
page-rematch-go = Go to the rematch

page-replay-back = Previous move
page-replay-controls = Replay
page-replay-download = Download
page-replay-eyes = Point of view
page-replay-first = Go to the start
page-replay-jump = Jump to
page-replay-last = Go to the end
page-replay-mistake = Next mistake
page-replay-next = Next move
page-replay-open = Replay and review
page-replay-open-all = everything visible
page-replay-pause = Pause
page-replay-place = Move { $n } of { $all }
page-replay-play = Play
page-replay-share = Share
page-replay-speed = Speed
page-replay-start = The game begins
page-replay-table = Back to the table

page-resign = Resign
page-resign-sure = Yes, resign

page-result-brackets = The number in brackets is the quantity.
page-result-rank = { $n }.
page-result-scores = Score sheet
page-result-shared = { $names } share the victory
page-result-solved = You beat the target score
page-result-target = Target score
page-result-total = Total
page-result-unsolved = You did not beat the target score
page-result-winner = { $name } wins
page-result-won = You win

page-return = Take my seat back

page-review-accuracy = Accuracy
page-review-ask = Review this game
page-review-balance = Luck and skill
page-review-better = Better: { $sentence }
page-review-busy = The engine is analysing the game…
page-review-chances = Chances: { $shares }
page-review-decisions = Own moves
page-review-drift = Unexplained
page-review-costly = Costliest moves
page-review-few = Too few moves in an open game to name a level
page-review-good = No move cost you much. Well played!
page-review-graph = Each player’s chances during the game
page-review-level = About { $level } level
page-review-loss = { $loss } win probability lost per move while the game was open
page-review-luck = Luck
page-review-marks = Mistakes: { $mistakes }, blunders: { $blunders }
page-review-opponents = Opponents’ moves
page-review-result = Result
page-review-start = Before the deal
page-review-title = Game review

page-rules-learn = Learn by playing
page-rules-title = Rules

page-seat-all = Players
page-seat-awaited = has not accepted yet
page-seat-away = played by a bot
page-seat-gone = offline
page-seat-here = online
page-seat-number = Player { $n }
page-seat-open = open seat
page-seat-rating = rating { $n }
page-seat-resigned = resigned
page-seat-watching = watching
page-seat-you = you

page-settings-confirm = Confirm moves
page-settings-confirm-why = Preview each move and confirm it with a second tap
page-settings-language = Language
page-settings-motion = Animations
page-settings-motion-why = Pieces move across the board
page-settings-notifications = Notifications
page-settings-notifications-why = When it is your turn and this page is in the background
page-settings-sound = Sound
page-settings-sound-why = For moves and when it is your turn
page-settings-theme = Theme
page-settings-title = Settings
page-settings-vibration = Vibration
page-settings-vibration-why = On phones, when it is your turn

page-table-missing = This table does not exist.

page-takeover = Let a bot take over
page-takeover-rated = Count as a resignation

page-theme-dark = Dark
page-theme-light = Light
page-theme-system = Same as system

page-turn-choose = Highlighted items can be chosen.
page-turn-last-round = Last round
page-turn-name = { $name }, your turn
page-turn-notice = { $game }: your turn.
page-turn-of = { $name }’s turn
page-turn-round = Round { $n }
page-turn-yours = Your turn

page-undo = Undo
page-settings-speed = Speed of other players’ moves
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = Instant
page-problem-stale = The connection is not responding. Your moves are kept until it is back.
page-problem-refused = You are no longer logged in. Reload the page.
page-turn-again = Show the last moves again
page-turn-skip = Skip
page-turn-moves = { $name }: { $move }
page-now-title = { $name }, just now
page-now-replay = Replay
page-learn-others = { $n ->
    [one] { $n } other move is possible here. The lesson goes on with the highlighted one.
   *[other] { $n } other moves are possible here. The lesson goes on with the highlighted one.
}
page-seat-projected = if it ended now: { $points }
page-new-more = More…
page-new-hints-rated = Hints are off in rated games
page-rematch-again = Play again
page-result-empty = No points for: { $items }.
page-result-next-level = Next level: { $level }
page-log-undo-asked = { $who ->
    [you] You ask to take a move back.
   *[other] { $name } asks to take a move back.
}
page-log-undo-refused = { $who ->
    [you] You do not agree to take the move back.
   *[other] { $name } does not agree to take the move back.
}
page-undo-ask = Ask to undo
page-undo-agree = Agree
page-undo-refuse = Refuse
page-undo-request = { $name } asks to take a move back. Do you agree?
page-undo-waiting = You asked to take your move back. Waiting for the answer…
page-undo-nothing = Nothing to undo yet.
page-undo-rated = In a rated game you can undo only until another player moves.
page-undo-revealed = No undo: something was drawn or revealed since your move.
page-chat-reactions = Quick reactions
page-chat-smile = Well played!
page-chat-wow = Wow!
page-chat-ouch = Ouch!
page-chat-think = Let me think…
page-chat-heart = Thank you for the game!
page-chat-bots = Bots do not read along; spectators do.
page-lobby-watch = All seats are taken, so you will watch. The game opens here as soon as it starts.
page-result-rating = Your rating: { $rating } ({ $change })
page-new-fewer = Fewer…
analysis-title = Analysis
analysis-mistakes = Learn from your mistakes
analysis-mistakes-again = Try again
analysis-open-table = Analyse
page-result-ahead = { $n ->
    [one] { $n } point ahead of { $name }.
   *[other] { $n } points ahead of { $name }.
}
page-result-behind = { $n ->
    [one] You were { $n } point short.
   *[other] You were { $n } points short.
}
page-result-difference = The biggest difference: { $item }, { $ours } to { $theirs }.
page-result-by-resignation = Decided by resignation.
page-result-against-target = { $points } against a target of { $target }.
page-now-nothing = No move yet
