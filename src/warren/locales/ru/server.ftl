cli-help-serve = Запустить сервер столов; прочие настройки берутся из окружения.
cli-help-db = База данных сервера столов.
cli-help-db-upgrade = Привести базу данных к схеме этой версии.
cli-help-option-host = Адрес, на котором слушать.
cli-help-option-port = Порт, на котором слушать; 0 — любой свободный.
cli-help-option-data = Папка для базы данных и ключа сервера.
cli-help-option-lan = Слушать в сети, чтобы за столы могли сесть другие.

serve-address = Warren открыт по адресу { $address }
serve-shared = Другие открывают его так: { $addresses }
serve-no-page = В этой установке нет веб-страницы: играть могут только программы. Её собирает «make page» до установки пакета, а в опубликованных пакетах она уже есть.
serve-alone = Открыть его можно только на этом компьютере. Чтобы могли зайти другие из вашей сети, запустите сервер с --lan.
serve-ask-lan = Пустить за столы других из вашей сети: телефоны, компьютеры друзей? (да — пустить, Enter — только этот компьютер)
serve-yes = да д yes y
error-port-busy = Порт { $port } занят другой программой. Выберите другой: --port 8081, или --port 0 — любой свободный.
error-cannot-listen = Адрес { $field }, порт { $port }: слушать здесь нельзя.
error-lan-host = { $field } уже значит «все адреса этого компьютера»; с --host { $value } это не сочетается.
db-upgraded = Схема базы данных: { $before } → { $after }.

error-setting = { $field } не может быть «{ $value }».
error-extra = Для этого нужны ещё пакеты: pip install "warren[{ $extra }]" (нет { $module }).
error-data-in-use = Папкой { $field } пользуется другой сервер.
error-schema = Схема базы данных — { $have }, этой версии нужна { $need }: выполните «warren db upgrade».
error-unknown-table = Стола «{ $value }» нет.
error-unknown-address = По этому адресу ничего нет.
error-method = Этот адрес не принимает таких запросов.
error-too-large = Это слишком велико.
error-bad-request = Запрос не годится: { $problem }
error-unavailable = База данных сейчас недоступна; взгляните на стол ещё раз через мгновение.
error-internal = На сервере что-то пошло не так; это записано.
error-move-empty = Ходу нужен глагол или код.
error-move-twice = У хода либо код, либо глагол.

refusal-stale = За столом уже сыграли дальше: вы ответили на строку { $seq }, сейчас { $now }.
refusal-table-status = { $status ->
    [waiting] Партия ещё не началась.
    [playing] Партия уже идёт.
    [finished] Партия окончена.
   *[closed] Стол закрыт.
 }
refusal-batch-chance = Между этими действиями есть случайность: отправьте их по одному.
refusal-no-seat = За этим столом у вас нет места.
refusal-foreign-seat = Место { $seat } не ваше.
refusal-seat-taken = Это место занято.
refusal-seats-open = Свободных мест осталось: { $count }.
refusal-link = Эта ссылка не открывает места.
refusal-join-by-link = За этот стол садятся только по ссылке.
refusal-owner = Это может только тот, кто собрал стол.
refusal-origin = Запрос пришёл с чужого сайта.
refusal-token = Этот ключ доступа недействителен.
refusal-scope = Этот ключ доступа не разрешает «{ $scope }».
refusal-busy = Слишком много запросов: подождите немного.

table-action-undone = { $player } берёт последнее действие назад.
refusal-resigned = Вы сдались: это место до конца доигрывает бот.
refusal-still-seated = За этим столом у вас ещё есть место: сначала встаньте из-за стола или сдайтесь.
