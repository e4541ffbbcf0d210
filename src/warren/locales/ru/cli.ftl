### Командная строка и игра в терминале.

## Справка по командам программы

cli-help-app = Настольные игры в терминале: играть, моделировать партии, смотреть записи, проверять правила.
cli-help-play = Сыграть за этим экраном: с ботами или с друзьями по очереди, от двух до пяти игроков.
cli-help-simulate = Сыграть много партий между ботами и свести итоги в таблицу.
cli-help-replay = Показать записанную партию, целиком или до нужной строки.
cli-help-export = Записать партии таблицей: строка на каждое решение, бросок и добор.
cli-help-scenario = Проверить сценарии: позиция, действия и то, что должно из них выйти.
cli-help-lesson = Уроки: первые партии с проводником.
cli-help-lesson-list = Перечислить уроки.
cli-help-lesson-check = Проиграть уроки до конца и сказать, что в них не так.
cli-help-rules = Правила игры и тесты, которые их доказывают.
cli-help-rules-coverage = Показать, какие тесты доказывают каждую строку правил.
cli-help-rules-list = Перечислить все строки правил.
cli-help-rules-show = Показать одну строку правил.
cli-help-board = Поля: список, проверка, рисунок.
cli-help-board-list = Перечислить поля, которые идут с программой.
cli-help-board-show = Описать поле; с --svg — нарисовать его в файл, с --record или --position — вместе с тем, что на нём стоит.
cli-help-board-check = Проверить файл своего поля.
cli-help-bench = Измерить скорость.
cli-help-argument-game = Игра: { $games }.
cli-help-argument-record = Файл записи партии.
cli-help-argument-records = Записи партий или папки с ними (*.ndjson).
cli-help-option-table = Куда писать: имя с окончанием .parquet или .csv.
cli-help-argument-scenarios = Файлы и папки со сценариями.
cli-help-argument-lessons = Файлы с уроками; без них проверяются установленные.
cli-help-argument-board = Название поля или путь к файлу своего поля.
cli-help-argument-board-file = Файл поля.
cli-help-argument-rule = Номер правила, например SW-CON-1.
cli-help-option-language = Язык: ru или en.
cli-help-option-budget = Сколько секунд на решение есть у ботов, которые думают вперёд.
cli-help-option-bot-list = Боты через запятую, по одному на место: random, cub, squire, greedy, knight, baron, lord или ФАЙЛ:КЛАСС, при желании с аргументами: greedy:boldness=2.
cli-help-option-records = Папка, в которой сохранится запись каждой партии.
cli-help-option-clock = Сколько секунд бот может думать над решением; без этого времени не ограничено.
cli-help-option-names = Имена игроков через запятую.
cli-help-option-option = Настройка стола в виде КЛЮЧ=ЗНАЧЕНИЕ; можно указать несколько раз.
cli-help-option-board = Поле: название или файл.
cli-help-option-mix = Смешать обе игры: расы и свойства из «Маленького мира» и «Подземелий», реликвии и достопримечательности на любом поле.
cli-help-option-packs = Папка с дополнениями: их расы, свойства и поля входят в игру.
cli-help-option-deck = Файл своей колоды.
cli-help-option-seed = Зерно случайных чисел: с одним и тем же зерном всё повторяется.
cli-help-option-games = Сколько партий сыграть.
cli-help-option-workers = Сколько процессов занять.
cli-help-option-json = Вывести итоги в формате JSON.
cli-help-option-save = Файл, в который сохранять партию.
cli-help-option-resume = Продолжить партию из файла.
cli-help-option-line = До какой строки записи показать партию.
cli-help-option-svg = Файл для рисунка.
cli-help-option-position = Позиция одной строкой, которую нарисовать; без поля — целиком.
cli-help-option-seconds = Сколько секунд мерить каждую величину.
cli-help-option-help = Показать эту справку.
cli-help-option-version = Показать версию.
cli-help-option-bots = Боты на остальные места: одно имя на всех или список через запятую; none — без ботов, играют люди.
cli-help-option-hotseat = На всех местах люди за одним экраном.
cli-help-option-count = Сколько игроков.
cli-help-option-log = Показать только журнал.
cli-help-option-tests = Папка с тестами.
cli-help-option-strict = Считать ошибкой, если у строки правил нет теста.
cli-help-command-mark = КОМАНДА …
cli-help-options-mark = [ПАРАМЕТРЫ]
cli-help-usage = Как вызвать: { $usage }
cli-help-arguments-title = Аргументы
cli-help-options-title = Параметры

## Игра в терминале

cli-welcome = { $game }. Введите ход, например «{ $example }»; «{ $help }» покажет все команды.
cli-table-board = Поле: { $board } ({ $source })
cli-left-out = Не участвуют, потому что здесь не имеют силы: { $things }
cli-left-out-ground = { $name } (на поле нет { $what })
cli-left-out-markers = { $name } (нет реликвий и достопримечательностей)
cli-round = Раунд { $round } из { $rounds }
cli-round-count = Раунд { $round }
cli-round-cards = Раунд { $round }. Карт в колоде { $deck }, в сбросе { $discard }.
cli-handover = Передайте экран: решает { $player }. Нажмите Enter.
cli-input = Ваш ход
cli-moves-help = Введите номер из списка, несколько номеров или ход словами; через «;» можно ввести несколько ходов сразу.
cli-commands-title = Команды
cli-verbs-title = Ходы
cli-log-title = Журнал
cli-log-repeated = { $line } (×{ $count })
cli-log-empty = В журнале пока ничего нет.
cli-exported = { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
} из { $games ->
    [one] { $games } партии
    [few] { $games } партий
   *[many] { $games } партий
}: { $file }
cli-saved = Партия сохранена: { $file }
cli-not-saved = Партия не сохранена.
cli-saved-earlier = Сохранено не всё: в файле { $file } партия такая, какой была раньше.
cli-resumed =
    { $count ->
        [one] Партия продолжается: { $file }, { $count } строка
        [few] Партия продолжается: { $file }, { $count } строки
       *[many] Партия продолжается: { $file }, { $count } строк
    }
cli-resume-hint = Продолжить: { $command }
cli-undone = Последнее действие взято назад.
cli-goodbye = До встречи!
cli-interrupted = Прервано.
cli-no-help = Справки об этом нет: { $word }
cli-help-line = { $name }: { $help }
cli-why-usage = Назовите регион, например «{ $example }».
cli-why-price = { $region }: { $price }
cli-why-helped = С реликвией «{ $relic_nom }»: { $price }
cli-why-otherwise = Ещё можно: { $deed }
cli-why-allowed = Этому ходу ничто не мешает.
cli-save-usage = Назовите файл, например «{ $example }».
cli-coins-hidden = ?

cli-command-help = помощь [СЛОВО]
    .word = помощь, справка, ?
    .help = Показать команды или рассказать о ходе, карте, расе или другом слове игры.
cli-command-moves = ходы
    .word = ходы
    .help = Перечислить всё, что можно сделать сейчас.
cli-command-board = поле
    .word = поле, карта
    .help = Показать поле и игроков ещё раз.
cli-command-why = почему РЕГИОН
    .word = почему, цена
    .help = Объяснить, что нужно для захвата региона или что ему мешает.
cli-command-income = доход
    .word = доход
    .help = Показать по частям, сколько монет принёс бы ход, закончись он сейчас.
cli-command-regions = регионы
    .word = регионы
    .help = Показать все регионы словами: что в них лежит, кто ими владеет, с чем граничат.
cli-command-hand = рука
    .word = рука, карты
    .help = Показать свои карты: что они берут и что делают.
cli-command-log = журнал
    .word = журнал
    .help = Показать, что произошло за последнее время.
cli-command-undo = отмена
    .word = отмена, отменить
    .help = Взять назад своё последнее действие, если после него не было кубика, новой карточки или чужого действия.
cli-command-position = позиция
    .word = позиция
    .help = Показать позицию одной строкой.
cli-command-save = сохранить ФАЙЛ
    .word = сохранить
    .help = Сохранить партию, чтобы продолжить её позже.
cli-command-quit = выход
    .word = выход, выйти
    .help = Закончить игру.

## Таблицы

