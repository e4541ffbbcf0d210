### Ошибки и отказы, общие для всех игр. $field — поле во входных данных или параметр команды.

## Отказы

error-secret = Этого со своего места не видно: для раздумий есть { $ask }.
refusal-game-over = Игра окончена.
refusal-not-your-turn = Сейчас решаете не вы.
refusal-unknown-code = Нет действия с номером { $code }.
refusal-unknown-verb = Нет такого действия: «{ $verb }».
refusal-unknown-argument = «{ $verb }»: нет такого значения ({ $argument }): «{ $value }».
refusal-unknown-arguments = «{ $verb }»: такие аргументы не подходят: «{ $given }».
refusal-undo-nothing = Брать назад нечего.
refusal-undo-chance = После этого решал случай: взять назад уже нельзя.
refusal-undo-other = После этого действовал другой игрок: взять назад уже нельзя.
refusal-undo-target = Взять назад можно только последнее действие.
refusal-not-now = Сейчас это сделать нельзя: идёт другой шаг хода.
refusal-ally-self = Назвать можно только соперника, не себя.

refusal-typed-nothing = Введите ход.
refusal-typed-long = В ходе не больше { $most } слов.
refusal-typed-quote = Кавычка не закрыта: { $given }
refusal-typed-verb = Нет такого хода: «{ $word }».
refusal-typed-unclear = «{ $word }» можно понять по-разному: { $choices }.
refusal-typed-missing = «{ $verb }»: не хватает слова ({ $argument }).
refusal-typed-argument = Нет такого значения ({ $argument }): «{ $value }».
refusal-typed-extra = «{ $verb }»: лишние слова: «{ $given }».
refusal-typed-count = Повторить ход можно от 1 до { $most } раз, а не { $count }.
refusal-typed-once = Здесь нужен один ход, без повторений: «{ $given }».

## Данные

error-not-a-mapping = { $field }: нужны пары «ключ: значение».
error-meant = { $text } Может быть, «{ $meant }»?
error-unknown-field = Неизвестное поле: { $field }.
error-missing-field = Не хватает поля: { $field }.
error-not-a-text = { $field }: нужен текст.
error-not-a-number = { $field }: нужно число.
error-not-a-whole-number = { $field }: нужно целое число.
error-not-a-flag = { $field }: нужно true или false.
error-not-a-list = { $field }: нужен список.
error-unprintable = { $field }: здесь есть знаки, которые нельзя показать.
error-too-many = { $field }: { $count } — слишком много, можно не больше { $most }.
error-nested = { $field }: вложенность глубже { $most }.
error-huge-number = { $field }: это число слишком велико.
error-empty = { $field }: здесь ничего нет.
error-out-of-range = { $field }: нужно число от { $least } до { $most }, а не { $value }.
error-unknown-name = { $field }: неизвестное имя «{ $value }».
error-twice = { $field }: «{ $value }» встречается дважды.
error-not-yaml = Файл { $file } — не YAML: { $problem }
error-cannot-read = Не удаётся прочитать файл: { $file }
error-cannot-write = Не удаётся записать файл: { $file }
error-no-records = В папке { $folder } нет записей партий (*.ndjson).
error-table-ending = { $file }: имя таблицы кончается на одно из: { $known }.
error-file-exists = { $field }: файл { $file } уже есть и был бы потерян; продолжите партию из него через --resume или назовите другой файл.
error-no-folder = { $field }: нет папки { $value }
error-unknown-language = { $field }: неизвестный язык «{ $value }»; есть ru и en.

## Игра и стол

