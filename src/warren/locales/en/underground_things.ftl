### Small World Underground: terrains, symbols, pieces, figures, Relics and Places.

## Terrains

terrain-black-mountain = Black Mountain
    .nom = Black Mountain
    .gen = Black Mountain
    .acc = Black Mountain
    .ins = Black Mountain
    .plural = Black Mountains
    .count =
        { $n ->
            [one] { $n } Black Mountain
           *[other] { $n } Black Mountains
        }
    .help = Land. It costs one token more and defends whoever holds it. The same as a mountain: held by Giants it makes adjacent regions cheaper, and it pays Stone races a coin.
terrain-mystic-crystal = Mystic Crystals
    .nom = mystic crystals
    .gen = mystic crystals
    .acc = mystic crystals
    .ins = mystic crystals
    .plural = Mystic Crystals
    .count =
        { $n ->
            [one] { $n } crystal region
           *[other] { $n } crystal regions
        }
    .help = Land. It is a magic source too: it pays Mystic races and Wizards 1 coin more, and lets Will-o’-Wisps roll the die.
terrain-mushroom-forest = Mushroom Forest
    .nom = mushroom forest
    .gen = mushroom forest
    .acc = mushroom forest
    .ins = mushroom forest
    .plural = Mushroom Forests
    .count =
        { $n ->
            [one] { $n } mushroom forest
           *[other] { $n } mushroom forests
        }
    .help = Land. The same as a forest: it pays Shrooms and Forest races 1 coin more and gives Shield races a piece of Mushroom Armour.
terrain-mud = Mud
    .nom = mud
    .gen = mud
    .acc = mud
    .ins = mud
    .plural = Mud
    .count =
        { $n ->
            [one] { $n } mud region
           *[other] { $n } mud regions
        }
    .help = Land. The same as a swamp: it pays Muddy and Swamp races 1 coin more and gives Mudmen a new token.
terrain-mine = Mine
    .nom = mine
    .gen = mine
    .acc = mine
    .ins = mine
    .plural = Mines
    .count =
        { $n ->
            [one] { $n } mine
           *[other] { $n } mines
        }
    .help = Land. It counts as the mine symbol too: it pays Mining races and Dwarves 1 coin more and gives Iron Dwarves a Silver Hammer.
terrain-river = River
    .nom = river
    .gen = river
    .acc = river
    .ins = river
    .plural = Rivers
    .count =
        { $n ->
            [one] { $n } river region
           *[other] { $n } river regions
        }
    .help = An empty river region costs only 1 token and conquests may go on from it, but at redeployment the tokens leave it: only Kraken and Seafaring races stay. Regions on its shore are coastal; a river region at the edge is an entry.
terrain-chasm = Chasm
    .nom = chasm
    .gen = chasm
    .acc = chasm
    .ins = chasm
    .plural = Chasms
    .count =
        { $n ->
            [one] { $n } chasm
           *[other] { $n } chasms
        }
    .help = A chasm can be neither conquered nor crossed nor flown over. All regions at chasms are open to Spiderines; on a chasm with the volcano symbol Flames place the Volcano.

## Symbols of regions

symbol-volcano = Volcano symbol
    .nom = volcano symbol
    .gen = volcano symbol
    .acc = volcano symbol
    .ins = volcano symbol
    .help = The Flames’ Volcano can be placed on a chasm with this symbol. To all others it means nothing.
    .count =
        { $n ->
            [one] { $n } volcano symbol
           *[other] { $n } volcano symbols
        }
    .help = A symbol on a chasm: Flames may place the Volcano here.

## Pieces and figures

piece-monster = Monster
    .nom = Monster
    .gen = Monster
    .acc = Monster
    .ins = Monster
    .count =
        { $n ->
            [one] { $n } Monster
           *[other] { $n } Monsters
        }
    .help = Monsters stand in pairs: each adds 1 to the price of the region and makes it non-empty. Whoever beats them opens a Relic or Place there; beaten Monsters never come back.
piece-mushroom-armour = Mushroom Armour
    .nom = Mushroom Armour
    .gen = Mushroom Armour
    .acc = Mushroom Armour
    .ins = Mushroom Armour
    .count =
        { $n ->
            [one] { $n } piece of Mushroom Armour
           *[other] { $n } pieces of Mushroom Armour
        }
    .help = Adds 1 to the price of its region, also in decline; it does not save a lone token from a Vampire. It goes when the region is left or lost.
