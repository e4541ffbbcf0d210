### Лорды подземелий на странице: приказы, центральное поле и последствия.

## Приказы на раунд

web-lords-ordering = Приказы на раунд
web-lords-ordering-orders = Ваши приказы по порядку
web-lords-ordering-hand = Карты приказов
web-lords-ordering-place = Приказ { $number }:
web-lords-ordering-dummy = Приказ нейтральному игроку
web-lords-ordering-empty = Выберите карту
web-lords-ordering-laid = лежит приказом { $number }
web-lords-ordering-out = Убрать: { $name }
web-lords-ordering-shut =
    { $dealt ->
        [true] Недоступен в первом раунде: эта карта осталась на поле при подготовке.
       *[false] Недоступен в этом раунде: второй и третий приказы пропускают следующий раунд.
    }
web-lords-ordering-dummy-shut = Этот приказ нейтральному игроку дать нельзя: он недоступен или уже открыт.
web-lords-ordering-lands = миньон встанет на место { $space }
web-lords-ordering-stays =
    { $why ->
        [fee] миньон останется на карте: нет золота, чтобы отправить его первым
       *[full] миньон останется на карте: все места заняты
    }
web-lords-ordering-stays-short =
    { $why ->
        [fee] нет золота
       *[full] мест нет
    }
web-lords-ordering-ready =
    { $ready ->
        [true] { $name }: приказы выбраны
       *[false] { $name } ещё выбирает
    }
web-lords-guess = Предположить
web-lords-guess-orders = Что, по-вашему, прикажет { $name }

## Центральное поле

web-lords-acting = Этот миньон действует сейчас.
web-lords-ghost = Встанет сюда:

## Злобометр

web-lords-comer = придёт { $who }
web-lords-evil-then =
    { $space ->
        [none] { $name }: зло станет { $level }
       *[some] { $name }, место { $space }: зло станет { $level }
    }
web-lords-paladin-then =
    { $goes ->
        [true] { $paladin } идёт к подземелью ({ $name })
       *[false] { $paladin } уходит
    }
web-lords-paladin-turn =
    { $way ->
        [up] { $paladin } придёт к вам при зле { $level }
       *[down] { $paladin } уйдёт от вас при зле { $level }
    }
