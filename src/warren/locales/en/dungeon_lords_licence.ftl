### Dungeon Lords: how it ended for each player. $points is the total.

dungeon_lords-effect-licence-earned = { $player } earns the dungeon lord's licence with a total of { $points }
dungeon_lords-effect-licence-refused = { $player } gets no dungeon lord's licence with a total of { $points }
