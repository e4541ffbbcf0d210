### Лорды подземелий: журнал, кроме боя. $goods — сколько чего, в винительном падеже.

dungeon_lords-dummy = Нейтральный игрок
    .of = Нейтральный игрок ({ $player })
dungeon_lords-cell-rented = арендованная комната
    .acc = арендованную комнату
dungeon_lords-mark-down = лежит лицом вниз
dungeon_lords-free = бесплатно
dungeon_lords-harm =
    { $amount ->
        [one] { $amount } урон
        [few] { $amount } урона
       *[many] { $amount } урона
    }

## Время

dungeon_lords-effect-first-player = Первым ходит { $player }
dungeon_lords-effect-round-began = Год { $year }: { $season_nom }
dungeon_lords-effect-game-ended = Игра окончена

## Приказы

dungeon_lords-effect-dummy-locked = { $dummy }: недоступен приказ «{ $order_nom }»
dungeon_lords-effect-order-drawn = { $player } получает карту приказа
dungeon_lords-effect-order-dealt = { $player } получает карту приказа: { $order_nom }
dungeon_lords-effect-order-kept = { $player } оставляет в руке приказ «{ $order_nom }»
dungeon_lords-effect-order-locked = { $player }: недоступен приказ «{ $order_nom }»
dungeon_lords-effect-dummy-ordered = { $dummy }: приказ «{ $order_nom }»
dungeon_lords-effect-order-chosen = { $player } выбирает приказ: { $order_nom }
dungeon_lords-effect-dummy-chosen = { $player } выбирает приказ нейтральному игроку: { $order_nom }
dungeon_lords-effect-orders-sealed = { $player }: выбор сделан
dungeon_lords-effect-order-shown = { $player }, приказ { $number }: { $order_nom }
dungeon_lords-effect-dummy-shown = { $player }, приказ нейтральному игроку: { $order_nom }
dungeon_lords-effect-dummy-placed = { $dummy }: { $order_nom }, место { $space }
dungeon_lords-effect-minion-placed = { $player }: { $order_nom }, место { $space }
dungeon_lords-effect-minion-stranded = { $player }: миньон не действует и остаётся на карте «{ $order }»
dungeon_lords-effect-order-retrieved = { $player } возвращает в руку приказ «{ $order_nom }»: его миньон не действовал
dungeon_lords-effect-errand-run = { $player } действует: { $order_nom }, место { $space }
    .opportunity = { $player } действует: { $opportunity_nom }, место { $space }

## Что открывается в начале раунда

dungeon_lords-effect-board-shown = В следующем раунде будет возможность: { $opportunity_nom }
dungeon_lords-effect-board-laid = В этом раунде есть возможность: { $opportunity_nom }
dungeon_lords-effect-monster-shown = Можно нанять: { $monster_nom }
dungeon_lords-effect-room-shown = Можно построить: { $room_nom }
dungeon_lords-effect-tile-shown = Событие следующего раунда: { $tile_nom }
dungeon_lords-effect-event-shown = Особое событие следующего раунда: { $event_nom }
dungeon_lords-effect-adventurer-shown = К подземельям идёт { $figure_nom }
dungeon_lords-effect-adventurer-under = Все пришедшие одного ранга: { $figure_nom } уходит под низ стопки
dungeon_lords-effect-trap-shown = На выставке ловушек: { $trap_nom }
dungeon_lords-effect-open-traps-discarded = Ловушки, которые никто не взял, сброшены
dungeon_lords-effect-traps-shuffled = Сброс ловушек перемешан в новую колоду
dungeon_lords-effect-pets-shuffled = Сброс питомцев перемешан в новую колоду

## Запасы

dungeon_lords-effect-gold-moved = { $player } получает { $goods }
    .less = { $player } отдаёт { $goods }
dungeon_lords-effect-food-moved = { $player } получает { $goods }
    .less = { $player } отдаёт { $goods }
dungeon_lords-effect-imps-moved = { $player } берёт { $goods }
    .less = { $player } теряет { $goods }
dungeon_lords-effect-evil-moved = { $player } получает { $goods }
    .less = { $player } теряет { $goods }
dungeon_lords-effect-neutral-moved = Нейтральный счётчик зла: +{ $amount }
    .less = Нейтральный счётчик зла: −{ $amount }
