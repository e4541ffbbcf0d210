### Small World Underground: the log, one line for each fact.

effect-monsters-settled = Monsters settle in region { $region } in place of a Lost Tribe
effect-badges-swapped = { $player } swaps the badge “{ $given_nom }” for “{ $gained_nom }” of combo { $place }
effect-marker-opened = A find in region { $region }: { $marker_nom }. { $help }
effect-badge-lent = Stonehedge carries the badge “{ $power_nom }”. { $help }
effect-loan-ended = { $race } no longer have the power “{ $power_nom }” of Stonehedge
effect-figure-placed = The { $piece_nom } is placed in region { $region }
effect-figure-lifted = The { $piece_nom } leaves the board
effect-relic-moved = A Relic now lies in region { $region }: { $relic_nom }
effect-relic-used = { $player } makes a Relic ready for a conquest: { $relic_nom }
effect-relic-copied = { $player } makes the Bag ready for a conquest in place of a Relic: { $relic_nom }
effect-vengeance-sworn = { $against } gets a vengeance marker: { $player } will not forget
effect-vengeance-over = The vengeance markers come back
effect-token-exchanged = Rebirth in region { $region }: it passes to the { $race_dat }
effect-token-sacrificed = A token of the { $race_gen } in region { $region } is sacrificed
effect-tokens-lost =
    { $tokens ->
        [one] { $race } lose { $tokens } token that has nowhere to retreat
       *[other] { $race } lose { $tokens } tokens that have nowhere to retreat
    }
effect-pieces-gained = { $race } get { $pieces }
effect-river-left = { $race } leave the river { $region }
effect-purse-empty = { $player } has no coin left to give

## What coins are for

purse-coins-gained-su-p-vanishing = a Vanishing race leaves: 2 for each region
purse-coins-paid-su-p-thieving = an opponent’s Thieving race is next door
purse-coins-gained-su-p-thieving = what the Thieving race took
purse-coins-paid-su-rel-ring = Froggy’s Ring is next door
purse-coins-gained-su-rel-ring = tribute to Froggy’s Ring
purse-coins-paid-su-r-liches = the toll of Liches in decline for their region
purse-coins-gained-su-r-liches = the toll of Liches in decline for their region
purse-coins-gained-su-p-martyr = a Martyr race has lost a region
purse-coins-gained-su-plc-altar = a sacrifice on the Altar of Souls