error-unknown-game = { $field }: нет игры «{ $value }».
error-other-game = { $field }: это другая игра, «{ $value }».
error-players = Играть могут от { $least } до { $most } игроков, а не { $players }.
error-unknown-option = Нет такой настройки стола: { $option }
error-option-value = Настройка { $option } не может быть такой: { $value }
error-option-two-players = Настройка { $option } есть только в игре вдвоём.
error-option-four-players = Настройка { $option } есть только в игре вчетвером.
error-option-form = { $field }: нужно КЛЮЧ=ЗНАЧЕНИЕ, а не «{ $value }».
error-option-twice = Настройка { $option } указана дважды.
error-option-clash = Настройка { $option } не сочетается с выбранным составом игры.
error-seat-count = { $field }: мест названо { $count }, а игроков за столом другое число.
error-too-few-combos = Настройка { $option }: на этом поле остаётся меньше шести рас или свойств.
error-unknown-board = { $field }: нет поля «{ $value }».
error-board-players =
    { $players ->
        [one] Поле { $board } не подходит: за столом { $players } игрок.
        [few] Поле { $board } не подходит: за столом { $players } игрока.
       *[many] Поле { $board } не подходит: за столом { $players } игроков.
    }

## Свои поля

error-board-size = { $field }: на поле должно быть от 2 до 62 регионов, а не { $count }.
error-unknown-terrain = { $field }: нет такой местности: «{ $value }».
error-unknown-symbol = { $field }: нет такого знака: «{ $value }».
error-board-unknown-neighbour = У региона { $region } неизвестный сосед: { $other }
error-board-own-neighbour = Регион { $region } назван соседом самого себя.
error-board-asymmetric = Регион { $region } называет соседом { $other }, а тот его — нет.
error-board-not-connected = До региона { $region } не добраться: поле распадается на части.
error-board-no-entry = { $field }: на поле нет входа: ни один регион суши не лежит у края или на берегу моря у края.
error-board-edge = { $field }: край поля и порядок соседей противоречат друг другу.
error-board-lake-edge = { $field }: озеро не может лежать у края поля.
error-board-point = { $field }: нужны два числа, x и y.
error-board-reserved-name = { $field }: так регион назвать нельзя, это имя значит «край поля».
error-board-monsters = { $field }: монстры живут только на суше без забытого племени.
error-board-volcano = { $field }: жерло вулкана бывает только на пропасти.
error-board-aspect = { $field }: отношение сторон должно быть от 0,2 до 5.

## Свои колоды

error-deck-size = { $field }: в колоде должно быть от 1 до 62 разных карт, а не { $count }.
error-deck-short = Карт в колоде вне резерва { $count }, а нужно не меньше { $needed }: по восемь на игрока.
error-card-after = { $field }: на карту ложится только та магия, что даёт поддержку, и лежит она там до конца.
error-card-printed = Карта «{ $card }» есть в правилах: цена, атака и поддержка должны быть как там.

## Рисование полей

error-drawing-same-name = Поле { $board } не нарисовать: имя «{ $region }» носят сразу два региона.
error-drawing-apart = Поле { $board } не нарисовать: оно распадается на части, которые не соприкасаются.
error-drawing-rings = Поле { $board } не нарисовать: при таком порядке соседей регионы не складываются на плоскости.
error-drawing-not-flat = Границы между этими регионами не уложить на плоскости: { $regions }
error-drawing-alone = Эти регионы не касаются ни остального поля, ни его края: { $regions }
error-drawing-few-at-edge = Края поля должны касаться хотя бы два региона, а не { $count }.
error-drawing-edge-open = Регионы у края поля не замыкаются в одно кольцо: { $regions }
error-drawing-neighbour = Регион { $region } не может граничить с «{ $other }».
error-drawing-twice-in-a-row = Регион { $region } называет соседа «{ $other }» дважды подряд.
error-drawing-disagree = Регионы { $region } и { $other } называют друг друга соседями разное число раз.
error-drawing-no-room = Регион { $region } не нарисовать: ему не хватает места.
error-drawing-region-apart = Регион { $region } не нарисовать: он распадается на части.

## Свои расы и свойства

error-own-id = { $field }: имя пустое или уже занято: «{ $value }».
error-own-tokens = { $id }: число жетонов должно быть от 0 до { $most }, а не { $count }.
error-own-tray = { $race }: нужно жетонов { $needed }, а в запасе, который берут взаймы ({ $lender }), только { $count }.

## Позиции

