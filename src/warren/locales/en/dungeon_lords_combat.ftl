### Dungeon Lords: the log of the combat, and why something is not allowed in it.
### $figure is the adventurer or paladin, $player the one whose dungeon it is.

## Planning, told to its player alone

dungeon_lords-effect-tile-chosen = { $player } will defend { $cell_acc }
dungeon_lords-effect-trap-laid = { $player } lays a trap: { $trap_nom }
dungeon_lords-effect-monster-sent = { $player } sends the { $monster_acc }
dungeon_lords-effect-monster-set-aside = { $player } chooses the { $monster_acc } for the catapult
dungeon_lords-effect-pet-sent = { $player } sends a pet: { $pet_nom }
dungeon_lords-effect-pet-prepared = { $player } readies a pet: { $pet_nom }
dungeon_lords-effect-icon-chosen = { $player }, the Stareplant will stare at: { $icon_nom }

## Planning, told to all

dungeon_lords-effect-battle-round-began = Battle round { $round }
dungeon_lords-effect-plan-made = { $player } is ready
dungeon_lords-effect-plan-shown =
    { $traps ->
        [0] { $player } defends { $cell_acc } without traps. Sent: { $monsters }
        [one] { $player } defends { $cell_acc } with { $traps } trap. Sent: { $monsters }
       *[other] { $player } defends { $cell_acc } with { $traps } traps. Sent: { $monsters }
    }
    .nobody =
        { $traps ->
            [0] { $player } defends { $cell_acc } with nothing at all
            [one] { $player } defends { $cell_acc } with { $traps } trap alone
           *[other] { $player } defends { $cell_acc } with { $traps } traps alone
        }
dungeon_lords-effect-pet-used = { $player } shows a pet: { $pet_nom }
dungeon_lords-effect-icon-stared = { $player }: the Stareplant stares, the party has 1 less { $icon_nom }
dungeon_lords-effect-monster-thrown = { $player } puts the { $monster_acc } on a catapult
dungeon_lords-effect-card-turned = Combat card { $round }: { $spell_nom }

## The battle

dungeon_lords-effect-battle-began = The battle for { $cell_acc } begins ({ $player })
dungeon_lords-effect-courage-given = { $figure }: +1 courage
dungeon_lords-effect-trap-sprung = { $player } springs a trap: { $trap_nom }
dungeon_lords-effect-damage-prevented = { $figure } is spared { $harm }: disarmed
dungeon_lords-effect-shield-absorbed = { $figure }: the Magic Shield takes 1 damage
dungeon_lords-effect-courage-lost = { $figure } is spared { $harm }: courage
dungeon_lords-effect-damage-dealt = { $figure } takes { $harm }
dungeon_lords-effect-captured = { $player } captures the { $figure_acc }
dungeon_lords-effect-illusion-gone = The illusion is gone
dungeon_lords-effect-illusion-vanished = Nobody is left but the illusion, and it vanishes
dungeon_lords-effect-spell-cast = The party casts “{ $spell_nom }” ({ $player })
dungeon_lords-effect-spell-failed = “{ $spell_nom }” is stopped ({ $player })
    .weak = “{ $spell_nom }” fails: magic { $magic }, needed { $needed } ({ $player })
dungeon_lords-effect-monster-attacked = { $monster } attacks
dungeon_lords-effect-monster-blocked = { $monster } blocks the way: nothing will be conquered
dungeon_lords-effect-monster-withdrawn = { $monster } is withdrawn
dungeon_lords-effect-monster-knocked-out = { $monster } is out for the rest of the combat
dungeon_lords-effect-monster-changed = { $monster } becomes a sheep
dungeon_lords-effect-monster-eaten = { $player }: the demon eats the { $monster_acc }
dungeon_lords-effect-pet-attacked = { $pet } attacks
dungeon_lords-effect-pet-withdrawn = { $pet } is withdrawn
dungeon_lords-effect-pet-knocked-out = { $pet } is out for the rest of this combat
dungeon_lords-effect-pet-changed = { $pet } becomes a sheep
dungeon_lords-effect-stepped-forward = { $figure } steps before everybody
dungeon_lords-effect-vanished = { $figure } becomes invisible and goes to the end of the line
dungeon_lords-effect-strengthened = { $figure } gets +{ $amount } hit points
dungeon_lords-effect-prisoner-freed = { $figure } escapes from the prison of { $player }
dungeon_lords-effect-healed = { $figure } heals { $harm }

