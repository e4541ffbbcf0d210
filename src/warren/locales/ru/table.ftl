### Стол: места, боты, итог, действия, общие для всех игр.

seat-name = Игрок { $n }
bot-random = Случайный
    .help = Не думает: все дозволенные действия для него равны.
bot-greedy = Жадный
    .help = Считает на одно решение вперёд и берёт то, что выгоднее сейчас; знает, когда пора в упадок.

list-two = { $first } и { $last }
list-more = { $first }, { $rest }
rule-cited = { $text } [{ $rule }]

## Итог

result-winner =
    { $coins ->
        [one] Побеждает { $player }: { $coins } монета
        [few] Побеждает { $player }: { $coins } монеты
       *[many] Побеждает { $player }: { $coins } монет
    }
result-tie-break =
    { $tokens ->
        [one] Монет поровну, но на поле больше жетонов ({ $tokens } жетон): побеждает { $player }
        [few] Монет поровну, но на поле больше жетонов ({ $tokens } жетона): побеждает { $player }
       *[many] Монет поровну, но на поле больше жетонов ({ $tokens } жетонов): побеждает { $player }
    }
result-shared =
    { $coins ->
        [one] Победу делят { $players }: по { $coins } монете
        [few] Победу делят { $players }: по { $coins } монеты
       *[many] Победу делят { $players }: по { $coins } монет
    }
result-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
result-tokens =
    { $tokens ->
        [one] { $tokens } жетон на поле
        [few] { $tokens } жетона на поле
       *[many] { $tokens } жетонов на поле
    }
result-score = { $player }: { $coins }, { $tokens }

## Разбор чисел

breakdown-sum = { $sum } = { $total }
breakdown-refused = { $sum }, но напасть нельзя. { $why }
breakdown-item = { $amount } { $label }
part-base = основа
part-floor = до одного жетона

## Слова для хода

argument-combo = набор
argument-region = регион
argument-seat = игрок
argument-race = раса
argument-power = свойство
argument-value = число
argument-piece = фишка
argument-with = средство
