# Дополнения: свои расы, свойства и поля.

## Что не так с дополнением

error-pack = { $file }:{ NUMBER($line, useGrouping: 0) }: { $why }
error-pack-part = { $field }: { $why }
error-pack-large = Файл слишком велик: можно не больше { NUMBER($most, useGrouping: 0) } байт.
error-pack-encoding = Файл не в кодировке UTF-8.
error-pack-syntax = Файл не читается: { $problem }
error-pack-mapping = Файл должен состоять из пар «ключ: значение».
error-pack-nothing = В дополнении нет ни рас, ни свойств, ни полей.
error-pack-id = { $field }: имя «{ $value }» не годится; нужны строчные латинские буквы, цифры и одиночные дефисы, первой — буква, не больше 40 знаков.
error-pack-translation = { $field }: нет текста на языке { $language }.
error-pack-long = { $field }: текст слишком длинный ({ $count }); можно не больше { $most } знаков.
error-pack-characters = { $field }: в тексте есть непечатные знаки или перенос строки.
error-pack-choice = { $field }: нет такого значения: «{ $value }»; есть { $known }.
error-pack-block = { $field }: нет блока «{ $value }»; все блоки перечисляет warren pack blocks.
error-pack-race-block = { $field }: блок «{ $value }» годится только расам.
error-pack-power-block = { $field }: блок «{ $value }» годится только свойствам.
error-pack-board-file = { $field }: «{ $value }» — не имя файла поля рядом с дополнением.
error-pack-board-missing = { $field }: нет файла { $file }.
error-pack-two-files = { $file }: здесь и pack.yaml, и pack.toml; нужен один файл.
error-pack-no-file = { $file }: здесь нет ни pack.yaml, ни pack.toml.
error-pack-folder = { $field }: нет такой папки: { $file }
error-pack-empty-folder = { $field }: в папке нет дополнений: { $file }
error-pack-unknown = { $field }: нет дополнения «{ $value }»; есть { $known }.
error-pack-clash = { $field }: имя «{ $value }» уже занято.
error-pack-clash-with = { $field }: имя «{ $value }» уже занято дополнением { $other }.
error-pack-needs = { $field }: нужное дополнение «{ $value }» не найдено или само с ошибкой.
error-pack-cycle = { $field }: дополнения нужны друг другу по кругу: { $value }
error-pack-lent = { $race } берёт жетоны у { $lender }, а их уже взяла раса { $other }.
error-own-many = { $id }: больше { $most } рас или свойств на одном столе не помещается.
error-pack-code = { $field }: «{ $value }» — код на Python, а хозяин стола его не разрешил.
error-pack-code-name = { $field }: нужно имя вида модуль.Класс, а не «{ $value }».
error-pack-code-class = { $field }: «{ $value }» — не класс блока.
error-pack-code-file = { $field }: рядом с дополнением нет файла { $file }.
error-pack-code-broken = { $field }: «{ $value }» не загружается: { $problem }

## Команда pack

cli-help-pack = Дополнения со своими расами, свойствами и полями: проверка, описание, словарь блоков.
cli-help-pack-check = Проверить все дополнения в папке.
cli-help-pack-blocks = Перечислить блоки, из которых складываются расы и свойства.
cli-help-pack-show = Описать одно дополнение.
cli-help-argument-pack-folder = Папка с дополнениями или папка одного дополнения.
cli-help-argument-pack = Папка дополнения.
cli-help-option-allow-code = Разрешить дополнениям код на Python.
cli-pack-sound = { $pack }: в порядке — { $title } (рас: { $races }, свойств: { $powers }, полей: { $boards })
cli-pack-broken = Дополнения с ошибками: { $count } из { $all }.
cli-pack-title = { $title } ({ $pack })
cli-pack-needs = Нужны дополнения: { $packs }
cli-pack-races = Расы
cli-pack-powers = Свойства
cli-pack-boards = Поля
cli-pack-blocks = Блоки
cli-pack-parameters = Параметры
cli-pack-conditions = Условия на регионы (where): должны выполняться все
cli-pack-words = Слова для any, beside и beside_own: { $words }
cli-pack-neighbours = Только для beside: { $words }
cli-pack-occupants = Слова для occupants: { $words }
cli-pack-kind-race = раса
cli-pack-kind-power = свойство
cli-pack-kind-both = оба
cli-pack-once = один раз
cli-head-borrows = Чьи жетоны
cli-head-block = Блок
cli-head-for = Кому
cli-head-parameters = Параметры
cli-head-parameter = Параметр
cli-head-condition = Условие
cli-head-meaning = Что значит

