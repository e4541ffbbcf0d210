### The command line and the terminal game.

## Help of the program's commands

cli-help-app = Board games in the terminal: play, simulate, replay, check the rules.
cli-help-play = Play at this screen: against bots or two to five people in turn.
cli-help-simulate = Let bots play many games and sum them up in a table.
cli-help-replay = Show a recorded game, all of it or up to a line.
cli-help-scenario = Check scenarios: a position, actions and what must follow.
cli-help-rules = The rules of a game and the tests that prove them.
cli-help-rules-coverage = Show which tests prove each line of the rules.
cli-help-board = Boards: list, check, draw.
cli-help-board-list = List the boards that come with the program.
cli-help-board-show = Describe a board; with --svg draw it into a file.
cli-help-board-check = Check the file of a board of your own.
cli-help-bench = Measure the speed.
cli-help-position = Show a position written as one line.
cli-help-argument-game = The game, such as small_world.
cli-help-argument-record = The file of a recorded game.
cli-help-argument-scenarios = Files and folders with scenarios.
cli-help-argument-board = The name of a board, or the path of a board file of your own.
cli-help-option-language = Language: ru or en.
cli-help-option-players = Who plays, separated by commas: human, random, greedy.
cli-help-option-names = Names of the players, separated by commas.
cli-help-option-option = A table option as KEY=VALUE; may be given several times.
cli-help-option-board = The board: a name or a file.
cli-help-option-seed = Seed of the random numbers: the same seed repeats everything.
cli-help-option-games = How many games to play.
cli-help-option-workers = How many processes to use.
cli-help-option-json = Print the results as JSON.
cli-help-option-save = The file to save the game in.
cli-help-option-resume = Go on with the game in this file.
cli-help-option-line = The line of the record to stop at.
cli-help-option-svg = The file for the picture.
cli-help-option-seconds = How many seconds to measure each thing.

## The terminal game

cli-welcome = { $game }. Type a move, such as “{ $example }”; “{ $help }” lists all commands.
cli-round = Round { $round } of { $rounds }
cli-turn-of = Turn of { $player }
cli-bot-thinks = { $player } is thinking…
cli-handover = Pass the screen: { $player } decides. Press Enter.
cli-input = Your move
cli-moves-title = What you can do
cli-moves-more =
    { $count ->
        [one] and { $count } more move: type “{ $command }”
       *[other] and { $count } more moves: type “{ $command }”
    }
cli-commands-title = Commands
cli-verbs-title = Moves
cli-log-title = Log
cli-log-empty = Nothing in the log yet.
cli-saved = Game saved: { $file }
cli-resumed =
    { $count ->
        [one] The game goes on: { $file }, { $count } line
       *[other] The game goes on: { $file }, { $count } lines
    }
cli-resume-hint = To go on: { $command }
cli-undone = The last action is taken back.
cli-goodbye = See you!
cli-interrupted = Interrupted.
cli-unknown-command = I do not understand “{ $word }”. Type “{ $help }” to see the commands.
cli-no-help = There is no help on this: { $word }
cli-why-usage = Name a region, as in “{ $example }”.
cli-why-price = { $region }: { $price }
cli-save-usage = Name a file, as in “{ $example }”.
cli-coins-hidden = ?
cli-error = Error: { $text }
cli-yes = yes
cli-no = no
cli-none = none

cli-command-help = help [word]
    .word = help, ?
    .help = List the commands, or tell about a race, power, terrain, piece or move.
cli-command-moves = moves
    .word = moves
    .help = List everything you can do now.
cli-command-board = board
    .word = board, map
    .help = Show the board, the players and the column of combos again.
cli-command-why = why region
    .word = why, price
    .help = Explain the price of a region, or why it cannot be attacked.
cli-command-income = income
    .word = income
    .help = Show, item by item, the coins the turn would bring if it ended now.
cli-command-log = log
    .word = log
    .help = Show what has happened lately.
cli-command-undo = undo
    .word = undo
    .help = Take back your last action, unless a die, a new card or another player's action came after it.
cli-command-position = position
    .word = position
    .help = Show the position as one line.
cli-command-save = save file
    .word = save
    .help = Save the game to go on later.
cli-command-quit = quit
    .word = quit, exit
    .help = End the game.

## Tables

cli-column-title = Combos
cli-players-title = Players
cli-regions-title = Regions
cli-head-place = Place
cli-head-combo = Combo
cli-head-race = Race
cli-head-power = Power
cli-head-tokens = Tokens
cli-head-coins = Coins
cli-head-price = Price
cli-head-region = Region
cli-head-terrain = Terrain
cli-head-symbols = Symbols
cli-head-holder = Holder
cli-head-pieces = Pieces
cli-head-neighbours = Neighbours
cli-head-player = Player
cli-head-active = Active race
cli-head-declined = In decline
cli-head-hand = Hand
cli-head-regions = Regions
cli-head-bot = Bot
cli-head-seat = Seat
cli-head-games = Games
cli-head-wins = Wins
cli-head-win-share = Share of wins
cli-head-mean-coins = Mean coins
cli-head-times-taken = Times taken
cli-head-rule = Rule
cli-head-tests = Tests
cli-head-kind = Kind
cli-head-text = Text
cli-head-measure = Measure
cli-head-value = Value
cli-head-board = Board
cli-head-players = Players
cli-head-rounds = Rounds
cli-head-line = Line
cli-head-provenance = Source
cli-edge = edge

## Simulation

cli-simulate-title =
    { $games ->
        [one] { $games } game: { $players }
       *[other] { $games } games: { $players }
    }
cli-simulate-progress = Games
cli-simulate-rate = { $rate } games/s
cli-simulate-speed = { $rate } decisions/s
cli-simulate-by-bot = By bot
cli-simulate-by-seat = By seat
cli-simulate-by-race = By race
cli-simulate-by-power = By power
cli-simulate-time-left = { $time } left

## Records

cli-replay-title = Record { $file }: { $game }
cli-replay-line = Line { $n } of { $total }
cli-replay-end = The record ends here; the game does not.

## Rules

cli-rules-title = The rules and their tests
cli-rules-summary = Lines of the rules proved: { $proved } of { $all }
cli-rules-missing = Without tests: { $rules }

## Boards

cli-boards-title = Boards
cli-board-title = { $board }
cli-board-facts =
    { $regions ->
        [one] { $regions } region, players: { $players }, rounds: { $rounds }
       *[other] { $regions } regions, players: { $players }, rounds: { $rounds }
    }
cli-board-any-players = any number
cli-board-drawn = Picture of the board written: { $file }
cli-board-correct = The board is sound: { $board }
cli-board-provenance-printed = printed board
cli-board-provenance-own = own board

## Speed

cli-bench-title = Speed
cli-bench-progress = Measuring
cli-bench-engine = Games per second inside the core
cli-bench-driven = Games per second from Python, action by action
cli-bench-interpreted = Games per second without compilation
cli-bench-speedup = How many times the core is faster
cli-bench-clone = Copy of a position, µs
cli-bench-state-size = Size of a position, bytes
cli-bench-import = Loading the program, s
cli-bench-decision = Time per decision, µs
cli-bench-for-players = players: { $players }
cli-bench-not-compiled = The core is not compiled: speeds will be lower.

## Scenarios

cli-scenario-passed = right: { $name }
cli-scenario-failed = wrong: { $name }, step { $step }: { $why }
cli-scenario-summary = Scenarios right: { $passed } of { $all }
cli-scenario-none = No scenarios found.
