### Dungeon Lords: monsters, rooms, tunnels, adventurers. The case attributes repeat the noun; they exist so that both languages have the same keys.

## Monsters and ghosts

dungeon_lords-monster-goblin = Goblin
    .nom = goblin
    .gen = goblin
    .acc = goblin
    .help = Hits the first adventurer for { $damage1 }. If that captures him, hits the new first one for { $damage2 }.
dungeon_lords-monster-slime = Slime
    .nom = slime
    .gen = slime
    .acc = slime
    .help = Either hits every adventurer for { $damage1 } or blocks the way, and the conquering step of this round is skipped. Blocking is no attack: by itself it does not let the party heal.
dungeon_lords-monster-ghost = Ghost
    .nom = ghost
    .gen = ghost
    .acc = ghost
    .help = Hits any adventurer but the first in line for { $damage1 }; if only one is left, it cannot attack. Any number of ghosts may be sent on top of the monster limit, and spells on monsters do not touch them.
dungeon_lords-monster-troll = Troll
    .nom = troll
    .gen = troll
    .acc = troll
    .help =
        Hits the first adventurer for { $damage1 }, or for { $damage2 } if you pay { $food ->
            [one] { $food } food
           *[other] { $food } food
        }. While you own the troll, its token stands in for one imp in production rooms.
dungeon_lords-monster-witch = Witch
    .nom = witch
    .gen = witch
    .acc = witch
    .help = Either hits the first adventurer for { $damage1 }, or strikes twice for { $damage2 } wherever you like: the same adventurer or two different ones.
dungeon_lords-monster-vampire = Vampire
    .nom = vampire
    .gen = vampire
    .acc = vampire
    .help = Either hits any adventurer but a priest for { $damage1 }, or hits him for { $damage2 } and stays face up. A paladin is no priest and may be bitten. With nobody to bite, the vampire stays face up too.
dungeon_lords-monster-golem = Golem
    .nom = golem
    .gen = golem
    .acc = golem
    .help = Hits the first adventurer for { $damage1 }. It always stays face up, so it can fight every round.
dungeon_lords-monster-dragon = Dragon
    .nom = dragon
    .gen = dragon
    .acc = dragon
    .help = Hits every adventurer for { $damage1 }. The healing step of this round is skipped.
dungeon_lords-monster-demon = Demon
    .nom = demon
    .gen = demon
    .acc = demon
    .help = Hits any adventurer for { $damage1 }; the conquering step of this round is skipped. Whenever it is paid it eats another monster of yours, but neither a ghost nor a pet.
dungeon_lords-monster-cockatrice = Cockatrice
    .nom = cockatrice
    .gen = cockatrice
    .acc = cockatrice
    .help = Hits any adventurer for { $damage1 }, and at the end of the round its poison hits him for { $damage2 } more, even if courage stopped the peck. Whether to pay food or evil you decide at every payment.
dungeon_lords-monster-evil-eye = Evil Eye
    .nom = evil eye
    .gen = evil eye
    .acc = evil eye
    .help = Brings any adventurer in front of everybody, even the paladin, and hits him for { $damage1 }. He stays first for the other attacks; after the monster step the paladin and an illusion step before him again.
dungeon_lords-monster-elderbeast = Elderbeast
    .nom = elderbeast
    .gen = elderbeast
    .acc = elderbeast
    .help = Hits the first adventurer for { $damage1 }. If it was sent into the battle, the fast spell step is skipped. At every payment one unused imp goes back to the bank.

## The size of a monster: the catapult asks for it

dungeon_lords-size-small = small
dungeon_lords-size-large = large

## Kinds of rooms

dungeon_lords-kind-production = Production room
    .help = After the orders imps may work here: once a round in the first year, up to twice in the second, always once if the room is rented. A conquered room does not work.
dungeon_lords-kind-battle = Battle room
    .help = Helps when the battle is fought in it. A rented one may be chosen for the battle in any round of the combat.
dungeon_lords-kind-scoring = Scoring room
    .help = Gives points at the end of the game unless it is conquered. A rented one does too.

## Rooms

dungeon_lords-room-chicken-coop = Chicken Coop
    .nom = chicken coop
    .gen = chicken coop
    .acc = chicken coop
    .help =
        { $imps ->
            [one] { $imps } imp makes
           *[other] { $imps } imps make
        } 1 food. Once a round, up to twice in the second year.
dungeon_lords-room-mushroom-bed = Mushroom Bed
    .nom = mushroom bed
    .gen = mushroom bed
    .acc = mushroom bed
    .help =
        { $imps ->
            [one] { $imps } imp makes
           *[other] { $imps } imps make
        } 1 food. Once a round, up to twice in the second year.
dungeon_lords-room-souvenir-shop = Souvenir Shop
    .nom = souvenir shop
    .gen = souvenir shop
    .acc = souvenir shop
    .help =
        { $imps ->
            [one] { $imps } imp makes
           *[other] { $imps } imps make
        } 1 gold. Once a round, up to twice in the second year.
