### Герои Тёмных Земель: журнал, по строке на событие.

effect-tile-laid = Регион { $region }: уровень { $level }
effect-companion-joined = { $player } берёт в отряд { $companion_acc }
effect-card-drawn = { $player } берёт карту
effect-card-seen = { $player } берёт карту: { $card_nom }
effect-deck-reshuffled =
    { $count ->
        [one] Сброс перемешан: в новой колоде { $count } карта
        [few] Сброс перемешан: в новой колоде { $count } карты
       *[many] Сброс перемешан: в новой колоде { $count } карт
    }
effect-card-discarded = { $player } сбрасывает карту: { $card_nom }
effect-card-prepared = { $player } готовит карту: { $card_nom }
effect-cards-taken-back = { $player } возвращает приготовленные карты в руку
effect-magic-played = { $player } разыгрывает магию: { $card_nom }
effect-region-captured = { $player } захватывает регион { $region }: { $card_nom }
effect-region-fortified = { $player } укрепляет регион { $region }: { $card_nom }
effect-fortification-moved = { $player } переносит { $card_acc } из региона { $source } в регион { $region }
effect-region-claimed = { $player } подаёт заявку на регион { $region }
effect-claim-ended = Заявка на регион { $region } больше не действует
effect-hand-shown = { $player } показывает руку: с ней ничего не захватить
effect-runestone-laid = { $player } кладёт рунный камень на регион { $region }
effect-door-opened = { $player } открывает путь поддержке из региона { $region }
effect-ally-helped = { $player } заручается поддержкой: { $ally }

## За что монеты

purse-coins-paid-hdl-cmp-1 = за нового спутника
purse-coins-gained-hdl-cap-6 = за захваченный регион
purse-coins-gained-hdl-mag-8 = алхимия
