### Dungeon Lords: the log, but for battles. $goods is how much of what.

dungeon_lords-dummy = The dummy
    .of = The dummy of { $player }
dungeon_lords-cell-rented = the rented room
    .acc = the rented room
dungeon_lords-mark-down = face down
dungeon_lords-free = free
dungeon_lords-harm =
    { $amount ->
        [one] { $amount } damage
       *[other] { $amount } damage
    }

## Time

dungeon_lords-effect-first-player = { $player } is the starting player
dungeon_lords-effect-round-began = Year { $year }: { $season_nom }
dungeon_lords-effect-game-ended = The game is over

## Orders

dungeon_lords-effect-dummy-locked = { $dummy }: the order “{ $order_nom }” is inaccessible
dungeon_lords-effect-order-drawn = { $player } is dealt an order
dungeon_lords-effect-order-dealt = { $player } is dealt an order: { $order_nom }
dungeon_lords-effect-order-kept = { $player } keeps the order “{ $order_nom }” in hand
dungeon_lords-effect-order-locked = { $player }: the order “{ $order_nom }” is inaccessible
dungeon_lords-effect-dummy-ordered = { $dummy }: the order “{ $order_nom }”
dungeon_lords-effect-order-chosen = { $player } chooses an order: { $order_nom }
dungeon_lords-effect-dummy-chosen = { $player } chooses an order for the dummy: { $order_nom }
dungeon_lords-effect-orders-sealed = { $player } has chosen
dungeon_lords-effect-order-shown = { $player }, order { $number }: { $order_nom }
dungeon_lords-effect-dummy-shown = { $player }, order for the dummy: { $order_nom }
dungeon_lords-effect-dummy-placed = { $dummy }: { $order_nom }, space { $space }
dungeon_lords-effect-minion-placed = { $player }: { $order_nom }, space { $space }
dungeon_lords-effect-minion-stranded = { $player }: the minion does not act and stays on the card “{ $order }”
dungeon_lords-effect-order-retrieved = { $player } returns the order “{ $order_nom }” to hand: its minion did not act
dungeon_lords-effect-errand-run = { $player } acts: { $order_nom }, space { $space }
    .opportunity = { $player } acts: { $opportunity_nom }, space { $space }

## What a round turns up

dungeon_lords-effect-board-shown = Opportunity of the next round: { $opportunity_nom }
dungeon_lords-effect-board-laid = Opportunity of this round: { $opportunity_nom }
dungeon_lords-effect-monster-shown = To hire: { $monster_nom }
dungeon_lords-effect-room-shown = To build: { $room_nom }
dungeon_lords-effect-tile-shown = Event of the next round: { $tile_nom }
dungeon_lords-effect-event-shown = Special event of the next round: { $event_nom }
dungeon_lords-effect-adventurer-shown = On the way to the dungeons: { $figure_nom }
dungeon_lords-effect-adventurer-under = All are of one rank: the { $figure_nom } goes under the stack
dungeon_lords-effect-trap-shown = At the trap exhibition: { $trap_nom }
dungeon_lords-effect-open-traps-discarded = The traps that nobody took are discarded
dungeon_lords-effect-traps-shuffled = The discarded traps are shuffled into a new deck
dungeon_lords-effect-pets-shuffled = The discarded pets are shuffled into a new deck

## Supplies

dungeon_lords-effect-gold-moved = { $player } takes { $goods }
    .less = { $player } gives { $goods }
dungeon_lords-effect-food-moved = { $player } takes { $goods }
    .less = { $player } gives { $goods }
dungeon_lords-effect-imps-moved = { $player } takes { $goods }
    .less = { $player } loses { $goods }
dungeon_lords-effect-evil-moved = { $player } gains { $goods }
    .less = { $player } loses { $goods }
dungeon_lords-effect-neutral-moved = The neutral evil counter: +{ $amount }
    .less = The neutral evil counter: −{ $amount }
