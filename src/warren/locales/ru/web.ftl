web-skip = К содержанию
web-nav = Разделы
web-settings = Настройки
web-theme = Оформление
web-theme-auto = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-speed = Скорость показа ходов
web-speed-off = Сразу
web-speed-fast = Быстро
web-speed-normal = Обычно
web-speed-slow = Медленно
web-sound = Звуки
web-volume = Громкость
web-close = Закрыть
web-guest = Гость
web-play-now = Сыграть сейчас
web-opponents = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
 }
web-players = Игроки
web-board = Поле
web-decision = Решение
web-beside = Журнал, разговор и список ходов
web-log = Журнал
web-chat = Разговор
web-choices = Ходы
web-you = вы
web-away = играет бот
web-deciding = решает
web-chosen = готово
web-clock = Осталось времени
web-clock-days = { $days } д { $hours } ч
web-connection-lost = Связь прервалась, подключаемся снова…
web-table-gone = Такого стола нет, или он не для вас.
web-missing = Здесь ничего нет
web-missing-help = Проверьте адрес: возможно, ссылка скопирована не целиком или больше не действует.
web-to-lobby = К списку игр
web-undo = Взять назад
web-skip-animation = Показать сразу
web-no-choices = Сейчас решаете не вы.
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Сказать всем за столом
web-chat-send = Отправить
web-rematch = Ещё партию
web-replay = Повтор партии
web-download = Скачать запись
web-waiting = Ждём игроков
web-seat-open = Свободное место
web-drawing = Рисуем поле…
web-details = Подробности
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-coins = Монеты
web-regions = { $count ->
    [one] { $count } регион
    [few] { $count } региона
   *[many] { $count } регионов
 }
