### Стол: места, боты, итог, действия, общие для всех игр.

seat-name = Игрок { $n }
bot-random = Случайный
    .help = Не думает: все дозволенные действия для него равны.
bot-cub = Детёныш
    .help = Играет впервые: чаще действует по привычке и многое упускает.
bot-squire = Оруженосец
    .help = Игру знает, но часто отвлекается, и в каждой партии у него своё настроение.
bot-greedy = Казначей
    .help = Считает на одно решение вперёд и берёт то, что выгоднее сейчас.
bot-knight = Рыцарь
    .help = Прежде чем ходить, обдумывает свой ход до конца, но не дольше двух секунд.
bot-baron = Барон
    .help = Думает дольше, до пяти секунд, и редко упускает своё.
bot-lord = Лорд
    .help = Думает столько, сколько нужно, и взвешивает каждый выбор по тому, что из него выйдет.

list-two = { $first } и { $last }
list-more = { $first }, { $rest }
rule-cited = { $text } [{ $rule }]

## Итог

result-won =
    { $count ->
        [one] Побеждает { $players }
        [few] Победу делят { $players }
       *[many] Победу делят { $players }
    }
result-points = { $player }: { $points }
result-winner =
    { $coins ->
        [one] Побеждает { $player }: { $coins } монета
        [few] Побеждает { $player }: { $coins } монеты
       *[many] Побеждает { $player }: { $coins } монет
    }
result-tie-break =
    { $tokens ->
        [one] Монет поровну: решают жетоны рас на поле, считая упадок ({ $tokens } жетон): побеждает { $player }
        [few] Монет поровну: решают жетоны рас на поле, считая упадок ({ $tokens } жетона): побеждает { $player }
       *[many] Монет поровну: решают жетоны рас на поле, считая упадок ({ $tokens } жетонов): побеждает { $player }
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
breakdown-floor = { $sum }, но не меньше одного жетона: { $total }
breakdown-refused = { $sum }, но напасть нельзя. { $why }
breakdown-item = { $amount } { $label }
part-base = основа
part-floor = не меньше одного жетона
part-otherwise = прочие монеты

## Слова для хода

argument-combo = набор
argument-region = регион
argument-seat = игрок
argument-race = раса
argument-power = свойство
argument-value = число
argument-piece = фишка
argument-with = средство

## Настройки и ходы, общие для всех игр

option-first = Первый игрок
    .help = Номер места, начиная с нуля, за которым начинают игру; по умолчанию решает жребий.
verb-stop = остановиться
    .word = стоп, закончить
verb-done = готово
    .word = готово
    .help = Закончить текущий шаг.
verb-first = выбрать первого игрока
    .word = первый
    .help = Жребий: кто ходит первым.
action-done = закончить
action-first = первым ходит { $player }

## Что решить сейчас

prompt-first = Жребий решает, кто ходит первым
prompt-over = Игра окончена
prompt-several = Ещё выбирают: { $players }
prompt-chance = Решает случай
prompt-choice = { $player }, сделайте выбор

## Журнал: события, общие для всех игр

effect-first-player-chosen = Первым ходит { $player }
effect-turn-began = Раунд { $round }: ходит { $player }
effect-coins-paid =
    { $coins ->
        [one] { $player } платит { $coins } монету
        [few] { $player } платит { $coins } монеты
       *[many] { $player } платит { $coins } монет
    }
    .why =
        { $coins ->
            [one] { $player } платит { $coins } монету ({ $why })
            [few] { $player } платит { $coins } монеты ({ $why })
           *[many] { $player } платит { $coins } монет ({ $why })
        }
effect-coins-gained =
    { $coins ->
        [one] { $player } получает { $coins } монету
        [few] { $player } получает { $coins } монеты
       *[many] { $player } получает { $coins } монет
    }
    .why =
        { $coins ->
            [one] { $player } получает { $coins } монету ({ $why })
            [few] { $player } получает { $coins } монеты ({ $why })
           *[many] { $player } получает { $coins } монет ({ $why })
        }
effect-game-ended = Игра окончена
