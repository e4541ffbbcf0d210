### Командная строка и игра в терминале.

## Справка по командам программы

cli-help-app = Настольные игры в терминале: играть, моделировать партии, смотреть записи, проверять правила.
cli-help-play = Сыграть за этим столом: с ботами или вдвоём-впятером за одним экраном.
cli-help-simulate = Сыграть много партий между ботами и свести итоги в таблицу.
cli-help-replay = Показать записанную партию, целиком или до нужной строки.
cli-help-scenario = Проверить сценарии: позиция, действия и то, что должно из них выйти.
cli-help-rules = Правила игры и тесты, которые их доказывают.
cli-help-rules-coverage = Показать, какие тесты доказывают каждую строку правил.
cli-help-board = Поля: список, проверка, рисунок.
cli-help-board-list = Перечислить поля, которые идут с программой.
cli-help-board-show = Описать поле; с --svg — нарисовать его в файл.
cli-help-board-check = Проверить файл своего поля.
cli-help-bench = Измерить скорость.
cli-help-position = Показать позицию, записанную одной строкой.
cli-help-argument-game = Игра, например small_world.
cli-help-argument-record = Файл записи партии.
cli-help-argument-scenarios = Файлы и папки со сценариями.
cli-help-argument-board = Название поля или путь к файлу своего поля.
cli-help-option-language = Язык: ru или en.
cli-help-option-players = Кто играет, через запятую: human, random, greedy.
cli-help-option-names = Имена игроков через запятую.
cli-help-option-option = Настройка стола в виде КЛЮЧ=ЗНАЧЕНИЕ; можно указать несколько раз.
cli-help-option-board = Поле: название или файл.
cli-help-option-seed = Зерно случайных чисел: с одним и тем же зерном всё повторяется.
cli-help-option-games = Сколько партий сыграть.
cli-help-option-workers = Сколько процессов занять.
cli-help-option-json = Вывести итоги в формате JSON.
cli-help-option-save = Файл, в который сохранять партию.
cli-help-option-resume = Продолжить партию из файла.
cli-help-option-line = До какой строки записи показать партию.
cli-help-option-svg = Файл для рисунка.
cli-help-option-seconds = Сколько секунд мерить каждую величину.

## Игра в терминале

cli-welcome = { $game }. Введите ход, например «{ $example }»; «{ $help }» покажет все команды.
cli-round = Раунд { $round } из { $rounds }
cli-turn-of = Ходит { $player }
cli-bot-thinks = { $player } думает…
cli-handover = Передайте экран: решает { $player }. Нажмите Enter.
cli-input = Ваш ход
cli-moves-title = Что можно сделать
cli-moves-more =
    { $count ->
        [one] и ещё { $count } ход: введите «{ $command }»
        [few] и ещё { $count } хода: введите «{ $command }»
       *[many] и ещё { $count } ходов: введите «{ $command }»
    }
cli-commands-title = Команды
cli-verbs-title = Ходы
cli-log-title = Журнал
cli-log-empty = В журнале пока ничего нет.
cli-saved = Партия сохранена: { $file }
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
cli-unknown-command = Не понимаю «{ $word }». Введите «{ $help }», чтобы увидеть команды.
cli-no-help = Справки об этом нет: { $word }
cli-why-usage = Назовите регион, например «{ $example }».
cli-why-price = { $region }: { $price }
cli-save-usage = Назовите файл, например «{ $example }».
cli-coins-hidden = ?
cli-error = Ошибка: { $text }
cli-yes = да
cli-no = нет
cli-none = нет

cli-command-help = помощь [слово]
    .word = помощь, справка, ?
    .help = Показать команды или рассказать о расе, свойстве, местности, фишке или ходе.
cli-command-moves = ходы
    .word = ходы
    .help = Перечислить всё, что можно сделать сейчас.
cli-command-board = поле
    .word = поле, карта
    .help = Показать поле, игроков и ряд наборов ещё раз.
cli-command-why = почему регион
    .word = почему, цена
    .help = Объяснить цену региона или почему на него нельзя напасть.
