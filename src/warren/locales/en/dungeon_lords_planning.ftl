### Dungeon Lords on the page: orders, the central board and what comes of things.

## The orders of a round

web-lords-ordering = Orders for the round
web-lords-ordering-orders = Your orders, first to last
web-lords-ordering-hand = Order cards
web-lords-ordering-place = Order { $number }:
web-lords-ordering-dummy = An order for the dummy
web-lords-ordering-empty = Choose a card
web-lords-ordering-laid = lies as order { $number }
web-lords-ordering-out = Take out: { $name }
web-lords-ordering-shut =
    { $dealt ->
        [true] Inaccessible in the first round: this card stayed on the board during setup.
       *[false] Inaccessible this round: second and third orders skip the next round.
    }
web-lords-ordering-dummy-shut = The dummy cannot be given this order: it is inaccessible, or turned up already.
web-lords-ordering-lands = the minion would stand on space { $space }
web-lords-ordering-stays =
    { $why ->
        [fee] the minion stays on its card: no gold to send it first
       *[full] the minion stays on its card: all spaces are taken
    }
web-lords-ordering-stays-short =
    { $why ->
        [fee] no gold
       *[full] no space
    }
web-lords-ordering-ready =
    { $ready ->
        [true] { $name }: orders are chosen
       *[false] { $name } is still choosing
    }
web-lords-guess = Guess
web-lords-guess-orders = What you think { $name } will order

## The central board

web-lords-acting = This minion acts now.
web-lords-ghost = Would stand here:

## The evilometer

web-lords-comer = { $who } comes
web-lords-evil-then =
    { $space ->
        [none] { $name }: evil becomes { $level }
       *[some] { $name }, space { $space }: evil becomes { $level }
    }
web-lords-paladin-then =
    { $goes ->
        [true] { $paladin } goes to { $name }
       *[false] { $paladin } goes away
    }
web-lords-paladin-turn =
    { $way ->
        [up] { $paladin } comes to you at evil { $level }
       *[down] { $paladin } leaves you at evil { $level }
    }
