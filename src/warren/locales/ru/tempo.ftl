error-tempo-empty = Месту нужно время: дайте ему запас или прибавку на ход и на ответ.
error-tempo-window = Дневное окно должно открываться и закрываться в разные часы, от 0 до 24.
error-tempo-zone = Часового пояса «{ $value }» нет.
undo-late = Время на тот ход тем временем вышло: вернуть его уже нельзя.
refusal-time-spent = Ваше время на это решение вышло: его доиграет бот, потом место снова ваше.

error-bot-name-taken = { $field }: бот с именем «{ $value }» уже есть.
error-bot-name-long = { $field }: в имени бота не больше { $most } букв.

notify-table = : { $title }
notify-turn = { $name }, ваш ход.
notify-over = { $name }, игра окончена.
error-notify-url = На такой адрес не отправить: он начинается с http:// или https:// и не содержит пароля.
error-notify-host = Узел «{ $value }» не найден.
error-notify-private = Узел «{ $value }» находится в частной сети: туда ничего не отправляется.
error-push-keys = Ключи этой push-подписки не годятся.
error-vapid-key = { $field } — не закрытый ключ: нужны 32 байта ключа P-256 в base64url.
error-unknown-notification = Уведомления «{ $value }» нет.
refusal-notifications = У места не больше { $most } уведомлений: сначала уберите одно.
