### Small World: names and help texts. The case attributes repeat the noun; they exist so that both languages have the same keys.

## The game and its boards

game-small_world = Small World
    .help = There is not enough room for all: take a race with a power, conquer land, and when its strength is spent leave it and begin with another.
board-smallworld-2 = Two Shores
board-smallworld-3 = Three Roads
board-smallworld-4 = Four Quarters
board-smallworld-5 = Five Banners

## Races

race-amazons = Amazons
    .nom = Amazons
    .gen = Amazons
    .dat = Amazons
    .acc = Amazons
    .ins = Amazons
    .brief = Four extra tokens, for conquests only
    .help = Four extra tokens serve for conquest only: after redeployment four Amazons leave the board and come back to your hand when your next turn starts. With fewer than four to spare you must give up regions.
race-dwarves = Dwarves
    .nom = Dwarves
    .gen = Dwarves
    .dat = Dwarves
    .acc = Dwarves
    .ins = Dwarves
    .brief = +1 coin per mine, even in decline
    .help = Each Dwarf region with a mine pays 1 coin more, even in decline.
race-elves = Elves
    .nom = Elves
    .gen = Elves
    .dat = Elves
    .acc = Elves
    .ins = Elves
    .brief = Lose regions, never tokens
    .help = When Elves lose a region they lose no token: all of them go to your hand and retreat to other Elf regions. An Elf converted by Sorcerers is lost all the same, and so are Elves in decline.
race-ghouls = Ghouls
    .nom = Ghouls
    .gen = Ghouls
    .dat = Ghouls
    .acc = Ghouls
    .ins = Ghouls
    .brief = Stay whole in decline and conquer again
    .help = In decline all Ghoul tokens stay on the board and from your next turn on go on conquering: before your active race, with a last attempt of their own, but without their power. They may attack even your active race; when your next race declines they leave like any other.
race-giants = Giants
    .nom = Giants
    .gen = Giants
    .dat = Giants
    .acc = Giants
    .ins = Giants
    .brief = One token cheaper beside their mountains
    .help = Regions adjacent to a mountain the Giants hold cost one token less, but at least one. A second mountain nearby adds nothing.
race-halflings = Halflings
    .nom = Halflings
    .gen = Halflings
    .dat = Halflings
    .acc = Halflings
    .ins = Halflings
    .brief = Enter anywhere and dig two safe holes
    .help = Halflings may enter the board through any region. They dig a hole in each of the first two regions they conquer: it is immune until they leave it or decline.
race-humans = Humans
    .nom = Humans
    .gen = Humans
    .dat = Humans
    .acc = Humans
    .ins = Humans
    .brief = +1 coin per farmland
    .help = While Humans are active, each of their farmlands pays 1 coin more.
race-orcs = Orcs
    .nom = Orcs
    .gen = Orcs
    .dat = Orcs
    .acc = Orcs
    .ins = Orcs
    .brief = +1 coin per non-empty region conquered
    .help = Active Orcs get 1 more coin for each non-empty region they conquered this turn. Non-empty means with tokens of any race, active or in decline, or with a Lost Tribe; a bare mountain does not count.
race-ratmen = Ratmen
    .nom = Ratmen
    .gen = Ratmen
    .dat = Ratmen
    .acc = Ratmen
    .ins = Ratmen
    .brief = Nothing special, but plenty of them
    .help = Ratmen have no special gift: there are simply a lot of them.
race-skeletons = Skeletons
    .nom = Skeletons
    .gen = Skeletons
    .dat = Skeletons
    .acc = Skeletons
    .ins = Skeletons
    .brief = +1 token per two non-empty conquests
    .help = When redeployment starts, active Skeletons get 1 token from the tray, as long as it lasts, for every two non-empty regions conquered this turn. Non-empty means with tokens of any race, active or in decline, or with a Lost Tribe; a bare mountain does not count.
race-sorcerers = Sorcerers
    .nom = Sorcerers
    .gen = Sorcerers
    .dat = Sorcerers
    .acc = Sorcerers
    .ins = Sorcerers
    .brief = Turn a rival’s lone token into a Sorcerer
    .help = Once per turn against each opponent Sorcerers may conquer an adjacent region with a single token of that opponent’s active race: the token goes to its tray and a Sorcerer from the tray takes its place. Mountains, fortresses and lairs do not protect from this; encampments and immunity do.
race-tritons = Tritons
    .nom = Tritons
    .gen = Tritons
    .dat = Tritons
    .acc = Tritons
    .ins = Tritons
    .brief = Coasts cost one token less
    .help = Coastal regions (next to a sea or lake) cost one token less, but at least one.
