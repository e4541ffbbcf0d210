## Ещё одна партия

web-rematch-asked = { $count ->
    [one] { $names } хочет сыграть ещё раз. А вы?
    [few] { $names } хотят сыграть ещё раз. А вы?
   *[many] { $names } хотят сыграть ещё раз. А вы?
 }
web-rematch-accept = Играем
web-rematch-decline = В другой раз
web-rematch-waiting = Вы предложили сыграть ещё раз: ждём ответа.
web-rematch-agreed = Вы согласились: ждём остальных.
web-rematch-playing = Следующая партия уже идёт.
web-rematch-declined = Вы отказались от новой партии.
web-rematch-stronger = Сильнее: { $bot }
web-rematch-again = Всё-таки сыграть
web-seat-asked = ждём ответа
web-seat-agreed = играет
web-seat-declined = { $name }: в другой раз
web-start-answers = Партия начнётся, когда согласятся все; можно не ждать и посадить ботов.

## Уйти и сдаться

web-go-away = Уйти
web-go-away-help = Пока вас нет, за вас играет бот, и остальные это видят. Вернуться можно в любой момент: просто откройте этот стол снова.
web-go-away-clock = Ваши часы на это время остановятся.
web-go-away-yes = Уйти из-за стола
web-resign = Сдаться
web-resign-help = За вас до конца партии доиграет бот. Вернуться за стол уже нельзя, а в рейтинге это последнее место.
web-resign-alone = Кроме вас, здесь играют только боты: партия закончится сейчас же, без итога, и исчезнет из списка. Чтобы сделать перерыв, сдаваться не нужно: закройте страницу, и стол подождёт.
web-resign-yes = Да, сдаюсь
web-resigned = место за ботом
web-stay = Остаться
web-ended = Эту партию не доиграли.

## Убрать из списка

web-remove = Убрать
web-remove-name = Убрать из списка: { $name }
web-remove-seat = Место освободится для других.

## Одному

web-section-solo = Одному, с ботами
web-section-solo-help = Выберите игру, соперников и правила. Посторонних за этим столом не будет.
web-seat-kind-solo-me = я
web-seat-kind-solo-bot = бот
web-back-to-games = Назад к играм

## Связь

web-offline = Нет связи с сервером
web-offline-help = Проверьте сеть или сервер: страница сама пойдёт дальше, как только он ответит. Сыгранное не потеряется.
web-offline-retry = Попробовать ещё раз