cli-column-title = Наборы
cli-players-title = Игроки
cli-regions-title = Регионы
cli-depths-title = Находки и фигурки
cli-head-place = Место
cli-head-combo = Набор
cli-head-race = Раса
cli-head-power = Свойство
cli-head-tokens = Жетоны
cli-head-coins = Монеты
cli-head-price = Цена
cli-head-region = Регион
cli-head-terrain = Местность
cli-head-symbols = Знаки
cli-head-holder = Владелец
cli-head-neighbours = Соседи
cli-head-player = Игрок
cli-head-active = Активная раса
cli-head-declined = В упадке
cli-head-hand = Рука
cli-head-regions = Регионы
cli-head-find = Что
cli-head-bot = Бот
cli-head-seat = Место за столом
cli-head-games = Партии
cli-head-win-share = Доля побед
cli-head-interval = Интервал 95 %
cli-head-mean-coins = Монет в среднем
cli-head-times-taken = Взято раз
cli-head-rule = Правило
cli-head-tests = Тесты
cli-head-kind = Вид
cli-head-text = Текст
cli-head-support = На чём основано
cli-head-board = Поле
cli-head-name = Название
cli-head-players = Игроки
cli-head-rounds = Раунды
cli-head-provenance = Откуда
cli-head-number = №
cli-head-level = Уровень
cli-head-card = Карта
cli-head-cards = Карты
cli-head-count = Штук
cli-head-cost = Берёт
cli-head-attack = Атака
cli-head-card-support = Поддержка
cli-head-effect = Что делает
cli-captured-title = Захваченные регионы
cli-players-ready-title = Игроки (спутники: готовы/всего)
cli-hand-title = Рука
cli-hand-prepared = { $card } (приготовлено)
cli-ground-legend = Регион и местность; «2:3» — игрок 2, три жетона; «(2:1)» — в упадке; «=4» — цена для вас; дальше то, что там лежит. Всё словами — «регионы».
cli-map-legend = Регион и уровень; ниже — «№2 +4»: игрок 2, его поддержка соседям 4; «есть 3»: столько поддержки здесь у вас; «!2»: заявка игрока 2.
cli-map-owner = №{ $seat } +{ $support }
cli-map-support = есть { $support }
cli-map-claim = !{ $seat }
cli-entry = вход
cli-finds-left = Закрытых находок в стопке: { $count }
cli-lent = { $place } (свойство «{ $power_nom }»)
cli-in-hand = { $race }, в руке: { $pieces }
cli-vengeance = Маркеры мести: { $players }
cli-held = { $race } ×{ $tokens }, { $player }
cli-held-declined = { $race } ×{ $tokens }, { $player } (в упадке)

## Моделирование

cli-simulate-progress = Партии
cli-simulate-rate = { $rate } партий/с
cli-simulate-speed = { $rate } решений/с
cli-simulate-thinking = { $bot }: { $mean } мс на решение, самое долгое — { $slowest } мс
cli-fault-record = Запись партии до этого места: { $file }
cli-simulate-by-bot = По ботам
cli-simulate-by-seat = По местам
cli-simulate-by-race = По расам
cli-simulate-by-power = По свойствам

## Записи

cli-replay-title = Запись { $file }: { $game }
cli-replay-line = Строка { $n } из { $total }
cli-replay-end = Запись закончилась, партия — нет.
cli-replay-undo = { $player } берёт назад последнее действие

## Правила

cli-rules-title = Правила и их тесты
cli-rules-summary = Доказано строк правил: { $proved } из { $all }
cli-rules-missing = Без тестов: { $rules }
cli-rules-unknown = Тесты называют правила, которых нет: { $rules }
cli-rules-proof = Доказывает { $test }

## Поля

cli-boards-title = Поля
cli-board-title = { $board }
cli-board-facts =
    { $regions ->
        [one] { $regions } регион, игроков: { $players }, раундов: { $rounds }
        [few] { $regions } региона, игроков: { $players }, раундов: { $rounds }
       *[many] { $regions } регионов, игроков: { $players }, раундов: { $rounds }
    }
cli-board-any-players = 2–5
cli-board-usual-rounds = как обычно для этого числа игроков
cli-board-source = Откуда: { $source }
cli-board-drawn = Рисунок поля записан: { $file }
cli-board-correct = Поле в порядке: { $board }
cli-board-provenance-printed = печатное поле
cli-board-provenance-own = своё поле
cli-board-provenance-original = авторское поле: печатное увидеть не удалось
cli-board-provenance-expansion = печатное поле отдельного дополнения для шестерых

## Скорость

cli-bench-title =
    { $engine ->
        [compiled] Скорость: ядро скомпилировано
       *[interpreted] Скорость: ядро не скомпилировано
    }
cli-bench-players = Игроки
cli-bench-inside = Партий/с в ядре
cli-bench-driven = Партий/с из Python
cli-bench-decisions = Решений/с
cli-bench-ratio = Быстрее, чем без компиляции
cli-bench-clone = Копия позиции, мкс
cli-bench-bytes = Позиция, байт

## Сценарии

cli-scenario-passed = верно: { $name }
cli-scenario-failed = неверно: { $name }, шаг { $step }: { $why }
cli-scenario-unusable = негоден: { $name }, шаг { $step }: { $why }
cli-scenario-unusable-start = негоден: { $name }: { $why }
cli-scenario-summary = Сценариев верно: { $passed } из { $all }

## Уроки

cli-lesson-head-key = Урок
cli-lesson-head-game = Игра
cli-lesson-head-title = Название
cli-lesson-head-minutes = Минут
cli-lesson-head-steps = Шагов
cli-lesson-summary = Уроков верно: { $passed } из { $all }

cli-caution = { $choice } — { $caution }
