error-content-type = Тело запроса должно быть одного из этих видов: { $known }.
error-not-utf8 = «{ $value }» — не текст в UTF-8.
error-too-deep = Вложенность слишком глубока.
error-too-long = { $field }: не больше { $most } знаков.
error-nothing-written = { $field }: здесь нечего читать.
error-unusable-data = Это нельзя сохранить: здесь невозможен такой текст или такое число.
error-secret-key = { $field }: в ключе, который никто не угадает, не меньше { $least } знаков.

refusal-too-many-tables = Ваших неоконченных столов: { $most }. Доиграйте сначала часть из них.
refusal-seat-account = Это место принадлежит учётной записи: войдите, чтобы вернуться на него.
refusal-too-many-new = Отсюда за последнее время создано слишком много столов. Попробуйте снова через { $minutes ->
    [one] { $minutes } минуту.
    [few] { $minutes } минуты.
   *[many] { $minutes } минут.
}
