### Dungeon Lords: the result, points by their sources, titles. $points has its own sign.

dungeon_lords-result-winner =
    { $points ->
        [one] { $players } wins with { $shown } point
       *[other] { $players } wins with { $shown } points
    }
dungeon_lords-result-shared =
    { $points ->
        [one] { $players } share the victory with { $shown } point each
       *[other] { $players } share the victory with { $shown } points each
    }
dungeon_lords-result-score =
    { $points ->
        [one] { $player }: { $shown } point ({ $sources })
       *[other] { $player }: { $shown } points ({ $sources })
    }
    .nothing = { $player }: 0 points
dungeon_lords-holders = { $title }: { $players }, 3 points
    .shared = { $title }: { $players }, 2 points each
    .nobody = { $title }: nobody
dungeon_lords-score-monsters = monsters { $points }
dungeon_lords-score-rooms = rooms { $points }
dungeon_lords-score-lost = conquered tiles { $points }
dungeon_lords-score-prisoners = captives { $points }
dungeon_lords-score-paladins = captive paladins { $points }
dungeon_lords-score-letters = tax letters { $points }
dungeon_lords-score-room = scoring rooms { $points }
dungeon_lords-score-foyer = foyer { $points }
dungeon_lords-score-titles = titles { $points }
dungeon_lords-score-pets = pets { $points }