## Conquering and the end

dungeon_lords-effect-trainee-sent = { $player } sends an imp from the Training Room: the fatigue is 1 higher
dungeon_lords-effect-conquest-skipped = The party conquers nothing this round ({ $player })
dungeon_lords-effect-fatigue-taken = The party tires: { $harm } each ({ $player })
    .none = The party does not tire ({ $player })
dungeon_lords-effect-tile-conquered = { $player } loses { $cell_acc }
dungeon_lords-effect-tile-held = { $player } keeps { $cell_acc }
dungeon_lords-effect-poison-dealt = { $figure }: poison, { $harm }
dungeon_lords-effect-party-left = What is left of the party leaves the dungeon of { $player }
dungeon_lords-effect-combat-ended = The combat of this year is over

## Why not: planning

dungeon_lords-refusal-tile-chosen = The tile of this battle is chosen already. Take it back to choose another one.
dungeon_lords-refusal-tile-first = First choose the tile that is fought over.
dungeon_lords-refusal-no-tile = You have no tile there.
dungeon_lords-refusal-not-nearest = Another unconquered tile is nearer to the entrance: the nearest ones are fought over first.
dungeon_lords-refusal-tile-lost = This tile is conquered already.
dungeon_lords-refusal-not-for-battle = Of rented rooms only battle rooms can be fought over.
dungeon_lords-refusal-same-tile = The Song of Courage leads to another tile than the one of this battle.
dungeon_lords-refusal-trap-limit = No more traps can be laid on this tile: one, or two in the Labyrinth.
dungeon_lords-refusal-trap-price = You cannot pay for this trap together with those already laid.
dungeon_lords-refusal-no-trap = You have no such trap in hand.
dungeon_lords-refusal-no-missile = The catapult throws a monster of yours that is not sent; ghosts and pets cannot be thrown.
dungeon_lords-refusal-missile-first = First choose the monster for the catapult.
dungeon_lords-refusal-not-in-lair = You have no such monster.
dungeon_lords-refusal-face-down = It lies face down and cannot be sent again before this combat is over.
dungeon_lords-refusal-sent-already = It is part of this plan already.
dungeon_lords-refusal-monster-limit = No more monsters have room here: one in a tunnel and in the Labyrinth, two in other rooms. Ghosts come on top.
dungeon_lords-refusal-baby-limit = Baby Golem takes the place of a monster unless a Golem is with him.
dungeon_lords-refusal-no-baby = You have no Baby Golem to send.
dungeon_lords-refusal-look-first = First look at the cards the bat brings.
dungeon_lords-refusal-stare-first = First choose the skill the Stareplant stares at.
dungeon_lords-refusal-card-known = This card is turned up, or you have seen it.
dungeon_lords-refusal-pet-moment = This pet cannot be used at this moment.
dungeon_lords-refusal-pet-not-held = You have no such pet face down.

## Why not: the battle

dungeon_lords-refusal-not-laid = No such trap waits here.
dungeon_lords-refusal-not-sent = No such monster is left in this battle.
dungeon_lords-refusal-must-attack = Whoever was sent and can attack must attack.
dungeon_lords-refusal-no-other-way = It has no other attack.
dungeon_lords-refusal-troll-food = The harder blow of a troll costs 1 food.
dungeon_lords-refusal-raging = In Blind Rage every monster attacks the first one in the line, once.
dungeon_lords-refusal-nobody-there = Nobody stands there.
dungeon_lords-refusal-first-place = A ghost cannot hit the one in the first place.
dungeon_lords-refusal-priest = A vampire does not bite priests.
dungeon_lords-refusal-cannot-attack = It has nobody to attack.
dungeon_lords-refusal-ghost-safe = Spells on monsters do not touch ghosts.
dungeon_lords-refusal-cost-unpayable = You cannot pay its whole cost: it must be withdrawn.
dungeon_lords-refusal-no-trainee = No imp is in the Training Room.
dungeon_lords-refusal-trainee-sent = One imp each time the party takes fatigue.
dungeon_lords-refusal-not-in-prison = Nobody like that is in your prison; paladins stay there.
dungeon_lords-refusal-no-such-imp = You have no such imp.
dungeon_lords-refusal-no-gold = You have no gold for the cleaning.
dungeon_lords-refusal-no-food = You have no food to keep it awake.
dungeon_lords-effect-card-laid = Combat card { $place } is laid out unseen
