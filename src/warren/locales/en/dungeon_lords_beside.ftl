#
web-lords-year-help = The game lasts two years. Each has several rounds with orders, an event and adventurers, and ends with a combat.

## Dungeon Lords on the page: what lies beside the board, and where what is told is from.

web-lords-rule = Rule { $rule }
web-lords-reconstructed = reconstructed
web-lords-reconstructed-fields = reconstructed: { $fields }
web-lords-beginners-first = The same two years of five rounds, but without unique opportunities, festival, pets and bards. There is one paladin, combats are a round shorter, and the first adventurers come later.

## Parts of the expansion

dungeon_lords-part-opportunities = Unique opportunities
    .help = From the second round on a unique opportunity with spaces of its own replaces one of the eight locations.
dungeon_lords-part-festival = Festival
    .help = In the fifth round imps go to the festival in secret to win prizes.
dungeon_lords-part-pets = Pets
    .help = Cards that are kept secret and shown once.
dungeon_lords-part-bards = Bards
    .help = Adventurers who give courage to their party.

## The shelf

web-lords-shelf = Beside the dungeon: { $name }
web-lords-place-goods = Stores
web-lords-place-imps = Imps
web-lords-place-monsters = Lair
web-lords-place-traps = Traps
web-lords-place-pets = Pets
web-lords-place-rooms = Production
web-lords-place-rented = Rented room
web-lords-place-prison = Prison
web-lords-place-other = Also possible
web-lords-space = { $place }, space { $number }
web-lords-line = At the entrance
web-lords-place-empty = none
web-lords-mark-unused = unused
web-lords-mark-used = used
web-lords-mark-training = in training
web-lords-mark-down = face down
web-lords-mark-unknown = which ones is a secret
web-lords-mark-installed = lies in the dungeon
web-lords-mark-spent = already shown
web-lords-mark-conquered = conquered
web-lords-mark-tired = some have worked already
web-lords-mark-invested = some is invested and will come back with profit
web-lords-uses =
    { $count ->
        [one] worked once
       *[other] worked { $count } times
    }
web-lords-token-troll = Troll tokens
web-lords-paid = Paid: { $goods }
web-lords-help-token-troll = Each of your trolls brings a token: it stands in for one imp in a production room, once a round. At the end of the round all tokens are free again.
web-lords-help-imp-unused = Can work this round.
web-lords-help-imp-used = Have worked; they are free again at the end of the round.
web-lords-help-imp-training = In training: each can be let go when the party tires, and it tires more.

## Festival and pets

web-lords-festival = Festival
web-lords-tray = Whom to send to the festival
web-lords-tray-hint = Tap an imp: it goes with all before it. The others will see it when everybody has decided.
web-lords-tray-picked =
    { $count ->
        [0] Nobody will go to the festival.
        [one] { $count } imp will go to the festival.
       *[other] { $count } imps will go to the festival.
    }
web-lords-nobody = nobody
web-lords-guests = Who sent how many, and who chooses when
web-lords-sent =
    { $count ->
        [one] sent { $count } imp
       *[other] sent { $count } imps
    }
web-lords-thinking = is thinking
web-lords-takes-now = takes a prize now
web-lords-takes = number { $turn } to choose
web-lords-took = choice made
web-lords-prizes = Prizes
web-lords-pet-draft = Pets are handed on
web-lords-hand-on = Choose a card for the neighbour on your left ({ $to }). { $from } hands one to you. Then you discard one.
web-lords-put-away = Choose a card to discard face down; you keep the others.

## Reckoning

web-lords-reckoning-now = How things stand
web-lords-reckoning-year = The first year is over
web-lords-reckoning-end = What two years came to
web-lords-reckoning-open = Titles and points
web-lords-second-year = What the second year changes
web-lords-second-year-production = Each of your own production rooms works up to twice a round, a rented one still once.
web-lords-second-year-rooms = New rooms are built anywhere, as long as no other is next to them.
web-lords-second-year-traps = On Buy Traps one draws one trap more and then discards one of them, and traps hit and cost by the numbers of the second year.
web-lords-second-year-heroes = Adventurers and spells are stronger, and the paladins of the second year come to the tent.
web-lords-second-year-first = Another player begins.
web-lords-points-end = Points by their sources
web-lords-points-now = Points if the game ended now
web-lords-points-known = Pets of others that lie face down are counted as 1 point each.
web-lords-no-points = nothing yet
web-lords-titles = Titles
web-lords-title-held = title
web-lords-title-shared = title shared
web-lords-titles-legend = ♛ holds the title alone, ♛= shares it.
web-lords-go-on = Play on
web-lords-licence-earned = Licence earned
web-lords-licence-refused = No licence: less than 0 points
web-lords-reckoned-evil = evil { $count }
web-lords-reckoned-lost =
    { $count ->
        [one] { $count } tile lost
       *[other] { $count } tiles lost
    }
web-lords-reckoned-prison =
    { $count ->
        [0] nobody in prison
        [one] { $count } captive
       *[other] { $count } captives
    }
