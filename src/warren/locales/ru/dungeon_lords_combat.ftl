### Лорды подземелий: журнал боя и причины отказов.
### $figure — приключенец или паладин, $player — хозяин подземелья.

## Планирование, только для своего игрока

dungeon_lords-effect-tile-chosen = { $player } будет защищать { $cell_acc }
dungeon_lords-effect-trap-laid = { $player } ставит ловушку: { $trap_nom }
dungeon_lords-effect-monster-sent = { $player } посылает в бой { $monster_acc }
dungeon_lords-effect-monster-set-aside = { $player } выбирает для катапульты { $monster_acc }
dungeon_lords-effect-pet-sent = { $player } посылает в бой питомца: { $pet_nom }
dungeon_lords-effect-pet-prepared = { $player } готовит питомца: { $pet_nom }
dungeon_lords-effect-icon-chosen = { $player }, саженец будет глазеть на умение: { $icon_nom }

## Планирование, для всех

dungeon_lords-effect-battle-round-began = Раунд битвы { $round }
dungeon_lords-effect-plan-made = { $player }: план готов
dungeon_lords-effect-plan-shown =
    { $traps ->
        [0] { $player } защищает { $cell_acc } без ловушек. В бою: { $monsters }
        [one] { $player } защищает { $cell_acc }: { $traps } ловушка. В бою: { $monsters }
        [few] { $player } защищает { $cell_acc }: { $traps } ловушки. В бою: { $monsters }
       *[many] { $player } защищает { $cell_acc }: { $traps } ловушек. В бою: { $monsters }
    }
    .nobody =
        { $traps ->
            [0] { $player } оставляет { $cell_acc } без защиты
            [one] { $player } защищает { $cell_acc }: { $traps } ловушка и никого больше
            [few] { $player } защищает { $cell_acc }: { $traps } ловушки и никого больше
           *[many] { $player } защищает { $cell_acc }: { $traps } ловушек и никого больше
        }
dungeon_lords-effect-pet-used = { $player } показывает питомца: { $pet_nom }
dungeon_lords-effect-icon-stared = { $player }: саженец глазеет, { $icon_nom } отряда −1
dungeon_lords-effect-monster-thrown = { $player } сажает { $monster_acc } на катапульту
dungeon_lords-effect-card-turned = Боевая карта { $round }: { $spell_nom }

## Бой

dungeon_lords-effect-battle-began = Начинается бой за { $cell_acc } ({ $player })
dungeon_lords-effect-courage-given = { $figure }: +1 мужество
dungeon_lords-effect-trap-sprung = { $player }: срабатывает { $trap_nom }
dungeon_lords-effect-damage-prevented = { $figure }: обезвреживание снимает { $harm }
dungeon_lords-effect-shield-absorbed = { $figure }: магический щит отводит 1 урон
dungeon_lords-effect-courage-lost = { $figure }: мужество отводит { $harm }
dungeon_lords-effect-damage-dealt = { $figure } получает { $harm }
dungeon_lords-effect-captured = { $player } берёт в плен { $figure_acc }
dungeon_lords-effect-illusion-gone = Иллюзия развеялась
dungeon_lords-effect-illusion-vanished = Кроме иллюзии, никого не осталось, и она исчезает
dungeon_lords-effect-spell-cast = Отряд творит заклинание «{ $spell_nom }» ({ $player })
dungeon_lords-effect-spell-failed = Заклинание «{ $spell_nom }» остановлено ({ $player })
    .weak = Заклинание «{ $spell_nom }» не удаётся: магии { $magic }, а нужно { $needed } ({ $player })
dungeon_lords-effect-monster-attacked = { $monster } атакует
dungeon_lords-effect-monster-blocked = { $monster } перегораживает путь: захвата не будет
dungeon_lords-effect-monster-withdrawn = { $monster } уходит из боя обратно в логово
dungeon_lords-effect-monster-knocked-out = { $monster } выбывает до конца битвы
dungeon_lords-effect-monster-changed = { $monster } превращается в овцу
dungeon_lords-effect-monster-eaten = { $player }: демон съедает { $monster_acc }
dungeon_lords-effect-pet-attacked = { $pet } атакует
dungeon_lords-effect-pet-withdrawn = { $pet } уходит из этого боя
dungeon_lords-effect-pet-knocked-out = { $pet } выбывает до конца битвы
dungeon_lords-effect-pet-changed = { $pet } превращается в овцу
dungeon_lords-effect-stepped-forward = { $figure } выходит вперёд всех
dungeon_lords-effect-vanished = { $figure } становится невидимкой и уходит в конец строя
dungeon_lords-effect-strengthened = { $figure }: здоровье +{ $amount }
dungeon_lords-effect-prisoner-freed = { $figure } бежит из тюрьмы ({ $player })
dungeon_lords-effect-healed = { $figure } лечится: −{ $harm }

## Захват и конец

dungeon_lords-effect-trainee-sent = { $player } посылает импа из тренировочной комнаты: усталость больше на 1
dungeon_lords-effect-conquest-skipped = В этом раунде отряд ничего не захватывает ({ $player })
dungeon_lords-effect-fatigue-taken = Отряд устаёт: каждому { $harm } ({ $player })
    .none = Отряд не устаёт ({ $player })
dungeon_lords-effect-tile-conquered = { $player } теряет { $cell_acc }
dungeon_lords-effect-tile-held = { $player } удерживает { $cell_acc }
dungeon_lords-effect-poison-dealt = { $figure }: яд, { $harm }
dungeon_lords-effect-party-left = Остатки отряда покидают подземелье ({ $player })
dungeon_lords-effect-combat-ended = Битва этого года окончена

## Почему нельзя: планирование

dungeon_lords-refusal-tile-chosen = Участок для боя уже выбран. Чтобы выбрать другой, отмените выбор.
dungeon_lords-refusal-tile-first = Сначала выберите участок, за который будет бой.
dungeon_lords-refusal-no-tile = Вашего участка там нет.
dungeon_lords-refusal-not-nearest = Есть незахваченный участок ближе ко входу: сначала бьются за ближайшие.
dungeon_lords-refusal-tile-lost = Этот участок уже захвачен.
dungeon_lords-refusal-not-for-battle = Из арендованных комнат биться можно только за боевую.
dungeon_lords-refusal-same-tile = Песнь мужества ведёт отряд на другой участок, не туда, где шёл бой.
dungeon_lords-refusal-trap-limit = Больше ловушек здесь не поставить: одна, в лабиринте — две.
dungeon_lords-refusal-trap-price = Вместе с уже поставленными на эту ловушку не хватает средств.
dungeon_lords-refusal-no-trap = Такой ловушки у вас в руке нет.
dungeon_lords-refusal-no-missile = Катапульта бросает вашего монстра, который не послан в бой; призраки и питомцы не годятся.
dungeon_lords-refusal-missile-first = Сначала выберите монстра для катапульты.
dungeon_lords-refusal-not-in-lair = Такого монстра у вас нет.
dungeon_lords-refusal-face-down = Лежит лицом вниз, и до конца этой битвы послать его нельзя.
dungeon_lords-refusal-sent-already = Уже участвует в этом плане.
dungeon_lords-refusal-monster-limit = Больше монстров здесь не поместится: в туннеле и лабиринте один, в других комнатах два. Призраки — сверх того.
dungeon_lords-refusal-baby-limit = Малыш голем занимает место монстра, если с ним нет голема.
dungeon_lords-refusal-no-baby = Посылать некого: малыша голема у вас нет.
dungeon_lords-refusal-look-first = Сначала посмотрите карты, которые принесла летучая мышь.
dungeon_lords-refusal-stare-first = Сначала выберите умение, на которое глазеет саженец.
dungeon_lords-refusal-card-known = Эта карта уже открыта, или вы её видели.
dungeon_lords-refusal-pet-moment = Этого питомца сейчас не применить.
dungeon_lords-refusal-pet-not-held = Такого питомца у вас лицом вниз нет.

## Почему нельзя: бой

dungeon_lords-refusal-not-laid = Такая ловушка здесь не стоит.
dungeon_lords-refusal-not-sent = Такого монстра в этом бою нет, или он уже отвоевал.
dungeon_lords-refusal-must-attack = Кто послан в бой и может атаковать, тот обязан атаковать.
dungeon_lords-refusal-no-other-way = Другой атаки у него нет.
dungeon_lords-refusal-troll-food = Сильный удар тролля стоит 1 еду.
dungeon_lords-refusal-raging = В слепой ярости каждый монстр бьёт первого в строю, и только один раз.
dungeon_lords-refusal-nobody-there = Там никто не стоит.
dungeon_lords-refusal-first-place = Призрак не может ударить того, кто стоит первым.
dungeon_lords-refusal-priest = Вампир не кусает священников.
dungeon_lords-refusal-cannot-attack = Атаковать некого.
dungeon_lords-refusal-ghost-safe = Заклинания против монстров не трогают призраков.
dungeon_lords-refusal-cost-unpayable = Всю его цену вам не заплатить: остаётся отозвать.
dungeon_lords-refusal-no-trainee = В тренировочной комнате нет импов.
dungeon_lords-refusal-trainee-sent = На каждую усталость — только один имп.
dungeon_lords-refusal-not-in-prison = Такого пленника у вас нет; паладины остаются в тюрьме.
dungeon_lords-refusal-no-such-imp = Такого импа у вас нет.
dungeon_lords-refusal-no-gold = Нет золота на уборку.
dungeon_lords-refusal-no-food = Нет еды, чтобы его разбудить.
dungeon_lords-effect-card-laid = Боевая карта { $place } ложится в ряд взакрытую
