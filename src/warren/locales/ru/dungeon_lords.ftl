### Лорды подземелий: игра, настройки стола, запасы, цены, происхождение карт.

game-dungeon_lords = Лорды подземелий
    .help = Ройте туннели, нанимайте монстров и копите ловушки: в конце года к вам спустятся приключенцы, а к самым злым — ещё и паладин.

## Настройки стола

option-edition = Состав игры
    .help = base — основная игра, festival — весь «Фестивальный сезон», four-seasons — его новые карты и жетоны в году из четырёх сезонов, beginners — для новичков: пять сезонов, но битва в четыре раунда и приключенцы только с третьего. Остальные настройки уточняют выбранный состав.
option-opportunities = Уникальные возможности
    .help = Со второго раунда одно из восьми направлений, куда посылают миньонов, заменяет уникальная возможность. Только в году из пяти сезонов.
option-festival = Фестиваль
    .help = В пятом раунде импы отправляются на фестиваль за призами. Только вместе с уникальными возможностями.
option-paladins = Паладины
    .help = two — эльф и гном, old — один паладин-человек, three — все трое.
option-pets = Питомцы
    .help = В первом раунде года каждый получает питомца. Если раздачи нет, питомцы могут прийти только через уникальную возможность.
option-bards = Барды
    .help = Среди приключенцев есть барды: они встают в конец отряда и дают остальным мужество.
web-option-edition-base = основная игра
web-option-edition-festival = «Фестивальный сезон»
web-option-edition-four-seasons = новые карты и жетоны в четырёх сезонах
web-option-edition-beginners = для новичков
web-option-edition = Состав игры
    .help = С чем вы играете. Остальные настройки уточняют выбранный состав.
web-option-paladins-two = эльф и гном
web-option-paladins-old = один паладин-человек
web-option-paladins-three = все трое
web-option-paladins = Паладины
    .help = Кто из паладинов охотится на самых злых.

## Запасы: имя, сколько чего (именительный, родительный, винительный), подсказка

dungeon_lords-resource-gold =
    { $count ->
        [one] { $count } золото
        [few] { $count } золота
       *[many] { $count } золота
    }
    .name = Золото
    .gen =
        { $count ->
            [one] { $count } золота
            [few] { $count } золота
           *[many] { $count } золота
        }
    .acc =
        { $count ->
            [one] { $count } золото
            [few] { $count } золота
           *[many] { $count } золота
        }
    .help = Золотом платят за налоги, ловушки, комнаты и многое другое. Остаток помогает стать лордом богатств.
dungeon_lords-resource-food =
    { $count ->
        [one] { $count } еда
        [few] { $count } еды
       *[many] { $count } еды
    }
    .name = Еда
    .gen =
        { $count ->
            [one] { $count } еды
            [few] { $count } еды
           *[many] { $count } еды
        }
    .acc =
        { $count ->
            [one] { $count } еду
            [few] { $count } еды
           *[many] { $count } еды
        }
    .help = Едой платят импам и монстрам. Остаток помогает стать лордом богатств.
dungeon_lords-resource-imp =
    { $count ->
        [one] { $count } имп
        [few] { $count } импа
       *[many] { $count } импов
    }
    .name = Импы
    .gen =
        { $count ->
            [one] { $count } импа
            [few] { $count } импов
           *[many] { $count } импов
        }
    .acc =
        { $count ->
            [one] { $count } импа
            [few] { $count } импов
           *[many] { $count } импов
        }
    .help = Импы роют, добывают и работают в комнатах, каждый один раз за раунд. Новые свободны сразу.
dungeon_lords-resource-evil =
    { $count ->
        [one] { $count } зло
        [few] { $count } зла
       *[many] { $count } зла
    }
    .name = Зло
    .gen =
        { $count ->
            [one] { $count } зла
            [few] { $count } зла
           *[many] { $count } зла
        }
    .acc =
        { $count ->
            [one] { $count } зло
            [few] { $count } зла
           *[many] { $count } зла
        }
    .help = Ваше место на злобометре, от 1 до 15. Приключенцев раунда выкладывают по рангу: первый, слабейший, приходит к самому доброму, последний, сильнейший, — к самому злому. При равенстве злее тот, чья очередь позже. К тому, кто дошёл до отметки паладина, придёт и он. Платить злом можно, только пока хватает делений до 15.
