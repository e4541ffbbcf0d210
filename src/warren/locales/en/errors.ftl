### Errors and refusals that all games share. $field is a field of the input or a parameter of a command.

## Refusals

error-secret = A view does not know that: think with { $ask } instead.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not you who decides now.
refusal-unknown-code = There is no action with the number { $code }.
refusal-unknown-verb = There is no such action: “{ $verb }”.
refusal-unknown-argument = “{ $verb }”: there is no such { $argument }: “{ $value }”.
refusal-unknown-arguments = “{ $verb }”: these arguments do not fit: “{ $given }”.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-chance = Chance has decided since: this cannot be taken back.
refusal-undo-other = Another player has acted since: this cannot be taken back.
refusal-undo-target = Only the last action can be taken back.
refusal-not-now = This cannot be done now: the turn is at another step.
refusal-ally-self = Only an opponent can be named, not yourself.

refusal-typed-nothing = Type a move.
refusal-typed-long = A move has at most { $most } words.
refusal-typed-quote = A quotation mark is not closed: { $given }
refusal-typed-verb = There is no such move: “{ $word }”.
refusal-typed-unclear = “{ $word }” may mean several things: { $choices }.
refusal-typed-missing = “{ $verb }”: a word is missing ({ $argument }).
refusal-typed-argument = There is no such { $argument }: “{ $value }”.
refusal-typed-extra = “{ $verb }”: too many words: “{ $given }”.
refusal-typed-count = A move can be repeated 1 to { $most } times, not { $count }.
refusal-typed-once = One move is wanted here, without repetition: “{ $given }”.

## Data

error-not-a-mapping = { $field }: pairs of key and value are wanted.
error-meant = { $text } Did you mean “{ $meant }”?
error-unknown-field = Unknown field: { $field }.
error-missing-field = Missing field: { $field }.
error-not-a-text = { $field }: a text is wanted.
error-not-a-number = { $field }: a number is wanted.
error-not-a-whole-number = { $field }: a whole number is wanted.
error-not-a-flag = { $field }: true or false is wanted.
error-not-a-list = { $field }: a list is wanted.
error-unprintable = { $field }: it has signs that cannot be shown.
error-too-many = { $field }: { $count } are too many, at most { $most } are possible.
error-nested = { $field }: this is nested more than { $most } deep.
error-huge-number = { $field }: this number is too large.
error-empty = { $field }: there is nothing here.
error-out-of-range = { $field }: a number from { $least } to { $most } is wanted, not { $value }.
error-unknown-name = { $field }: unknown name “{ $value }”.
error-twice = { $field }: “{ $value }” is there twice.
error-not-yaml = The file { $file } is not YAML: { $problem }
error-cannot-read = Cannot read the file: { $file }
error-cannot-write = Cannot write the file: { $file }
error-no-records = There is no record (*.ndjson) in the folder { $folder }.
error-table-ending = { $file }: a table ends in one of { $known }.
error-file-exists = { $field }: the file { $file } is there already and would be lost; go on with it by --resume, or name another file.
error-no-folder = { $field }: there is no folder { $value }
error-unknown-language = { $field }: unknown language “{ $value }”; there are ru and en.

## Game and table

error-unknown-game = { $field }: there is no game “{ $value }”.
error-other-game = { $field }: this is another game, “{ $value }”.
error-players = The game is for { $least } to { $most } players, not { $players }.
error-unknown-option = There is no such table option: { $option }
error-option-value = The option { $option } cannot be this: { $value }
error-option-two-players = The option { $option } is for games of two only.
error-option-four-players = The option { $option } is for games of four only.
error-option-form = { $field }: KEY=VALUE is wanted, not “{ $value }”.
error-option-twice = The option { $option } is given twice.
error-option-clash = The option { $option } does not go with the chosen edition.
error-seat-count = { $field }: { $count } seats are named, but the table has another number of players.
error-too-few-combos = Option { $option }: fewer than six races or powers are left on this board.
error-unknown-board = { $field }: there is no board “{ $value }”.
error-board-players =
    { $players ->
        [one] The board { $board } does not fit: there is { $players } player.
       *[other] The board { $board } does not fit: there are { $players } players.
    }

## Boards of one's own

error-board-size = { $field }: a board has 2 to 62 regions, not { $count }.
error-unknown-terrain = { $field }: there is no such terrain: “{ $value }”.
error-unknown-symbol = { $field }: there is no such symbol: “{ $value }”.
error-board-unknown-neighbour = Region { $region } has an unknown neighbour: { $other }
error-board-own-neighbour = Region { $region } is named as its own neighbour.
error-board-asymmetric = Region { $region } names { $other } as a neighbour, but not the other way round.
error-board-not-connected = Region { $region } cannot be reached: the board falls apart.
error-board-no-entry = { $field }: the board has no entry: no land lies at the edge or on the shore of a sea at the edge.
error-board-edge = { $field }: the edge and the order of the neighbours contradict each other.
error-board-lake-edge = { $field }: a lake cannot lie at the edge of the board.
error-board-point = { $field }: two numbers are wanted, x and y.
error-board-reserved-name = { $field }: a region cannot have this name, it stands for the edge of the board.
error-board-monsters = { $field }: Monsters live only on land without a Lost Tribe.
error-board-volcano = { $field }: only a chasm has the volcano symbol.
error-board-aspect = { $field }: the ratio of width to height must be between 0.2 and 5.

