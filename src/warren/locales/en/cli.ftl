### The command line and the terminal game.

## Help of the program's commands

cli-help-app = Board games in the terminal: play, simulate, replay, check the rules.
cli-help-play = Play at this screen: against bots or with friends in turn, two to five players.
cli-help-simulate = Let bots play many games and sum them up in a table.
cli-help-replay = Show a recorded game, all of it or up to a line.
cli-help-export = Write records as a table: a row for every decision, roll and draw.
cli-help-scenario = Check scenarios: a position, actions and what must follow.
cli-help-lesson = Lessons: first games with a guide.
cli-help-lesson-list = List the lessons there are.
cli-help-lesson-check = Play lessons through and tell what is wrong with them.
cli-help-rules = The rules of a game and the tests that prove them.
cli-help-rules-coverage = Show which tests prove each line of the rules.
cli-help-rules-list = List all lines of the rules.
cli-help-rules-show = Show one line of the rules.
cli-help-board = Boards: list, check, draw.
cli-help-board-list = List the boards that come with the program.
cli-help-board-show = Describe a board; with --svg draw it into a file, with --record or --position the pieces on it too.
cli-help-board-check = Check the file of a board of your own.
cli-help-bench = Measure the speed.
cli-help-argument-game = The game: { $games }.
cli-help-argument-record = The file of a recorded game.
cli-help-argument-records = Records, or folders of them (*.ndjson).
cli-help-option-table = Where to write: a name that ends in .parquet or .csv.
cli-help-argument-scenarios = Files and folders with scenarios.
cli-help-argument-lessons = Files with lessons; without any, those that are installed.
cli-help-argument-board = The name of a board, or the path of a board file of your own.
cli-help-argument-board-file = The file of a board.
cli-help-argument-rule = The id of a rule, such as SW-CON-1.
cli-help-option-language = Language: ru or en.
cli-help-option-budget = How many seconds the bots that think ahead have for a decision.
cli-help-option-bot-list = The bots, separated by commas, one for each seat: random, cub, squire, greedy, knight, baron, lord or FILE:CLASS, with arguments where they are wanted: greedy:boldness=2.
cli-help-option-records = A folder that keeps the record of every game.
cli-help-option-clock = How many seconds a bot may take for a decision; no limit when nothing is said.
cli-help-option-names = Names of the players, separated by commas.
cli-help-option-option = A table option as KEY=VALUE; may be given several times.
cli-help-option-board = The board: a name or a file.
cli-help-option-mix = Mix both games: races and powers of Small World and Underground, Relics and Places on any board.
cli-help-option-packs = A folder with packs: their races, powers and boards join the game.
cli-help-option-deck = The file of a deck of your own.
cli-help-option-seed = Seed of the random numbers: the same seed repeats everything.
cli-help-option-games = How many games to play.
cli-help-option-workers = How many processes to use.
cli-help-option-json = Print the results as JSON.
cli-help-option-save = The file to save the game in.
cli-help-option-resume = Go on with the game in this file.
cli-help-option-line = The line of the record to stop at.
cli-help-option-svg = The file for the picture.
cli-help-option-position = The position to draw, as one line; without a board all of it.
cli-help-option-seconds = How many seconds to measure each thing.
cli-help-option-help = Show this help.
cli-help-option-version = Show the version.
cli-help-option-bots = Bots for the other seats: one name for all, or a list with commas; none means people play.
cli-help-option-hotseat = People in all seats at one screen.
cli-help-option-count = How many players.
cli-help-option-log = Show only the log.
cli-help-option-tests = The folder with the tests.
cli-help-option-strict = Fail when a line of the rules has no test.
cli-help-command-mark = COMMAND …
cli-help-options-mark = [OPTIONS]
cli-help-usage = Usage: { $usage }
cli-help-arguments-title = Arguments
cli-help-options-title = Options

## The terminal game

