## Что знать перед тем, чего не вернуть

turn-end = закончить ход: +{ $coins }
    .after = { $done }, закончить ход: +{ $coins }
caution-now = сейчас +{ $coins }
    .instead = сейчас +{ $coins } вместо +{ $usual }
caution-each =
    { $turns ->
        [one] без упадка — около { $coins } за ход, впереди { $turns } ход
        [few] без упадка — около { $coins } за ход, впереди { $turns } хода
       *[many] без упадка — около { $coins } за ход, впереди { $turns } ходов
    }
caution-last = это ваш последний ход
caution-leave = { $race_nom } навсегда уйдут с поля
caution-loses =
    { $coins ->
        [one] за ход на { $coins } монету меньше
        [few] за ход на { $coins } монеты меньше
       *[many] за ход на { $coins } монет меньше
    }
caution-frees =
    { $tokens ->
        [one] для захватов станет на { $tokens } жетон больше
        [few] для захватов станет на { $tokens } жетона больше
       *[many] для захватов станет на { $tokens } жетонов больше
    }
caution-homeless = у { $race_gen } не останется ни одного региона
caution-hand =
    { $tokens ->
        [one] в руке ещё { $tokens } жетон
        [few] в руке ещё { $tokens } жетона
       *[many] в руке ещё { $tokens } жетонов
    }
caution-open =
    { $regions ->
        [one] можно напасть на { $regions } регион
        [few] можно напасть на { $regions } региона
       *[many] можно напасть на { $regions } регионов
    }
caution-chance = шанс 1 из { $one_in }
caution-push = это последний захват хода
    .die = удастся или нет, это последний захват хода
    .wisps = не хватит — захватов в этом ходу больше не будет
