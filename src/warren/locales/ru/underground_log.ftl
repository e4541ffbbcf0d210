### Small World Underground: журнал, по строке на событие.

effect-monsters-settled = В регионе { $region } вместо забытого племени поселяются монстры
effect-badges-swapped = { $player } меняет свойство «{ $given_nom }» на «{ $gained_nom }» из набора { $place }
effect-marker-opened = В регионе { $region } лежит находка: { $marker_nom }. { $help }
effect-badge-lent = Стоунхэджд хранит свойство «{ $power_nom }». { $help }
effect-loan-ended = { $race } больше не пользуются свойством «{ $power_nom }» со Стоунхэджда
effect-figure-placed = В регионе { $region } появляется { $piece_nom }
effect-figure-lifted = Поле покидает { $piece_nom }
effect-relic-moved = Теперь в регионе { $region } лежит реликвия: { $relic_nom }
effect-relic-used = { $player } готовит к захвату реликвию: { $relic_nom }
effect-relic-copied = { $player } готовит к захвату мешок вместо реликвии: { $relic_nom }
effect-vengeance-sworn = { $against } получает маркер мести: { $player } этого не забудет
effect-vengeance-over = Маркеры мести возвращаются
effect-token-exchanged = В регионе { $region } перерождение: он достаётся { $race_dat }
effect-token-sacrificed = Жетон { $race_gen } из региона { $region } принесён в жертву
effect-tokens-lost =
    { $tokens ->
        [one] { $race } теряют { $tokens } жетон: ему некуда отступить
        [few] { $race } теряют { $tokens } жетона: им некуда отступить
       *[many] { $race } теряют { $tokens } жетонов: им некуда отступить
    }
effect-pieces-gained = { $race } получают: { $pieces }
effect-river-left = { $race } уходят из реки { $region }
effect-purse-empty = { $player }: в кошельке ни монеты, отдать нечего

## За что монеты

purse-coins-gained-su-p-vanishing = исчезающие уходят: по 2 за регион
purse-coins-paid-su-p-thieving = рядом ворующая раса соперника
purse-coins-gained-su-p-thieving = добыча ворующей расы
purse-coins-paid-su-rel-ring = рядом Кольцо Фрого
purse-coins-gained-su-rel-ring = дань Кольцу Фрого
purse-coins-paid-su-r-liches = личи в упадке берут плату за свой регион
purse-coins-gained-su-r-liches = плата личам в упадке за их регион
purse-coins-gained-su-p-martyr = страждущие потеряли регион
purse-coins-gained-su-plc-altar = жертва на Алтаре душ