dungeon_lords-effect-letters-taken = { $player } takes { $goods } from the tax office
dungeon_lords-effect-investment-returned = { $player }: the investment returns with a profit
dungeon_lords-effect-trap-drawn = { $player } draws a trap
dungeon_lords-effect-own-trap-drawn = { $player } draws a trap: { $trap_nom }
dungeon_lords-effect-trap-buried = { $player } gives up a trap
dungeon_lords-effect-own-trap-buried = { $player } gives up a trap: { $trap_nom }
dungeon_lords-effect-row-spied = { $player } looks at combat card { $place } in secret
dungeon_lords-effect-card-seen = { $player } sees combat card { $place }: { $spell_nom }
dungeon_lords-effect-card-moved = { $player } moves a combat card from place { $start } to place { $end }

## The dungeon

dungeon_lords-effect-tunnel-dug = { $player } digs a tunnel at { $cell }
dungeon_lords-effect-tunnel-improved = { $player } improves the tunnel { $cell }: { $tunnel_nom }
dungeon_lords-effect-tile-freed = { $player } frees { $cell_acc }
dungeon_lords-effect-room-built = { $player } builds a room at { $cell }: { $room_nom }
dungeon_lords-effect-room-rented = { $player } rents a room: { $room_nom }
dungeon_lords-effect-room-used = { $player } uses a room: { $room_nom }
dungeon_lords-effect-imps-trained = { $player } sends { $goods } to the Training Room
    .less = { $player } takes { $goods } out of the Training Room
dungeon_lords-effect-trap-installed = { $player } installs a trap at { $cell }: { $trap_nom }
dungeon_lords-effect-trap-removed = { $player }: the installed trap is gone ({ $trap_nom })
dungeon_lords-effect-monster-hired = { $player } hires the { $monster_acc }
dungeon_lords-effect-monster-left = { $monster } leaves ({ $player })
dungeon_lords-effect-monster-loaded = { $player } puts the { $monster_acc } on the catapult
dungeon_lords-effect-monster-laid-down = { $monster } lies down ({ $player })

## Pets

dungeon_lords-effect-pet-drawn = { $player } draws a pet
dungeon_lords-effect-own-pet-drawn = { $player } draws a pet: { $pet_nom }
dungeon_lords-effect-pet-dealt = { $player } draws a pet: { $pet_nom }
dungeon_lords-effect-pet-chosen = { $player } has chosen a pet
dungeon_lords-effect-pet-handed = { $player } passes a pet to the left: { $pet_nom }
dungeon_lords-effect-pets-passed = Pets are passed to the left
dungeon_lords-effect-pet-received = { $player } receives a pet: { $pet_nom }
dungeon_lords-effect-pet-dropped = { $player } gives up a pet: { $pet_nom }
dungeon_lords-effect-pet-given-up = { $player } gives up a pet face down
dungeon_lords-effect-pets-kept = Everybody keeps their pets

## The festival

dungeon_lords-effect-imps-sent = { $player } sends { $goods } to the festival
    .none = { $player } sends nobody to the festival
dungeon_lords-effect-imps-sealed = { $player } has chosen imps for the festival
dungeon_lords-effect-imps-shown = { $player } sends { $goods } to the festival
    .none = { $player } sends nobody to the festival
dungeon_lords-effect-prize-taken = { $player } takes a prize: { $opportunity_nom }

## Events and guests

dungeon_lords-effect-event-began = Event: { $tile_nom }
    .special = Special event: { $event_nom }
dungeon_lords-effect-ceiling-propped = { $player } props the ceiling: 2 imps are used
dungeon_lords-effect-tunnel-collapsed = { $player }: the tunnel { $cell } caves in
dungeon_lords-effect-adventurer-came = { $figure } comes to the dungeon of { $player }
dungeon_lords-effect-adventurer-discarded = { $figure } finds no dungeon and leaves
dungeon_lords-effect-heroes-impatient = { $figure } will not wait ({ $player })
dungeon_lords-effect-paladin-moved = { $figure } comes to the dungeon of { $player }
dungeon_lords-effect-paladin-discarded = { $figure } goes to the neutral counter and is out for this year