race-trolls = Trolls
    .nom = Trolls
    .gen = Trolls
    .dat = Trolls
    .acc = Trolls
    .ins = Trolls
    .brief = A lair in every region: +1 defence
    .help = Each Troll region has a lair and costs one token more to conquer. Lairs stay in decline; a lair goes when the Trolls leave or lose its region.
race-wizards = Wizards
    .nom = Wizards
    .gen = Wizards
    .dat = Wizards
    .acc = Wizards
    .ins = Wizards
    .brief = +1 coin per magic source
    .help = While Wizards are active, each of their regions with a magic source pays 1 coin more.

## Special powers

power-alchemist = Alchemist
    .nom = Alchemist
    .gen = Alchemist
    .dat = Alchemist
    .acc = Alchemist
    .ins = Alchemist
    .brief = +2 coins every turn
    .help = While the race is active it pays 2 more coins each turn, even with no token on the board.
power-berserk = Berserk
    .nom = Berserk
    .gen = Berserk
    .dat = Berserk
    .acc = Berserk
    .ins = Berserk
    .brief = A die cuts the price of each conquest
    .help = Before any conquest you may roll the reinforcement die (with a token in hand) and only then choose the region: it costs that many tokens less, but at least one. If you cannot pay for any region after a roll, your conquests are over; Berserk races have no ordinary last attempt.
power-bivouacking = Bivouacking
    .nom = Bivouacking
    .gen = Bivouacking
    .dat = Bivouacking
    .acc = Bivouacking
    .ins = Bivouacking
    .brief = Five encampments, +1 defence each
    .help = At redeployment place up to five encampments in regions of this race, all in one if you like: each adds 1 to the price of its region and protects from Sorcerers. Encampments of a lost region return to your hand and retreat with the tokens; at decline they go.
power-commando = Commando
    .nom = Commando
    .gen = Commando
    .dat = Commando
    .acc = Commando
    .ins = Commando
    .brief = Every region costs one token less
    .help = Any region costs one token less, but at least one.
power-diplomat = Diplomat
    .nom = Diplomat
    .gen = Diplomat
    .dat = Diplomat
    .acc = Diplomat
    .ins = Diplomat
    .brief = Peace with a rival until your next turn
    .help = At the end of your turn you may make peace with one opponent whose active race you did not attack this turn: until your next turn starts that opponent may not attack your active race. Peace does not concern races in decline.
power-dragon-master = Dragon Master
    .nom = Dragon Master
    .gen = Dragon Master
    .dat = Dragon Master
    .acc = Dragon Master
    .ins = Dragon Master
    .brief = Once a turn, a dragon takes a region for one token
    .help = Once per turn you may conquer a region within reach with a single token, whatever its price. The dragon stays there and makes the region immune until it moves on; at decline it goes.
power-flying = Flying
    .nom = Flying
    .gen = Flying
    .dat = Flying
    .acc = Flying
    .ins = Flying
    .brief = Conquer anywhere but water
    .help = Any region except seas and lakes may be conquered: neither adjacency nor entry from the edge is needed.
power-forest = Forest
    .nom = Forest
    .gen = Forest
    .dat = Forest
    .acc = Forest
    .ins = Forest
    .brief = +1 coin per forest
    .help = While the race is active, each of its forests pays 1 coin more.
power-fortified = Fortified
    .nom = Fortified
    .gen = Fortified
    .dat = Fortified
    .acc = Fortified
    .ins = Fortified
    .brief = Fortresses: +1 defence and +1 coin each
    .help = Once per turn, at redeployment, the active race may build a fortress: at most one per region and six on the board. A fortress adds 1 to the price of its region, also in decline, and pays 1 coin per turn while the race is active; it goes when the region is left or lost.
power-heroic = Heroic
    .nom = Heroic
    .gen = Heroic
    .dat = Heroic
    .acc = Heroic
    .ins = Heroic
    .brief = Two heroes make two regions safe
    .help = At the end of your turn place two heroes in two different regions of this race, or leave them where they are: a region with a hero is immune. At decline the heroes go.
power-hill = Hill
    .nom = Hill
    .gen = Hill
    .dat = Hill
    .acc = Hill
    .ins = Hill
    .brief = +1 coin per hill
    .help = While the race is active, each of its hills pays 1 coin more.
power-merchant = Merchant
    .nom = Merchant
    .gen = Merchant
    .dat = Merchant
    .acc = Merchant
    .ins = Merchant
    .brief = +1 coin per region
    .help = While the race is active, each of its regions pays 1 coin more.
