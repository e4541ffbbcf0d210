### Heroes of Dark Lands: names and help. Forms inside a sentence: nom as subject, acc as object.

game-heroes = Heroes of Dark Lands
    .help = The hexes of a dark country, a hand of cards and companions: add support to attack and take land after land.
board-heroes-37 = Small Country
board-heroes-51 = Middle Country
board-heroes-61 = Great Country

## Letters one may type for the rows of the map instead of a, b, c…

region-letters = abcdefghi

## Companions

companion-warrior = Warriors
    .nom = warrior
    .acc = warrior
    .count =
        { $n ->
            [one] { $n } warrior
           *[other] { $n } warriors
        }
    .help = Nearly all troops take warriors. A companion costs 5 coins and serves until the end of the game, once a turn.
companion-craftsman = Craftsmen
    .nom = craftsman
    .acc = craftsman
    .count =
        { $n ->
            [one] { $n } craftsman
           *[other] { $n } craftsmen
        }
    .help = Craftsmen build fortifications and serve engines and marksmen. A companion costs 5 coins and serves until the end of the game, once a turn.
companion-mage = Mages
    .nom = mage
    .acc = mage
    .count =
        { $n ->
            [one] { $n } mage
           *[other] { $n } mages
        }
    .help = Mages play magic, and each idle mage brings one more card at the end of the turn. A companion costs 5 coins and serves until the end of the game, once a turn.

## Kinds of cards

kind-troop = Troop
    .help = Goes to a region that is nobody’s and captures it, if its attack and the support of your regions around reach the level.
kind-fortification = Fortification
    .help = Goes to a region of yours, at most one in a region, and adds support for its neighbours.
kind-magic = Magic
    .help = Takes mages and does what the card says.

## Troops

card-spearmen = Spearmen
    .nom = spearmen
    .acc = spearmen
    .brief = The cheapest fighters
    .help = The cheapest fighters: good for first captures, of no help to neighbours.
card-militia = Militia
    .nom = militia
    .acc = militia
    .brief = Weak, but one craftsman is enough
    .help = A weak troop that needs one craftsman only; of no help to neighbours.
card-archers = Archers
    .nom = archers
    .acc = archers
    .brief = Hit softly, but cover their neighbours
    .help = A weak blow, but cheap cover for the regions around.
card-swordsmen = Swordsmen
    .nom = swordsmen
    .acc = swordsmen
    .brief = A hard blow, no help to neighbours
    .help = A strong blow and no help to neighbours.
card-men-at-arms = Men-at-Arms
    .nom = men-at-arms
    .acc = men-at-arms
    .brief = Sturdy, with a little support
    .help = A solid troop that lends its neighbours a little.
card-halberdiers = Halberdiers
    .nom = halberdiers
    .acc = halberdiers
    .brief = Need warriors only; strike and cover alike
    .help = They need warriors only. They strike, and support the regions around.
card-sappers = Sappers
    .nom = sappers
    .acc = sappers
    .brief = Need craftsmen only; cover better than they strike
    .help = They need craftsmen only. A weak blow, but good support for the regions around.
card-catapult = Catapult
    .nom = catapult
    .acc = catapult
    .brief = Helps to take strong regions beside it
    .help = A weak blow, but strong regions fall beside it.
card-ballista = Ballista
    .nom = ballista
    .acc = ballista
    .brief = Both strikes and supports
    .help = An engine that both strikes and supports.
card-crossbowmen = Crossbowmen
    .nom = crossbowmen
    .acc = crossbowmen
    .brief = Costly shooters with great support
    .help = Costly marksmen with great support.
card-cavalry = Cavalry
    .nom = cavalry
    .acc = cavalry
    .brief = Strong in all, but takes many warriors
    .help = Strong in attack and in support, but takes many warriors.
card-knights = Knights
    .nom = knights
    .acc = knights
    .brief = The best troop; joins the deck later
    .help = The best troop; it comes into the deck with the first reshuffle only.
