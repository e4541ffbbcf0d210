### Лорды подземелий: чем кончилось для каждого. $points — итог в очках.

dungeon_lords-effect-licence-earned = { $player } получает лицензию лорда подземелий: итог { $points }
dungeon_lords-effect-licence-refused = { $player } остаётся без лицензии лорда подземелий: итог { $points }