power-mounted = Mounted
    .nom = Mounted
    .gen = Mounted
    .dat = Mounted
    .acc = Mounted
    .ins = Mounted
    .brief = Hills and farmland cost one token less
    .help = Hills and farmlands cost one token less, but at least one.
power-pillaging = Pillaging
    .nom = Pillaging
    .gen = Pillaging
    .dat = Pillaging
    .acc = Pillaging
    .ins = Pillaging
    .brief = +1 coin per non-empty region conquered
    .help = The active race gets 1 more coin for each non-empty region it conquered this turn. Non-empty means with tokens of any race, active or in decline, or with a Lost Tribe; a bare mountain does not count.
power-seafaring = Seafaring
    .nom = Seafaring
    .gen = Seafaring
    .dat = Seafaring
    .acc = Seafaring
    .ins = Seafaring
    .brief = Conquer and hold seas and lakes
    .help = While active the race may conquer seas and lakes like ordinary regions; a sea at the edge may also be its entry. In decline it keeps the water it holds, and that still pays, but it takes no more.
power-spirit = Spirit
    .nom = Spirit
    .gen = Spirit
    .dat = Spirit
    .acc = Spirit
    .ins = Spirit
    .brief = Decline beside another race
    .help = In decline this race does not count: you may have one other race in decline beside it, and both pay. A later decline does not remove it; it goes only when its last token is lost.
power-stout = Stout
    .nom = Stout
    .gen = Stout
    .dat = Stout
    .acc = Stout
    .ins = Stout
    .brief = Decline at the end of a turn of conquests
    .help = The race may also decline at the end of a turn of conquests, after all its coins are paid. The decline itself pays nothing; you pick a new combo on your next turn.
power-swamp = Swamp
    .nom = Swamp
    .gen = Swamp
    .dat = Swamp
    .acc = Swamp
    .ins = Swamp
    .brief = +1 coin per swamp
    .help = While the race is active, each of its swamps pays 1 coin more.
power-underworld = Underworld
    .nom = Underworld
    .gen = Underworld
    .dat = Underworld
    .acc = Underworld
    .ins = Underworld
    .brief = Caverns cost less and all adjoin
    .help = Regions with a cavern cost one token less, but at least one, and count as adjacent to each other for conquest. The race still enters the board through a border region.
power-wealthy = Wealthy
    .nom = Wealthy
    .gen = Wealthy
    .dat = Wealthy
    .acc = Wealthy
    .ins = Wealthy
    .brief = +7 coins on the first turn
    .help = At the end of the turn in which this combo was taken you get 7 more coins, once.

## Terrains

terrain-forest = Forest
    .nom = forest
    .gen = forest
    .acc = forest
    .ins = forest
    .plural = Forests
    .count =
        { $n ->
            [one] { $n } forest
           *[other] { $n } forests
        }
    .help = Land. A forest pays Forest races 1 coin more.
terrain-hill = Hill
    .nom = hill
    .gen = hill
    .acc = hill
    .ins = hill
    .plural = Hills
    .count =
        { $n ->
            [one] { $n } hill
           *[other] { $n } hills
        }
    .help = Land. A hill pays Hill races 1 coin more and costs Mounted races one token less, but at least one.
terrain-swamp = Swamp
    .nom = swamp
    .gen = swamp
    .acc = swamp
    .ins = swamp
    .plural = Swamps
    .count =
        { $n ->
            [one] { $n } swamp
           *[other] { $n } swamps
        }
    .help = Land. A swamp pays Swamp races 1 coin more.
terrain-farmland = Farmland
    .nom = farmland
    .gen = farmland
    .acc = farmland
    .ins = farmland
    .plural = Farmlands
    .count =
        { $n ->
            [one] { $n } farmland
           *[other] { $n } farmlands
        }
    .help = Land. A farmland pays Humans 1 coin more and costs Mounted races one token less, but at least one.
terrain-mountain = Mountain
    .nom = mountain
    .gen = mountain
    .acc = mountain
    .ins = mountain
    .plural = Mountains
    .count =
        { $n ->
            [one] { $n } mountain
           *[other] { $n } mountains
        }
    .help = Land. A mountain costs one token more and defends whoever holds it; held by Giants it makes adjacent regions cheaper. Without race tokens or a Lost Tribe it counts as empty.
