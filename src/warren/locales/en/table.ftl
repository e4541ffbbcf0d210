### The table: seats, bots, the result, what all games share.

seat-name = Player { $n }
bot-random = Random
    .help = Does not think: all legal actions are equal to it.
bot-cub = Cub
    .help = Plays for the first time: mostly acts by habit and misses a lot.
bot-squire = Squire
    .help = Knows the game, but its thoughts wander, and every game it is in another mood.
bot-greedy = Treasurer
    .help = Looks one decision ahead and takes what pays best now.
bot-knight = Knight
    .help = Thinks its own turn through before it makes a move, for two seconds at most.
bot-baron = Baron
    .help = Thinks longer, for up to five seconds, and lets few good chances pass.
bot-lord = Lord
    .help = Takes as long as it needs and weighs every choice by what may come of it.

list-two = { $first } and { $last }
list-more = { $first }, { $rest }
rule-cited = { $text } [{ $rule }]

## The result

result-won =
    { $count ->
        [one] { $players } wins
       *[other] { $players } share the victory
    }
result-points = { $player }: { $points }
result-winner =
    { $coins ->
        [one] { $player } wins with { $coins } coin
       *[other] { $player } wins with { $coins } coins
    }
result-tie-break =
    { $tokens ->
        [one] Equal coins, so race tokens on the board decide, those in decline included ({ $tokens } token): { $player } wins
       *[other] Equal coins, so race tokens on the board decide, those in decline included ({ $tokens } tokens): { $player } wins
    }
result-shared =
    { $coins ->
        [one] { $players } share the victory with { $coins } coin each
       *[other] { $players } share the victory with { $coins } coins each
    }
result-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
result-tokens =
    { $tokens ->
        [one] { $tokens } token on the board
       *[other] { $tokens } tokens on the board
    }
result-score = { $player }: { $coins }, { $tokens }

## Numbers in parts

breakdown-sum = { $sum } = { $total }
breakdown-floor = { $sum }, but at least one token: { $total }
breakdown-refused = { $sum }, but no attack is possible. { $why }
breakdown-item = { $amount } { $label }
part-base = base
part-floor = at least one token
part-otherwise = other coins

## Words of a move

argument-combo = combo
argument-region = region
argument-seat = player
argument-race = race
argument-power = power
argument-value = number
argument-piece = piece
argument-with = means

## Options and moves that all games share

option-first = First player
    .help = The number of the seat that begins, counted from zero; by default it is drawn.
verb-stop = stop
    .word = stop
verb-done = done
    .word = done
    .help = Finish the current step.
verb-first = draw the first player
    .word = first
    .help = Chance: who goes first.
action-done = finish
action-first = { $player } goes first

## What is to be decided now

prompt-first = Chance decides who goes first
prompt-over = The game is over
prompt-several = Still choosing: { $players }
prompt-chance = Chance decides
prompt-choice = { $player }, make your choice

## The log: facts that all games share

effect-first-player-chosen = { $player } goes first
effect-turn-began = Round { $round }: { $player }’s turn
effect-coins-paid =
    { $coins ->
        [one] { $player } pays { $coins } coin
       *[other] { $player } pays { $coins } coins
    }
    .why =
        { $coins ->
            [one] { $player } pays { $coins } coin ({ $why })
           *[other] { $player } pays { $coins } coins ({ $why })
        }
effect-coins-gained =
    { $coins ->
        [one] { $player } gets { $coins } coin
       *[other] { $player } gets { $coins } coins
    }
    .why =
        { $coins ->
            [one] { $player } gets { $coins } coin ({ $why })
           *[other] { $player } gets { $coins } coins ({ $why })
        }
effect-game-ended = The game is over