dungeon_lords-room-mint = Mint
    .nom = mint
    .gen = mint
    .acc = mint
    .help =
        { $imps ->
            [one] { $imps } imp makes
           *[other] { $imps } imps make
        } 1 gold. Once a round, up to twice in the second year.
dungeon_lords-room-workshop = Workshop
    .nom = workshop
    .gen = workshop
    .acc = workshop
    .help =
        { $imps ->
            [one] { $imps } imp builds
           *[other] { $imps } imps build
        } 1 trap: draw a card from the deck. Once a round, up to twice in the second year.
dungeon_lords-room-excavation-office = Excavation Office
    .nom = excavation office
    .gen = excavation office
    .acc = excavation office
    .help =
        { $imps ->
            [one] { $imps } imp digs
           *[other] { $imps } imps dig
        } 1 tunnel by the usual rules. Once a round, up to twice in the second year.
dungeon_lords-room-printing-press = Printing Press
    .nom = printing press
    .gen = printing press
    .acc = printing press
    .help =
        { $imps ->
            [one] { $imps } imp prints
           *[other] { $imps } imps print
        } kind words about you: lose 1 evil. Once a round, up to twice in the second year.
dungeon_lords-room-magic-room = Magic Room
    .nom = magic room
    .gen = magic room
    .acc = magic room
    .help =
        { $imps ->
            [one] { $imps } imp makes
           *[other] { $imps } imps make
        } 1 new imp for { $food ->
            [one] { $food } food
           *[other] { $food } food
        }; it can work at once. Once a round, up to twice in the second year.
dungeon_lords-room-armory = Armory
    .nom = armory
    .gen = armory
    .acc = armory
    .help = Goblins and trolls hit for { $bonus } more here, with every blow of their attack.
dungeon_lords-room-dark-room = Dark Room
    .nom = dark room
    .gen = dark room
    .acc = dark room
    .help = Witches and vampires hit for { $bonus } more here, with every blow of their attack.
dungeon_lords-room-labyrinth = Labyrinth
    .nom = labyrinth
    .gen = labyrinth
    .acc = labyrinth
    .help = You may lay two traps here but send only one monster. There is no extra fee for a trap in a room.
dungeon_lords-room-anti-magic-room = Anti-magic Room
    .nom = anti-magic room
    .gen = anti-magic room
    .acc = anti-magic room
    .help = Neither fast nor slow spells work here. The fatigue of the combat card stays.
dungeon_lords-room-cafeteria = Cafeteria
    .nom = cafeteria
    .gen = cafeteria
    .acc = cafeteria
    .help = At the end of the game 1 point for each goblin, troll, slime and witch. A conquered room gives nothing.
dungeon_lords-room-chapel = Chapel
    .nom = chapel
    .gen = chapel
    .acc = chapel
    .help = At the end of the game 2 points for each ghost and vampire. A conquered room gives nothing.
dungeon_lords-room-pandemonium = Pandemonium
    .nom = pandemonium
    .gen = pandemonium
    .acc = pandemonium
    .help = At the end of the game 2 points for each golem, dragon and demon. A conquered room gives nothing.
dungeon_lords-room-hall-of-fame = Hall of Fame
    .nom = hall of fame
    .gen = hall of fame
    .acc = hall of fame
    .help = At the end of the game 2 points more for each title you hold alone and 1 more for each one you share. A conquered room gives nothing.
dungeon_lords-room-bakery = Bakery
    .nom = bakery
    .gen = bakery
    .acc = bakery
    .help =
        { $imps ->
            [one] { $imps } imp bakes
           *[other] { $imps } imps bake
        } bread: take 1 food or lose 1 evil, a new choice each time. Once a round, up to twice in the second year.
dungeon_lords-room-training-room = Training Room
    .nom = training room
    .gen = training room
    .acc = training room
    .help = During production bring 1 unused imp in or take 1 out (in the second year 1 or 2, always 1 if rented); troll tokens do not train. Whenever the party takes fatigue you may let 1 imp go from here: the fatigue is { $fatigue } higher.
dungeon_lords-room-violet-lounge = Violet Lounge
    .nom = violet lounge
    .gen = violet lounge
    .acc = violet lounge
    .help = At the end of the game 2 points for each elderbeast, 1 for each cockatrice and evil eye. A conquered room gives nothing.
dungeon_lords-room-hall-of-chaos = Hall of Chaos
    .nom = hall of chaos
    .gen = hall of chaos
    .acc = hall of chaos
    .help = The party has 1 disarming, 1 magic and 1 healing less here; lutes play on. Fatigue is { $fatigue } higher here, and this is neither doubled nor halved.

## Improved tunnels

