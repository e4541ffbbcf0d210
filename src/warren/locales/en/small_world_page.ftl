web-mixed = Both together: races, powers and finds of either game
web-option-pool-smallworld = from Small World
web-option-pool-underground = from Underground
web-option-pool-both = from both games
web-option-pool = Races and powers
    .help = Which game the races and powers come from. What has no effect on the chosen board stays out.
web-option-relics = Relics
    .help = Whether Relics and Places hide under the Monsters. By default when the board has Monsters or races of Underground take part.
web-picked-race = Races
web-picked-power = Powers
web-column = To choose from
web-combo-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 }
web-combo-price = { $price ->
    [0] free
   *[number] costs { $price }
 }
web-combo-terms = +{ $coins }, { $price }
web-combo-coins = coins on it: { $count }
web-coins-unknown = Hidden coins
web-coins-reckoned = How many coins an opponent has is not shown before the end. But the log tells everybody all that is earned and spent: whoever adds it up knows the purse. To play without such sums, play with open coins.
web-spread = { $count ->
    [one] Spread { $count } token evenly
   *[other] Spread { $count } tokens evenly
 }
web-in-hand = { $count } in hand
web-typed-example-small_world = pick 2; conquer 2-03
web-typed-example-underground = pick 2; conquer 2-03

## What is acted out above the board

web-die-tried = { $name } throws the die
    .for = { $name } throws the die for region { $region }: { $needed } or more needed, 1 in { $odds }
web-tokens-laid-out = Tokens are laid out anew
web-die-needs = Needs { $needed } or more: 1 in { $odds }
web-die-shows =
    { $value ->
        [0] A blank face
       *[number] The die shows { $value }
    }
    .taken =
        { $value ->
            [0] A blank face is enough: the region falls
           *[number] { $value }: the region falls
        }
    .failed =
        { $value ->
            [0] A blank face: the attack fails
           *[number] { $value } is too little: the attack fails
        }
web-coins-regions = { $race }: regions

## What others did to me since my last decision

web-meanwhile-taken =
    { $player } takes { $regions } from you{ $tokens ->
        [0] : no token lost
        [one] : −{ $tokens } token
       *[other] : −{ $tokens } tokens
    }
web-meanwhile-coins =
    { $coins ->
        [one] { $player } takes { $coins } coin from you
       *[other] { $player } takes { $coins } coins from you
    }
