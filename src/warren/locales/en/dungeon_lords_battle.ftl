### Dungeon Lords on the page: the battle.

## The line

web-lords-front = in front
web-lords-invisible = invisible
web-lords-loss-sure = loses { $sure } by this plan
web-lords-loss-range = loses { $sure } to { $most } by this plan
web-lords-nobody-left = Nobody is left here.

## The plan

web-lords-battle-plan = Your plan
web-lords-plan-tile = choose a tile in the dungeon
web-lords-plan-no-trap = no trap
web-lords-plan-nobody = nobody in the battle
web-lords-forces = What may go into the plan
web-lords-no-forces = You have no traps, no monsters and no pets.
web-lords-put-in = Into the plan
web-lords-take-out = Take out
web-lords-throw = Onto the catapult
web-lords-thrown = flies from the catapult
web-lords-readied = readied already
web-lords-planning = is planning
web-lords-planned = plan made
web-lords-defends = defends { $cell }
web-lords-hidden-trap = a trap face down

## What would happen

web-lords-preview = What this plan does
web-lords-preview-known = What will happen: { $card }
web-lords-preview-tile = Choose a tile to see here what the plan does.
web-lords-preview-best = At best ({ $card }): { $gist }
web-lords-preview-worst = At worst ({ $card }): { $gist }
web-lords-preview-unknown =
    { $count ->
        [one] The card of this round is unknown: { $count } card is possible.
       *[other] The card of this round is unknown: { $count } cards are possible. Open one to see the battle step by step.
    }
web-lords-preview-how =
    { $pets ->
        [true] This supposes that all you send attack, that they hit whoever is nearest to capture, and that you use no pets or imps during the battle. In the battle you decide it yourself.
       *[false] This supposes that all you send attack, that they hit whoever is nearest to capture, and that you use no imps during the battle. In the battle you decide it yourself.
    }
web-lords-chance-captured = { $who } captured
web-lords-chance-lost = tile { $cell } lost
web-lords-chance-sure = Whatever the card: { $what }
web-lords-chance-maybe = { $count } of { $total } cards: { $what }

## The fight

web-lords-defenders = Who defends
web-lords-state-attacks = attacks
web-lords-state-done = has done its part
web-lords-state-sheep = a sheep for now
web-lords-state-sprung = goes off now

## The end of a fight

web-lords-rounds-over = Battles that are over
web-lords-gist-captured = captured: { $who }
web-lords-gist-lost = lost: { $cells }
web-lords-gist-held = held: { $cells }
web-lords-gist-freed = freed: { $who }
web-lords-gist-evil = evil { $change }
web-lords-gist-nothing = nobody captured, nothing lost