piece-silver-hammer = Silver Hammer
    .nom = Silver Hammer
    .gen = Silver Hammer
    .acc = Silver Hammer
    .ins = Silver Hammer
    .count =
        { $n ->
            [one] { $n } Silver Hammer
           *[other] { $n } Silver Hammers
        }
    .help = Serves Iron Dwarves as a token for conquest, but not without a Dwarf; it defends nothing and comes back to hand at redeployment. At decline it goes.
piece-great-ancient = Great Ancient
    .nom = Great Ancient
    .gen = Great Ancient
    .acc = Great Ancient
    .ins = Great Ancient
    .count =
        { $n ->
            [one] { $n } Great Ancient
           *[other] { $n } Great Ancients
        }
    .help = Its region is immune, and adjacent regions cost Cultists one token less. It may be moved when the turn starts; at decline it goes.
piece-queen = Queen
    .nom = Queen
    .gen = Queen
    .acc = Queen
    .ins = Queen
    .count =
        { $n ->
            [one] { $n } Queen
           *[other] { $n } Queens
        }
    .help = Her region is immune. A Royal race may move her at the end of its turn; in decline she stays where she is and protects.
piece-bag = Bag-o’-Many-Things
    .nom = Bag-o’-Many-Things
    .gen = Bag-o’-Many-Things
    .acc = Bag-o’-Many-Things
    .ins = Bag-o’-Many-Things
    .count =
        { $n ->
            [one] { $n } Bag-o’-Many-Things
           *[other] { $n } Bags-o’-Many-Things
        }
    .help = Once per turn it stands for any Relic open on the board and lies where it was of use to the Magic race. From a lost region it returns to its owner.
piece-ghost = Tomb-raider’s Ghost
    .nom = Ghost
    .gen = Ghost
    .acc = Ghost
    .ins = Ghost
    .count =
        { $n ->
            [one] { $n } Ghost
           *[other] { $n } Ghosts
        }
    .help = A region with the Ghost is immune to everybody but the holder of the Crypt. Whoever conquers the Crypt commands the Ghost.
piece-balrog = Balrog
    .nom = Balrog
    .gen = Balrog
    .acc = Balrog
    .ins = Balrog
    .count =
        { $n ->
            [one] { $n } Balrog
           *[other] { $n } Balrogs
        }
    .help = Its region is nobody’s: nobody can conquer it and it pays nothing. Once per turn the player whose active race holds the Pentacle may send the Balrog to a region bordering its own; whoever was there is driven out and loses two tokens.
piece-volcano = Volcano
    .nom = Volcano
    .gen = Volcano
    .acc = Volcano
    .ins = Volcano
    .count =
        { $n ->
            [one] { $n } Volcano
           *[other] { $n } Volcanoes
        }
    .help = Stands on a chasm with the volcano symbol and never moves: beside it Flames enter the board and take no notice of other races. When they decline it goes.

## Relics

relic-flying-doormat = Flying Doormat
    .nom = Flying Doormat
    .gen = Flying Doormat
    .acc = Flying Doormat
    .ins = Flying Doormat
    .help = Once per turn the active race may attack any region of the board, adjacent or not, at its usual price; chasms, immune regions and active Gnomes are out of bounds. The Relic stays in the conquered region, or where it lay if the conquest fails.
relic-froggys-ring = Froggy’s Ring
    .nom = Froggy’s Ring
    .gen = Froggy’s Ring
    .acc = Froggy’s Ring
    .ins = Froggy’s Ring
    .help = At the end of your turn lay it in any region of your active race: each opponent whose active race borders that region gives you 1 coin, if there is one to give.
relic-stinky-trolls-socks = Stinky Troll’s Socks
    .nom = Stinky Troll’s Socks
    .gen = Stinky Troll’s Socks
    .acc = Stinky Troll’s Socks
    .ins = Stinky Troll’s Socks
    .help = Once per turn conquer a region as if no races, Lost Tribes or Monsters were in it; mountains, the Keep and strongholds still count. The opponent takes all tokens of the region back to hand.
