### Dungeon Lords: the game, options of the table, supplies, costs, where cards come from.

game-dungeon_lords = Dungeon Lords
    .help = Dig tunnels, hire monsters and gather traps: at the end of the year adventurers come down to you, and to the most evil a paladin as well.

## Options of the table

option-edition = Edition
    .help = base is the base game, festival all of Festival Season, four-seasons its new tiles and cards in a year of four seasons, beginners an easier game of five seasons with a combat of four rounds, and adventurers only from the third on. The other options change the chosen set.
option-opportunities = Unique opportunities
    .help = From the second round on a unique opportunity replaces one of the eight locations to which minions go. Only in a year of five seasons.
option-festival = Festival
    .help = In the fifth round imps go to the festival for prizes. Only together with unique opportunities.
option-paladins = Paladins
    .help = two for elf and dwarf, old for the human paladin alone, three for all of them.
option-pets = Pets
    .help = In the first round of a year everybody gets a pet. Without this, pets come only from a unique opportunity.
option-bards = Bards
    .help = There are bards among the adventurers: they go to the end of the party and give the others courage.
web-option-edition-base = the base game
web-option-edition-festival = Festival Season
web-option-edition-four-seasons = new tiles and cards in four seasons
web-option-edition-beginners = for beginners
web-option-edition = Edition
    .help = What is on the table. The other options change the chosen set.
web-option-paladins-two = elf and dwarf
web-option-paladins-old = the human alone
web-option-paladins-three = all three
web-option-paladins = Paladins
    .help = Which paladins hunt the most evil players.

## Supplies: name, how much of it (the same in every case), help

dungeon_lords-resource-gold =
    { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
    .name = Gold
    .gen =
        { $count ->
            [one] { $count } gold
           *[other] { $count } gold
        }
    .acc =
        { $count ->
            [one] { $count } gold
           *[other] { $count } gold
        }
    .help = Pays for taxes, traps, rooms and much else. What is left helps you become the lord of riches.
dungeon_lords-resource-food =
    { $count ->
        [one] { $count } food
       *[other] { $count } food
    }
    .name = Food
    .gen =
        { $count ->
            [one] { $count } food
           *[other] { $count } food
        }
    .acc =
        { $count ->
            [one] { $count } food
           *[other] { $count } food
        }
    .help = Pays imps and monsters. What is left helps you become the lord of riches.
dungeon_lords-resource-imp =
    { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    }
    .name = Imps
    .gen =
        { $count ->
            [one] { $count } imp
           *[other] { $count } imps
        }
    .acc =
        { $count ->
            [one] { $count } imp
           *[other] { $count } imps
        }
    .help = Imps dig, mine and work in rooms, each once a round. New ones are unused at once.
dungeon_lords-resource-evil =
    { $count ->
        [one] { $count } evil
       *[other] { $count } evil
    }
    .name = Evil
    .gen =
        { $count ->
            [one] { $count } evil
           *[other] { $count } evil
        }
    .acc =
        { $count ->
            [one] { $count } evil
           *[other] { $count } evil
        }
    .help = Your place on the evilometer, from 1 to 15. The adventurers of a round are laid out by rank: the first and weakest comes to the least evil player, the last and strongest to the most evil. On a tie whoever comes later in turn order counts as more evil. On the paladin space the paladin comes too. Evil can be paid only as long as there are spaces left up to 15.
dungeon_lords-resource-trap =
    { $count ->
        [one] { $count } trap
       *[other] { $count } traps
    }
    .name = Traps
    .gen =
        { $count ->
            [one] { $count } trap
           *[other] { $count } traps
        }
    .acc =
        { $count ->
            [one] { $count } trap
           *[other] { $count } traps
        }
    .help = Cards in hand that only you see. A trap is laid when the battle is planned, and its price is paid then, with 1 gold more in a room.
dungeon_lords-resource-letter =
    { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
    .name = Tax letters
    .gen =
        { $count ->
            [one] { $count } letter
           *[other] { $count } letters
        }
    .acc =
        { $count ->
            [one] { $count } letter
           *[other] { $count } letters
        }
    .help = A reminder of an unpaid tax: −3 points at the end of the game. It cannot be paid off.
dungeon_lords-resource-monster =
    { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
    .name = Monsters
    .gen =
        { $count ->
            [one] { $count } monster
           *[other] { $count } monsters
        }
    .acc =
        { $count ->
            [one] { $count } monster
           *[other] { $count } monsters
        }
    .help = One monster may be sent to a tunnel, two to a room. After its attack a monster usually lies face down until the end of the combat. Each gives 1 point at the end of the game.
dungeon_lords-resource-pet =
    { $count ->
        [one] { $count } pet
       *[other] { $count } pets
    }
    .name = Pets
    .gen =
        { $count ->
            [one] { $count } pet
           *[other] { $count } pets
        }
    .acc =
        { $count ->
            [one] { $count } pet
           *[other] { $count } pets
        }
    .help = A pet lies face down and serves once in the game, when its card says so. An unused one gives 1 point at the end of the game.

## Costs and numbers on cards

dungeon_lords-cost = Cost: { $cost }.
dungeon_lords-cost-none = Free.
dungeon_lords-cost-or = { $first } or { $second }
dungeon_lords-both-years = { $year1 } (second year { $year2 })
dungeon_lords-facts-spell = { $speed }, magic { $magic }, fatigue { $fatigue }

## Where a card comes from

dungeon_lords-reconstructed = The words and numbers of this card are reconstructed; the printed card may differ. Whoever sets the table up can replace it in a deck file.
dungeon_lords-reconstructed-fields = Reconstructed; the printed card may differ: { $fields }.
dungeon_lords-field-name = name
dungeon_lords-field-cost = cost
dungeon_lords-field-price = price
dungeon_lords-field-surcharge = surcharge
dungeon_lords-field-size = size
dungeon_lords-field-copies = number of copies
dungeon_lords-field-damage = damage
dungeon_lords-field-effect = effect
dungeon_lords-field-speed = speed
dungeon_lords-field-magic = magic
dungeon_lords-field-fatigue = fatigue
dungeon_lords-field-imps = number of imps
dungeon_lords-field-workers = limit of workers
dungeon_lords-field-gain = yield
dungeon_lords-field-hit-points = hit points
dungeon_lords-field-icons = skills
dungeon_lords-field-lutes = lutes
dungeon_lords-field-rank = rank
dungeon_lords-field-space = space
dungeon_lords-field-token = token
dungeon_lords-field-resolution = order of spaces
dungeon_lords-field-window = when it is used
dungeon_lords-field-criterion = what it is given for
dungeon_lords-field-taxes = what is taxed
dungeon_lords-field-set = which box it is from
