error-takes-too-long = Это длится слишком долго: больше { $seconds } с.
error-no-map = У игры «{ $game }» нет поля.
error-no-picture = Картинки игры «{ $game }» нет.
error-not-text = { $field }: запись — не текст в UTF-8.

refusal-not-archived = Просмотреть по ходам можно только законченную партию или загруженную запись.
refusal-continue-over = После строки { $n } партия окончена: продолжать нечего.
