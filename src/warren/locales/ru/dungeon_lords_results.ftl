### Лорды подземелий: итог, очки по источникам, титулы. $points стоит со своим знаком.

dungeon_lords-result-winner =
    { $points ->
        [one] Побеждает { $players }: { $shown } очко
        [few] Побеждает { $players }: { $shown } очка
       *[many] Побеждает { $players }: { $shown } очков
    }
dungeon_lords-result-shared =
    { $points ->
        [one] Победу делят { $players }: по { $shown } очку
        [few] Победу делят { $players }: по { $shown } очка
       *[many] Победу делят { $players }: по { $shown } очков
    }
dungeon_lords-result-score =
    { $points ->
        [one] { $player }: { $shown } очко ({ $sources })
        [few] { $player }: { $shown } очка ({ $sources })
       *[many] { $player }: { $shown } очков ({ $sources })
    }
    .nothing = { $player }: 0 очков
dungeon_lords-holders = { $title }: { $players }, 3 очка
    .shared = { $title }: { $players }, по 2 очка
    .nobody = { $title }: никто
dungeon_lords-score-monsters = монстры { $points }
dungeon_lords-score-rooms = комнаты { $points }
dungeon_lords-score-lost = захваченные участки { $points }
dungeon_lords-score-prisoners = пленники { $points }
dungeon_lords-score-paladins = паладины в плену { $points }
dungeon_lords-score-letters = налоговые письма { $points }
dungeon_lords-score-room = комнаты с очками { $points }
dungeon_lords-score-foyer = фойе { $points }
dungeon_lords-score-titles = титулы { $points }
dungeon_lords-score-pets = питомцы { $points }
