web-rules = Правила
web-rules-of = Правила: { $game }
web-rule-named = Правило { $rule }
web-rules-foreign = Эти строки свода пока записаны только по-английски.
web-key-rules = правила
web-rules-all = Правила всех игр
web-rules-page = На отдельной странице
web-rules-chapters = Главы
web-rules-search = Поиск по правилам
web-rules-found =
    { $count ->
        [0] Об этом ничего не сказано.
        [one] { $count } строка
        [few] { $count } строки
       *[many] { $count } строк
    }
web-try = Попробовать
web-try-of = { $rule } на примере
web-try-example = { $n } из { $all }
web-try-example-before = Предыдущий пример
web-try-example-after = Следующий пример
web-try-steps = Шаги примера
web-try-step = Шаг { $n } из { $all }
web-try-given = Исходное положение.
web-try-allowed = Можно: { $text }
web-try-refused = Нельзя: { $text }
web-try-hint = Идите по шагам или ходите сами: здесь ничего не сохраняется.
web-try-own = Это уже ваши собственные ходы.
web-try-back = Назад
web-try-on = Следующий шаг
web-try-return = Вернуться к примеру
web-try-again = С начала
web-try-choices =
    { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
       *[many] Ещё { $count } вариантов
    }
