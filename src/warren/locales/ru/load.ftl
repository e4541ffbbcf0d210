cli-help-load = Измерить, что выдерживает сервер столов на этой машине; для названных игр — чего стоят их ходы, по очереди с обычной.
cli-help-option-load-tables = За сколькими столами играют одновременно.
cli-help-option-load-viewers = Сколько зрителей подключается.

load-title = Нагрузка, столов: { $tables }
load-head-what = что
load-head-figure = измерено
load-head-aim = нужно
load-head-reached = есть
load-moves = Записанных ходов
load-game = { $game }: записанных ходов, 99 из 100 подтверждены за, работа сервера на один
load-equal = С той же быстротой, что у обычной игры
load-equal-game = { $game } за { $tables ->
    [one] { $tables } столом
    [few] { $tables } столами
   *[many] { $tables } столами
 }, когда ответ приходит так же быстро
load-p50 = Подтверждение хода, половина быстрее
load-p99 = Подтверждение хода, 99 из 100 быстрее
load-calm = То же при спокойной игре
load-bots = То же, пока рядом думают боты
load-bot-ratio = Во сколько раз боты замедляют
load-viewers = Зрителей сразу
load-viewer-memory = Памяти на зрителя
load-table-memory = Памяти на открытый стол

error-load-server = Сервер для измерения не запустился.

bench-opening = Стол из { $long } строк открывается в { $ratio } раза дольше, чем стол из { $short } ({ $milliseconds } мс).
bench-page-board = { $game }: поле нарисовано через { $half } мс после вида, 95 из 100 раз не позже { $most } мс (раз: { $count }).
bench-page-move = { $game }: ход нарисован через { $half } мс после нажатия, 95 из 100 не позже { $most } мс (ходов: { $count }).
bench-page-answer = { $game }: из них { $half } мс после ответа сервера, 95 из 100 не позже { $most } мс (ответов: { $count }).
bench-page-others = { $game }: чужой ход нарисован через { $half } мс после известия, 95 из 100 не позже { $most } мс (шагов: { $count }).
bench-page-work = { $game }: на ход и то, что за ним делают другие, у страницы уходит { $half } мс работы, 95 из 100 не больше { $most } мс (нажатий: { $count }).
bench-page-painted = { $game }, ширина { $width } точек: карта написана за { $painted } мс, это { $ratio } от времени плоского поля; самая долгая задача страницы тем временем { $longest } мс, шаг приближения { $zoom } мс, { $zoomRatio } от плоского (лучшее из { $count }).
error-browser = Браузер не запустился: { $reason }