relic-scepter-of-avarice = Scepter of Avarice
    .nom = Scepter of Avarice
    .gen = Scepter of Avarice
    .acc = Scepter of Avarice
    .ins = Scepter of Avarice
    .help = At the end of your turn lay it in a region of your active race: the region’s coin and all bonuses counted for it are doubled. One Place gains nothing from it: the Mine of the Lost Dwarf, in whose region the Scepter does not work.
relic-shiny-orb = Shiny Orb
    .nom = Shiny Orb
    .gen = Shiny Orb
    .acc = Shiny Orb
    .ins = Shiny Orb
    .help = Once per turn conquer a region within reach with a single token of an opponent’s active race: the token goes to its tray and one of yours takes its place, from the tray or, if that is empty, from hand. Mountains and strongholds other than encampments do not protect.
relic-sword-of-the-killer-rabbit = Sword of the Killer Rabbit
    .nom = Sword of the Killer Rabbit
    .gen = Sword of the Killer Rabbit
    .acc = Sword of the Killer Rabbit
    .ins = Sword of the Killer Rabbit
    .help = Once per turn one conquest costs two tokens less, but at least one.

## Places

place-altar-of-souls = Altar of Souls
    .nom = Altar of Souls
    .gen = Altar of Souls
    .acc = Altar of Souls
    .ins = Altar of Souls
    .help = At the end of the turn, after the coins, its holder may remove one token of their race in decline from any region and get 3 coins. It also works when a race in decline holds the Altar.
place-crypt-of-the-tomb-raider = Crypt of the Tomb-raider
    .nom = Crypt of the Tomb-raider
    .gen = Crypt of the Tomb-raider
    .acc = Crypt of the Tomb-raider
    .ins = Crypt of the Tomb-raider
    .help = At the end of the turn its active holder places the Ghost in any region but this one, which becomes immune. With a race in decline the Ghost stays where it is; whoever conquers the Crypt gets the Ghost.
place-diamond-fields = Diamond Fields
    .nom = Diamond Fields
    .gen = Diamond Fields
    .acc = Diamond Fields
    .ins = Diamond Fields
    .help = This region and each region of its holder with the same terrain pay 1 coin more, also in decline.
place-great-brass-pipe = Great Brass Pipe
    .nom = Great Brass Pipe
    .gen = Great Brass Pipe
    .acc = Great Brass Pipe
    .ins = Great Brass Pipe
    .help = For the active race that holds it all regions with the same terrain are adjacent to each other.
place-fountain-of-youth = Fountain of Youth
    .nom = Fountain of Youth
    .gen = Fountain of Youth
    .acc = Fountain of Youth
    .ins = Fountain of Youth
    .help = When its turn starts the active race that holds it gets 1 token from the tray, if one is there.
place-keep-on-the-motherland = Keep on the Motherland
    .nom = Keep on the Motherland
    .gen = Keep on the Motherland
    .acc = Keep on the Motherland
    .ins = Keep on the Motherland
    .help = Adds 1 to the price of its region, even an empty one, and pays its holder 1 coin per turn, also in decline.
place-mine-of-the-lost-dwarf = Mine of the Lost Dwarf
    .nom = Mine of the Lost Dwarf
    .gen = Mine of the Lost Dwarf
    .acc = Mine of the Lost Dwarf
    .ins = Mine of the Lost Dwarf
    .help = Pays its holder 2 coins per turn, also in decline. It is no mine terrain; the Scepter of Avarice does nothing here.
place-stonehedge = Stonehedge
    .nom = Stonehedge
    .gen = Stonehedge
    .acc = Stonehedge
    .ins = Stonehedge
    .help = When it is found a random badge is tied to it for the rest of the game: the race that holds it has that power too, but not the badge’s tokens. In decline only what goes on in decline works; figures and pieces of the power leave together with Stonehedge.
place-wickedest-pentacle = Wickedest Pentacle
    .nom = Wickedest Pentacle
    .gen = Wickedest Pentacle
    .acc = Wickedest Pentacle
    .ins = Wickedest Pentacle
    .help = Its finder at once places the Balrog in a region that borders it and drives out whoever is there; later its active holder may move the Balrog once per turn to a region bordering the Balrog’s. The Balrog’s region is nobody’s and beyond conquest.
