### Dungeon Lords in the terminal and in drawings.

## Commands

cli-command-dungeons = dungeons
    .word = dungeons
    .help = Show the dungeons of all players in full.

## The central board

cli-dungeon-center-title = The central board, in the order it is carried out
cli-dungeon-head-place = Where to
cli-dungeon-turned = { $place } ({ $order })
cli-dungeon-dummy = dummy { $number }
cli-dungeon-space = { $pays } → { $gains }
cli-dungeon-calm = −{ $evil }
cli-dungeon-others = { $evil } to all others
cli-dungeon-returns = later { $gold }
cli-dungeon-spies = peek at a card
cli-dungeon-moves = peek at a card and move it
cli-dungeon-workers =
    { $workers ->
        [one] up to { $workers } imp
       *[other] up to { $workers } imps
    }
cli-dungeon-supervised =
    { $workers ->
        [one] { $supervisors } + up to { $workers } imp
       *[other] { $supervisors } + up to { $workers } imps
    }
cli-dungeon-work-dig-tunnels = { $imps }: tunnels
cli-dungeon-work-mine-gold = { $imps }: gold
cli-dungeon-work-food-harvest = { $imps }: food
cli-dungeon-improve =
    improve or free a tunnel ({ $imps ->
        [one] { $imps } imp
       *[other] { $imps } imps
    }), or free a room ({ $room ->
        [one] { $room } imp
       *[other] { $room } imps
    })
cli-dungeon-improve-several =
    up to { $count } tunnels ({ $imps ->
        [one] { $imps } imp
       *[other] { $imps } imps
    } each), or a room ({ $room ->
        [one] { $room } imp
       *[other] { $room } imps
    })
cli-dungeon-expert = a monster with the token “{ $token }”
cli-dungeon-deed-hire-monster = a monster at its cost
cli-dungeon-deed-build-room = a room
cli-dungeon-deed-trap-exhibition = an open trap, onto a tile at once
cli-dungeon-deed-room-rental = a rented room

## What is on offer

cli-dungeon-priced = { $name } ({ $cost })
cli-dungeon-next-round = next round { $thing }
cli-dungeon-offer-monsters = Monsters: { $things }
cli-dungeon-offer-rooms = Rooms: { $things }
cli-dungeon-offer-traps = Open traps: { $things }
cli-dungeon-offer-event = Event: { $things }
cli-dungeon-offer-adventurers = Adventurers of this round: { $things }
cli-dungeon-offer-next-adventurers = Adventurers of the next round: { $things }
cli-dungeon-offer-opportunity = Opportunity of the next round: { $things }
cli-dungeon-adventurer = { $name } ♥{ $points }
cli-dungeon-adventurer-icons = { $name } ♥{ $points } ✦{ $icons }

## Players

cli-dungeon-players-title = Players (imps: unused/all; ► goes first)
cli-dungeon-first = ► { $player }
cli-dungeon-head-imp = Imps
cli-dungeon-head-gold = Gold
cli-dungeon-head-food = Food
cli-dungeon-head-evil = Evil
cli-dungeon-head-letter = Letters
cli-dungeon-head-trap = Traps
cli-dungeon-head-pet = Pets
cli-dungeon-head-prisoners = Captives
cli-dungeon-head-lair = Lair
cli-dungeon-head-party = Party at the entrance
cli-dungeon-head-orders = Orders
cli-dungeon-orders-secret = choosing in secret
cli-dungeon-locked = inaccessible: { $orders }
cli-dungeon-undone = { $order } (not carried out)
cli-dungeon-with-token = { $monster } ({ $token })
cli-dungeon-face-down = { $monster } (face down)
cli-dungeon-unknown = { $count } face down
cli-dungeon-your-traps = Your traps: { $things }
cli-dungeon-your-pets = Your pets: { $things }
cli-dungeon-your-cards = Combat cards you have seen: { $things }
cli-dungeon-your-dummy = Order for your dummy: { $things }
cli-dungeon-card-at = { $place } is { $card }
cli-dungeon-no-cards = You hold no cards.

## The evilometer

cli-dungeon-evil-title = Evilometer
cli-dungeon-evil-legend = Numbers of players below the scale; from { $level }! on there are paladins.
cli-dungeon-neutral = D
cli-dungeon-tent = In the tent: { $paladins }

## Dungeons

cli-dungeon-title = The dungeon of { $player }
cli-dungeon-entrance = ▼ entrance
cli-dungeon-tunnel = tunnel
cli-dungeon-earth = earth
cli-dungeon-cell = { $cell }: { $things }
cli-dungeon-lost = conquered
cli-dungeon-trap-here = trap: { $trap }
cli-dungeon-trainees = imps: { $count }
cli-dungeon-use = ready
cli-dungeon-uses = ready ×{ $count }
cli-dungeon-rented = Beside it, rented: { $room }
cli-dungeon-rented-lost = Beside it, rented and conquered: { $room }
cli-dungeon-rented-place = the rented room
cli-dungeon-legend = ░ earth, □ tunnel, ◇ improved tunnel, ■ room, × conquered. “dungeons” shows them in full.

## The calendar

cli-dungeon-season-line = Year { $year }, { $season } (round { $round } of { $rounds }). { $step }
cli-dungeon-combat-line = Year { $year }, combat, round { $round } of { $rounds }.
cli-dungeon-now-setup = Setup.
cli-dungeon-now-season = A new round.
cli-dungeon-now-orders = Orders are chosen in secret.
cli-dungeon-now-errands = Minions carry out their orders.
cli-dungeon-now-festival = The festival.
cli-dungeon-now-production = Rooms at work.
cli-dungeon-now-return = Minions come back.
cli-dungeon-now-pets = Pets are dealt.
cli-dungeon-now-event = An event.
cli-dungeon-now-advent = Adventurers arrive.
cli-dungeon-now-over = The game is over.

## The festival

cli-dungeon-festival-title = The festival
cli-dungeon-prizes = Prizes: { $prizes }
cli-dungeon-head-sent = Imps sent
cli-dungeon-secret = ?

## Combat

cli-dungeon-row-title = Combat cards (● turned up), round { $round }
cli-dungeon-head-round = Round
cli-dungeon-head-card = Card
cli-dungeon-head-speed = Speed
cli-dungeon-head-magic = Magic
cli-dungeon-head-fatigue = Fatigue
cli-dungeon-card-unknown = face down
cli-dungeon-fight = { $player } defends { $cell }
battle-step-bard = bards
battle-step-trap = traps
battle-step-fast-spell = fast spell
battle-step-monsters = monsters
battle-step-slow-spell = slow spell
battle-step-healing = healing
battle-step-conquering = conquering
battle-step-end = end
cli-dungeon-line-title = The party at { $player }
cli-dungeon-head-hero = Who
cli-dungeon-head-health = Hit points
cli-dungeon-head-icons = Skills
cli-dungeon-head-courage = Courage
cli-dungeon-head-poison = Poison
cli-dungeon-icon = { $name } { $count }
cli-dungeon-plan = Plan: { $cell }. Traps: { $traps }. Monsters: { $monsters }.
cli-dungeon-plan-secret = The plan is not ready yet.
cli-dungeon-plan-ready = The plan is ready and still secret.
cli-dungeon-nobody = none

## Pictures

board-lords-dungeon = A lord’s dungeon
board-lords-center = The central board of Dungeon Lords
cli-dungeon-board-rounds = two years of four or five seasons
