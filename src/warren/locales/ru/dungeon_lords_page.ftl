### Лорды подземелий на странице.

web-lords-beginners = Партия для новичков
web-lords-four-seasons = Четыре сезона в году, новые карты и жетоны
web-lords-base = Только основная игра
web-typed-example-dungeon_lords = рыть b1

## Подземелья

web-lords-dungeons = Подземелья
web-lords-dungeon = Подземелье: { $name }
web-lords-enlarge = Показать крупно подземелье: { $name }
web-lords-cells = Клетки подземелья
web-lords-hint = Укажите на клетку, чтобы узнать, что там.
web-lords-earth = земля
web-lords-tunnel = туннель
web-lords-conquered = захвачено
web-lords-trapped = ловушка: { $trap }
web-lords-rented = в аренде

## Центральное поле

web-lords-center = Центральное поле
web-lords-unique = уникальная возможность
web-lords-turns = Порядок мест:
web-lords-offer = Что здесь выложено
web-lords-stands = Здесь: { $who }
web-lords-or = или
web-lords-neutral = нейтральный игрок { $number }
web-lords-neutral-short = Н{ $number }

## Календарь и злобометр

web-lords-calendar = Календарь
web-lords-year = Год { $year }
web-lords-now = сейчас:
web-lords-next = дальше:
web-lords-latest = было:
web-lords-latest-nothing = Ничего не изменилось.
web-lords-evil = Злобометр
web-lords-tent = В шатре:

## Битва

web-lords-battle = Битва
web-lords-row = Боевые карты
web-lords-round = раунд { $round }
web-lords-seen = видите только вы
web-lords-unseen = лежит лицом вниз
web-lords-steps = Шаги боя
web-lords-party = Отряд у подземелья: { $name }
web-lords-points = здоровье { $left } из { $whole }
web-lords-poison = яд { $count }

## Игроки

web-lords-first = первый игрок раунда
web-lords-locked = Недоступно:
web-lords-sealed = выбор сделан
web-lords-down = лежит лицом вниз
web-lords-prison = В плену:
web-lords-orders = Приказы:
web-lords-pets-keep-round = Приберечь питомцев до конца раунда
web-lords-pets-keep-battle = Приберечь питомцев до конца битвы
web-lords-pets-ask = Снова спрашивать о питомцах
web-lords-spied = в битве:
web-lords-spied-round = { $round }:
