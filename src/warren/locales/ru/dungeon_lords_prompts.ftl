### Лорды подземелий: что сейчас нужно решить. Вопрос обращён к тому, кто решает.

## Решает случай

dungeon_lords-prompt-dealing = Сдаются карты приказов
dungeon_lords-prompt-unveiling = Открывается, что принёс новый раунд
dungeon_lords-prompt-dummies = Открываются приказы нейтральных игроков
dungeon_lords-prompt-spying = Открывается боевая карта
dungeon_lords-prompt-trap-drawing = Берётся ловушка из колоды
dungeon_lords-prompt-pet-drawing = Берётся питомец из колоды
dungeon_lords-prompt-card-turning = Выкладывается боевая карта

## Приказы и действия

dungeon_lords-prompt-keeping = { $player }, оставьте в руке один из трёх сданных приказов: два других недоступны в первом раунде
dungeon_lords-prompt-ordering = { $player }, выберите втайне приказ { $number } из 3
dungeon_lords-prompt-dummy-ordering = { $player }, выберите втайне третий приказ своему нейтральному игроку
dungeon_lords-prompt-errand = { $player }, { $place_nom }, место { $space }: действуйте или откажитесь
    .hiring = { $player }, { $place_nom }, место { $space }: выберите на поле, кого нанять, или откажитесь
    .building = { $player }, { $place_nom }, место { $space }: выберите комнату на поле или откажитесь
    .digging = { $player }, { $place_nom }, место { $space }: выберите клетку в подземелье или откажитесь
dungeon_lords-prompt-going-on = { $player }, { $place_nom }, место { $space }: можно продолжить или закончить
dungeon_lords-prompt-acted = { $player }, { $place_nom }, место { $space }: покажите питомца или идите дальше
dungeon_lords-prompt-digging =
    { $count ->
        [one] { $player }, выройте туннель (остался { $count })
        [few] { $player }, выройте туннель (осталось { $count })
       *[many] { $player }, выройте туннель (осталось { $count })
    }
dungeon_lords-prompt-looking =
    { $count ->
        [one] { $player }, выберите боевую карту, чтобы тайно её посмотреть (осталась { $count })
        [few] { $player }, выберите боевую карту, чтобы тайно её посмотреть (осталось { $count })
       *[many] { $player }, выберите боевую карту, чтобы тайно её посмотреть (осталось { $count })
    }
dungeon_lords-prompt-moving = { $player }, положите просмотренную карту на любое место ряда
dungeon_lords-prompt-burying = { $player }, выберите, какую ловушку сбросить; всего нужно сбросить { $goods }
dungeon_lords-prompt-either = { $player }, чем платить: 1 еда или 1 зло?
dungeon_lords-prompt-trap-paying = { $player }, выберите, какую ловушку отдать в уплату
dungeon_lords-prompt-eating = { $player }, выберите монстра, которого отдадите в уплату
dungeon_lords-prompt-building = { $player }, выберите туннель, на месте которого будет комната: { $room_nom }
dungeon_lords-prompt-improving = { $player }, выберите туннель, на месте которого будет { $tunnel_nom }
dungeon_lords-prompt-installing = { $player }, выберите участок для ловушки: { $trap_nom }
dungeon_lords-prompt-catapult = { $player }, выберите монстра, которого бросит катапульта
dungeon_lords-prompt-production = { $player }, используйте производящие комнаты или закончите
dungeon_lords-prompt-returning = { $player }, верните в руку приказы, миньоны которых не действовали, или закончите
dungeon_lords-prompt-handing = { $player }, выберите питомца, чтобы передать его налево
dungeon_lords-prompt-dropping = { $player }, выберите питомца, которого сбросите
dungeon_lords-prompt-imp-losing = { $player }, выберите, какой имп уйдёт; всего теряете { $goods }

## Фестиваль

dungeon_lords-prompt-festival = { $player }, решите втайне, сколько импов пойдёт на фестиваль
dungeon_lords-prompt-prizes = { $player }, выберите приз фестиваля или откажитесь
dungeon_lords-prompt-prize-hiring = { $player }, выберите, кого нанять из сброса
dungeon_lords-prompt-prize-building = { $player }, выберите, какую комнату построить из сброса

## События

dungeon_lords-prompt-window = { $player }, перед событием «{ $event_nom }» можно показать питомца
dungeon_lords-prompt-taxes = { $player }, налоги: с вас { $goods }; за каждое неуплаченное — письмо
dungeon_lords-prompt-payday = { $player }, день зарплаты: заплатите монстрам и призракам их цену; кому не заплатите, тот уйдёт и прибавит вам 1 зло
dungeon_lords-prompt-witch-hunt = { $player }, { $event_nom }: отпустите монстра или призрака либо получите 3 зла
dungeon_lords-prompt-monster-strike = { $player }, { $event_nom }: отдайте каждому монстру и призраку что-нибудь одно из его цены или положите его лицом вниз
dungeon_lords-prompt-imp-union = { $player }, { $event_nom }: с вас { $goods }; за каждую недоданную уйдёт имп
dungeon_lords-prompt-cave-in = { $player }, { $event_nom }: подоприте свод двумя свободными импами или потеряйте туннель
dungeon_lords-prompt-wandering-merchant = { $player }, { $event_nom }: каждую сделку можно заключить один раз
dungeon_lords-prompt-royal-pardon = { $player }, { $event_nom }: отдайте до 2 золота и потеряйте столько же зла
dungeon_lords-prompt-pet-licence = { $player }, { $event_nom }: отдайте 1 золото, 1 еду или питомца
dungeon_lords-prompt-festival-committee = { $player }, { $event_nom }: 1 свободный имп — минус 1 зло, 2 импа — ещё и 1 еда

## Планирование боя

dungeon_lords-prompt-tile = { $player }, выберите, какой участок защищать
dungeon_lords-prompt-plan = { $player }, вы защищаете { $cell_acc }: поставьте ловушку, пошлите монстров и закончите план
dungeon_lords-prompt-staring = { $player }, выберите умение отряда, на которое глазеет саженец

## Бой

dungeon_lords-prompt-bards = { $player }, сейчас запоют барды: покажите питомца или продолжайте
dungeon_lords-prompt-springing = { $player }, выберите, какая ловушка сработает следующей
dungeon_lords-prompt-missile = { $player }, выберите монстра, которым выстрелит катапульта
dungeon_lords-prompt-aiming = { $player }, срабатывает { $trap_nom }: выберите цель
dungeon_lords-prompt-attacks = { $player }, выберите, кто атакует
dungeon_lords-prompt-target = { $player }, выберите, кого ударить
dungeon_lords-prompt-spitting = { $player }, выберите, в кого плюнет жаба
dungeon_lords-prompt-tiring = { $player }, отряд идёт на захват, усталость { $amount }: добавьте усталости или ничего не добавляйте
dungeon_lords-prompt-tired = { $player }, участок вот-вот захватят: покажите питомца или продолжайте
dungeon_lords-prompt-song = { $player }, песнь мужества: отряд идёт на другой участок, ещё раз устаёт и захватывает его без боя; выберите какой
dungeon_lords-prompt-surrender = { $player }, защищать больше нечего: выберите пленника, который уйдёт с отрядом
dungeon_lords-prompt-word-of-peace = { $player }, { $spell_nom }: отзовите всех монстров или получите 2 зла
dungeon_lords-prompt-suggestion = { $player }, { $spell_nom }: заплатите каждому монстру его цену ещё раз или отзовите его
dungeon_lords-prompt-fist-of-justice = { $player }, { $spell_nom }: выберите, какого импа потерять
dungeon_lords-prompt-detect-treasure = { $player }, { $spell_nom }: выберите, какую ловушку отдать
dungeon_lords-prompt-graffiti = { $player }, { $spell_nom }: отдайте 1 золото или получите 1 зло
dungeon_lords-prompt-lullaby = { $player }, { $spell_nom }: выберите монстра, который засыпает; разбудить его стоит 1 еду
dungeon_lords-prompt-waking = { $player }, { $spell_nom }: отдайте 1 еду, чтобы разбудить монстра, или пусть спит до конца битвы
dungeon_lords-prompt-aura-of-fear = { $player }, { $spell_nom }: выберите монстра, которого отзовёте
dungeon_lords-prompt-metamorphosis = { $player }, { $spell_nom }: выберите монстра, который станет овцой
dungeon_lords-prompt-dimensional-gate = { $player }, { $spell_nom }: выберите монстра, который пропадёт до конца битвы
dungeon_lords-prompt-magic-key = { $player }, { $spell_nom }: выберите пленника, который сбежит