cli-command-income = доход
    .word = доход
    .help = Показать по частям, сколько монет принёс бы ход, закончись он сейчас.
cli-command-log = журнал
    .word = журнал
    .help = Показать, что произошло за последнее время.
cli-command-undo = отмена
    .word = отмена, отменить
    .help = Взять назад своё последнее действие, если после него не было кубика, новой карточки или чужого действия.
cli-command-position = позиция
    .word = позиция
    .help = Показать позицию одной строкой.
cli-command-save = сохранить файл
    .word = сохранить
    .help = Сохранить партию, чтобы продолжить её позже.
cli-command-quit = выход
    .word = выход, выйти
    .help = Закончить игру.

## Таблицы

cli-column-title = Наборы
cli-players-title = Игроки
cli-regions-title = Регионы
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
cli-head-pieces = Фишки
cli-head-neighbours = Соседи
cli-head-player = Игрок
cli-head-active = Активная раса
cli-head-declined = В упадке
cli-head-hand = Рука
cli-head-regions = Регионы
cli-head-bot = Бот
cli-head-seat = Место за столом
cli-head-games = Партии
cli-head-wins = Победы
cli-head-win-share = Доля побед
cli-head-mean-coins = Монет в среднем
cli-head-times-taken = Взято раз
cli-head-rule = Правило
cli-head-tests = Тесты
cli-head-kind = Вид
cli-head-text = Текст
cli-head-measure = Величина
cli-head-value = Значение
cli-head-board = Поле
cli-head-players = Игроки
cli-head-rounds = Раунды
cli-head-line = Строка
cli-head-provenance = Откуда
cli-edge = край

## Моделирование

cli-simulate-title =
    { $games ->
        [one] { $games } партия: { $players }
        [few] { $games } партии: { $players }
       *[many] { $games } партий: { $players }
    }
cli-simulate-progress = Партии
cli-simulate-rate = { $rate } партий/с
cli-simulate-speed = { $rate } решений/с
cli-simulate-by-bot = По ботам
cli-simulate-by-seat = По местам
cli-simulate-by-race = По расам
cli-simulate-by-power = По свойствам
cli-simulate-time-left = осталось { $time }

## Записи

cli-replay-title = Запись { $file }: { $game }
cli-replay-line = Строка { $n } из { $total }
cli-replay-end = Запись закончилась, партия — нет.

## Правила

cli-rules-title = Правила и их тесты
cli-rules-summary = Доказано строк правил: { $proved } из { $all }
cli-rules-missing = Без тестов: { $rules }

## Поля

cli-boards-title = Поля
cli-board-title = { $board }
cli-board-facts =
    { $regions ->
        [one] { $regions } регион, игроков: { $players }, раундов: { $rounds }
        [few] { $regions } региона, игроков: { $players }, раундов: { $rounds }
       *[many] { $regions } регионов, игроков: { $players }, раундов: { $rounds }
    }
cli-board-any-players = сколько угодно
cli-board-drawn = Рисунок поля записан: { $file }
cli-board-correct = Поле в порядке: { $board }
cli-board-provenance-printed = печатное поле
cli-board-provenance-own = своё поле

## Скорость

cli-bench-title = Скорость
cli-bench-progress = Измеряем
cli-bench-engine = Партий в секунду внутри ядра
cli-bench-driven = Партий в секунду из Python, действие за действием
cli-bench-interpreted = Партий в секунду без компиляции
cli-bench-speedup = Во сколько раз ядро быстрее
cli-bench-clone = Копия позиции, мкс
cli-bench-state-size = Размер позиции, байт
cli-bench-import = Загрузка программы, с
cli-bench-decision = Время на решение, мкс
cli-bench-for-players = игроков: { $players }
cli-bench-not-compiled = Ядро не скомпилировано: скорости будут ниже.

## Сценарии

cli-scenario-passed = верно: { $name }
cli-scenario-failed = неверно: { $name }, шаг { $step }: { $why }
cli-scenario-summary = Сценариев верно: { $passed } из { $all }
cli-scenario-none = Сценариев не нашлось.