## Decks of one's own

error-deck-size = { $field }: a deck has 1 to 62 different cards, not { $count }.
error-deck-short = The deck has { $count } cards outside the reserve, but { $needed } are wanted: eight for each player.
error-card-after = { $field }: only magic that gives support lies on the map, and it stays there.
error-card-printed = The card “{ $card }” stands in the rulebook: its cost, attack and support must be as there.

## Drawing boards

error-drawing-same-name = The board { $board } cannot be drawn: “{ $region }” is the name of two regions at once.
error-drawing-apart = The board { $board } cannot be drawn: it falls apart into pieces that do not touch.
error-drawing-rings = The board { $board } cannot be drawn: with this order of neighbours the regions do not fit together on a flat board.
error-drawing-not-flat = The borders between these regions cannot lie on a flat board: { $regions }
error-drawing-alone = These regions touch neither the rest of the board nor its edge: { $regions }
error-drawing-few-at-edge = At least two regions must touch the edge of the board, not { $count }.
error-drawing-edge-open = The regions at the edge of the board do not close to one ring: { $regions }
error-drawing-neighbour = Region { $region } cannot border “{ $other }”.
error-drawing-twice-in-a-row = Region { $region } names its neighbour “{ $other }” twice in a row.
error-drawing-disagree = Regions { $region } and { $other } do not name each other equally often.
error-drawing-no-room = Region { $region } cannot be drawn: there is no room for it.
error-drawing-region-apart = Region { $region } cannot be drawn: it falls apart into pieces.

## Races and powers of one's own

error-own-id = { $field }: the name is empty or taken: “{ $value }”.
error-own-tokens = { $id }: the number of tokens must be from 0 to { $most }, not { $count }.
error-own-tray = { $race }: { $needed } tokens are needed, but the borrowed tray ({ $lender }) has only { $count }.

## Positions

error-position-board = { $field }: this is no position on { $board }.
error-position-head = { $field }: a position cannot begin with “{ $value }”.
error-position-field = { $field }: cannot read “{ $value }”.
error-position-hidden = { $field }: something needed for the game is hidden here; this is the view of somebody, not the whole position.
error-active-without-power = { $field }: an active race has a power.
error-two-active = { $field }: one player has two active races.
error-unknown-tribe = { $field }: there is no race with the number { $value }.
error-column-length = { $field }: the column has six combos at most, not { $count }.
error-levels = { $field }: the tiles do not add up to the set ({ $count }).
error-cards-not-conserved = { $field }: { $count } cards, but there must be { $all } ({ $card }).
error-frames = { $field }: a step is a name and two numbers; there are one to six steps.
error-tokens-not-conserved = { $field }: { $count } tokens instead of { $all } ({ $race }).
error-board-chasm-held = { $field }: nothing stands on a chasm.
error-volcano-place = { $field }: the Volcano stands only on a chasm with the volcano symbol.
error-figure-unheld = { $field }: the figure stands only in a region that is held.
error-balrog-held = { $field }: nobody holds the region of the Balrog.
error-banner-not-once = A banner must be in one place, not in { $count } ({ $race }).
error-badge-not-once = A badge must be in one place, not in { $count } ({ $power }).

## Records

error-record-empty = Line { $line }: the record is empty.
error-record-line = Line { $line }: this is not JSON.
error-record-format = { $field }: this is not the record of a game.
error-record-newer = { $field }: the record is written in version { $value } of the format, this program reads up to version { $known }. A newer Warren can open it.
error-rules-newer = { $field }: the game began under version { $value } of the rules, this program knows them up to version { $known }. A newer Warren can open it.
error-record-gap = Line { $line }: the number { $n } is out of order.
error-record-truncated = Line { $line }: the record breaks off.
error-record-argument = { $field }: an argument must be a text or a whole number.
error-record-illegal = Line { $line }, “{ $verb }”: this move is not allowed. { $why }

## Scenarios

