## Dungeon Lords on the page: hints for whoever plays for the first time.

web-lords-guide = Hint
web-lords-guide-goal = Whoever has the most points after two years wins; the button “Titles and points” says what brings them. Each round you give three orders out of eight. You have been dealt three cards: press the one that you want to use in the first round.
web-lords-guide-orders = Three cards, three minions. First everybody sends minions by the first order, then by the second and the third; who comes first takes space I, then II and III, and there is no room for a fourth. Prices and gains are drawn on the spaces.
web-lords-guide-errand = Your minion has reached the lit place. To set it to work, press what is framed in gold: the button below the place, a card or a cell of your dungeon. You may decline, but then the minion brings nothing.
web-lords-guide-spying = Combat cards are the adventurers’ spells for the combat at the end of the year, one each round. A spell works if the party has enough magic. Only you know what you have looked at: it stays at the top, beside the year.
web-lords-guide-digging = Press a cell with a dashed frame: an imp digs a tunnel there, and rooms are built in the place of tunnels later. The line below the dungeon says why another cell cannot be dug. If you are to mine gold too, leave some imps for it.
web-lords-guide-room = A room takes the place of a tunnel. Press one of those with a dashed frame: each room has its own part of the dungeon.
web-lords-guide-production = A room on the shelf “Production” gives what is drawn on it once a round, twice in the second year, if there are imps free to work. Press a room, or finish.
web-lords-guide-tile = In each round of the combat the adventurers at your entrance conquer one tile. Of the nearest, choose the one to fight for: press it in the dungeon.
web-lords-guide-plan = Choose a trap and monsters: it goes off first, then they strike; what to expect of the plan is told below. Adventurers who lose all their hearts become your captives; the others get tired and conquer the tile.
web-lords-guide-attack = Monsters strike one by one. Press a blow below the card of a monster: the brackets say what it does.
web-lords-guide-gold = Press what is framed in gold: a card, a button or a token. A choice can be taken back as long as nothing new has been revealed.
web-lords-guide-watch = Your rivals decide. Minions act from the top of the board to its bottom; whoever cannot pay or has nowhere to work stays on the order card, which returns to the hand. What has happened stands in the log.
web-lords-guide-fight = The combat comes to one dungeon after the other: trap, fast spell, monsters, slow spell, healing, conquest of the tile. What each step did stays on the board.
web-lords-spied = in combat:
web-lords-spied-round = { $round }:
