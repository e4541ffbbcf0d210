cli-help-bot = Пустить бота играть на сервере столов, за всеми столами его учётной записи. Ключ доступа берётся из переменной WARREN_TOKEN или из файла.
cli-help-bot-url = Адрес сервера.
cli-help-bot-bot = Бот: его имя или ФАЙЛ.py:КЛАСС.
cli-help-bot-token-file = Файл, в котором лежит ключ доступа и больше ничего.
cli-help-bot-accept = Принимать приглашения.
cli-help-bot-only = Принимать приглашения только в эту игру; можно повторить.
cli-help-bot-games = Закончить после стольких партий.
cli-help-bot-workers = За сколькими столами думать одновременно.

remote-ready = { $bot } слушает { $address }
remote-invited = Стол { $table }: приглашение, { $game }.
remote-started = Стол { $table }: партия идёт, { $game }.
remote-finished = Стол { $table }: партия окончена, { $game }, { $scores } (своё место: { $seats }).

error-unreachable = Сервер не отвечает как следует: { $problem }
error-server-refused = Сервер отказывает ({ $status }): { $reason }
error-token-missing = Нужен ключ доступа: в переменной { $variable } или в файле, который указывают через { $field }.
error-token-form = Ключ доступа состоит из букв и цифр, а это не ключ.
error-server-address = «{ $value }» — не адрес сервера: он начинается с http:// или https://.
error-bot-choice = Бот { $bot } выбрал { $code }, а такого среди его разрешённых действий нет.
error-unknown-account = Учётной записи «{ $value }» нет.

refusal-seat-reserved = Это место оставлено для приглашённого.
refusal-not-invited = За этим столом для вас ничего не оставлено.
