### Уроки на первой странице и проводник за их столом.

web-learn = Учиться
web-learn-first = Впервые здесь? Начните с урока
web-lesson-minutes = { $minutes ->
    [one] около { $minutes } минуты
    [few] около { $minutes } минут
   *[many] около { $minutes } минут
}
web-lesson-begin = { $minutes ->
    [one] Начать, около { $minutes } минуты
    [few] Начать, около { $minutes } минут
   *[many] Начать, около { $minutes } минут
 }
web-guide = Проводник
web-guide-step = Шаг { $step } из { $steps }
web-guide-progress = Сколько урока пройдено
web-guide-fold = Слова проводника
web-guide-before = Вернуться к сказанному
web-guide-next = Дальше
web-guide-show = Покажите
web-guide-waits = Смотрите, что делают другие.
web-guide-astray = Урок идёт иначе. Верните ход и сделайте то, о чём я просил, или играйте дальше сами.
web-guide-back = Вернуть ход
web-guide-alone = Играть без проводника
web-guide-lost = Партия пошла своим путём, и назад не вернуться: дальше я дороги не знаю. Можно доиграть самому или начать урок заново.
web-guide-anew = Начать заново
web-guide-leave = Выйти из урока
web-guide-resume = Продолжить урок
web-guide-easy = Сыграть лёгкую партию
web-guide-play-on = Доиграть эту партию
