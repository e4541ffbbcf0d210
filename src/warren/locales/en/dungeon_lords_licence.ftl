### Dungeon Lords: how it ended for each player. $points is the total.

dungeon_lords-effect-licence-earned =
    { $points ->
        [one] { $player } earns the dungeon lord’s licence with { $points } point
       *[other] { $player } earns the dungeon lord’s licence with { $points } points
    }
dungeon_lords-effect-licence-refused =
    { $points ->
        [one] { $player } gets no dungeon lord’s licence with { $points } point
       *[other] { $player } gets no dungeon lord’s licence with { $points } points
    }
