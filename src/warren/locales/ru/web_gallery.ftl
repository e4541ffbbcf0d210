### Галерея: с чем играют в игры, вещь за вещью.

web-gallery = Галерея
web-gallery-of = { $game } — галерея
web-gallery-about = Все расы, карты, комнаты и монстры: как выглядят, что делают и какие у них правила. С любой вещи можно начать партию.
web-gallery-games = Галереи всех игр
web-gallery-search = Поиск по галерее
web-gallery-found =
    { $count ->
        [0] Ничего такого здесь нет.
        [one] { $count } вещь
        [few] { $count } вещи
       *[many] { $count } вещей
    }
web-gallery-kinds = Что показать
web-gallery-all = Всё
web-gallery-things = Вещи
web-gallery-kind-race = Расы
web-gallery-kind-power = Свойства
web-gallery-kind-relic = Реликвии
web-gallery-kind-place = Достопримечательности
web-gallery-kind-piece = Фишки
web-gallery-kind-troop = Войска
web-gallery-kind-fortification = Укрепления
web-gallery-kind-magic = Магия
web-gallery-kind-companion = Спутники
web-gallery-kind-monster = Монстры
web-gallery-kind-room = Комнаты
web-gallery-kind-tunnel = Улучшенные туннели
web-gallery-kind-trap = Ловушки
web-gallery-kind-spell = Боевые карты
web-gallery-kind-pet = Питомцы
web-gallery-kind-adventurer = Приключенцы
web-gallery-kind-paladin = Паладины
web-gallery-kind-order = Приказы
web-gallery-kind-opportunity = Уникальные возможности
web-gallery-kind-expert = Жетоны эксперта
web-gallery-kind-event = Особые события
web-gallery-one-race = раса
web-gallery-one-power = свойство
web-gallery-one-relic = реликвия
web-gallery-one-place = достопримечательность
web-gallery-one-piece = фишка
web-gallery-one-troop = войско
web-gallery-one-fortification = укрепление
web-gallery-one-magic = магия
web-gallery-one-companion = спутник
web-gallery-one-monster = монстр
web-gallery-one-room = комната
web-gallery-one-tunnel = улучшенный туннель
web-gallery-one-trap = ловушка
web-gallery-one-spell = боевая карта
web-gallery-one-pet = питомец
web-gallery-one-adventurer = приключенец
web-gallery-one-paladin = паладин
web-gallery-one-order = приказ
web-gallery-one-opportunity = уникальная возможность
web-gallery-one-expert = жетон эксперта
web-gallery-one-event = особое событие
web-gallery-rules = В правилах
web-gallery-try = Попробовать на поле
web-gallery-ours-all = Текст и числа этой карты восстановили мы; на печатной карте может быть иначе.
web-gallery-ours-part = Часть чисел этой карты, например сколько таких карт, восстановили мы; на печатной карте может быть иначе.
web-gallery-strength = Сила
web-gallery-wins = Выигранные партии
web-gallery-wins-told = { $share } (интервал 95 %: от { $from } до { $to })
web-gallery-wins-scale = Черта посередине — половина партий: столько выигрывает тот, кто играет как все.
web-gallery-coins = Принесённые монеты
web-gallery-coins-told = в среднем { $mean } (интервал 95 %: от { $from } до { $to })
web-gallery-rank = { $place }-е место из { $all } по выигранным партиям
web-gallery-level = Слишком близко к половине, чтобы отличить от среднего.
web-gallery-above = Выигрывает чаще, чем проигрывает.
web-gallery-below = Проигрывает чаще, чем выигрывает.
web-gallery-sample =
    Измерено в { $times ->
        [one] { $times } партии
        [few] { $times } партиях
       *[many] { $times } партиях
    } двух ботов ({ $bot }), которым первые расы раздал жребий.
web-gallery-sample-more = Так играют боты: в хороших руках может быть иначе.
web-gallery-more-wins = Победы
web-gallery-more-wins-told = { $more } процентного пункта по сравнению с другой вещью на её месте (интервал 95 %: от { $from } до { $to })
web-gallery-more-wins-scale = Черта посередине — никакой разницы.
web-gallery-more-score = Очки в конце
web-gallery-more-score-told = в среднем { $mean } (интервал 95 %: от { $from } до { $to })
web-gallery-more-level = Слишком близко к нулю, чтобы отличить от случайности.
web-gallery-more-above = С этим выигрывают чаще.
web-gallery-more-below = С этим выигрывают реже.
web-gallery-sample-drawn =
    Измерено в { $games ->
        [one] { $games } партии
        [few] { $games } партиях
       *[many] { $games } партиях
    } ботов ({ $bot }; игроков: { $players }). Случай дал это { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }; рядом с теми, кому это пришло, — те, кому в такой же миг пришло другое.
web-gallery-sample-assigned =
    Измерено в { $games ->
        [one] { $games } партии
        [few] { $games } партиях
       *[many] { $games } партиях
    } ботов ({ $bot }; игроков: { $players }), где за каждого один раз выбирал жребий. Это он дал { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }; рядом с теми, кому это досталось, — те, кому могло достаться, но досталось другое.
web-gallery-sample-chosen =
    Измерено в { $games ->
        [one] { $games } партии
        [few] { $games } партиях
       *[many] { $games } партиях
    } ботов ({ $bot }; игроков: { $players }), которые сами выбрали это { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }: в числах сидит и их вкус.
web-gallery-unmeasured-same = У всех они одинаковые, и сильнее от них никто не становится.
web-gallery-unmeasured-alike = Приходит ко всем одинаково, и сильнее от этого никто не становится.
web-gallery-unmeasured-open = Открыто всем, и кто это получил, тот сам туда пошёл: лаборатория сравнивает только то, что может раздать жребий.
web-gallery-unmeasured-against = Он приходит драться, и к кому придёт, тот это заслужил: лаборатория сравнивает только то, что может раздать жребий.
web-gallery-unmeasured-part = Идёт вместе с тем, к чему относится, и его польза уже учтена там.
web-gallery-unmeasured-rare = В измеренных партиях попадалось слишком редко, чтобы сказать что-то наверняка.
web-gallery-play = Сыграть с этим
web-gallery-start-always = Это есть в каждой такой партии.
web-gallery-start-dealt = Это на столе с самого начала, и выбираете вы первым.
web-gallery-start-later = Партию начинают боты и играют, пока это не появится; дальше ваш ход.
web-gallery-start-chance = Это лежит в колоде и появится поздно, если появится.
web-gallery-against = Против
web-gallery-back = Вся галерея игры «{ $game }»
web-gallery-before = Назад: { $name }
web-gallery-after = Дальше: { $name }
web-gallery-leaf = Листать можно клавишами ← и →.
web-gallery-missing = В этой галерее такого нет.
