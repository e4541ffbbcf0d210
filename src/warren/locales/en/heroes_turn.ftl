### Heroes of Dark Lands: options of the table, moves, their names, and what is to be decided now.

## Options of the table

option-short = Short game
    .help = For four players only: 51 tiles on the table instead of 61.
option-deck = Own deck
    .help = A deck from the host’s file instead of the one that comes with the program.

## Words of a move

argument-kind = companion
argument-card = card
argument-level = level

## Moves: name, word to type, help

heroes-cli-moves-help = Type a number of the list, several numbers, or a move in words; “;” between moves does several at once. A card goes by its name, the beginning of it, or its words hyphenated; a player by number.
verb-recruit = take a companion
    .word = recruit, take
    .help = Before the game take a companion for free: warrior, craftsman or mage.
verb-mulligan = change the hand
    .word = mulligan, change
    .help = On your first turn, if these cards can capture nothing: show them, discard them and draw eight new ones.
verb-keep = keep the hand
    .word = keep
    .help = Play with the cards you have.
verb-hire = hire a companion
    .word = hire
    .help = At the start of a turn, before the first card, hire a warrior, craftsman or mage for 5 coins; it is ready at once.
verb-capture = capture
    .word = capture
    .help = Lay a troop on a region that is nobody’s: its attack and the support of your regions around must reach the level. It pays as many coins as its level.
verb-fortify = fortify
    .word = fortify
    .help = Lay a fortification on a region of yours that has none.
verb-attach = prepare magic
    .word = attach, prepare
    .help = Prepare a card in secret; it opens together with the next troop or fortification. Name a region of yours for Teleportation, the number of an opponent for Alliance.
verb-cast = play magic
    .word = cast
    .help = Play a card that works by itself; if it needs a region, name it.
verb-move = move the fortification
    .word = move
    .help = Name the region of yours that gets the fortification.
verb-cancel = take back what is prepared
    .word = cancel
    .help = Take all prepared cards back into hand. Preparing is possible again only after something is played.
heroes-verb-stop = stop playing cards
    .help = Play no more cards this turn and go on to the draw: one card, and one more for each ready mage.
verb-discard = discard a card
    .word = discard
    .help = At the end of a turn discard a card for the exchange: two discarded bring one new.
verb-tile = lay a tile
    .word = tile
    .help = Chance: which tile is laid next.
verb-card = draw a card
    .word = card
    .help = Chance: which card comes from the deck.

## What can be done: one line for each move

action-recruit = take a { $companion_acc } along
action-mulligan = change the hand
action-keep = keep the hand
action-hire = hire a { $companion_acc } for 5 coins
action-capture = capture { $region }: { $card_nom } ({ $lasting })
    .short = { $region } ({ $strength })
action-fortify = fortify { $region }: { $card_nom } ({ $lasting })
    .short = { $region }
action-attach = prepare magic: { $card_nom }
    .region = prepare magic: { $card_nom }, region { $region }
    .player = prepare magic: { $card_nom }, opponent { $player }
    .short = { $region }
action-cast = play magic: { $card_nom }
    .region = play magic: { $card_nom }, region { $region }
    .short = { $region }
action-move = move the fortification to { $region }
action-cancel = take what is prepared back into hand
heroes-action-stop = stop playing cards
heroes-action-done = finish the exchange
action-discard =
    { $count ->
        [1] discard: { $card_nom }
        [one] discard: { $card_nom } (one of { $count })
       *[other] discard: { $card_nom } (one of { $count })
    }
action-tile = a tile of level { $level }
action-card = the card { $card_nom }

## Heads in the list of moves

heading-capture = Capture with: { $card } ({ $numbers })
heading-fortify = Fortify with: { $card } ({ $numbers })
heading-attach = Prepare magic: { $card } ({ $numbers })
heading-cast = Play magic: { $card } ({ $numbers })

## The numbers of a card

number-attack = attack { $amount }
number-support = support { $amount }
number-free = takes nobody

## The strength of a capture against the level

capture-against = { $sum } against level { $level }
capture-refused = { $line }; no capture is possible. { $why }
capture-level = { $level }
    .panic = { $level } ({ $printed } on the map, panic)
capture-part = { $label } { $amount }
capture-troop = { $card }: { $line }
capture-region =
    { $missing ->
        [0] { $region }: level { $level }, your support { $support }; any troop will do
       *[number] { $region }: level { $level }, your support { $support }; it takes attack { $missing }
    }
capture-closed = { $region }: level { $level }, your support { $support }; no capture is possible. { $why }
capture-no-troops = There are no troops in hand.

## What is to be decided now

prompt-recruit =
    { $count ->
        [one] { $player }, look at your cards and take { $count } more companion: warrior, craftsman or mage
       *[other] { $player }, look at your cards and take { $count } companions: warriors, craftsmen or mages
    }
prompt-mulligan = { $player }, these cards can capture nothing: change the hand or keep it
prompt-play = { $player }, capture a region or stop: { $ready }
    .hire = { $player }, hire a companion, capture a region or stop: { $ready }
    .prepared = { $player }, prepared: { $cards }. Play a card with it or take everything back: { $ready }
prompt-ready =
    { $count ->
        [0] no companions are ready
        [one] { $companions } is ready
       *[other] { $companions } are ready
    }
prompt-relocate = { $player }, name the region that gets the { $card_acc } of region { $region }
prompt-exchange = { $player }, discard cards for the exchange, two for one new, or do without
    .odd = { $player }, discard one more card: they are exchanged in pairs
    .even =
        { $count ->
            [one] { $player }, discard two cards more, or finish and draw { $count } card
           *[other] { $player }, discard two cards more, or finish and draw { $count } cards
        }
prompt-tiles =
    { $count ->
        [one] The map is laid at random: { $count } tile is left
       *[other] The map is laid at random: { $count } tiles are left
    }
prompt-draw = { $player } draws a card

## The result

result-regions =
    { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }
result-support = support { $support }
result-standing = { $player }: { $coins }, { $regions }, { $support }
result-by-regions =
    { $regions ->
        [one] Equal coins, but more regions ({ $regions } region): { $player } wins
       *[other] Equal coins, but more regions ({ $regions } regions): { $player } wins
    }
result-by-support = Equal coins and regions, but more support on the map ({ $support }): { $player } wins

## The stages of a turn

heroes-stage-recruit = Choosing companions
heroes-stage-hire = Hiring, before cards
heroes-stage-play = Cards
heroes-stage-draw = Drawing