dungeon_lords-resource-trap =
    { $count ->
        [one] { $count } ловушка
        [few] { $count } ловушки
       *[many] { $count } ловушек
    }
    .name = Ловушки
    .gen =
        { $count ->
            [one] { $count } ловушки
            [few] { $count } ловушек
           *[many] { $count } ловушек
        }
    .acc =
        { $count ->
            [one] { $count } ловушку
            [few] { $count } ловушки
           *[many] { $count } ловушек
        }
    .help = Карты в руке; их видите только вы. Ловушку кладут при планировании боя и тогда же платят её цену, в комнате — ещё 1 золото.
dungeon_lords-resource-letter =
    { $count ->
        [one] { $count } письмо
        [few] { $count } письма
       *[many] { $count } писем
    }
    .name = Налоговые письма
    .gen =
        { $count ->
            [one] { $count } письма
            [few] { $count } писем
           *[many] { $count } писем
        }
    .acc =
        { $count ->
            [one] { $count } письмо
            [few] { $count } письма
           *[many] { $count } писем
        }
    .help = Напоминание о неуплаченном налоге: −3 очка в конце игры. Погасить его нельзя.
dungeon_lords-resource-monster =
    { $count ->
        [one] { $count } монстр
        [few] { $count } монстра
       *[many] { $count } монстров
    }
    .name = Монстры
    .gen =
        { $count ->
            [one] { $count } монстра
            [few] { $count } монстров
           *[many] { $count } монстров
        }
    .acc =
        { $count ->
            [one] { $count } монстра
            [few] { $count } монстров
           *[many] { $count } монстров
        }
    .help = В туннель посылают одного монстра, в комнату — двух. После атаки монстр обычно лежит лицом вниз до конца битвы. В конце игры каждый даёт 1 очко.
dungeon_lords-resource-pet =
    { $count ->
        [one] { $count } питомец
        [few] { $count } питомца
       *[many] { $count } питомцев
    }
    .name = Питомцы
    .gen =
        { $count ->
            [one] { $count } питомца
            [few] { $count } питомцев
           *[many] { $count } питомцев
        }
    .acc =
        { $count ->
            [one] { $count } питомца
            [few] { $count } питомцев
           *[many] { $count } питомцев
        }
    .help = Питомец лежит лицом вниз и служит один раз за игру, когда сказано на его карте. Неиспользованный даёт 1 очко в конце игры.

## Цены и числа на картах

dungeon_lords-cost = Цена: { $cost }.
dungeon_lords-cost-none = Бесплатно.
dungeon_lords-cost-or = { $first } или { $second }
dungeon_lords-both-years = { $year1 } (во второй год { $year2 })
dungeon_lords-facts-spell = { $speed }, магия { $magic }, усталость { $fatigue }

## Откуда взялась карта

dungeon_lords-reconstructed = Текст и числа этой карты восстановлены; на печатной может быть иначе. Кто собирает стол, может заменить её своей в файле колоды.
dungeon_lords-reconstructed-fields = Восстановлено; на печатной карте может быть иначе: { $fields }.
dungeon_lords-field-name = название
dungeon_lords-field-cost = цена
dungeon_lords-field-price = цена ловушки
dungeon_lords-field-surcharge = доплата
dungeon_lords-field-size = размер
dungeon_lords-field-copies = число экземпляров
dungeon_lords-field-damage = урон
dungeon_lords-field-effect = действие
dungeon_lords-field-speed = скорость
dungeon_lords-field-magic = магия
dungeon_lords-field-fatigue = усталость
dungeon_lords-field-imps = число импов
dungeon_lords-field-workers = предел работников
dungeon_lords-field-gain = доход
dungeon_lords-field-hit-points = здоровье
dungeon_lords-field-icons = умения
dungeon_lords-field-lutes = лютни
dungeon_lords-field-rank = ранг
dungeon_lords-field-space = место
dungeon_lords-field-token = жетон
dungeon_lords-field-resolution = порядок мест
dungeon_lords-field-window = когда применяется
dungeon_lords-field-criterion = за что даётся
dungeon_lords-field-taxes = что облагается налогом
dungeon_lords-field-set = из какой коробки
