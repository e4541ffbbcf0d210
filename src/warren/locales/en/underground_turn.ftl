### Small World Underground: options of the table, moves, their names, and what is to be decided now.

## Options of the table

option-pool = Races and powers
    .help = Where races and powers come from: smallworld for Small World, underground for Underground, both for both games. What has no force on the board is left out.
option-relics = Relics and Places
    .help = Whether Monsters hide Relics and Places: true or false; by default when the board has Monsters or races of Underground play.
option-packs = Packs
    .help = The names of packs with races and powers of one’s own, with commas between them.

## Moves: name, word to type, help

verb-swap = swap badges
    .word = swap
    .help = Swap the badge of the Mimes just taken with that of another open combo; name it by number, race or power.
verb-place-volcano = place the Volcano
    .help = Put the Volcano on a chasm with the volcano symbol; there it stays.
verb-place-great-ancient = place the Great Ancient
    .help = When the turn starts, move the Great Ancient to a region of the Cultists.
verb-place-balrog = send the Balrog
    .help = Send the Balrog to a region that borders it, or the Pentacle at first; whoever was there is driven out.
verb-place-mushroom-armour = lay Mushroom Armour
    .help = Put a piece of Mushroom Armour from hand into a region of yours, all in one if you like.
verb-place-queen = place the Queen
    .help = At the end of the turn put the Queen into a region of yours, which becomes immune.
verb-place-ghost = place the Ghost
    .help = At the end of the turn put the Ghost into any region but the Crypt’s, which becomes immune.
verb-decline-tomb = go into decline and keep all tokens
    .help = A Tomb race declines with all its tokens on the board and redeploys one last time.
verb-decline-vanishing = go into decline and vanish
    .help = A Vanishing race leaves the board altogether and gets 2 coins for each region.
verb-exchange = exchange a token
    .word = exchange
    .help = When the turn starts, replace Reborn tokens in decline by a token of the active race, in two regions at most.
verb-conquer-wisps = conquer with the Wisps’ die
    .help = Name the region and roll: for Will-o’-Wisps the price goes down by the roll. If the tokens are not enough the conquests are over.
verb-conquer-vampire = conquer by replacing a lone token
    .help = Once per turn from each opponent, replace the only token of an active race by one of yours; Vampire races can.
verb-conquer-orb = conquer with the Shiny Orb
    .help = Once per turn replace the only token of an opponent’s active race by one of yours; the Orb is made ready first.
verb-use = make a Relic ready
    .word = use
    .help = Make a Relic ready for the next conquest: the Doormat, the Socks, the Orb or the Sword.
verb-copy = make the Bag ready
    .word = copy
    .help = Make the Bag ready for the next conquest in place of the Relic named; once per turn.
verb-lay = lay a Relic
    .word = lay
verb-lay-scepter-of-avarice = lay the Scepter of Avarice
    .help = At the end of the turn lay the Scepter in a region of yours, which pays double.
verb-lay-froggys-ring = lay Froggy’s Ring
    .help = At the end of the turn lay the Ring in a region of yours: opponents whose active races border it give a coin each.
verb-lay-scepter-of-avarice-bag = lay the Bag as the Scepter
    .help = At the end of the turn lay the Bag in a region of yours in place of the Scepter of Avarice.
verb-lay-froggys-ring-bag = lay the Bag as the Ring
    .help = At the end of the turn lay the Bag in a region of yours in place of Froggy’s Ring.
verb-sacrifice = make a sacrifice
    .word = sacrifice
    .help = After the coins remove one token of your race in decline from the board for 3 coins; so the Altar of Souls works.
verb-marker = open a find
    .word = marker
    .help = Chance: which Relic or Place lay under the Monsters.
verb-monsters = settle Monsters
    .word = monsters
    .help = Chance: in which region of a Lost Tribe Monsters settle.

means-wisps = wisps
means-vampire = vampire
means-orb = orb
means-tomb = tomb
means-vanishing = vanishing
means-bag = bag

argument-relic = relic
argument-marker = find

## What can be done: one line for each move

action-swap = swap badges with combo { $place }: { $power_nom }
    .closed = swap badges with combo { $place }
action-exchange = exchange a token in { $region }
action-use = make ready: { $relic_nom }
action-copy = make the Bag ready in place of the { $relic_nom }
action-lay = lay the { $relic_acc } in { $region }
    .bag = lay the Bag in place of the { $relic_gen } in { $region }
action-sacrifice =
    { $tokens ->
        [one] sacrifice a token from { $region } ({ $tokens } token there)
       *[other] sacrifice a token from { $region } ({ $tokens } tokens there)
    }
action-marker = find: { $marker_nom }
action-monsters = Monsters in region { $region }

## What is to be decided now

prompt-swap = { $player }, swap the badge “{ $power_nom }” with that of another combo or keep it
    .done = keep the badge
prompt-eruption = { $player }, place the Volcano on a chasm with the volcano symbol
prompt-dawn = { $player }, the turn starts: { $deeds } or go on
    .done = go on
prompt-dusk = { $player }, the turn ends: { $deeds } or finish it
    .done = finish the turn
prompt-altar = { $player }, sacrifice a token of a race in decline for 3 coins or do without
    .done = make no sacrifice
prompt-find = What lies in region { $region } is opened
prompt-loan = A badge opens for Stonehedge
prompt-summons = { $player }, place the Balrog beside the Pentacle
prompt-monsters =
    { $count ->
        [one] Chance settles the Monsters: { $count } region left
       *[other] Chance settles the Monsters: { $count } regions left
    }
prompt-armour =
    { $count ->
        [one] { $player }, lay out Mushroom Armour: { $count } piece in hand
       *[other] { $player }, lay out Mushroom Armour: { $count } pieces in hand
    }
    .done = finish laying armour
prompt-helped = { $prompt }; at your service: { $helpers }
deed-great-ancient = place the Great Ancient
deed-exchange = exchange Reborn tokens
deed-queen = place the Queen
deed-ghost = place the Ghost
deed-balrog = send the Balrog
deed-scepter-of-avarice = lay the Scepter in a region of yours, which pays double
deed-froggys-ring = lay the Ring
deed-bag = lay the Bag
