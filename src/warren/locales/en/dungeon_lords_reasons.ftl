### Dungeon Lords: why a deck of one's own cannot be used. $field is a field of the deck.

error-deck-missing = { $field }: “{ $value }” is missing; a deck has everything the game has.
error-deck-fixed = { $field }: the rules set this, it cannot be changed.
error-deck-length = { $field }: values wanted: { $wanted }, given: { $count }.
error-deck-order = { $field }: the spaces 1, 2 and 3 are wanted, each once.
error-deck-place = { $field }: there is nothing of the kind at this place.
error-deck-year =
    { $set ->
        [base] { $field }: the base game needs { $needed } for year { $year }, and there are { $count }.
       *[festival] { $field }: the game with the expansion needs { $needed } for year { $year }, and there are { $count }.
    }
error-deck-few =
    { $set ->
        [base] { $field }: the base game needs { $needed }, and there are { $count }.
       *[festival] { $field }: the game with the expansion needs { $needed }, and there are { $count }.
    }

## Why not: reasons of many moments

dungeon_lords-refusal-not-now = Something else is being decided now.
dungeon_lords-refusal-inaccessible = This order is inaccessible this round.
dungeon_lords-refusal-chosen = This order is chosen already.
dungeon_lords-refusal-cannot-pay = You cannot pay the whole cost.
dungeon_lords-refusal-too-evil = You cannot become more evil: evil can be paid only as long as there are spaces left up to 15.
dungeon_lords-refusal-imps = You have too few unused imps.
dungeon_lords-refusal-occupied = There is a tunnel or room already.
dungeon_lords-refusal-apart = Tunnels are dug next to your dungeon only.
dungeon_lords-refusal-square = This would make a square of two by two, which is not allowed.
dungeon_lords-refusal-no-tunnel = A plain unconquered tunnel of yours is needed here.
dungeon_lords-refusal-conquered = This tile is conquered.
dungeon_lords-refusal-next-to-room = There is a room next to it: rooms do not touch.
dungeon_lords-refusal-zone = This room can be built in its own zone only.
dungeon_lords-refusal-not-there = This is not on offer now.
dungeon_lords-refusal-not-owned = You have nothing of the kind.
dungeon_lords-refusal-pet = You have no such pet, or it cannot be used now.
dungeon_lords-refusal-room = You have no such working room.
dungeon_lords-refusal-room-used = This room cannot work again this round.
dungeon_lords-refusal-crowded = This space takes no more imps.
dungeon_lords-refusal-no-worker = Without a worker nothing is done here: decline instead.
dungeon_lords-refusal-no-mine = Each imp mines in a different unconquered tunnel, and you have no more of them.
dungeon_lords-refusal-mixed = One action either improves or frees, never both.
dungeon_lords-refusal-one-room = Only tunnels are freed in pairs; a room is freed alone.
dungeon_lords-refusal-improved = This tunnel is improved already.
dungeon_lords-refusal-no-rent = Nobody has paid for a room on space III this round.
dungeon_lords-refusal-tax-due = Your tax is less than that.
dungeon_lords-refusal-tax-gold = You have less gold than that.
dungeon_lords-refusal-unfed = You can pay no more food than you owe and have.
dungeon_lords-refusal-traded = Each trade can be made once.
dungeon_lords-refusal-prize = You could not pay for this prize, or have no place for it.
dungeon_lords-refusal-not-discarded = This is not among the discarded tiles.
dungeon_lords-refusal-nowhere = No tunnel can be dug anywhere.
dungeon_lords-refusal-trained = In one round imps go into the Training Room or come out, and only so many.