error-position-board = { $field }: это позиция не с поля { $board }.
error-position-head = { $field }: запись позиции не может начинаться с «{ $value }».
error-position-field = { $field }: не удаётся прочитать «{ $value }».
error-position-hidden = { $field }: в записи скрыто то, что нужно для игры; это чей-то вид на стол, а не вся позиция.
error-active-without-power = { $field }: у активной расы должно быть свойство.
error-two-active = { $field }: у одного игрока две активные расы.
error-unknown-tribe = { $field }: нет расы с номером { $value }.
error-column-length = { $field }: в ряду не больше шести наборов, а названо { $count }.
error-levels = { $field }: число плиток не сходится с набором ({ $count }).
error-cards-not-conserved = { $field }: карт { $count }, а должно быть { $all } ({ $card }).
error-frames = { $field }: шаг записывают как название и два числа; шагов от одного до шести.
error-tokens-not-conserved = { $field }: жетонов { $count }, а должно быть { $all } ({ $race }).
error-board-chasm-held = { $field }: на пропасти ничего не стоит.
error-volcano-place = { $field }: вулкан стоит только на пропасти с жерлом вулкана.
error-figure-unheld = { $field }: фигурка стоит только в занятом регионе.
error-balrog-held = { $field }: регион с Балрогом никому не принадлежит.
error-banner-not-once = Знамя должно быть в одном месте, а не в { $count } ({ $race }).
error-badge-not-once = Свойство должно быть в одном месте, а не в { $count } ({ $power }).

## Записи партий

error-record-empty = Строка { $line }: запись партии пуста.
error-record-line = Строка { $line }: это не JSON.
error-record-format = { $field }: это не запись партии.
error-record-newer = { $field }: запись сделана в версии формата { $value }, а эта программа читает версии не новее { $known }. Её откроет более новый Warren.
error-rules-newer = { $field }: партия начата по правилам версии { $value }, а эта программа знает их версии не новее { $known }. Её откроет более новый Warren.
error-record-gap = Строка { $line }: номер { $n } не по порядку.
error-record-truncated = Строка { $line }: запись оборвана.
error-record-argument = { $field }: аргумент должен быть текстом или целым числом.
error-record-illegal = Строка { $line }, «{ $verb }»: так ходить нельзя. { $why }

## Сценарии

error-no-scenarios = Нет сценариев: { $file }
error-unknown-rule = { $field }: нет правила «{ $value }».
error-unknown-verb = { $field }: нет такого действия: «{ $value }».
error-one-verb = { $field }: нужно одно действие, а названо { $count }.
error-step-kind = { $field }: шаг должен быть чем-то одним, а названо { $count }.
error-combo = { $field }: набор — это свойство, знамя и, если нужно, монеты.
error-race-not-in-play = { $field }: расы «{ $value }» нет ни у одного игрока.
error-badge-not-kept = { $field }: свойство «{ $value }» в упадке не остаётся.
error-too-many-in-decline = { $field }: столько рас в упадке у одного игрока не бывает.
error-too-many-pieces = { $field }: фишек { $count }, а бывает не больше { $most } ({ $piece }).
error-own-ally = { $field }: мир с самим собой не заключают.
error-lesson-free = { $field }: прежний шаг целиком свободный, его закончат только другие: сначала назовите «reply» или «chance»
error-ally-without-diplomat = { $field }: союзника выбирают только Мирные, пока их раса активна.
error-two-in-decline = { $field }: из двух рас в упадке одна должна уметь стоять рядом с другой, как Призрачные.
error-water-held = { $field }: эта раса не может занимать воду ({ $race }).
error-piece-without-badge = { $field }: у этой расы нет свойства, которое даёт такую фишку ({ $race }).
error-left-out = { $field }: «{ $value }» за этим столом не участвует, здесь от него не было бы проку.
error-lesson-seat = { $field }: этот шаг не для места { $seat }: «do» — для ученика, «reply» — для остальных
error-lesson-name = { $field } ({ $language }): за столом говорят «{ $short }», а не «{ $value }»
error-lesson-quoted = { $field } ({ $language }): ни в вопросе, ни в вариантах этого шага нет слов «{ $value }»
scenario-difference = { $field }: ожидалось { $expected }, а вышло { $found }
scenario-difference-pending = { $field }: ожидалось { $expected }, а вышло { $found }; случай ещё решает { $wanted }
scenario-refused = { $order }: действие отклонено. { $reason }
scenario-allowed = { $order }: действие должно быть невозможным, а оно дозволено
scenario-other-rule = { $order }: отказ ссылается на { $found }, а должен на { $expected }
scenario-game-over = { $order }: игра уже окончена
scenario-no-chance = { $outcome }: сейчас решает не случай
scenario-impossible-outcome = { $outcome }: такого исхода сейчас нет, решается { $wanted }
scenario-other-outcome = { $outcome }: сейчас решается { $wanted }, а не это
scenario-possible-outcome = { $outcome }: должно быть невозможным, а случай может так решить
scenario-chance-unnamed = Исход случая не назван: решается { $wanted }
scenario-nothing-there = { $field }: здесь ничего нет
scenario-not-hidden = { $field }: должно быть скрыто, а видно: { $found }
scenario-not-shown = { $field }: должно быть видно, а скрыто

