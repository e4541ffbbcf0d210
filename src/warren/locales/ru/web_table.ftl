web-hint-hold = Удерживайте регион, чтобы увидеть цену.
web-known = На столе
web-result = Итог
web-result-plot = Как росли очки по раундам
web-result-rounds = По раундам
web-help-on = Что значит: { $name }