## Блоки

pack-block-discount = Регионы стоят на столько жетонов меньше; один жетон нужен всегда.
pack-block-surcharge = Регионы стоят на столько жетонов больше.
pack-block-onslaught = Жетоны рас, племена и монстры в регионе не входят в его цену; горы и укрепления входят.
pack-block-region-coins = Монеты за каждый регион расы.
pack-block-turn-coins = Монеты каждый ход; в упадке — пока есть хоть один регион.
pack-block-conquest-coins = Монеты за непустые регионы, захваченные в этот ход.
pack-block-set-coins = Монеты за каждый полный комплект регионов.
pack-block-welcome-coins = Монеты один раз, вместе с монетами хода, в который взят набор.
pack-block-loss-coins = Монеты сразу, когда соперник захватывает регион активной расы.
pack-block-turn-tokens = Новые жетоны каждый ход перед перегруппировкой, пока они есть в запасе.
pack-block-region-tokens = Новые жетоны каждый ход за регионы расы, пока они есть в запасе.
pack-block-conquest-tokens = Новые жетоны за непустые регионы, захваченные в этот ход, пока они есть в запасе.
pack-block-battle-tokens = Жетоны, которые каждый ход участвуют в захватах, а после перегруппировки уходят с поля.
pack-block-entry = Через эти регионы раса может войти на поле; с rim: false — только через них.
pack-block-passage = Эти регионы соседние друг другу; с from_anywhere их можно атаковать из любого региона расы.
pack-block-flight = Эту сушу можно атаковать откуда угодно, даже не имея регионов; соседней она не становится.
pack-block-water = Моря и озёра можно захватывать как пустую сушу; они и реки остаются за расой и в упадке.
pack-block-no-losses = Теряя регион, активная раса не теряет жетонов.
pack-block-holes = Первые захваченные регионы становятся неприкосновенными.
pack-block-lairs = В каждом захваченном регионе пещера: +1 к защите, и в упадке тоже.
pack-block-fortresses = Каждый ход новая крепость: +1 к защите, и в упадке тоже; пока раса активна, крепости приносят монеты.
pack-block-encampments = Лагеря, которые каждый ход ставят заново: +1 к защите каждый.
pack-block-heroes = Герои, которых каждый ход ставят заново: их регионы неприкосновенны.
pack-block-ward = Захватывая регионы активной расы, соперники не пользуются ничем особенным.
pack-block-toll = Захватывая регион этой расы в упадке, соперник платит её хозяину монеты.
pack-block-dragon = Раз в ход дракон берёт регион одним жетоном и делает его неприкосновенным.
pack-block-sorcery = Раз в ход у каждого соперника одинокий активный жетон по соседству меняют на свой из запаса.
pack-block-bite = То же, что sorcery, но и при входе на поле; если запас пуст, жетон берут из руки.
pack-block-frenzy = Перед каждым захватом можно бросить кубик, и выпавшее считается жетонами; последнего натиска нет.
pack-block-dare = Назвав такой регион, можно бросить для него кубик; неудача заканчивает захваты.
pack-block-undying = В упадке остаются все жетоны и продолжают захватывать до активной расы.
pack-block-second-decline = В упадке раса не вытесняет другую расу в упадке и сама не вытесняется.
pack-block-late-decline = Упадок расы можно объявить и после монет хода захватов.
pack-block-peace = После монет — мир с соперником, чью активную расу в этот ход не атаковали.

## Параметры

pack-parameter-tokens = сколько жетонов
pack-parameter-coins = сколько монет
pack-parameter-where = для каких регионов; без него — для всех
pack-parameter-when = когда платят: active — пока раса активна, decline — в упадке, always — всегда
pack-parameter-every = за каждые сколько регионов
pack-parameter-size = сколько регионов в комплекте
pack-parameter-rim = можно ли входить и через край поля
pack-parameter-from_anywhere = атаковать их можно из любого региона расы
pack-parameter-count = сколько фишек

## Условия

pack-condition-any = в регионе есть хотя бы одна из этих местностей или один из знаков
pack-condition-beside = рядом есть регион с одной из них
pack-condition-beside_own = рядом есть регион этой же расы с одной из них
pack-condition-edge = true: у края поля, false: не у края
pack-condition-coast = true: суша на берегу моря, озера или реки, false: всё прочее
pack-condition-occupants = кто в регионе: одно из этих слов
pack-condition-garrison = в регионе не меньше стольких жетонов расы
pack-condition-alone = true: рядом нет ни чужих рас, ни племён, ни монстров
