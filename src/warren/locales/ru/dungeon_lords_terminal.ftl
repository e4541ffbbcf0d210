### Лорды подземелий в терминале и на рисунках.

## Команды

cli-command-dungeons = подземелья
    .word = подземелья
    .help = Показать подземелья всех игроков крупно.

## Центральное поле

cli-dungeon-center-title = Центральное поле, в порядке выполнения
cli-dungeon-head-place = Куда
cli-dungeon-turned = { $place } ({ $order })
cli-dungeon-dummy = нейтральный { $number }
cli-dungeon-space = { $pays } → { $gains }
cli-dungeon-calm = −{ $evil }
cli-dungeon-others = остальным { $evil }
cli-dungeon-returns = потом { $gold }
cli-dungeon-spies = подсмотреть карту
cli-dungeon-moves = подсмотреть карту и переложить
cli-dungeon-workers =
    { $workers ->
        [one] до { $workers } импа
        [few] до { $workers } импов
       *[many] до { $workers } импов
    }
cli-dungeon-supervised =
    { $workers ->
        [one] { $supervisors } + до { $workers } импа
        [few] { $supervisors } + до { $workers } импов
       *[many] { $supervisors } + до { $workers } импов
    }
cli-dungeon-work-dig-tunnels = { $imps }: туннели
cli-dungeon-work-mine-gold = { $imps }: золото
cli-dungeon-work-food-harvest = { $imps }: еда
cli-dungeon-improve =
    улучшить или освободить туннель ({ $imps ->
        [one] { $imps } имп
        [few] { $imps } импа
       *[many] { $imps } импов
    }) либо освободить комнату ({ $room ->
        [one] { $room } имп
        [few] { $room } импа
       *[many] { $room } импов
    })
cli-dungeon-improve-several =
    до { $count } туннелей ({ $imps ->
        [one] { $imps } имп
        [few] { $imps } импа
       *[many] { $imps } импов
    } на каждый) либо комната ({ $room ->
        [one] { $room } имп
        [few] { $room } импа
       *[many] { $room } импов
    })
cli-dungeon-expert = монстр с жетоном «{ $token }»
cli-dungeon-deed-hire-monster = монстр за его цену
cli-dungeon-deed-build-room = комната
cli-dungeon-deed-trap-exhibition = открытая ловушка сразу на участок
cli-dungeon-deed-room-rental = комната в аренду

## Что выложено

cli-dungeon-priced = { $name } ({ $cost })
cli-dungeon-next-round = в следующем раунде — { $thing }
cli-dungeon-offer-monsters = Монстры: { $things }
cli-dungeon-offer-rooms = Комнаты: { $things }
cli-dungeon-offer-traps = Открытые ловушки: { $things }
cli-dungeon-offer-event = Событие: { $things }
cli-dungeon-offer-adventurers = Приключенцы этого раунда: { $things }
cli-dungeon-offer-next-adventurers = Приключенцы следующего раунда: { $things }
cli-dungeon-offer-opportunity = Возможность следующего раунда: { $things }
cli-dungeon-adventurer = { $name } ♥{ $points }
cli-dungeon-adventurer-icons = { $name } ♥{ $points } ✦{ $icons }

## Игроки

cli-dungeon-players-title = Игроки (импы: свободные/все; ► ходит первым)
cli-dungeon-first = ► { $player }
cli-dungeon-head-imp = Импы
cli-dungeon-head-gold = Золото
cli-dungeon-head-food = Еда
cli-dungeon-head-evil = Зло
cli-dungeon-head-letter = Письма
cli-dungeon-head-trap = Ловушки
cli-dungeon-head-pet = Питомцы
cli-dungeon-head-prisoners = Пленники
cli-dungeon-head-lair = Логово
cli-dungeon-head-party = Отряд у входа
cli-dungeon-head-orders = Приказы
cli-dungeon-orders-secret = выбирает тайно
cli-dungeon-locked = недоступны: { $orders }
cli-dungeon-undone = { $order } (не выполнен)
cli-dungeon-with-token = { $monster } ({ $token })
cli-dungeon-face-down = { $monster } (лицом вниз)
cli-dungeon-unknown = закрытых: { $count }
cli-dungeon-your-traps = Ваши ловушки: { $things }
cli-dungeon-your-pets = Ваши питомцы: { $things }
cli-dungeon-your-cards = Боевые карты, которые вы видели: { $things }
cli-dungeon-your-dummy = Приказ нейтральному игроку: { $things }
cli-dungeon-card-at = { $place } — { $card }
cli-dungeon-no-cards = В руке ничего нет.