card-siege-tower = Siege Tower
    .nom = siege tower
    .acc = siege tower
    .brief = Huge support for late captures
    .help = Huge support for late captures; it comes into the deck with the first reshuffle only.

## Fortifications

card-garrison = Garrison
    .nom = garrison
    .acc = garrison
    .brief = The cheapest fortification
    .help = The cheapest fortification.
card-tower = Tower
    .nom = tower
    .acc = tower
    .brief = A fortification for two craftsmen
    .help = A fortification for two craftsmen.
card-fortress = Fortress
    .nom = fortress
    .acc = fortress
    .brief = Helps to take high levels beside it
    .help = A mighty fortification: regions of high level fall beside it.
card-citadel = Citadel
    .nom = citadel
    .acc = citadel
    .brief = The strongest fortification
    .help = The strongest fortification; it comes into the deck with the first reshuffle only.

## Magic

card-potion-of-strength = Potion of Strength
    .nom = potion of strength
    .acc = potion of strength
    .brief = With a troop: 2 more attack
    .help = With a troop: 2 more attack for this capture.
card-magic-sword = Magic Sword
    .nom = magic sword
    .acc = magic sword
    .brief = With a troop: 4 more attack
    .help = With a troop: 4 more attack for this capture.
card-dragonslayer = Dragonslayer
    .nom = dragonslayer
    .acc = dragonslayer
    .brief = With a troop: 6 more attack
    .help = With a troop: 6 more attack for this capture. It comes into the deck with the first reshuffle only.
card-claim = Claim
    .nom = claim
    .acc = claim
    .brief = Until the end of your next turn, yours alone to take
    .help = Name a region that is nobody’s and unclaimed: until the end of your next turn only you may capture it. While claims are played the game goes on. The card leaves the game.
card-alchemy = Alchemy
    .nom = alchemy
    .acc = alchemy
    .brief = 3 coins at once
    .help = Take 3 coins. The card leaves the game.
card-clairvoyance = Clairvoyance
    .nom = clairvoyance
    .acc = clairvoyance
    .brief = 3 more cards at the end of the turn
    .help = Draw 3 cards more at the end of this turn.
card-teleportation = Teleportation
    .nom = teleportation
    .acc = teleportation
    .brief = With a troop: support of a distant region too
    .help = With a troop: name a region of yours that is not beside the target; its support counts too.
card-phantom-warriors = Phantom Warriors
    .nom = phantom warriors
    .acc = phantom warriors
    .brief = Two warriors fewer are needed
    .help = With a troop or a fortification: it takes two warriors fewer.
card-builders-charm = Builders’ Charm
    .nom = builders’ charm
    .acc = builders’ charm
    .brief = Two craftsmen fewer are needed
    .help = With a troop or a fortification: it takes two craftsmen fewer.
card-panic = Panic
    .nom = panic
    .acc = panic
    .brief = Levels are 1 lower beside your support
    .help = Until the end of the turn regions in which you have support are captured as if one level lower; the coins stay the same. A second panic adds nothing.
card-alliance = Alliance
    .nom = alliance
    .acc = alliance
    .brief = With a troop: a rival’s support counts too
    .help = With a troop: name an opponent; the support that opponent has around the target counts too. Nobody is asked and nothing is lost.
card-runestone = Runestone
    .nom = runestone
    .acc = runestone
    .brief = Your region: 2 more support for good
    .help = Lies on a region of yours and adds 2 support there until the end of the game. It is no fortification; at most one in a region.
card-treasure-map = Treasure Map
    .nom = treasure map
    .acc = treasure map
    .brief = With a troop, level 6 or more: twice the coins
    .help = With a troop, against a level of 6 or more: the capture pays double. The card leaves the game.
card-relocation = Relocation
    .nom = relocation
    .acc = relocation
    .brief = Move one of your fortifications
    .help = Move one fortification of yours to another region of yours that has none.
