### Лорды подземелий: чем кончилось для каждого. $points — итог в очках.

dungeon_lords-effect-licence-earned =
    { $points ->
        [one] { $player } получает лицензию лорда подземелий: { $points } очко
        [few] { $player } получает лицензию лорда подземелий: { $points } очка
       *[many] { $player } получает лицензию лорда подземелий: { $points } очков
    }
dungeon_lords-effect-licence-refused =
    { $points ->
        [one] { $player } остаётся без лицензии лорда подземелий: { $points } очко
        [few] { $player } остаётся без лицензии лорда подземелий: { $points } очка
       *[many] { $player } остаётся без лицензии лорда подземелий: { $points } очков
    }
