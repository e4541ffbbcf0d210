### Лорды подземелий на странице: бой.

## Строй

web-lords-front = впереди
web-lords-invisible = невидимка
web-lords-loss-sure = по этому плану потеряет { $sure }
web-lords-loss-range = по этому плану потеряет от { $sure } до { $most }
web-lords-nobody-left = Здесь больше никого нет.

## План

web-lords-battle-plan = Ваш план
web-lords-plan-tile = выберите участок в подземелье
web-lords-plan-no-trap = без ловушек
web-lords-plan-nobody = никого в бою
web-lords-forces = Что можно взять в план
web-lords-no-forces = Ни ловушек, ни монстров, ни питомцев у вас нет.
web-lords-put-in = В план
web-lords-take-out = Убрать
web-lords-throw = На катапульту
web-lords-thrown = полетит с катапульты
web-lords-readied = уже приготовлено
web-lords-planning = готовит план
web-lords-planned = план готов
web-lords-defends = защищает { $cell }
web-lords-hidden-trap = ловушка лицом вниз

## Что будет

web-lords-preview = Что даст этот план
web-lords-preview-known = Что будет: { $card }
web-lords-preview-tile = Выберите участок, и здесь будет видно, что даст план.
web-lords-preview-best = Лучше всего ({ $card }): { $gist }
web-lords-preview-worst = Хуже всего ({ $card }): { $gist }
web-lords-preview-unknown =
    { $count ->
        [one] Карта раунда неизвестна: возможна { $count } карта.
        [few] Карта раунда неизвестна: возможны { $count } карты. Откройте карту, чтобы увидеть бой по шагам.
       *[many] Карта раунда неизвестна: возможно { $count } карт. Откройте карту, чтобы увидеть бой по шагам.
    }
web-lords-preview-how =
    { $pets ->
        [true] Здесь предположено, что атакуют все посланные, бьют того, кто ближе к плену, а питомцев и импов вы в бою не тратите. В бою всё это решите вы.
       *[false] Здесь предположено, что атакуют все посланные, бьют того, кто ближе к плену, а импов вы в бою не тратите. В бою всё это решите вы.
    }
web-lords-chance-captured = в плену { $who }
web-lords-chance-lost = потерян участок { $cell }
web-lords-chance-sure = При любой карте: { $what }
web-lords-chance-maybe = { $count } из { $total } карт: { $what }

## Бой

web-lords-defenders = Кто защищает
web-lords-state-attacks = атакует
web-lords-state-done = своё дело сделано
web-lords-state-sheep = сейчас это овца
web-lords-state-sprung = срабатывает сейчас

## Итог боя

web-lords-rounds-over = Прошедшие бои
web-lords-gist-captured = в плену { $who }
web-lords-gist-lost = потеряно: { $cells }
web-lords-gist-held = удержано: { $cells }
web-lords-gist-freed = на свободе { $who }
web-lords-gist-evil = зло { $change }
web-lords-gist-nothing = никто не взят в плен, ничего не потеряно