dungeon_lords-effect-letters-taken = { $player } получает { $goods } из налоговой
dungeon_lords-effect-investment-returned = { $player }: вклад вернулся с прибылью
dungeon_lords-effect-trap-drawn = { $player } берёт ловушку
dungeon_lords-effect-own-trap-drawn = { $player } берёт ловушку: { $trap_nom }
dungeon_lords-effect-trap-buried = { $player } отдаёт ловушку
dungeon_lords-effect-own-trap-buried = { $player } отдаёт ловушку: { $trap_nom }
dungeon_lords-effect-row-spied = { $player } тайно смотрит боевую карту { $place }
dungeon_lords-effect-card-seen = { $player } видит боевую карту { $place }: { $spell_nom }
dungeon_lords-effect-card-moved = { $player } перекладывает боевую карту с места { $start } на место { $end }

## Подземелье

dungeon_lords-effect-tunnel-dug = { $player } роет туннель { $cell }
dungeon_lords-effect-tunnel-improved = { $player } улучшает туннель { $cell }: { $tunnel_nom }
dungeon_lords-effect-tile-freed = { $player } освобождает { $cell_acc }
dungeon_lords-effect-room-built = { $player } строит на { $cell } комнату: { $room_nom }
dungeon_lords-effect-room-rented = { $player } арендует комнату: { $room_nom }
dungeon_lords-effect-room-used = { $player } использует комнату: { $room_nom }
dungeon_lords-effect-imps-trained = { $player } посылает { $goods } в тренировочную комнату
    .less = { $player } забирает { $goods } из тренировочной комнаты
dungeon_lords-effect-trap-installed = { $player } устанавливает на { $cell } ловушку: { $trap_nom }
dungeon_lords-effect-trap-removed = { $player }: установленная ловушка пропала — { $trap_nom }
dungeon_lords-effect-monster-hired = { $player } нанимает { $monster_acc }
dungeon_lords-effect-monster-left = { $monster } уходит от хозяина ({ $player })
dungeon_lords-effect-monster-loaded = { $player } сажает { $monster_acc } на катапульту
dungeon_lords-effect-monster-laid-down = { $monster } ложится лицом вниз ({ $player })

## Питомцы

dungeon_lords-effect-pet-drawn = { $player } берёт питомца
dungeon_lords-effect-own-pet-drawn = { $player } берёт питомца: { $pet_nom }
dungeon_lords-effect-pet-dealt = { $player } берёт питомца: { $pet_nom }
dungeon_lords-effect-pet-chosen = { $player }: питомец выбран
dungeon_lords-effect-pet-handed = { $player } передаёт налево питомца: { $pet_nom }
dungeon_lords-effect-pets-passed = Питомцы переданы налево
dungeon_lords-effect-pet-received = { $player } получает питомца от соседа: { $pet_nom }
dungeon_lords-effect-pet-dropped = { $player } отдаёт питомца: { $pet_nom }
dungeon_lords-effect-pet-given-up = { $player } отдаёт питомца взакрытую
dungeon_lords-effect-pets-kept = Питомцы разобраны

## Фестиваль

dungeon_lords-effect-imps-sent = { $player } посылает на фестиваль { $goods }
    .none = { $player } никого не посылает на фестиваль
dungeon_lords-effect-imps-sealed = { $player }: импы для фестиваля выбраны
dungeon_lords-effect-imps-shown = { $player } посылает на фестиваль { $goods }
    .none = { $player } никого не посылает на фестиваль
dungeon_lords-effect-prize-taken = { $player } берёт приз: { $opportunity_nom }

## События и гости

dungeon_lords-effect-event-began = Событие: { $tile_nom }
    .special = Особое событие: { $event_nom }
dungeon_lords-effect-ceiling-propped = { $player } подпирает свод: 2 импа заняты
dungeon_lords-effect-tunnel-collapsed = { $player }: туннель { $cell } обрушился
dungeon_lords-effect-adventurer-came = { $figure } приходит к подземелью ({ $player })
dungeon_lords-effect-adventurer-discarded = { $figure } не нашёл подземелья и уходит
dungeon_lords-effect-heroes-impatient = { $figure } не хочет ждать ({ $player })
dungeon_lords-effect-paladin-moved = { $figure } приходит к подземелью ({ $player })
dungeon_lords-effect-paladin-discarded = { $figure } достался нейтральному счётчику и в этом году не вернётся