error-no-scenarios = No scenarios: { $file }
error-unknown-rule = { $field }: there is no rule “{ $value }”.
error-unknown-verb = { $field }: there is no such action: “{ $value }”.
error-one-verb = { $field }: one action is wanted, not { $count }.
error-step-kind = { $field }: a step must be one thing, not { $count }.
error-combo = { $field }: a combo is a badge, a banner and, where needed, coins.
error-race-not-in-play = { $field }: no player has the race “{ $value }”.
error-badge-not-kept = { $field }: the badge “{ $value }” does not stay in decline.
error-too-many-in-decline = { $field }: a player never has so many races in decline.
error-too-many-pieces = { $field }: { $count } pieces, but there are { $most } at most ({ $piece }).
error-own-ally = { $field }: nobody makes peace with themselves.
error-lesson-free = { $field }: the step before is all free and only others end it: name a “reply” or “chance” first
error-ally-without-diplomat = { $field }: only an active Diplomat names an ally.
error-two-in-decline = { $field }: of two races in decline one must be able to stand beside another (Spirit).
error-water-held = { $field }: this race can hold no water ({ $race }).
error-piece-without-badge = { $field }: this race has no badge that brings such a piece ({ $race }).
error-left-out = { $field }: “{ $value }” is left out at this table, it would have no force here.
error-lesson-seat = { $field }: this step is not for seat { $seat }: “do” is for the learner, “reply” for the others
error-lesson-name = { $field } ({ $language }): the table says “{ $short }” for “{ $value }”
error-lesson-quoted = { $field } ({ $language }): neither the question nor a choice of this step says “{ $value }”
scenario-difference = { $field }: expected { $expected }, found { $found }
scenario-difference-pending = { $field }: expected { $expected }, found { $found }; chance has yet to decide { $wanted }
scenario-refused = { $order }: the action is refused. { $reason }
scenario-allowed = { $order }: the action must be illegal, but it is allowed
scenario-other-rule = { $order }: the refusal cites { $found } instead of { $expected }
scenario-game-over = { $order }: the game is over already
scenario-no-chance = { $outcome }: it is not chance that decides now
scenario-impossible-outcome = { $outcome }: there is no such outcome now, chance decides { $wanted }
scenario-other-outcome = { $outcome }: chance decides { $wanted } now, not this
scenario-possible-outcome = { $outcome }: must be impossible, but chance may bring it
scenario-chance-unnamed = The outcome of chance is not named: it decides { $wanted }
scenario-nothing-there = { $field }: there is nothing here
scenario-not-hidden = { $field }: must be hidden, but shows { $found }
scenario-not-shown = { $field }: must be visible, but is hidden

## Titles

error-title-key = A title’s key must be small letters, digits and “_”, 32 at most: { $value }
error-title-part = The title { $title } names { $name } as its part “{ $part }”, and it cannot be used: { $problem }
error-title-method = The class { $name } lacks the method { $method }, which every game has to write
error-title-entry = { $field }: no title can be loaded from { $value }: { $problem }
error-title-twice = { $field }: there is already a title with the key { $value }

## Bots

error-unknown-bot = { $field }: there is no bot “{ $value }”; there are { $known } and FILE:CLASS.
error-bot-file = There is no such bot file: { $file }
error-bot-class = The file { $file } has no class { $class }.
error-not-a-bot = { $class } of the file { $file } is not a bot: a class with a method choose is wanted.
error-bot-broken = The bot file { $file } cannot be loaded: { $problem }
error-bot-start = The bot { $bot } does not start: { $problem }
error-bot-argument = { $bot }: the bot takes no “{ $name }”; it takes { $known }.
error-bot-no-arguments = { $bot }: the bot takes no arguments, and so no “{ $name }”.
error-bot-argument-twice = { $bot }: “{ $name }” is given twice.
error-bot-failed = The bot { $bot } broke down: { $problem }
error-bot-broke = Game { NUMBER($number, useGrouping: 0) }, seat { $place }: the bot { $bot } broke down: { $problem }
error-bot-late = Game { NUMBER($number, useGrouping: 0) }, seat { $place }: the bot { $bot } took longer than { $limit } s for a decision.
error-bot-illegal = Game { NUMBER($number, useGrouping: 0) }, seat { $place }: the bot { $bot } chose “{ $action }” (code { $code }), which is not allowed. { $why }
error-clock = { $field }: “{ $value }” is no time for a decision; from a little more than 0 to { NUMBER($most, useGrouping: 0) } seconds.
error-seats = { $field }: seats either rotate (rotate) or not (fixed), not “{ $value }”.
error-worker-lost = A worker process broke off; { $bots } were playing.
error-bots-count = { $field }: { $count } bots are named, but { $wanted } seats are free beside yours; one name serves for all.
error-names-count = { $field }: { $count } names are given, but { $wanted } people play.
error-name = { $field }: “{ $value }” cannot be a name: 1 to 40 characters on one line, each name once, and not a bot’s.
error-hotseat-bots = { $field }: with --hotseat people sit in all seats.
error-resume-with = { $field }: with --resume this cannot be changed, the saved game has it.

## Command line

error-usage = The command is not written correctly; see --help.
error-usage-option = There is no such option: { $field }
error-usage-missing = Missing: { $field }
error-usage-value = { $field }: this value cannot be used.
error-usage-no-value = { $field }: a value is wanted.
error-unknown-command = There is no such command: { $value }
error-seconds = { $field }: a number above 0 and up to 3600 is wanted, not { $value }.
