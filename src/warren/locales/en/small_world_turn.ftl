### Small World: options of the table, moves, their names, and what is to be decided now.

## Options of the table

option-board = Board
    .help = A shipped board by name, or one of your own; by default the board for this number of players.
option-elves_return = Converted Elves return
    .help = An Elf converted by Sorcerers goes to its owner’s hand, not to the tray. So says the rulebook of 2016; by the older one, the English one and its FAQ the Elf is lost.
option-sorcery_needs_token = Sorcery takes a token in hand
    .help = Sorcerers convert only with a token left in hand. So says the rulebook of 2016, of any conquest; by the older one, the English one and its FAQ none is needed.
option-without_diplomat = Without Diplomat
    .help = Leave the Diplomat badge out of a game of two: many find it too strong.
option-open_coins = Open coins
    .help = Everybody sees how many coins each player has. Otherwise those of others are hidden to the end, but whoever adds up what the log tells knows them anyway.
option-auto_retreat = Automatic retreat
    .help = Retreating tokens are spread evenly and nobody is asked.

## Moves: name, word to type, help

small_world-cli-moves-help = Type a number of the list, several numbers, or a move in words; “;” between moves does several at once, and a number at the end of a deployment repeats it.
verb-pick = take a combo
    .word = pick, take
    .help = Take one of the open combos, putting a coin on each combo above it. Name it by number, race or power.
verb-decline = go into decline
    .word = decline
    .help = Put the active race in decline instead of conquering; Stout races may do it at the end of a turn too.
verb-abandon = abandon a region
    .word = abandon
    .help = Before the first conquest take all tokens of a region into hand; it is no longer yours.
verb-conquer = conquer
    .word = conquer
    .help = Take a region by putting as many tokens there as it costs.
verb-conquer-die = conquer in a last attempt
    .help = The last conquest of a turn: roll the die when a region takes one to three tokens more than you have.
verb-conquer-dragon = conquer with the dragon
    .help = Once per turn take a region with a single token, whatever its price; the dragon goes there.
verb-conquer-sorcery = conquer by sorcery
    .help = Replace the only token of an opponent’s active race by a Sorcerer from the tray.
verb-roll = roll the die
    .word = roll
    .help = Roll the reinforcement die before choosing the region; only Berserk races can.
small_world-verb-stop = end the conquests
    .help = End this turn’s conquests and go on to redeployment.
verb-withdraw = withdraw a token
    .word = withdraw
    .help = Take one token off a region of yours. A number at the end repeats the move.
verb-deploy = deploy a token
    .word = deploy
    .help = Put one token from hand into a region of yours. A number at the end repeats the move.
verb-place = place a piece
    .word = place
    .help = Put a piece from hand into a region of yours.
verb-place-fortress = place a fortress
    .help = Build a fortress: one per turn, at most one in a region.
verb-place-encampment = place an encampment
    .help = Put an encampment from hand into a region of yours, all in one if you like.
verb-place-hero = place a hero
    .help = Put a hero from hand into a region that has none.
verb-lift = lift a piece
    .word = lift
    .help = Take a piece from the board back into hand, to place it elsewhere.
verb-lift-encampment = lift an encampment
    .help = Take an encampment from the board back into hand.
verb-lift-hero = lift a hero
    .help = Take a hero from the board back into hand.
verb-ally = make peace
    .word = ally
    .help = Name the number of the opponent who may not attack your active race until your next turn starts.
verb-banner = open a banner
    .word = banner
    .help = Chance: which banner opens next.
verb-badge = open a badge
    .word = badge
    .help = Chance: which badge opens next.
verb-die = see the die
    .word = die
    .help = Chance: what the die shows, from 0 to 3.

means-die = die
means-dragon = dragon
means-sorcery = sorcery

## What can be done: one line for each move

action-pick =
    { $tokens ->
        [one] take combo { $place }: { $power_nom } { $race_nom } ({ $tokens } token
       *[other] take combo { $place }: { $power_nom } { $race_nom } ({ $tokens } tokens
    }, { $cost ->
        [0] free
        [one] for { $cost } coin
       *[other] for { $cost } coins
    }{ $coins ->
        [0] )
        [one] , with { $coins } coin on it)
       *[other] , with { $coins } coins on it)
    }
    .closed = take combo { $place }
action-decline = go into decline
    .tomb = go into decline and keep all tokens
    .vanishing = go into decline and vanish
action-abandon =
    { $tokens ->
        [one] abandon { $region } and take its { $tokens } token
       *[other] abandon { $region } and take its { $tokens } tokens
    }