dungeon_lords-tunnel-tool-shed = Tool Shed
    .nom = tool shed
    .gen = tool shed
    .acc = tool shed
    .help = Each production room next to it needs 1 imp less, once a round; it does nothing for a training room. A conquered shed has no effect.
dungeon_lords-tunnel-foyer = Foyer
    .nom = foyer
    .gen = foyer
    .acc = foyer
    .help = At the end of the game 1 point and 1 more for each unconquered room next to it. A conquered foyer gives nothing.
dungeon_lords-tunnel-dark-tunnel = Dark Tunnel
    .nom = dark tunnel
    .gen = dark tunnel
    .acc = dark tunnel
    .help = When the party is about to conquer this tunnel, the fatigue of the combat card is doubled. What is added to fatigue is not.
dungeon_lords-tunnel-secret-passage = Secret Passage
    .nom = secret passage
    .gen = secret passage
    .acc = secret passage
    .help = Whatever counts tunnels or tiles leaves it out: taxes, events, titles and points, even when it is conquered. Otherwise it is a tunnel like any other.
dungeon_lords-tunnel-mithril-vein = Mithril Vein
    .nom = mithril vein
    .gen = mithril vein
    .acc = mithril vein
    .help = When you mine gold up to 2 imps may work here on top of the limit of your space; each brings 1 gold. A conquered vein is not mined.

## Expertise tokens

dungeon_lords-expert-clever = Very clever
    .nom = very clever
    .gen = very clever
    .acc = very clever
    .help = The cost of this monster or ghost is higher by { $surcharge } for good. In each combat the first blow of its first attack is { $bonus } stronger; then the token lies face down until the combat is over.
dungeon_lords-expert-cruel = Very cruel
    .nom = very cruel
    .gen = very cruel
    .acc = very cruel
    .help = The cost of this monster or ghost is higher by { $surcharge } for good. In each combat the first blow of its first attack is { $bonus } stronger; then the token lies face down until the combat is over.
dungeon_lords-expert-big = Very big
    .nom = very big
    .gen = very big
    .acc = very big
    .help = The cost of this monster or ghost is higher by { $surcharge } for good. In each combat the first blow of its first attack is { $bonus } stronger; then the token lies face down until the combat is over.

## Adventurers

dungeon_lords-adventurer-warrior = Warrior
    .nom = warrior
    .gen = warrior
    .acc = warrior
    .help = Goes to the front of the line, before older warriors; only the paladin stands before him. He has no skills but is tougher than the others.
dungeon_lords-adventurer-thief = Thief
    .nom = thief
    .gen = thief
    .acc = thief
    .help = In the trap step each point of disarming takes off 1 damage, from the first in line, then from the next ones. It works in every round of the combat.
dungeon_lords-adventurer-priest = Priest
    .nom = priest
    .gen = priest
    .acc = priest
    .help = In the healing step each point of healing takes off 1 damage, from the first wounded in line. He heals only if a monster or ghost attacked this round. Vampires do not bite priests.
dungeon_lords-adventurer-wizard = Wizard
    .nom = wizard
    .gen = wizard
    .acc = wizard
    .help = Gives the party magic. If there is enough of it for the spell of the combat card when its step comes, the spell is cast.
dungeon_lords-adventurer-bard = Bard
    .nom = bard
    .gen = bard
    .acc = bard
    .help = Goes to the end of the line. When a battle begins each lute gives 1 courage: to the first, the second and so on; paladin and illusion get none. For each adventurer captured in this combat (paladins do not count) a bard has 1 lute less.
dungeon_lords-adventurer-illusion = Illusion
    .nom = illusion
    .gen = illusion
    .acc = illusion
    .help = Stands before everybody, even the paladin, and takes the blows until it is dispelled. It has no skills, gives no points and cannot conquer anything alone.

## Paladins

dungeon_lords-paladin-elf = Elf Paladin
    .nom = elf paladin
    .gen = elf paladin
    .acc = elf paladin
    .help = The weakest paladin; hit points: { $hitpoints }. The first to leave the tent, for whoever reaches the paladin space. Leads the party, disarms, casts and heals, but gets no courage. Points for the captive: { $points }.
dungeon_lords-paladin-human = Human Paladin
    .nom = human paladin
    .gen = human paladin
    .acc = human paladin
    .help = Hit points: { $hitpoints }. Alone he comes to whoever reaches the paladin space and moves only to a strictly more evil player there; among three paladins he is the second in strength. Leads the party, disarms, casts and heals, but gets no courage. Points for the captive: { $points }.
dungeon_lords-paladin-dwarf = Dwarf Paladin
    .nom = dwarf paladin
    .gen = dwarf paladin
    .acc = dwarf paladin
    .help = The toughest paladin; hit points: { $hitpoints }. The last to leave the tent, when two players have reached the paladin space at once (with three paladins, three); he stays with the most evil one. Leads the party, disarms, casts and heals, but gets no courage. Points for the captive: { $points }.
