### Dungeon Lords: pets.

## When a pet serves

dungeon_lords-when-building = While building
    .help = Before or after your own action in the orders phase, in your production, or at the start of your turn in the event phase.
dungeon_lords-when-battle = In combat
    .help = In the step of your battle that the card names, or in your planning.
dungeon_lords-when-scoring = At scoring
    .help = At the end of the game, while the card still lies face down. You may take just 1 point for it instead, as for any unused pet.

## Pets

dungeon_lords-pet-baby-golem = Baby Golem
    .nom = baby golem
    .gen = baby golem
    .acc = baby golem
    .help = In planning: until the end of this year’s combat you may send him every round; he hits the first adventurer for { $amount1 } and always stays face up. He takes a monster’s place unless a golem goes with him; spells on monsters touch him, and his attack lets the party heal.
dungeon_lords-pet-stareplant = Stareplant
    .nom = stareplant
    .gen = stareplant
    .acc = stareplant
    .help = In planning: name disarming, magic or healing. Until the end of this year’s combat the party in your dungeon has { $amount1 } less of it.
dungeon_lords-pet-burrowing-puppy = Burrowing Puppy
    .nom = burrowing puppy
    .gen = burrowing puppy
    .acc = burrowing puppy
    .help =
        While building: { $amount1 ->
            [one] dig { $amount1 } tunnel
           *[other] dig { $amount1 } tunnels
        } by the usual rules but without imps.
dungeon_lords-pet-gold-sniffing-piglet = Gold-sniffing Piglet
    .nom = gold-sniffing piglet
    .gen = gold-sniffing piglet
    .acc = gold-sniffing piglet
    .help =
        While building: { $amount1 ->
            [one] take { $amount1 } gold
           *[other] take { $amount1 } gold
        }.
dungeon_lords-pet-larder-rat = Larder Rat
    .nom = larder rat
    .gen = larder rat
    .acc = larder rat
    .help =
        While building: { $amount1 ->
            [one] take { $amount1 } food
           *[other] take { $amount1 } food
        }.
dungeon_lords-pet-impling = Impling
    .nom = impling
    .gen = impling
    .acc = impling
    .help =
        While building: { $amount1 ->
            [one] take { $amount1 } imp
           *[other] take { $amount1 } imps
        }, ready to work at once.
dungeon_lords-pet-big-eyed-kitten = Big-eyed Kitten
    .nom = big-eyed kitten
    .gen = big-eyed kitten
    .acc = big-eyed kitten
    .help =
        While building: { $amount1 ->
            [one] lose { $amount1 } evil
           *[other] lose { $amount1 } evil
        }.
dungeon_lords-pet-messenger-bat = Messenger Bat
    .nom = messenger bat
    .gen = messenger bat
    .acc = messenger bat
    .help =
        While building or in planning: look secretly at { $amount1 ->
            [one] { $amount1 } face-down combat card
           *[other] { $amount1 } face-down combat cards
        } of this year, of your choice; what you saw goes back to its place.
dungeon_lords-pet-mimic-chest = Mimic Chest
    .nom = mimic chest
    .gen = mimic chest
    .acc = mimic chest
    .help =
        While building: { $amount1 ->
            [one] draw { $amount1 } trap
           *[other] draw { $amount1 } traps
        } from the deck.
dungeon_lords-pet-spitting-toad = Spitting Toad
    .nom = spitting toad
    .gen = spitting toad
    .acc = spitting toad
    .help = In battle, in the monster step: hits any adventurer for { $amount1 }. This is no monster’s attack: by itself it does not let the party heal.
dungeon_lords-pet-guard-hedgehog = Guard Hedgehog
    .nom = guard hedgehog
    .gen = guard hedgehog
    .acc = guard hedgehog
    .help = In battle, in the conquering step, after fatigue: the tile is not conquered, and you lose no evil.
dungeon_lords-pet-howling-cub = Howling Cub
    .nom = howling cub
    .gen = howling cub
    .acc = howling cub
    .help = In battle, in the bard step: no bard sings this round, and each takes { $amount1 } damage.
dungeon_lords-pet-slippery-slug = Slippery Slug
    .nom = slippery slug
    .gen = slippery slug
    .acc = slippery slug
    .help = In battle, in the conquering step, before fatigue: this fatigue is { $amount1 } higher.
dungeon_lords-pet-show-peacock = Show Peacock
    .nom = show peacock
    .gen = show peacock
    .acc = show peacock
    .help =
        At scoring: { $amount1 ->
            [one] { $amount1 } point
           *[other] { $amount1 } points
        } for each title you hold, alone or shared; no more than { $amount2 } in all.
dungeon_lords-pet-jailer-cat = Jailer Cat
    .nom = jailer cat
    .gen = jailer cat
    .acc = jailer cat
    .help =
        At scoring: { $amount1 ->
            [one] { $amount1 } point
           *[other] { $amount1 } points
        } for every two captives in your prison, paladins included; no more than { $amount2 } in all.
dungeon_lords-pet-hoarding-hamster = Hoarding Hamster
    .nom = hoarding hamster
    .gen = hoarding hamster
    .acc = hoarding hamster
    .help =
        At scoring: { $amount1 ->
            [one] { $amount1 } point
           *[other] { $amount1 } points
        } for every 3 gold and food you have left together; no more than { $amount2 } in all.