cli-welcome = { $game }. Type a move, such as “{ $example }”; “{ $help }” lists all commands.
cli-table-board = Board: { $board } ({ $source })
cli-left-out = Left out, having no force here: { $things }
cli-left-out-ground = { $name } (the board has no { $what })
cli-left-out-markers = { $name } (no Relics and Places)
cli-round = Round { $round } of { $rounds }
cli-round-count = Round { $round }
cli-round-cards = Round { $round }. Cards in the deck { $deck }, in the discard { $discard }.
cli-handover = Pass the screen: { $player } decides. Press Enter.
cli-input = Your move
cli-moves-help = Type a number of the list, several numbers, or a move in words; “;” between moves does several at once.
cli-commands-title = Commands
cli-verbs-title = Moves
cli-log-title = Log
cli-log-repeated = { $line } (×{ $count })
cli-log-empty = Nothing in the log yet.
cli-exported = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $file }
cli-saved = Game saved: { $file }
cli-not-saved = The game is not saved.
cli-saved-earlier = Not everything is saved: { $file } has the game as it was before.
cli-resumed =
    { $count ->
        [one] The game goes on: { $file }, { $count } line
       *[other] The game goes on: { $file }, { $count } lines
    }
cli-resume-hint = To go on: { $command }
cli-undone = The last action is taken back.
cli-goodbye = See you!
cli-interrupted = Interrupted.
cli-no-help = There is no help on this: { $word }
cli-help-line = { $name }: { $help }
cli-why-usage = Name a region, as in “{ $example }”.
cli-why-price = { $region }: { $price }
cli-why-helped = With the { $relic_nom }: { $price }
cli-why-otherwise = Also possible: { $deed }
cli-why-allowed = Nothing forbids this move.
cli-save-usage = Name a file, as in “{ $example }”.
cli-coins-hidden = ?

cli-command-help = help [WORD]
    .word = help, ?
    .help = List the commands, or tell about a move, card, race or other word of the game.
cli-command-moves = moves
    .word = moves
    .help = List everything you can do now.
cli-command-board = board
    .word = board, map
    .help = Show the board and the players again.
cli-command-why = why REGION
    .word = why, price
    .help = Explain what taking a region needs, or what forbids it.
cli-command-income = income
    .word = income
    .help = Show, item by item, the coins the turn would bring if it ended now.
cli-command-regions = regions
    .word = regions
    .help = Show every region in words: what lies there, who holds it, what it borders.
cli-command-hand = hand
    .word = hand, cards
    .help = Show your cards: what they take and what they do.
cli-command-log = log
    .word = log
    .help = Show what has happened lately.
cli-command-undo = undo
    .word = undo
    .help = Take back your last action, unless a die, a new card or another player’s action came after it.
cli-command-position = position
    .word = position
    .help = Show the position as one line.
cli-command-save = save FILE
    .word = save
    .help = Save the game to go on later.
cli-command-quit = quit
    .word = quit, exit
    .help = End the game.

## Tables

