web-places = Места
web-places-open = Только те, где можно ходить
web-connection-back = Связь восстановлена.
web-chat-unread = Разговор ({ $count })
web-contrast = Высокий контраст
web-link-replace = Заменить ссылку
web-link-replace-help = Прежняя ссылка перестанет действовать.

## Ходы словами

web-typed = Ход словами или номером из списка
web-typed-send = Пойти
web-typed-offline = Связи нет. Строка останется здесь: отправьте её, когда связь вернётся.
web-typed-number = В списке нет хода номер { $number }.

## Клавиши

web-keys = Клавиши
web-keys-layout = Буквы действуют и в русской раскладке: важно место клавиши.
web-key-name-tab = Tab
web-key-name-arrows = ← ↑ → ↓
web-key-name-enter = Enter, пробел
web-key-name-escape = Esc
web-key-tab = к следующей кнопке или полю, с Shift назад
web-key-arrows = по полю на соседнее место; по строкам журнала; по вкладкам
web-key-enter = выбрать; там, где пойти нельзя, узнать почему
web-key-escape = закрыть меню, окно или отказ; показать ходы сразу; из строки ввода к столу
web-key-next = к следующему, что можно выбрать, с Shift к предыдущему
web-key-board = на поле
web-key-decision = к кнопкам решения
web-key-undo = взять ход назад
web-key-skip = показать всё, что произошло, сразу
web-key-log = журнал
web-key-chat = разговор
web-key-choices = список ходов
web-key-places = список мест
web-key-typed = ход словами
web-key-help = эта подсказка

web-confirm = Переспрашивать о том, чего не вернуть
web-confirm-yes = Да, так и сделать
web-confirm-no = Нет, вернуться
web-dangers = С оглядкой
web-put = Добавить: { $place }
web-take = Убрать: { $place }
web-arranged = Всё на местах; можно ещё переставить
web-arrange-end = Закончить ход: +{ $coins }
web-arrange-done = Готово
web-arrange-on = Готово, дальше
web-arrange-unfinished = Сначала расставьте жетоны
web-key-name-steps = + −
web-key-steps = там, где расставляют жетоны: на один больше или меньше
