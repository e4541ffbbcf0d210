### Всё вокруг стола: начальная страница, ожидание, итог, профиль, о программе.

web-unreachable = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
web-about = О Warren
web-profile = Профиль
web-lobby = Чем заняться
web-name = Как вас зовут?
web-no = Нет
web-any = Все
web-more = Показать ещё

## Разделы

web-section-play-short = Сыграть
web-section-friends-short = Позвать друзей
web-section-screen-short = За одним экраном
web-section-open-short = Открытые столы
web-section-watch-short = Смотреть
web-section-mine-short = Мои партии
web-section-friends = Позвать друзей
web-section-friends-help = Соберите стол: на каждое свободное место будет своя ссылка, её и отправьте другу.
web-section-screen = За одним экраном
web-section-screen-help = Играйте вместе на одном устройстве: перед каждым ходом его передают из рук в руки, и чужого никто не видит.
web-section-open = Открытые столы
web-section-open-help = За этими столами ждут игроков: садитесь.
web-section-open-empty = Сейчас свободных мест нет. Соберите свой стол и сделайте его открытым.
web-section-watch = Смотреть
web-section-watch-help = Открытые партии, которые идут прямо сейчас.
web-section-watch-empty = Сейчас открытых партий нет.
web-section-mine = Мои партии
web-section-mine-help = Столы, за которыми вы сидите или которые собрали.
web-section-mine-empty = Партий пока нет. Самое время сыграть!

## Сыграть сейчас

web-motto = Миры тесны, соседи сварливы, подземелья глубоки. Садитесь за стол: место найдётся всем.
web-play-now-help = Выберите игру, потом число соперников — и вы за столом.
web-first-game = Играете впервые? { $variant }
web-for-players = Игроков: от { $least } до { $most }
web-opponents-how-many = Сколько соперников
web-bots = Как играют боты
web-bot-strength = Сила: { $strength } из { $most }
web-arrange = Настроить партию…

## Собрать стол

web-game = Игра
web-games = Партий
web-games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
 }
web-seats = Места
web-how-many = Сколько игроков
web-people = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
 }
web-seat-who = Кто сидит на месте { $seat }
web-seat-name = Имя на месте { $seat }
web-seat-bot = Бот на месте { $seat }
web-seat-account = Имя учётной записи
web-seat-kind-friends-me = Я
web-seat-kind-friends-open = Друг по ссылке
web-seat-kind-friends-bot = Бот
web-seat-kind-friends-invite = Учётная запись
web-seat-kind-screen-me = Человек
web-seat-kind-screen-bot = Бот
web-seat-open-help = Ссылка на место появится, когда стол будет собран.
web-options = Правила партии
web-option-default = по умолчанию
web-option-true = да
web-option-false = нет
web-option-own = свои
web-option-first-null = решит жребий
web-option-first = Первый игрок
    .help = Кто начинает партию.
web-option-board = Поле
    .help = По умолчанию — поле для этого числа игроков.
web-option-packs = Дополнения
    .help = Расы и свойства, которые добавил хозяин сервера.
web-who-may = Кто может прийти
web-visibility-link = По ссылке
web-visibility-link-help = Садятся по ссылкам на места; смотреть может каждый, кто знает адрес стола.
web-visibility-open = Открытый
web-visibility-open-help = Стол виден в списке, сесть и смотреть может любой.
web-visibility-private = Закрытый
web-visibility-private-help = Только для тех, кто за ним сидит.
web-title = Название стола, если хочется
web-tempo = Время на ход
web-tempo-none = Не спешим
web-tempo-none-help = Часов нет.
web-tempo-live = Живая игра
web-tempo-live-help = Запас времени на всю партию и прибавка за каждое решение; кто не успел, за того решает бот.
web-tempo-days = По переписке
web-tempo-days-help = На каждое решение несколько дней; заходите, когда удобно.
web-tempo-bank = Запас, минут
web-tempo-turn = За ход, секунд
web-tempo-answer = За ответ, секунд
web-tempo-each = Дней на решение
web-tempo-window = Считать только дневные часы
web-tempo-zone = (по времени { $zone })
web-tempo-opens = С какого часа
web-tempo-closes = До какого часа
web-tempo-live-short = { $minutes } мин + { $turn } с за ход
web-tempo-days-short =
    { $days ->
        [one] { $days } день на решение
        [few] { $days } дня на решение
       *[many] { $days } дней на решение
    }
