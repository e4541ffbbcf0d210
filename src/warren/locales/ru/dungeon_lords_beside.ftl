#
web-lords-year-help = Игра длится два года. В каждом несколько раундов с приказами, событием и приключенцами, а в конце года — битва.

## Лорды подземелий на странице: что лежит рядом с полем, и откуда взяты сведения.

web-lords-rule = Правило { $rule }
web-lords-reconstructed = восстановлено
web-lords-reconstructed-fields = восстановлено: { $fields }
web-lords-beginners-first = Те же два года по пять раундов, но без уникальных возможностей, фестиваля, питомцев и бардов. Паладин один, битвы на раунд короче, и первые приключенцы приходят позже.

## Части дополнения

dungeon_lords-part-opportunities = Уникальные возможности
    .help = Со второго раунда одно из восьми направлений заменяет уникальная возможность со своими местами.
dungeon_lords-part-festival = Фестиваль
    .help = В пятом раунде импы тайно идут на фестиваль за призами.
dungeon_lords-part-pets = Питомцы
    .help = Карты, которые держат в тайне и показывают один раз.
dungeon_lords-part-bards = Барды
    .help = Приключенцы, которые дают отряду мужество.

## Полка

web-lords-shelf = Рядом с подземельем: { $name }
web-lords-place-goods = Запасы
web-lords-place-imps = Импы
web-lords-place-monsters = Логово
web-lords-place-traps = Ловушки
web-lords-place-pets = Питомцы
web-lords-place-rooms = Производство
web-lords-place-rented = Аренда
web-lords-place-prison = Тюрьма
web-lords-place-other = Ещё можно
web-lords-space = { $place }, место { $number }
web-lords-line = У входа
web-lords-place-empty = пусто
web-lords-mark-unused = свободны
web-lords-mark-used = заняты
web-lords-mark-training = тренируются
web-lords-mark-down = лежит лицом вниз
web-lords-mark-unknown = какие — тайна
web-lords-mark-installed = лежит в подземелье
web-lords-mark-spent = уже показан
web-lords-mark-conquered = захвачена
web-lords-mark-tired = часть уже поработала
web-lords-mark-invested = часть вложена и вернётся с прибылью
web-lords-uses =
    { $count ->
        [one] работала { $count } раз
        [few] работала { $count } раза
       *[many] работала { $count } раз
    }
web-lords-token-troll = Жетоны троллей
web-lords-paid = Плата: { $goods }
web-lords-help-token-troll = С каждым вашим троллем приходит жетон: он заменяет одного импа в производящей комнате, раз за раунд. В конце раунда все жетоны снова свободны.
web-lords-help-imp-unused = Могут работать в этом раунде.
web-lords-help-imp-used = Уже поработали; освободятся в конце раунда.
web-lords-help-imp-training = Тренируются: каждого можно отпустить, когда отряд устаёт, и усталость будет больше.

## Фестиваль и питомцы

web-lords-festival = Фестиваль
web-lords-tray = Кого послать на фестиваль
web-lords-tray-hint = Нажмите на импа: пойдут он и все перед ним. Остальные увидят это, когда решат все.
web-lords-tray-picked =
    { $count ->
        [0] На фестиваль никто не пойдёт.
        [one] На фестиваль пойдёт { $count } имп.
        [few] На фестиваль пойдут { $count } импа.
       *[many] На фестиваль пойдут { $count } импов.
    }
web-lords-nobody = никого
web-lords-guests = Кто сколько послал и когда выбирает
web-lords-sent =
    { $count ->
        [one] послан { $count } имп
        [few] послано { $count } импа
       *[many] послано { $count } импов
    }
web-lords-thinking = думает
web-lords-takes-now = выбирает приз
web-lords-takes = выбирает { $turn }-м по очереди
web-lords-took = выбор сделан
web-lords-prizes = Призы
web-lords-pet-draft = Питомцы переходят из рук в руки
web-lords-hand-on = Выберите карту для соседа слева ({ $to }). Вам свою передаёт { $from }. Потом вы ещё одну сбросите.
web-lords-put-away = Выберите карту, которую сбросите взакрытую; остальные останутся у вас.

## Итоги

web-lords-reckoning-now = Как идут дела
web-lords-reckoning-year = Первый год позади
web-lords-reckoning-end = Итоги двух лет
web-lords-reckoning-open = Титулы и очки
web-lords-second-year = Что меняется во второй год
web-lords-second-year-production = Каждая своя производящая комната работает до двух раз за раунд, арендованная — по-прежнему один.
web-lords-second-year-rooms = Новые комнаты строят где угодно, лишь бы рядом не было другой.
web-lords-second-year-traps = На «Покупке ловушек» берут на одну ловушку больше и одну потом сбрасывают, а бьют и стоят ловушки по числам второго года.
web-lords-second-year-heroes = Приключенцы и заклинания сильнее, в шатёр приходят паладины второго года.
web-lords-second-year-first = Первым ходит другой игрок.
web-lords-points-end = Очки по источникам
web-lords-points-now = Очки, если бы игра кончилась сейчас
web-lords-points-known = Чужие питомцы лежат взакрытую и посчитаны по 1 очку.
web-lords-no-points = пока ничего
web-lords-titles = Титулы
web-lords-title-held = титул
web-lords-title-shared = титул на двоих или больше
web-lords-titles-legend = ♛ — титул у одного, ♛= — титул делят.
web-lords-go-on = Играть дальше
web-lords-licence-earned = Лицензия получена
web-lords-licence-refused = Без лицензии: меньше 0 очков
web-lords-reckoned-evil = зло { $count }
web-lords-reckoned-lost =
    { $count ->
        [one] потерян { $count } участок
        [few] потеряно { $count } участка
       *[many] потеряно { $count } участков
    }
web-lords-reckoned-prison =
    { $count ->
        [0] тюрьма пуста
        [one] { $count } пленник
        [few] { $count } пленника
       *[many] { $count } пленников
    }
