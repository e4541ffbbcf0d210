### Скорость двух игр одного ядра.

bench-underground-to-base =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }: скорость «Подземелий» к скорости «Маленького мира» — { $inside } в ядре, { $driven } из Python.

### Сколько ждут другие, пока кто-то шлёт то, что должно задержать сервер.

bench-pause = { $name } ({ $status }): { $milliseconds } мс
bench-pauses = Другой клиент ждал не дольше { $milliseconds } мс ({ $name }), а когда больше никто ни о чём не просил — { $quiet } мс.