action-conquer = conquer { $region } (price { $price })
    .die = throw the die for { $region }: { $needed } or more takes it
    .dragon = conquer { $region } with the dragon: for 1 token, once a turn
    .sorcery = conquer { $region } by sorcery: free, once a turn from each opponent
    .wisps =
        { $needed ->
            [0] conquer { $region } with the Wisps’ die (price { $price } less the roll)
           *[number] conquer { $region } with the Wisps’ die (price { $price } less the roll, which needs { $needed } or more: 1 in { $one_in })
        }
    .vampire = conquer { $region } by replacing the lone token
    .orb = conquer { $region } with the Shiny Orb
action-roll = roll the die
small_world-action-stop = end the conquests
action-withdraw =
    { $tokens ->
        [one] withdraw a token from { $region } ({ $tokens } token there)
       *[other] withdraw a token from { $region } ({ $tokens } tokens there)
    }
action-deploy =
    { $tokens ->
        [one] deploy a token to { $region } ({ $tokens } token there)
       *[other] deploy a token to { $region } ({ $tokens } tokens there)
    }
action-place = place the { $piece_acc } in { $region }
action-lift = lift the { $piece_acc } from { $region }
action-ally = make peace with { $player }
action-banner = open the banner of the { $race_gen }
action-badge = open the badge “{ $power_nom }”
action-die =
    { $value ->
        [0] blank face of the die
       *[number] the die shows { $value }
    }

## What is to be decided now

prompt-pick = { $player }, take one of the open combos
prompt-begin =
    { $tokens ->
        [0] { $player }, conquer a region or go into decline: no free tokens
        [one] { $player }, conquer a region or go into decline: { $tokens } free token
       *[other] { $player }, conquer a region or go into decline: { $tokens } free tokens
    }
prompt-conquer =
    { $tokens ->
        [0] { $player }, the { $race_gen } have no tokens left: you may end the conquests
        [one] { $player }, conquer a region: the { $race_gen } have { $tokens } token left
       *[other] { $player }, conquer a region: the { $race_gen } have { $tokens } tokens left
    }
prompt-rolled =
    { $tokens ->
        [one] { $player }, the die shows { $value }: conquer a region, the { $race_gen } have { $tokens } token left
       *[other] { $player }, the die shows { $value }: conquer a region, the { $race_gen } have { $tokens } tokens left
    }
prompt-redeploy =
    { $tokens ->
        [0] { $player }, redeploy the { $race_acc }: withdraw spare tokens or leave all as it is
        [one] { $player }, redeploy the { $race_acc }: { $tokens } token in hand
       *[other] { $player }, redeploy the { $race_acc }: { $tokens } tokens in hand
    }
    .done = finish redeploying
prompt-deploy =
    { $tokens ->
        [one] { $player }, deploy the { $race_acc }: { $tokens } token in hand
       *[other] { $player }, deploy the { $race_acc }: { $tokens } tokens in hand
    }
prompt-retreat =
    { $tokens ->
        [one] { $player }, the { $race_nom } retreat: deploy { $tokens } token
       *[other] { $player }, the { $race_nom } retreat: deploy { $tokens } tokens
    }
prompt-fortress = { $player }, build a fortress or do without one
    .done = build no fortress
prompt-encampment =
    { $count ->
        [0] { $player }, move encampments or leave them in place
        [one] { $player }, place encampments: { $count } in hand
       *[other] { $player }, place encampments: { $count } in hand
    }
    .done = finish placing encampments
prompt-hero =
    { $count ->
        [0] { $player }, move heroes or leave them in place
        [one] { $player }, place heroes: { $count } in hand
       *[other] { $player }, place heroes: { $count } in hand
    }
    .done = finish placing heroes
prompt-farewell =
    { $tokens ->
        [one] { $player }, take { $race_acc } off the board: { $tokens } token more
       *[other] { $player }, take { $race_acc } off the board: { $tokens } tokens more
    }
prompt-decline = { $player }, put the { $race_acc } in decline or play on with them
    .done = do not go into decline
prompt-peace = { $player }, make peace with an opponent or do without it
    .done = make no peace
prompt-banner = A new banner opens
prompt-badge = A new badge opens
prompt-die = { $player } rolls the die

## Where we are: the stages of a turn, and its income if it ended now

small_world-stage-people = People
small_world-stage-conquest = Conquests
small_world-stage-redeployment = Redeployment
small_world-stage-coins = Income
small_world-stage-retreat = Retreat
forecast-coins =
    { $coins ->
        [one] If you stop now: { $coins } coin ({ $parts })
       *[other] If you stop now: { $coins } coins ({ $parts })
    }
    .nothing = No income if you end the turn now
