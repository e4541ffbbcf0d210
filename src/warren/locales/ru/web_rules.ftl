web-rules = Правила
web-rules-of = Правила: { $game }
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
