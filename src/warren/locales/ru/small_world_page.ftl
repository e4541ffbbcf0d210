web-mixed = Вместе: расы, свойства и находки обеих игр
web-option-pool-smallworld = из «Маленького мира»
web-option-pool-underground = из «Подземелий»
web-option-pool-both = из обеих игр
web-option-pool = Расы и свойства
    .help = Из какой игры берутся расы и свойства. Что на выбранном поле не имеет силы, не участвует.
web-option-relics = Реликвии
    .help = Прячутся ли под монстрами реликвии и диковинные места. По умолчанию — когда на поле есть монстры или в игре расы «Подземелий».
web-picked-race = Расы
web-picked-power = Свойства
web-column = На выбор
web-take = Взять
web-spread = { $count ->
    [one] Раздать { $count } жетон поровну
    [few] Раздать { $count } жетона поровну
   *[many] Раздать { $count } жетонов поровну
 }
web-in-hand = в руке { $count }
web-typed-example-small_world = взять 2; захват 2-03
web-typed-example-underground = взять 2; захват 2-03
