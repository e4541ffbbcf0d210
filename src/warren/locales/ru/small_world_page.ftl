web-mixed = Вместе: расы, свойства и находки обеих игр
web-option-pool-smallworld = из «Маленького мира»
web-option-pool-underground = из «Подземелий»
web-option-pool-both = из обеих игр
web-option-pool = Расы и свойства
    .help = Из какой игры берутся расы и свойства. Что на выбранном поле не имеет силы, не участвует.
web-option-relics = Реликвии
    .help = Прячутся ли под монстрами реликвии и достопримечательности. По умолчанию — когда на поле есть монстры или в игре расы «Подземелий».
web-picked-race = Расы
web-picked-power = Свойства
web-column = На выбор
web-combo-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
 }
web-combo-price = { $price ->
    [0] даром
   *[number] цена { $price }
 }
web-combo-terms = +{ $coins }, { $price }
web-combo-coins = монеты на наборе: { $count }
web-coins-unknown = Монеты скрыты
web-coins-reckoned = Сколько монет у соперника, до конца не показывают. Но все доходы и траты видны в журнале: кто их складывает, знает и кошелёк. Если хотите без счёта в уме, играйте с открытыми монетами.
web-spread = { $count ->
    [one] Раздать { $count } жетон поровну
    [few] Раздать { $count } жетона поровну
   *[many] Раздать { $count } жетонов поровну
 }
web-in-hand = в руке { $count }
web-typed-example-small_world = взять 2; захват 2-03
web-typed-example-underground = взять 2; захват 2-03

## Что разыгрывается над полем

web-die-tried = { $name } бросает кубик
    .for = { $name } бросает кубик за регион { $region }: нужно не меньше { $needed }, шанс 1 из { $odds }
web-tokens-laid-out = Жетоны расставляются заново
web-die-needs = Нужно не меньше { $needed }: шанс 1 из { $odds }
web-die-shows =
    { $value ->
        [0] Пустая грань
       *[number] На кубике { $value }
    }
    .taken =
        { $value ->
            [0] Хватило и пустой грани: регион взят
           *[number] { $value }: регион взят
        }
    .failed =
        { $value ->
            [0] Пустая грань: натиск не удался
           *[number] { $value } — мало: натиск не удался
        }
web-coins-regions = { $race }: регионы

## Что другие сделали со мной с моего прошлого решения

web-meanwhile-taken =
    { $player } захватывает у вас { $regions }{ $tokens ->
        [0] : жетоны целы
        [one] : −{ $tokens } жетон
        [few] : −{ $tokens } жетона
       *[many] : −{ $tokens } жетонов
    }
web-meanwhile-coins =
    { $coins ->
        [one] { $player } берёт у вас { $coins } монету
        [few] { $player } берёт у вас { $coins } монеты
       *[many] { $player } берёт у вас { $coins } монет
    }
