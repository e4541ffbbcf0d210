### Small World: the log, one line for each fact.

effect-round-began = Round { $round } begins
effect-combo-opened = { $power_nom } { $race_nom } join the column at place { $place }
effect-combo-taken = { $player } takes the combo { $power_nom } { $race_nom }
effect-tokens-taken =
    { $tokens ->
        [one] { $player } gets { $tokens } token of the { $race_gen }
       *[other] { $player } gets { $tokens } tokens of the { $race_gen }
    }
effect-income-paid =
    { $coins ->
        [one] Income: { $player } gets { $coins } coin ({ $parts })
       *[other] Income: { $player } gets { $coins } coins ({ $parts })
    }
    .nothing = Income: { $player } gets no coins
effect-tribe-readied =
    { $tokens ->
        [one] { $race } take { $tokens } token into hand
       *[other] { $race } take { $tokens } tokens into hand
    }
effect-tokens-gained =
    { $tokens ->
        [one] { $race } get { $tokens } token from the tray
       *[other] { $race } get { $tokens } tokens from the tray
    }
effect-region-abandoned = { $race } abandon region { $region }
effect-region-conquered =
    { $tokens ->
        [one] { $race } conquer region { $region }: { $tokens } token
       *[other] { $race } conquer region { $region }: { $tokens } tokens
    }
    .die =
        { $tokens ->
            [one] { $race } conquer region { $region } in a last attempt: { $tokens } token
           *[other] { $race } conquer region { $region } in a last attempt: { $tokens } tokens
        }
    .dragon = { $race } conquer region { $region } with the dragon and a single token
    .sorcery = { $race } conquer region { $region } by sorcery with a single token from the tray
    .wisps =
        { $tokens ->
            [one] { $race } conquer region { $region } with the die: { $tokens } token
           *[other] { $race } conquer region { $region } with the die: { $tokens } tokens
        }
    .vampire = { $race } conquer region { $region } by a bite: the token there is replaced
    .orb = { $race } conquer region { $region } with the Shiny Orb: the token there is replaced
effect-region-lost = { $race } lose region { $region }: { $losses }, { $rest }
    .losses =
        { $n ->
            [0] no token lost
            [one] { $n } token goes to the tray
           *[other] { $n } tokens go to the tray
        }
    .rest =
        { $n ->
            [0] none is left to retreat
            [one] { $n } token goes back to hand
           *[other] { $n } tokens go back to hand
        }
effect-attack-failed = The last attempt on region { $region } fails
effect-die-rolled =
    { $value ->
        [0] { $player } rolls the die: a blank face
       *[number] { $player } rolls the die: { $value }
    }
    .for =
        { $value ->
            [0] { $player } rolls the die for region { $region } and needs { $needed } or more (1 in { $one_in }): a blank face
           *[number] { $player } rolls the die for region { $region } and needs { $needed } or more (1 in { $one_in }): { $value }
        }
effect-token-withdrawn = 1 token is taken from region { $region } into hand
effect-token-deployed = 1 token is put into region { $region }
effect-token-set-aside = 1 token leaves region { $region } and will be back when the next turn starts
effect-piece-placed = Placed in region { $region }: { $piece_nom }
effect-piece-lifted = Back to hand from region { $region }: { $piece_nom }
effect-piece-removed =
    { $count ->
        [one] Taken off region { $region }: { $piece_acc }
       *[other] Taken off region { $region }: { $pieces }
    }
effect-tribe-declined = { $power } { $race_nom } go into decline ({ $player })
effect-tribe-gone = { $race } vanish from the board ({ $player })
effect-banner-returned = The banner of the { $race_gen } goes under the stack of banners
effect-badge-discarded = The badge “{ $power_nom }” is discarded
effect-badges-reshuffled = The discarded badges become the new stack
effect-peace-made = { $player } and { $ally } make peace: { $ally } does not attack the other’s active race for now
effect-peace-ended = Peace is over: { $player } and { $ally } are opponents again

## Parts of an income

income-regions = regions of the { $race_gen }
income-part = { $label } { $amount }
income-total =
    { $coins ->
        [one] { $coins } coin in all
       *[other] { $coins } coins in all
    }

## What coins are for

purse-coins-paid-sw-cmb-2 = one on each combo above the one taken
purse-coins-gained-sw-cmb-3 =
    { $coins ->
        [one] it lay on the combo
       *[other] they lay on the combo
    }
purse-coins-paid-sw-own-1 = a race of a pack asks for it
purse-coins-gained-sw-own-1 = by a race of a pack
purse-coins-paid-sw-own-2 = a power of a pack asks for it
purse-coins-gained-sw-own-2 = by a power of a pack
