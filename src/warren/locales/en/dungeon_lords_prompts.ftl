### Dungeon Lords: what is to be decided now. The question is put to the one who decides.

## Chance decides

dungeon_lords-prompt-dealing = Orders are being dealt
dungeon_lords-prompt-unveiling = The new round is being turned up
dungeon_lords-prompt-dummies = The orders of the dummies are being turned up
dungeon_lords-prompt-spying = A combat card is being turned up
dungeon_lords-prompt-trap-drawing = A trap is being drawn
dungeon_lords-prompt-pet-drawing = A pet is being drawn
dungeon_lords-prompt-card-turning = A combat card is being laid out

## Orders and actions

dungeon_lords-prompt-keeping = { $player }, keep one of the three orders dealt in hand: the other two are inaccessible in the first round
dungeon_lords-prompt-ordering = { $player }, choose order { $number } of 3 in secret
dungeon_lords-prompt-dummy-ordering = { $player }, choose the third order of your dummy in secret
dungeon_lords-prompt-errand = { $player }, { $place_nom }, space { $space }: act or decline
    .hiring = { $player }, { $place_nom }, space { $space }: choose whom to hire on the board, or decline
    .building = { $player }, { $place_nom }, space { $space }: choose a room on the board, or decline
    .digging = { $player }, { $place_nom }, space { $space }: choose a cell in your dungeon, or decline
dungeon_lords-prompt-going-on = { $player }, { $place_nom }, space { $space }: go on or finish
dungeon_lords-prompt-acted = { $player }, { $place_nom }, space { $space }: show a pet or go on
dungeon_lords-prompt-digging =
    { $count ->
        [one] { $player }, dig a tunnel ({ $count } left)
       *[other] { $player }, dig a tunnel ({ $count } left)
    }
dungeon_lords-prompt-looking =
    { $count ->
        [one] { $player }, choose a combat card to look at in secret ({ $count } left)
       *[other] { $player }, choose a combat card to look at in secret ({ $count } left)
    }
dungeon_lords-prompt-moving = { $player }, put the card you have seen anywhere in the row
dungeon_lords-prompt-burying = { $player }, choose a trap to discard; { $goods } to discard in all
dungeon_lords-prompt-either = { $player }, how do you pay: 1 food or 1 evil?
dungeon_lords-prompt-trap-paying = { $player }, choose a trap to pay with
dungeon_lords-prompt-eating = { $player }, choose a monster to pay with
dungeon_lords-prompt-building = { $player }, choose the tunnel that becomes a room: { $room_nom }
dungeon_lords-prompt-improving = { $player }, choose the tunnel that becomes the { $tunnel_nom }
dungeon_lords-prompt-installing = { $player }, choose a tile for the trap: { $trap_nom }
dungeon_lords-prompt-catapult = { $player }, choose the monster that the catapult will throw
dungeon_lords-prompt-production = { $player }, use your production rooms or finish
dungeon_lords-prompt-returning = { $player }, return to hand orders whose minions did not act, or finish
dungeon_lords-prompt-handing = { $player }, choose a pet to pass to the left
dungeon_lords-prompt-dropping = { $player }, choose a pet to discard
dungeon_lords-prompt-imp-losing = { $player }, choose which imp goes; you lose { $goods } in all

## The festival

dungeon_lords-prompt-festival = { $player }, choose in secret how many imps go to the festival
dungeon_lords-prompt-prizes = { $player }, choose a prize of the festival or decline
dungeon_lords-prompt-prize-hiring = { $player }, choose whom to hire from the discard
dungeon_lords-prompt-prize-building = { $player }, choose a room to build from the discard

## Events

dungeon_lords-prompt-window = { $player }, before the event “{ $event_nom }” you may show a pet
dungeon_lords-prompt-taxes = { $player }, taxes: you owe { $goods }; every gold not paid brings a letter
dungeon_lords-prompt-payday = { $player }, payday: pay your monsters and ghosts their cost; whoever is not paid leaves, and you gain 1 evil
dungeon_lords-prompt-witch-hunt = { $player }, { $event_nom }: let a monster or ghost go, or gain 3 evil
dungeon_lords-prompt-monster-strike = { $player }, { $event_nom }: give every monster and ghost one symbol of its cost, or lay it down
dungeon_lords-prompt-imp-union = { $player }, { $event_nom }: you owe { $goods }; an imp goes for every food not paid
dungeon_lords-prompt-cave-in = { $player }, { $event_nom }: prop the ceiling with two unused imps or lose a tunnel
dungeon_lords-prompt-wandering-merchant = { $player }, { $event_nom }: each deal can be made once
dungeon_lords-prompt-royal-pardon = { $player }, { $event_nom }: give up to 2 gold and lose as much evil
dungeon_lords-prompt-pet-licence = { $player }, { $event_nom }: give 1 gold, 1 food or a pet
dungeon_lords-prompt-festival-committee = { $player }, { $event_nom }: 1 unused imp takes off 1 evil, 2 imps bring 1 food as well

## Planning a battle

dungeon_lords-prompt-tile = { $player }, choose the tile to defend
dungeon_lords-prompt-plan = { $player }, you defend { $cell_acc }: lay a trap, send monsters and finish the plan
dungeon_lords-prompt-staring = { $player }, choose the skill of the party that the stareplant stares at

## The battle

dungeon_lords-prompt-bards = { $player }, the bards are about to sing: show a pet or go on
dungeon_lords-prompt-springing = { $player }, choose the trap that goes off next
dungeon_lords-prompt-missile = { $player }, choose the monster that the catapult throws
dungeon_lords-prompt-aiming = { $player }, the { $trap_nom } goes off: choose its target
dungeon_lords-prompt-attacks = { $player }, choose who attacks
dungeon_lords-prompt-target = { $player }, choose whom to hit
dungeon_lords-prompt-spitting = { $player }, choose whom the toad spits at
dungeon_lords-prompt-tiring = { $player }, the party is about to conquer, fatigue { $amount }: add to it or add nothing
dungeon_lords-prompt-tired = { $player }, the tile is about to be conquered: show a pet or go on
dungeon_lords-prompt-song = { $player }, Song of Courage: the party goes on to another tile, tires once more and conquers it without a battle; choose which
dungeon_lords-prompt-surrender = { $player }, nothing is left to defend: choose the captive who goes with the party
dungeon_lords-prompt-word-of-peace = { $player }, { $spell_nom }: withdraw all monsters or gain 2 evil
dungeon_lords-prompt-suggestion = { $player }, { $spell_nom }: pay every monster its cost once more, or withdraw it
dungeon_lords-prompt-fist-of-justice = { $player }, { $spell_nom }: choose the imp you lose
dungeon_lords-prompt-detect-treasure = { $player }, { $spell_nom }: choose the trap you give up
dungeon_lords-prompt-graffiti = { $player }, { $spell_nom }: give 1 gold or gain 1 evil
dungeon_lords-prompt-lullaby = { $player }, { $spell_nom }: choose the monster that falls asleep; waking it costs 1 food
dungeon_lords-prompt-waking = { $player }, { $spell_nom }: give 1 food to wake the monster, or let it sleep until the combat is over
dungeon_lords-prompt-aura-of-fear = { $player }, { $spell_nom }: choose the monster to withdraw
dungeon_lords-prompt-metamorphosis = { $player }, { $spell_nom }: choose the monster that becomes a sheep
dungeon_lords-prompt-dimensional-gate = { $player }, { $spell_nom }: choose the monster that is out until the combat is over
dungeon_lords-prompt-magic-key = { $player }, { $spell_nom }: choose the captive who escapes
