### Лорды подземелий: почему нельзя играть своей колодой. $field — поле колоды.

error-deck-missing = { $field }: не хватает «{ $value }»; в колоде должно быть всё, что есть в игре.
error-deck-fixed = { $field }: это задано правилами, изменить это нельзя.
error-deck-length = { $field }: значений нужно { $wanted }, а дано { $count }.
error-deck-order = { $field }: нужны места 1, 2 и 3, каждое один раз.
error-deck-place = { $field }: в этом месте ничего такого нет.
error-deck-year =
    { $set ->
        [base] { $field }: основной игре на { $year }-й год нужно { $needed }, а есть { $count }.
       *[festival] { $field }: игре с дополнением на { $year }-й год нужно { $needed }, а есть { $count }.
    }
error-deck-few =
    { $set ->
        [base] { $field }: основной игре нужно { $needed }, а есть { $count }.
       *[festival] { $field }: игре с дополнением нужно { $needed }, а есть { $count }.
    }

## Почему нельзя: общие причины

dungeon_lords-refusal-not-now = Сейчас решается другое.
dungeon_lords-refusal-inaccessible = Этот приказ в этом раунде недоступен.
dungeon_lords-refusal-chosen = Этот приказ уже выбран.
dungeon_lords-refusal-cannot-pay = Вы не можете заплатить всю цену.
dungeon_lords-refusal-too-evil = Злее некуда: платить злом можно, только пока хватает делений до 15.
dungeon_lords-refusal-imps = Не хватает свободных импов.
dungeon_lords-refusal-occupied = Здесь уже есть туннель или комната.
dungeon_lords-refusal-apart = Рыть можно только рядом со своим подземельем.
dungeon_lords-refusal-square = Получился бы квадрат два на два, так рыть нельзя.
dungeon_lords-refusal-no-tunnel = Здесь нужен ваш обычный незахваченный туннель.
dungeon_lords-refusal-conquered = Этот участок захвачен.
dungeon_lords-refusal-next-to-room = Рядом уже есть комната: комнаты не стоят бок о бок.
dungeon_lords-refusal-zone = Эту комнату можно построить только в своей зоне.
dungeon_lords-refusal-not-there = Этого сейчас нет в наличии.
dungeon_lords-refusal-not-owned = У вас этого нет.
dungeon_lords-refusal-pet = Такого питомца у вас нет, или сейчас его не применить.
dungeon_lords-refusal-room = Такой работающей комнаты у вас нет.
dungeon_lords-refusal-room-used = Эта комната в этом раунде больше работать не может.
dungeon_lords-refusal-crowded = Больше импов на этом месте работать не может.
dungeon_lords-refusal-no-worker = Без работников здесь ничего не сделать: откажитесь от действия.
dungeon_lords-refusal-no-mine = Каждый имп добывает золото в своём незахваченном туннеле, а больше их у вас нет.
dungeon_lords-refusal-mixed = За одно действие либо улучшают, либо освобождают — не то и другое сразу.
dungeon_lords-refusal-one-room = По два освобождают только туннели; комнату — одну и отдельно.
dungeon_lords-refusal-improved = Этот туннель уже улучшен.
dungeon_lords-refusal-no-rent = На месте III в этом раунде никто не платил за комнату.
dungeon_lords-refusal-tax-due = Ваш налог меньше.
dungeon_lords-refusal-tax-gold = Столько золота у вас нет.
dungeon_lords-refusal-unfed = Еды можно отдать не больше, чем вы должны и чем у вас есть.
dungeon_lords-refusal-traded = Каждый обмен — только один раз.
dungeon_lords-refusal-prize = На этот приз не хватает средств, или его некуда поставить.
dungeon_lords-refusal-not-discarded = Среди сброшенных жетонов этого нет.
dungeon_lords-refusal-nowhere = Рыть больше негде.
dungeon_lords-refusal-trained = За один раунд импы либо входят в тренировочную комнату, либо выходят, и не больше положенного.