## Злобометр

cli-dungeon-evil-title = Злобометр
cli-dungeon-evil-legend = Под шкалой номера игроков; с деления { $level }! начинаются паладины.
cli-dungeon-neutral = Н
cli-dungeon-tent = В шатре: { $paladins }

## Подземелья

cli-dungeon-title = Подземелье: { $player }
cli-dungeon-entrance = ▼ вход
cli-dungeon-tunnel = туннель
cli-dungeon-earth = земля
cli-dungeon-cell = { $cell }: { $things }
cli-dungeon-lost = захвачено
cli-dungeon-trap-here = ловушка: { $trap }
cli-dungeon-trainees = импов: { $count }
cli-dungeon-use = готова
cli-dungeon-uses = готова ×{ $count }
cli-dungeon-rented = Рядом, в аренде: { $room }
cli-dungeon-rented-lost = Рядом, в аренде, захвачена: { $room }
cli-dungeon-rented-place = арендованную комнату
cli-dungeon-legend = ░ земля, □ туннель, ◇ улучшенный туннель, ■ комната, × захвачено. «подземелья» покажет их крупно.

## Календарь

cli-dungeon-season-line = Год { $year }, { $season } (раунд { $round } из { $rounds }). { $step }
cli-dungeon-combat-line = Год { $year }, битва, раунд { $round } из { $rounds }.
cli-dungeon-now-setup = Подготовка.
cli-dungeon-now-season = Новый раунд.
cli-dungeon-now-orders = Все тайно отдают приказы.
cli-dungeon-now-errands = Миньоны выполняют приказы.
cli-dungeon-now-festival = Фестиваль.
cli-dungeon-now-production = Комнаты работают.
cli-dungeon-now-return = Миньоны возвращаются.
cli-dungeon-now-pets = Раздают питомцев.
cli-dungeon-now-event = Событие.
cli-dungeon-now-advent = Приходят приключенцы.
cli-dungeon-now-over = Игра окончена.

## Фестиваль

cli-dungeon-festival-title = Фестиваль
cli-dungeon-prizes = Призы: { $prizes }
cli-dungeon-head-sent = Послано импов
cli-dungeon-secret = ?

## Битва

cli-dungeon-row-title = Боевые карты (● открыта), идёт раунд { $round }
cli-dungeon-head-round = Раунд
cli-dungeon-head-card = Карта
cli-dungeon-head-speed = Скорость
cli-dungeon-head-magic = Магия
cli-dungeon-head-fatigue = Усталость
cli-dungeon-card-unknown = лежит лицом вниз
cli-dungeon-fight = { $player } защищает { $cell }
battle-step-bard = барды
battle-step-trap = ловушки
battle-step-fast-spell = быстрое заклинание
battle-step-monsters = монстры
battle-step-slow-spell = медленное заклинание
battle-step-healing = лечение
battle-step-conquering = захват
battle-step-end = конец
cli-dungeon-line-title = Отряд: { $player }
cli-dungeon-head-hero = Кто
cli-dungeon-head-health = Здоровье
cli-dungeon-head-icons = Умения
cli-dungeon-head-courage = Мужество
cli-dungeon-head-poison = Яд
cli-dungeon-icon = { $name } { $count }
cli-dungeon-plan = План: { $cell }. Ловушки: { $traps }. Монстры: { $monsters }.
cli-dungeon-plan-secret = План ещё не готов.
cli-dungeon-plan-ready = План готов и пока скрыт.
cli-dungeon-nobody = нет

## Рисунки

board-lords-dungeon = Подземелье лорда
board-lords-center = Центральное поле «Лордов подземелий»
cli-dungeon-board-rounds = два года по четыре или пять сезонов
