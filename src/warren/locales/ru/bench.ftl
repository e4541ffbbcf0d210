### Скорость двух игр одного ядра.

bench-underground-to-base =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }: скорость «Подземелий» к скорости «Маленького мира» — { $inside } в ядре, { $driven } из Python.