cli-column-title = Combos
cli-players-title = Players
cli-regions-title = Regions
cli-depths-title = Finds and figures
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
cli-head-neighbours = Neighbours
cli-head-player = Player
cli-head-active = Active race
cli-head-declined = In decline
cli-head-hand = Hand
cli-head-regions = Regions
cli-head-find = What
cli-head-bot = Bot
cli-head-seat = Seat
cli-head-games = Games
cli-head-win-share = Share of wins
cli-head-interval = 95 % interval
cli-head-mean-coins = Mean coins
cli-head-times-taken = Times taken
cli-head-rule = Rule
cli-head-tests = Tests
cli-head-kind = Kind
cli-head-text = Text
cli-head-support = Rests on
cli-head-board = Board
cli-head-name = Name
cli-head-players = Players
cli-head-rounds = Rounds
cli-head-provenance = Source
cli-head-number = No.
cli-head-level = Level
cli-head-card = Card
cli-head-cards = Cards
cli-head-count = Count
cli-head-cost = Takes
cli-head-attack = Attack
cli-head-card-support = Support
cli-head-effect = What it does
cli-captured-title = Captured regions
cli-players-ready-title = Players (companions: ready/all)
cli-hand-title = Hand
cli-hand-prepared = { $card } (prepared)
cli-ground-legend = Region and terrain, “2:3”: player 2 with 3 tokens, “(2:1)”: in decline, “=4”: what it costs you; then what lies there. “regions” tells all in words.
cli-map-legend = Region and level; below, “#2 +4”: player 2, who lends neighbours support 4; “has 3”: so much support you have here; “!2”: claim of player 2.
cli-map-owner = #{ $seat } +{ $support }
cli-map-support = has { $support }
cli-map-claim = !{ $seat }
cli-entry = entry
cli-finds-left = Finds still face down: { $count }
cli-lent = { $place } (badge “{ $power_nom }”)
cli-in-hand = { $race }, in hand: { $pieces }
cli-vengeance = Vengeance markers: { $players }
cli-held = { $race } ×{ $tokens }, { $player }
cli-held-declined = { $race } ×{ $tokens }, { $player } (in decline)

## Simulation

cli-simulate-progress = Games
cli-simulate-rate = { $rate } games/s
cli-simulate-speed = { $rate } decisions/s
cli-simulate-thinking = { $bot }: { $mean } ms a decision, the slowest { $slowest } ms
cli-fault-record = The record up to there: { $file }
cli-simulate-by-bot = By bot
cli-simulate-by-seat = By seat
cli-simulate-by-race = By race
cli-simulate-by-power = By power

## Records

cli-replay-title = Record { $file }: { $game }
cli-replay-line = Line { $n } of { $total }
cli-replay-end = The record ends here; the game does not.
cli-replay-undo = { $player } takes back the last action

## Rules

cli-rules-title = The rules and their tests
cli-rules-summary = Lines of the rules proved: { $proved } of { $all }
cli-rules-missing = Without tests: { $rules }
cli-rules-unknown = Tests name rules that do not exist: { $rules }
cli-rules-proof = Proved by { $test }

## Boards

cli-boards-title = Boards
cli-board-title = { $board }
cli-board-facts =
    { $regions ->
        [one] { $regions } region, players: { $players }, rounds: { $rounds }
       *[other] { $regions } regions, players: { $players }, rounds: { $rounds }
    }
cli-board-any-players = 2–5
cli-board-usual-rounds = as usual for the number of players
cli-board-source = Source: { $source }
cli-board-drawn = Picture of the board written: { $file }
cli-board-correct = The board is sound: { $board }
cli-board-provenance-printed = printed board
cli-board-provenance-own = own board
cli-board-provenance-original = original design: the printed board could not be seen
cli-board-provenance-expansion = printed board of the separate six-player expansion

## Speed

cli-bench-title =
    { $engine ->
        [compiled] Speed: the core is compiled
       *[interpreted] Speed: the core is not compiled
    }
cli-bench-players = Players
cli-bench-inside = Games/s in the core
cli-bench-driven = Games/s from Python
cli-bench-decisions = Decisions/s
cli-bench-ratio = Faster than not compiled
cli-bench-clone = Copy of a position, µs
cli-bench-bytes = Position, bytes

## Scenarios

cli-scenario-passed = right: { $name }
cli-scenario-failed = wrong: { $name }, step { $step }: { $why }
cli-scenario-unusable = unusable: { $name }, step { $step }: { $why }
cli-scenario-unusable-start = unusable: { $name }: { $why }
cli-scenario-summary = Scenarios right: { $passed } of { $all }

## Lessons

cli-lesson-head-key = Lesson
cli-lesson-head-game = Game
cli-lesson-head-title = Title
cli-lesson-head-minutes = Minutes
cli-lesson-head-steps = Steps
cli-lesson-summary = Lessons right: { $passed } of { $all }

cli-caution = { $choice } — { $caution }
