error-name-length = В имени от { $least } до { $most } букв.
error-name-letters = Имя состоит из букв, цифр, пробелов и знаков . - _ ' и начинается с буквы или цифры.
error-password-length = В пароле от { $least } до { $most } знаков.
error-unknown-token = Такого ключа доступа нет.

refusal-name-taken = Имя «{ $name }» уже занято.
refusal-name-looks = Имя «{ $name }» похоже на чужое: выберите другое.
refusal-name-alike = За этим столом уже есть «{ $name }»: назовитесь так, чтобы вас не спутали.
refusal-login = Такого имени с таким паролем нет.
refusal-password = Это не ваш пароль.
refusal-guest = Для этого нужна учётная запись: сначала войдите.
refusal-token-account = Ключу доступа это не позволено: войдите с паролем.
refusal-too-many-tokens = Ключей доступа у вас уже { $most }: сначала удалите один.
refusal-too-many-tries = Слишком много попыток: подождите { $minutes } { $minutes ->
    [one] минуту
    [few] минуты
   *[many] минут
 }.

## Команда хозяина сервера

cli-help-account = Учётные записи сервера.
cli-help-account-reset = Дать учётной записи новый пароль и завершить её сеансы, не останавливая сервер.
cli-help-argument-account = Имя учётной записи.
account-reset = Новый пароль учётной записи «{ $name }»: { $password }