## Игры

error-title-key = Ключ игры — маленькие латинские буквы, цифры и «_», не больше 32: { $value }
error-title-part = Игра { $title } называет своей частью «{ $part }» { $name }, и она не годится: { $problem }
error-title-method = В классе { $name } нет метода { $method }: его пишет каждая игра
error-title-entry = { $field }: игру не удалось загрузить из { $value }: { $problem }
error-title-twice = { $field }: игра с ключом { $value } уже есть

## Боты

error-unknown-bot = { $field }: нет бота «{ $value }»; есть { $known } и ФАЙЛ:КЛАСС.
error-bot-file = Нет файла с ботом: { $file }
error-bot-class = В файле { $file } нет класса { $class }.
error-not-a-bot = { $class } из файла { $file } — не бот: нужен класс с методом choose.
error-bot-broken = Файл с ботом { $file } не загружается: { $problem }
error-bot-start = Бот { $bot } не запускается: { $problem }
error-bot-argument = { $bot }: у бота нет аргумента «{ $name }»; есть { $known }.
error-bot-no-arguments = { $bot }: у бота нет аргументов, а значит, и «{ $name }».
error-bot-argument-twice = { $bot }: «{ $name }» указано дважды.
error-bot-failed = Бот { $bot } сломался: { $problem }
error-bot-broke = Партия { NUMBER($number, useGrouping: 0) }, место { $place }: бот { $bot } сломался: { $problem }
error-bot-late = Партия { NUMBER($number, useGrouping: 0) }, место { $place }: бот { $bot } думал над решением дольше { $limit } с.
error-bot-illegal = Партия { NUMBER($number, useGrouping: 0) }, место { $place }: бот { $bot } выбрал «{ $action }» (код { $code }), а так нельзя. { $why }
error-clock = { $field }: «{ $value }» не годится как время на решение; можно от долей секунды до { NUMBER($most, useGrouping: 0) } с.
error-seats = { $field }: места либо меняются (rotate), либо нет (fixed), а не «{ $value }».
error-worker-lost = Рабочий процесс оборвался; играли { $bots }.
error-bots-count = { $field }: ботов названо { $count }, а свободных мест, кроме ваших, { $wanted }; одно имя годится для всех.
error-names-count = { $field }: имён названо { $count }, а людей за столом { $wanted }.
error-name = { $field }: «{ $value }» не годится в имена: от 1 до 40 знаков в одну строку, без повторов и не как у бота.
error-hotseat-bots = { $field }: с --hotseat на всех местах люди.
error-resume-with = { $field }: с --resume этого не изменить, всё записано в сохранённой партии.

## Командная строка

error-usage = Команда записана неверно; подробности — с --help.
error-usage-option = Нет такого параметра: { $field }
error-usage-missing = Не хватает: { $field }
error-usage-value = { $field }: такое значение не годится.
error-usage-no-value = { $field }: нужно значение.
error-unknown-command = Нет такой команды: { $value }
error-seconds = { $field }: нужно число больше 0 и не больше 3600, а не { $value }.
