# Packs: races, powers and boards of one's own.

## What is wrong with a pack

error-pack = { $file }:{ NUMBER($line, useGrouping: 0) }: { $why }
error-pack-part = { $field }: { $why }
error-pack-large = The file is too large: at most { NUMBER($most, useGrouping: 0) } bytes.
error-pack-encoding = The file is not UTF-8.
error-pack-syntax = The file cannot be read: { $problem }
error-pack-mapping = The file must consist of pairs “key: value”.
error-pack-nothing = The pack has neither races nor powers nor boards.
error-pack-id = { $field }: “{ $value }” will not do as a name; use small Latin letters, digits and single hyphens, a letter first, 40 characters at most.
error-pack-translation = { $field }: there is no text in the language { $language }.
error-pack-long = { $field }: the text is too long ({ $count }); { $most } characters at most.
error-pack-characters = { $field }: the text has unprintable characters or a line break.
error-pack-choice = { $field }: no such value: “{ $value }”; there are { $known }.
error-pack-block = { $field }: no block “{ $value }”; warren pack blocks lists them all.
error-pack-race-block = { $field }: the block “{ $value }” is for races only.
error-pack-power-block = { $field }: the block “{ $value }” is for powers only.
error-pack-board-file = { $field }: “{ $value }” is not the name of a board file beside the pack.
error-pack-board-missing = { $field }: there is no file { $file }.
error-pack-two-files = { $file }: both pack.yaml and pack.toml are here; one file is wanted.
error-pack-no-file = { $file }: neither pack.yaml nor pack.toml is here.
error-pack-folder = { $field }: no such folder: { $file }
error-pack-empty-folder = { $field }: there are no packs in the folder { $file }
error-pack-unknown = { $field }: no pack “{ $value }”; there are { $known }.
error-pack-clash = { $field }: the name “{ $value }” is taken.
error-pack-clash-with = { $field }: the name “{ $value }” is taken by the pack { $other }.
error-pack-needs = { $field }: the needed pack “{ $value }” is not there or is broken itself.
error-pack-cycle = { $field }: packs need each other in a circle: { $value }
error-pack-lent = { $race } borrows the tokens of { $lender }, but { $other } has them already.
error-own-many = { $id }: a table has no room for more than { $most } races or powers.
error-pack-code = { $field }: “{ $value }” is Python code, which the host has not allowed.
error-pack-code-name = { $field }: a name such as module.Class is wanted, not “{ $value }”.
error-pack-code-class = { $field }: “{ $value }” is not a class of blocks.
error-pack-code-file = { $field }: there is no file { $file } beside the pack.
error-pack-code-broken = { $field }: “{ $value }” does not load: { $problem }

## The command pack

cli-help-pack = Packs with races, powers and boards of your own: check, describe, list the building blocks.
cli-help-pack-check = Check all packs in a folder.
cli-help-pack-blocks = List the blocks of which races and powers are made.
cli-help-pack-show = Describe one pack.
cli-help-argument-pack-folder = A folder of packs, or the folder of one pack.
cli-help-argument-pack = The folder of a pack.
cli-help-option-allow-code = Allow packs to bring Python code.
cli-pack-sound = { $pack }: sound — { $title } (races: { $races }, powers: { $powers }, boards: { $boards })
cli-pack-broken = Broken packs: { $count } of { $all }.
cli-pack-title = { $title } ({ $pack })
cli-pack-needs = Needs the packs: { $packs }
cli-pack-races = Races
cli-pack-powers = Powers
cli-pack-boards = Boards
cli-pack-blocks = Blocks
cli-pack-parameters = Parameters
cli-pack-conditions = Conditions on regions (where): all must hold
cli-pack-words = Words for any, beside and beside_own: { $words }
cli-pack-neighbours = For beside only: { $words }
cli-pack-occupants = Words for occupants: { $words }
cli-pack-kind-race = race
cli-pack-kind-power = power
cli-pack-kind-both = both
cli-pack-once = once
cli-head-borrows = Borrows from
cli-head-block = Block
cli-head-for = For
cli-head-parameters = Parameters
cli-head-parameter = Parameter
cli-head-condition = Condition
cli-head-meaning = Meaning

