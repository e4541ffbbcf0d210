### Dungeon Lords on the page: tips about what is met for the first time.

web-lords-tip-inaccessible = Of the three cards dealt, keep the one that you need at once: the other two cannot be played this round and lie open.
web-lords-tip-dummy = A dummy only takes up spaces: send its minion where it is in your rival’s way and not in yours.
web-lords-tip-orders = Three orders, three minions: first everybody sends the first ones, then the second and the third; who comes first takes space I, then II and III, and there is no room for a fourth.
web-lords-tip-errand = When it is your minion’s turn, press the action below or what is framed in gold on the board: you pay the whole price and get all that it buys; you may decline, but then the minion went for nothing.
web-lords-tip-digging = An imp digs next to what has been dug already, but four tiles must never make a square.
web-lords-tip-room = A room takes the place of a tunnel: each has its own part of the dungeon, and no two rooms may stand side by side.
web-lords-tip-production = A room gives what is drawn on it if it has enough unused imps: once a round in the first year, twice in the second.
web-lords-tip-adventurer = Adventurers wait for the combat at the end of the year: the weakest comes to the least evil, the strongest to the most evil.
web-lords-tip-paladin = Better stay below space 10: whoever reaches it is visited by a paladin, who is stronger than any adventurer.
web-lords-tip-bard = A bard is harmless alone, but each of its lutes gives somebody in the party courage, which stops damage.
web-lords-tip-taxes = Taxes at the end of this round: 1 gold for every two unconquered tiles, and each gold that you do not pay is a letter, −3 points at the end of the game.
web-lords-tip-payday = Payday at the end of this round: you pay the cost of each monster once more, and one that is not paid leaves and makes you more evil.
web-lords-tip-rent = The rooms of this round are rented, not built: such a room lies beside the dungeon, needs no tunnel and is not taxed.
web-lords-tip-plan = In each battle round the party makes for one of the nearest tiles: choose which to fight for, and send a trap and monsters there; what to expect of the plan is told below.
web-lords-tip-fatigue = Before they conquer a tile, everybody in the party gets tired: whoever falls becomes your captive, and with nobody left there is nobody to conquer it.