web-tempo-window-short = ({ $opens }–{ $closes } ч)
web-wait-for-me = Начать по моему слову.
web-wait-for-me-help = Иначе партия начнётся сама, когда займут последнее место.
web-set-table = Собрать стол
web-start-game = Начать партию

## Списки столов

web-seat-free = свободно
web-seat-kept = ждут гостя
web-sit = Сесть за стол
web-look = Посмотреть
web-to-table = К столу
web-your-turn = Ваш ход
web-their-turn = Ход соперников
web-mine-invited = Вас приглашают
web-mine-deciding = Ждут вашего решения
web-mine-playing = Идут
web-mine-waiting = Ждут игроков
web-mine-over = Окончены
web-decline = Отказаться
web-elsewhere = На другое устройство
web-elsewhere-help = По этой ссылке ваше место откроется на другом устройстве. Никому её не показывайте: кто её знает, тот играет за вас.
web-link-of = Ссылка на место: { $name }
web-link-make = Показать ссылку: { $name }
web-elsewhere-account = Войдите в свою учётную запись на другом устройстве: ваши столы будут и там.
web-devices = { $count ->
    [one] Место открыто на { $count } устройстве.
    [few] Место открыто на { $count } устройствах.
   *[many] Место открыто на { $count } устройствах.
 }
web-devices-end = Закрыть на остальных
web-devices-end-help = Место останется только здесь, прежняя ссылка перестанет действовать.
web-devices-end-account = Место останется только здесь: на остальных устройствах вы выйдете из учётной записи.

## Ожидание

web-seats-free = { $count ->
    [0] Все места заняты.
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
 }
web-seat-kept-for = Ждём гостя: { $name }
web-bot = бот «{ $bot }»
web-leave = Встать из-за стола
web-sit-here = Сесть за этот стол
web-arrival = Вас ждут: { $game }, место { $seat }
web-arrival-taken = { $game }: место игрока { $name }
web-arrival-here = За этим местом уже играют: { $name }. Если это вы, откройте его и на этом устройстве.
web-arrival-account = За этим местом играет гость { $name }. Если это вы, заберите место: оно перейдёт к вашей учётной записи «{ $account }», а на других устройствах закроется.
web-arrival-open = Это я: открыть здесь
web-arrival-adopt = Это я: забрать место
web-arrival-watch = Только посмотреть
web-link-seat = Ссылка на место { $seat }
web-link-new = Показать новую ссылку
web-link-new-help = Прежняя ссылка на это место перестанет работать.
web-link-only-here = Эта ссылка открывается только на этом компьютере. Чтобы могли зайти другие, запустите сервер с --lan: warren serve --lan.
web-copy = Скопировать
web-copied = Скопировано
web-share = Поделиться
web-qr = QR-код
web-start = Начало партии
web-start-help = Партия начнётся, когда займут все места; можно не ждать и посадить ботов.
web-start-full = Все на местах: можно начинать.
web-start-now = Начать партию
web-start-bots = { $count ->
    [one] Посадить { $count } бота и начать
    [few] Посадить { $count } ботов и начать
   *[many] Посадить { $count } ботов и начать
 }
web-close-table = Убрать стол
web-close-sure = Убрать стол совсем?
web-close-yes = Да, убрать
web-closed = Этот стол убрали до начала партии.
web-imported = Это запись партии: её можно посмотреть.
web-dice-fair = Честные кубики
web-dice-promise = Сервер заранее дал обещание: ниже отпечаток тайного числа, из которого выйдут все броски и жребии партии. После игры число откроют, и каждый сможет всё проверить.
web-dice-devices = Каждое устройство за столом добавляет своё случайное число. Все связывают себя своими числами раньше, чем будет показано первое, поэтому никто не подберёт своё под чужие — даже хозяин сервера.
web-dice-drawing = Кубики определяются сообща…
web-contributed = устройство вносит вклад в кубики
web-notify = Сообщать мне о моём ходе
web-notify-forbidden = Браузер не разрешает уведомления: включите их для этого сайта в его настройках.
web-notify-unable = Браузер не смог подписаться на уведомления.