## Blocks

pack-block-discount = Regions cost so many tokens less; one token is always needed.
pack-block-surcharge = Regions cost so many tokens more.
pack-block-onslaught = Race tokens, tribes and monsters in the region do not count in its price; mountains and fortifications do.
pack-block-region-coins = Coins for each region of the race.
pack-block-turn-coins = Coins every turn; in decline as long as a region is left.
pack-block-conquest-coins = Coins for non-empty regions conquered this turn.
pack-block-set-coins = Coins for each complete set of regions.
pack-block-welcome-coins = Coins once, with those of the turn in which the combo is taken.
pack-block-loss-coins = Coins at once when an opponent conquers a region of the active race.
pack-block-turn-tokens = New tokens every turn before redeployment, as far as the tray has them.
pack-block-region-tokens = New tokens every turn for regions of the race, as far as the tray has them.
pack-block-conquest-tokens = New tokens for non-empty regions conquered this turn, as far as the tray has them.
pack-block-battle-tokens = Tokens that join the conquests of every turn and leave the board after redeployment.
pack-block-entry = The race may enter the board through these regions; with rim: false through these alone.
pack-block-passage = These regions are adjacent to each other; with from_anywhere they may be attacked from any region of the race.
pack-block-flight = This land may be attacked from anywhere, even without a region; it does not become adjacent.
pack-block-water = Seas and lakes may be conquered like empty land; they and rivers are kept, also in decline.
pack-block-no-losses = The active race loses no token with a region.
pack-block-holes = The first regions conquered become immune.
pack-block-lairs = A lair in each region conquered: +1 defence, also in decline.
pack-block-fortresses = A new fortress each turn: +1 defence, also in decline; while the race is active fortresses pay coins.
pack-block-encampments = Encampments that are placed anew each turn: +1 defence each.
pack-block-heroes = Heroes that are placed anew each turn: their regions are immune.
pack-block-ward = Opponents may use no property to conquer regions of the active race.
pack-block-toll = An opponent who conquers a region of this race in decline pays its owner coins.
pack-block-dragon = Once a turn the dragon takes a region with one token and makes it immune.
pack-block-sorcery = Once a turn for each opponent a lone active token next door is replaced by one from the tray.
pack-block-bite = As sorcery, also when entering the board; when the tray is empty the token comes from the hand.
pack-block-frenzy = The die may be rolled before every conquest and counts as tokens; there is no last attempt.
pack-block-dare = Such a region may be named and the die rolled for it; failing ends the conquests.
pack-block-undying = In decline all tokens stay and go on conquering before the active race does.
pack-block-second-decline = In decline the race neither drives out another race in decline nor is driven out by one.
pack-block-late-decline = The race may decline after the coins of a turn of conquest.
pack-block-peace = After the coins, peace with an opponent whose active race was not attacked this turn.

## Parameters

pack-parameter-tokens = how many tokens
pack-parameter-coins = how many coins
pack-parameter-where = for which regions; for all when left out
pack-parameter-when = when it pays: active — while the race is active, decline — in decline, always — both
pack-parameter-every = for every so many regions
pack-parameter-size = how many regions make a set
pack-parameter-rim = whether the edge of the board is an entry too
pack-parameter-from_anywhere = they may be attacked from any region of the race
pack-parameter-count = how many pieces

## Conditions

pack-condition-any = the region has at least one of these terrains or symbols
pack-condition-beside = a bordering region has one of them
pack-condition-beside_own = a bordering region of the same race has one of them
pack-condition-edge = true: at the edge of the board, false: not at the edge
pack-condition-coast = true: land on the shore of a sea, lake or river, false: all else
pack-condition-occupants = who is in the region: one of these words
pack-condition-garrison = at least so many race tokens are in the region
pack-condition-alone = true: no other race, tribe or monster next door
