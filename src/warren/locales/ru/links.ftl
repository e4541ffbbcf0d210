## Что видно от ссылки там, где её отправили

link-site = Warren: настольные игры с друзьями
link-site-text = { $games }. С друзьями по ссылке, за одним экраном или против ботов.
link-waiting = { $game }: вас ждут за столом
link-playing = { $game }: идёт партия
link-finished = { $game }: партия сыграна
link-closed = { $game }: стол убран
link-replay = { $game }: запись партии
link-people = За столом: { $names }.
link-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
 }
link-scores = Итог: { $scores }.
link-picture = Картинка игры «{ $game }»
link-table = Картинка стола: { $game }
link-free-seat = свободно