## Одно устройство

web-handover = Передайте устройство: { $name }
web-handover-help = Поле откроется, когда устройство будет в нужных руках.
web-handover-take = { $name } у экрана: показать поле
web-sealed = { $name }, ваш выбор сделан
web-sealed-help = Поле закрыто, чтобы никто не подсмотрел. Пока решают другие, выбор можно взять назад.

## Итог

web-rematch-go = К новому столу

## Профиль

web-you-are-guest = Вы гость
web-you-are-guest-help = Играть можно и так: места за столами помнит этот браузер. С учётной записью партии будут с вами на любом устройстве, а ещё появятся история, рейтинг и статистика.
web-since = Учётная запись с { $date }
web-account-name = Имя
web-password = Пароль
web-log-in = Войти
web-log-in-help = Ваши места в этом браузере перейдут к учётной записи.
web-register = Завести учётную запись
web-register-help = Нужны только имя и пароль: в пароле не меньше 8 знаков. Почту мы не спрашиваем, поэтому забытый пароль не восстановить.
web-log-out = Выйти
web-log-out-everywhere = Выйти на всех устройствах
web-access = Вход
web-password-now = Нынешний пароль
web-password-new = Новый пароль
web-password-change = Сменить пароль
web-password-change-help = На всех других устройствах придётся войти заново.
web-password-changed = Пароль сменён.
web-account-end = Удалить учётную запись
web-account-end-help = Имя освободится, рейтинг, история и ключи исчезнут. Сыгранные партии останутся у соперников без вашего имени. Вернуть ничего нельзя.
web-tokens = Ключи для программ
web-tokens-help = С ключом ваш бот или другая программа заходит от вашего имени.
web-token-name = Для чего ключ
web-token-create = Создать ключ
web-token-once = Сохраните ключ сейчас: больше его не покажут.
web-token-revoke = Отозвать
web-token-revoke-this = Отозвать ключ «{ $name }»
web-scope-read = Смотреть
web-scope-play = Играть
web-history = Сыгранные партии
web-history-empty = Оконченных партий пока нет.
web-won = победа
web-ratings = Рейтинг
web-ratings-help = Отдельно для каждой игры и числа игроков; считаются партии, в которых с начала играли хотя бы две учётные записи.
web-ratings-none = Рейтинга пока нет.
web-rating = Рейтинг
web-best = Лучшие
web-best-none = Здесь пока никого.
web-statistics = Статистика
web-won-share = Победы
web-mean = В среднем
web-most = Лучший счёт
web-rivals = Против ботов
web-rival = Соперник
web-what = Название
web-picks = Выбрано

## О программе

web-about-what = Warren — дом для фэнтезийных настольных игр: с друзьями по ссылке, за одним экраном, по переписке или против ботов. Учётная запись не нужна.
web-about-how = Всё, что можно сделать, делается прямо на поле: нажмите на регион, карту или набор. Цена и её части показаны сразу, а если чего-то нельзя — сказано почему, с номером правила.
web-about-rules = Откуда правила
web-about-rules-text = Правила и числа взяты из опубликованных правил игр и проверены по ним; все названия и пояснения пересказаны своими словами, поля и картинки нарисованы нами. Номера правил в скобках ведут к описанию в документации Warren.
web-about-publishers = Warren никак не связан с авторами и издателями этих игр, ими не одобрен и ничего у них не продаёт. Названия игр принадлежат их владельцам. Понравилась игра — купите коробку.
web-about-dice = Честные кубики
web-about-dice-text = До начала партии сервер связывает себя тайным числом, каждое устройство за столом — своим, и только потом числа открываются: подобрать своё под чужие не может никто. После игры каждый бросок и каждый жребий можно пересчитать самому и убедиться, что в записи не изменено ни строки.
web-about-icons = Значки
web-about-icons-text = Значки рас, свойств и карт — из собрания
web-about-icons-by = Авторы значков: { $authors }. Мы меняем их цвет и размер.
web-about-type = Шрифты
web-about-type-text = Всё набрано шрифтами Alegreya и Alegreya Sans Хуана Пабло дель Пераля; их лицензия —
