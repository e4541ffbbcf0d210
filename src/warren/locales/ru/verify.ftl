### Проверка кубиков и карточек: warren verify.

cli-help-verify = Доказать, что случай в записанной партии был честным: каждый кубик и каждая карточка.
cli-help-verify-list = Перечислить все исходы случая и числа, из которых они получены.
cli-help-verify-promise = Обещание, которое вы видели до начала игры: оно должно стоять и в записи.

cli-verify-promise = Обещание: { $promise }
cli-verify-seed = Зерно: { $seed }
cli-verify-given = Вклад, { $player }: «{ $contribution }»
cli-verify-given-none = Вклад, { $player }: нет
cli-verify-message = Ключ HMAC — байты зерна, сообщение — { $salt }:НОМЕР:ПОПЫТКА.
cli-verify-head-line = Строка
cli-verify-head-draw = Номер
cli-verify-head-attempt = Попытка
cli-verify-head-below = Из скольких
cli-verify-head-number = Число
cli-verify-head-outcome = Исход случая
cli-verify-count =
    { $count ->
        [one] Доказан { $count } исход случая из { $all }.
        [few] Доказано { $count } исхода случая из { $all }.
       *[many] Доказано { $count } исходов случая из { $all }.
    }
cli-verify-before =
    { $count ->
        [one] До строки { $line } стоит ещё { $count } исход случая: за него эти кубики не отвечают.
        [few] До строки { $line } стоят ещё { $count } исхода случая: за них эти кубики не отвечают.
       *[many] До строки { $line } стоят ещё { $count } исходов случая: за них эти кубики не отвечают.
    }
cli-verify-fault = Строка { $line }: должно быть «{ $expected }», а записано «{ $found }».
cli-verify-stopped = Дальше проверить нельзя: после этого строка { $line } против правил.

cli-verify-proved = Случай честный: зерно то самое, что было обещано, и всё получается из него.
cli-verify-compare = Сравните обещание и свой вклад с тем, что вы видели до начала игры; обещание сравнит --promise.
cli-verify-faults = Случай подправлен: записано не то, что выпало.
cli-verify-other-promise = До начала игры было обещано другое: эта запись ничего не доказывает.
cli-verify-no-commitments = Доказать нечего: в записи нет обещания. Оно бывает только у партий, сыгранных на сервере.
cli-verify-unknown-dice = Доказать нельзя: эта программа не знает таких кубиков.
cli-verify-seed-hidden = Доказать пока нельзя: зерно ещё не раскрыто. Его раскрывают, когда партия окончена.
cli-verify-promise-broken = Обещание нарушено: раскрыто не то зерно, что было обещано.
cli-verify-no-chance = Доказать нечего: нет ни одного исхода случая, за который отвечают эти кубики.

error-not-hex = { $field }: нужны { $digits } шестнадцатеричные цифры, буквы — строчные.
error-contribution = { $field }: вклад — это одна строка без управляющих знаков, не длиннее { $most } знаков.
error-seed-not-promised = { $field }: обещано было другое зерно.
