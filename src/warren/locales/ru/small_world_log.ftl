### Small World: журнал, по строке на событие.

effect-round-began = Начинается раунд { $round }
effect-combo-opened = В ряд на место { $place } встают { $power_nom } { $race_nom }
effect-combo-taken = { $player } берёт набор: { $power_nom } { $race_nom }
effect-tokens-taken =
    { $tokens ->
        [one] { $player } получает { $tokens } жетон { $race_gen }
        [few] { $player } получает { $tokens } жетона { $race_gen }
       *[many] { $player } получает { $tokens } жетонов { $race_gen }
    }
effect-income-paid =
    { $coins ->
        [one] Доход: { $player } получает { $coins } монету ({ $parts })
        [few] Доход: { $player } получает { $coins } монеты ({ $parts })
       *[many] Доход: { $player } получает { $coins } монет ({ $parts })
    }
    .nothing = Доход: { $player } не получает монет
effect-tribe-readied =
    { $tokens ->
        [one] { $race } собирают в руку { $tokens } жетон
        [few] { $race } собирают в руку { $tokens } жетона
       *[many] { $race } собирают в руку { $tokens } жетонов
    }
effect-tokens-gained =
    { $tokens ->
        [one] { $race } получают из запаса { $tokens } жетон
        [few] { $race } получают из запаса { $tokens } жетона
       *[many] { $race } получают из запаса { $tokens } жетонов
    }
effect-region-abandoned = { $race } покидают регион { $region }
effect-region-conquered =
    { $tokens ->
        [one] { $race } захватывают регион { $region }: { $tokens } жетон
        [few] { $race } захватывают регион { $region }: { $tokens } жетона
       *[many] { $race } захватывают регион { $region }: { $tokens } жетонов
    }
    .die =
        { $tokens ->
            [one] { $race } захватывают регион { $region } последним натиском: { $tokens } жетон
            [few] { $race } захватывают регион { $region } последним натиском: { $tokens } жетона
           *[many] { $race } захватывают регион { $region } последним натиском: { $tokens } жетонов
        }
    .dragon = { $race } захватывают регион { $region } с драконом, одним жетоном
    .sorcery = { $race } захватывают регион { $region } колдовством, одним жетоном из запаса
    .wisps =
        { $tokens ->
            [one] { $race } захватывают регион { $region } с кубиком: { $tokens } жетон
            [few] { $race } захватывают регион { $region } с кубиком: { $tokens } жетона
           *[many] { $race } захватывают регион { $region } с кубиком: { $tokens } жетонов
        }
    .vampire = { $race } захватывают регион { $region } укусом: чужой жетон заменён своим
    .orb = { $race } захватывают регион { $region } Блестящей державой: чужой жетон заменён своим
effect-region-lost = { $race } теряют регион { $region }: { $losses }, { $rest }
    .losses =
        { $n ->
            [0] жетоны целы
            [one] { $n } жетон ушёл в запас
            [few] { $n } жетона ушли в запас
           *[many] { $n } жетонов ушли в запас
        }
    .rest =
        { $n ->
            [0] отступать некому
            [one] { $n } жетон отступил в руку
            [few] { $n } жетона отступили в руку
           *[many] { $n } жетонов отступили в руку
        }
effect-attack-failed = Последний натиск на регион { $region } не удался
effect-die-rolled =
    { $value ->
        [0] { $player } бросает кубик: пустая грань
       *[number] { $player } бросает кубик: { $value }
    }
    .for =
        { $value ->
            [0] { $player } бросает кубик за регион { $region }, нужно не меньше { $needed } (шанс 1 из { $one_in }): пустая грань
           *[number] { $player } бросает кубик за регион { $region }, нужно не меньше { $needed } (шанс 1 из { $one_in }): { $value }
        }
effect-token-withdrawn = Из региона { $region } взят в руку 1 жетон
effect-token-deployed = В регион { $region } выставлен 1 жетон
effect-token-set-aside = Из региона { $region } уходит 1 жетон: он вернётся в начале следующего хода
effect-piece-placed = В регионе { $region } появляется { $piece_nom }
effect-piece-lifted = Из региона { $region } возвращается в руку { $piece_nom }
effect-piece-removed =
    { $count ->
        [one] Из региона { $region } убирают { $piece_acc }
        [few] Из региона { $region } убирают { $pieces }
       *[many] Из региона { $region } убирают { $pieces }
    }
effect-tribe-declined = { $power } { $race_nom } приходят в упадок ({ $player })
effect-tribe-gone = { $race } исчезают с поля ({ $player })
effect-banner-returned = Знамя { $race_gen } уходит под стопку знамён
effect-badge-discarded = Свойство «{ $power_nom }» уходит в сброс
effect-badges-reshuffled = Сброшенные свойства становятся новой стопкой
effect-peace-made = { $player } и { $ally } заключают мир: { $ally } пока не нападает на активную расу соперника
effect-peace-ended = Мир окончен: { $player } и { $ally } снова соперники

## Части дохода

income-regions = регионы { $race_gen }
income-part = { $label } — { $amount }
income-total =
    { $coins ->
        [one] всего { $coins } монета
        [few] всего { $coins } монеты
       *[many] всего { $coins } монет
    }

## За что монеты

purse-coins-paid-sw-cmb-2 = по одной на каждый набор выше выбранного
purse-coins-gained-sw-cmb-3 =
    { $coins ->
        [one] она лежала на выбранном наборе
        [few] они лежали на выбранном наборе
       *[many] они лежали на выбранном наборе
    }
purse-coins-paid-sw-own-1 = плата расе из дополнения
purse-coins-gained-sw-own-1 = так действует раса из дополнения
purse-coins-paid-sw-own-2 = плата по свойству из дополнения
purse-coins-gained-sw-own-2 = так действует свойство из дополнения
