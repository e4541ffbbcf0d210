### Повтор партии: по ходам, с графиком очков, проверкой кубиков и продолжением.

web-replay-of = Повтор партии: { $game }
web-replay-beside = Журнал, очки, кубики и прочее
web-replay-tab-log = Журнал
web-replay-tab-scores = Очки
web-replay-tab-dice = Кубики
web-replay-tab-more = Ещё
web-replay-loading = Загружаем остальные ходы…

web-replay-controls = Перемотка
web-replay-slider = Строка партии
web-replay-where = { $line } из { $last }
web-replay-where-round = { $line } из { $last } · раунд { $round }
web-replay-back = На шаг назад (←)
web-replay-forward = На шаг вперёд (→)
web-replay-round-back = К началу раунда (Shift + ←)
web-replay-round-forward = К следующему раунду (Shift + →)
web-replay-play = Показывать (пробел)
web-replay-pause = Остановить (пробел)
web-replay-speed = Скорость показа
web-replay-speed-slow = Медленно
web-replay-speed-normal = Обычно
web-replay-speed-fast = Быстро
web-replay-speed-faster = Очень быстро
web-replay-eyes = Чьими глазами смотреть
web-replay-eyes-all = Всё открыто
web-replay-eyes-spectator = Глазами зрителя
web-replay-eyes-seat = Глазами: { $name }
web-replay-link = Скопировать ссылку на этот момент
web-replay-copy = Ссылка
web-replay-copied = Скопировано

web-replay-measure = Что на графике
web-replay-measure-scores = Очки
web-replay-measure-lead = Отрыв
web-replay-plot-rounds = Внизу — раунды. Нажмите на график, чтобы перейти к этому моменту.
web-replay-plot-lines = Внизу — строки партии. Нажмите на график, чтобы перейти к этому моменту.
web-replay-standings = Те же числа таблицей
web-round = Раунд
web-replay-line = Строка
web-replay-jump = Перейти к строке { $line }

web-replay-continue = Продолжить отсюда
web-replay-continue-help = Новый стол со строки { $line }: всё до неё останется как было, дальше играете вы, остальные места займут боты. Кубики у стола будут свои.
web-replay-continue-seat = Играть за
web-replay-continue-over = Партия здесь уже окончена: вернитесь на несколько шагов назад.
web-replay-continue-start = Продолжить

web-replay-file = Запись партии
web-replay-import = Посмотреть партию из файла
web-replay-import-help = Выберите файл записи или перетащите его сюда.
web-replay-import-choose = Выбрать файл
web-replay-import-busy = Проигрываем запись, чтобы проверить её…
web-replay-import-line = Строка файла
web-replay-import-field = Поле

web-replay-dice = Честность кубиков
web-replay-dice-busy = Бросаем все кубики ещё раз…
web-replay-dice-proved = Случай честный, и это та самая партия, которую вы видели: сервер и устройства связали себя раньше, чем кто-либо мог узнать хоть один кубик, и всё выпавшее получается из этого.
web-replay-dice-incomplete = Всё выпавшее получается из обещания, и ничто не говорит против записи. Но не доказано:
web-replay-dice-missing-old-dice = кто внёс вклад последним, откуда отвечают кубики, имена и ходы игроков: прежнее обещание их не связывает
web-replay-dice-missing-no-device = что сервер не подобрал зерно: ни одно устройство ничего не добавило к кубикам
web-replay-dice-missing-voided = что никто не сорвал раунд из-за неугодных кубиков: до этого хотя бы один раунд не состоялся
web-replay-dice-missing-before = исходы до этого стола: их доказывает разве что запись, которую он продолжает
web-replay-dice-missing-name-gone = кто сидел на месте { $seat }: имя убрано, как при удалении учётной записи
web-replay-dice-missing-head-unseen = что имена и строки — из той самой партии: этот браузер её не видел
web-replay-dice-missing-end-unseen = то, что было после строки { $line }: этот браузер этого не видел
web-replay-dice-other-head = Это не та партия, которую вы видели: с тех пор изменены имя, настройка или строка либо не хватает конца.
web-replay-dice-terms-broken = Обещание нарушено: обещаны были другая игра, другие настройки или другое начало.
web-replay-dice-seal-broken = Вклад не тот, которым было связано устройство.
web-replay-dice-name-broken = Имя не то, которым было связано место.
web-replay-dice-head-broken = Запись не сходится с собственной цепочкой: изменена строка или имя.
web-replay-dice-faults = Случай подправлен: записано не то, что выпало.
web-replay-dice-other-promise = За столом было обещано другое: эта запись ничего не доказывает.
web-replay-dice-promise-broken = Обещание нарушено: раскрыто не то зерно, что было обещано.
web-replay-dice-no-commitments = Доказать нечего: в записи нет обещания. Оно бывает только у партий, сыгранных на сервере.
web-replay-dice-unknown-dice = Доказать нельзя: эта страница не знает таких кубиков.
web-replay-dice-seed-hidden = Доказать пока нельзя: зерно раскрывают, когда партия окончена.
web-replay-dice-no-chance = Доказать нечего: нет ни одного исхода, за который отвечают эти кубики.
web-replay-dice-promise = Обещание до начала игры
web-replay-dice-seen = Обещание, которое видел этот браузер
web-replay-dice-seen-none = За этим столом браузер его не запоминал: сравните с тем, что записали сами.
web-replay-dice-seen-same = то же самое
web-replay-dice-seen-other = другое:
web-replay-dice-head = Последнее звено цепочки, которое видел этот браузер
web-replay-dice-head-none = За этим столом браузер не видел ни одного.
web-replay-dice-seed = Зерно, раскрытое в конце
web-replay-dice-digest = Что выходит из зерна
web-replay-dice-digest-same = совпадает с обещанием
web-replay-dice-digest-other = не совпадает:
web-replay-dice-given = Вклады устройств
web-replay-dice-given-none = нет
web-replay-dice-outcomes = Исходы случая
web-replay-dice-count = { $count ->
    [one] сошёлся { $count } из { $all }
    [few] сошлись { $count } из { $all }
   *[many] сошлось { $count } из { $all }
 }
web-replay-dice-before = До этого стола
web-replay-dice-before-count = { $count ->
    [one] до строки { $line } — { $count } исход, эти кубики за него не отвечают
    [few] до строки { $line } — { $count } исхода, эти кубики за них не отвечают
   *[many] до строки { $line } — { $count } исходов, эти кубики за них не отвечают
 }
web-replay-dice-found = Что выпало
web-replay-dice-number = Число
web-replay-dice-right = Сошлось ли
web-replay-dice-yes = сошлось
web-replay-dice-no = не сошлось
web-replay-dice-expected = должно быть: { $expected }
web-replay-dice-only-wrong = Только то, что не сошлось
web-replay-dice-details = { $number }/{ $below }: как получилось
web-replay-dice-draw = Номер среди исходов случая
web-replay-dice-message = Сообщение: соль, номер, попытка
web-replay-dice-rest = Остаток от деления на { $below }
web-replay-dice-how = Хеши и числа этот браузер посчитал сам, по записи партии. Какие исходы возможны и в каком порядке, сказал сервер, сыграв партию по правилам; совсем без него это проверит команда «warren verify» на вашем компьютере.