terrain-sea = Sea
    .nom = sea
    .gen = sea
    .acc = sea
    .ins = sea
    .plural = Seas
    .count =
        { $n ->
            [one] { $n } sea
           *[other] { $n } seas
        }
    .help = Only Seafaring races can take and hold a sea. The regions on its shore are coastal; if the sea touches the edge of the board, a race may enter through them.
terrain-lake = Lake
    .nom = lake
    .gen = lake
    .acc = lake
    .ins = lake
    .plural = Lakes
    .count =
        { $n ->
            [one] { $n } lake
           *[other] { $n } lakes
        }
    .help = Only Seafaring races can take and hold a lake. The regions on its shore are coastal, but a lake gives no entry to the board.

## Symbols of regions

symbol-mine = Mine
    .nom = mine
    .gen = mine
    .acc = mine
    .ins = mine
    .count =
        { $n ->
            [one] { $n } mine
           *[other] { $n } mines
        }
    .help = A region with a mine pays Dwarves 1 coin more, even in decline.
symbol-magic = Magic source
    .nom = magic source
    .gen = magic source
    .acc = magic source
    .ins = magic source
    .count =
        { $n ->
            [one] { $n } magic source
           *[other] { $n } magic sources
        }
    .help = A region with a magic source pays active Wizards 1 coin more.
symbol-cavern = Cavern
    .nom = cavern
    .gen = cavern
    .acc = cavern
    .ins = cavern
    .count =
        { $n ->
            [one] { $n } cavern
           *[other] { $n } caverns
        }
    .help = A region with a cavern costs Underworld races one token less, but at least one, and all such regions are adjacent for them.

## Pieces on the board

piece-tribe = Lost Tribe
    .nom = Lost Tribe
    .gen = Lost Tribe
    .acc = Lost Tribe
    .ins = Lost Tribe
    .count =
        { $n ->
            [one] { $n } Lost Tribe
           *[other] { $n } Lost Tribes
        }
    .help = What is left of an ancient people: it adds 1 to the price of its region and makes it non-empty. Once beaten it never comes back.
piece-mountain = Mountain
    .nom = mountain
    .gen = mountain
    .acc = mountain
    .ins = mountain
    .count =
        { $n ->
            [one] { $n } mountain
           *[other] { $n } mountains
        }
    .help = Adds 1 to the price of its region and never goes away: it defends whoever holds the region.
piece-lair = Troll’s Lair
    .nom = lair
    .gen = lair
    .acc = lair
    .ins = lair
    .count =
        { $n ->
            [one] { $n } lair
           *[other] { $n } lairs
        }
    .help = Adds 1 to the price of a Troll region, also in decline; it pays nothing. It goes when the Trolls leave or lose the region.
piece-fortress = Fortress
    .nom = fortress
    .gen = fortress
    .acc = fortress
    .ins = fortress
    .count =
        { $n ->
            [one] { $n } fortress
           *[other] { $n } fortresses
        }
    .help = Adds 1 to the price of its region, also in decline, and pays 1 coin per turn while the race is active. It goes when the region is left or lost.
piece-encampment = Encampment
    .nom = encampment
    .gen = encampment
    .acc = encampment
    .ins = encampment
    .count =
        { $n ->
            [one] { $n } encampment
           *[other] { $n } encampments
        }
    .help = Adds 1 to the price of its region and protects from Sorcerers; it needs a race token beside it and may be moved at redeployment. From a lost region it returns to the hand; at decline it goes.
piece-hole = Hole-in-the-Ground
    .nom = hole-in-the-ground
    .gen = hole-in-the-ground
    .acc = hole-in-the-ground
    .ins = hole-in-the-ground
    .count =
        { $n ->
            [one] { $n } hole-in-the-ground
           *[other] { $n } holes-in-the-ground
        }
    .help = A region with a hole is immune: opponents can neither conquer it nor use their gifts on it. The hole goes when the Halflings leave the region or decline.
piece-hero = Hero
    .nom = hero
    .gen = hero
    .acc = hero
    .ins = hero
    .count =
        { $n ->
            [one] { $n } hero
           *[other] { $n } heroes
        }
    .help = A region with a hero is immune: opponents can neither conquer it nor use their gifts on it. A hero may be moved at the end of the turn; at decline it goes.
piece-dragon = Dragon
    .nom = dragon
    .gen = dragon
    .acc = dragon
    .ins = dragon
    .count =
        { $n ->
            [one] { $n } dragon
           *[other] { $n } dragons
        }
    .help = A region with the dragon is immune: opponents can neither conquer it nor use their gifts on it. Once per turn the dragon helps to conquer a new region with a single token and moves there; at decline it goes.
