## Dungeon Lords on the page: hints for whoever plays for the first time.

web-lords-guide = Hint
web-lords-guide-goal = Whoever has the most points after two years wins. Rooms, monsters, captives and titles bring them, conquered tiles and tax letters cost them: the button “Titles and points” shows it all. Each round you give three orders out of eight. You have been dealt three cards: press the one that you want to be able to use in the first round.
web-lords-guide-orders = Three cards, three minions, and each goes to its place on the board. First everybody sends minions by the first order, then by the second and the third. Who comes first takes space I, then II and III; there is no room for a fourth. What is paid and gained is drawn on the spaces, and which orders your rivals cannot give is shown on the right.
web-lords-guide-errand = Your minion has reached the lit place. To set it to work, press what is framed in gold: the button below the place, a card or a cell of your dungeon. You may decline, but then the minion brings nothing.
web-lords-guide-spying = Combat cards are the adventurers’ spells for the combat at the end of the year: one each round, by the number of the round. It works if the party has enough magic. What you have looked at only you can see; it will stand at the top, beside the year.
web-lords-guide-digging = Press a cell with a dashed frame: an imp digs a tunnel there. Rooms are built in the place of tunnels later. Point at any other cell, and the line below the dungeon says why it cannot be dug.
web-lords-guide-room = A room takes the place of a tunnel. Press one of those with a dashed frame: each room has its own part of the dungeon.
web-lords-guide-production = A room on the shelf “Production” gives what is drawn on it once a round, twice in the second year, if there are imps free to work. Press a room, or finish.
web-lords-guide-tile = In each round of the combat the adventurers at your entrance conquer one tile. Of the nearest, choose the one to fight for: press it in the dungeon.
web-lords-guide-plan = Choose a trap and monsters for this battle: the trap goes off first, then the monsters strike. What to expect of the plan is told below. Adventurers who lose all their hearts become your captives; the others get tired and conquer the tile.
web-lords-guide-attack = Monsters strike one by one. Press a blow below the card of a monster: the brackets say what it does.
web-lords-spied = in combat:
web-lords-spied-round = { $round }:
