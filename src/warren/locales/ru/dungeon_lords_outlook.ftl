### Лорды подземелий в терминале: что ждёт впереди.

cli-command-futures = исходы
    .word = исходы
    .help = Показать, чем кончится бой по вашему плану с каждой картой, которая может открыться.

cli-dungeon-futures-title = Исходы боя по вашему плану
cli-dungeon-futures-none = Предсказывать нечего: сначала выберите участок, который защищаете, и доделайте начатое в плане.
cli-dungeon-head-captured = В плен
cli-dungeon-head-taken = Захвачено
cli-dungeon-head-left = Останутся
cli-dungeon-rented-lost-short = арендованная комната
cli-dungeon-futures-best = Лучший исход (карт: { $cards } из { $of }): в плен — { $captured }; захвачено — { $lost }; останутся — { $left }.
cli-dungeon-futures-worst = Худший исход (карт: { $cards } из { $of }): в плен — { $captured }; захвачено — { $lost }; останутся — { $left }.

cli-dungeon-comers = Сейчас пришли бы: { $things }
cli-dungeon-comer = { $player } — { $adventurer }
cli-dungeon-comer-nobody = в сброс — { $adventurer }
cli-dungeon-paladin-moves = Паладины, { $player }: { $things }
cli-dungeon-paladin-up = зло +{ $steps } — придёт { $paladin }
cli-dungeon-paladin-down = зло −{ $steps } — уйдёт { $paladin } ({ $to })
cli-dungeon-paladin-away = зло −{ $steps } — уйдёт { $paladin } (в сброс)
