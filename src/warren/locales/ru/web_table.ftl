web-hint-hold = Удерживайте регион, чтобы увидеть цену.
web-known = На столе
web-result = Итог
web-result-plot = Как росли очки по раундам
web-result-rounds = По раундам
web-help-on = Что значит: { $name }
web-draft = Выбрано
web-draft-remove = Убрать:
web-draft-seal = Подтвердить
web-draft-complete = Всё выбрано: подтвердите или измените.

## Где мы

web-progress-round = Раунд { $round }
web-progress-round-of = Раунд { $round } из { $rounds }
web-progress-turn = ходит { $player }
web-progress-stages = Этапы хода

## Правила
