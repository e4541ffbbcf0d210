## Simulation

cli-simulate-by-order = По приказам
cli-simulate-by-room = По построенным комнатам
cli-simulate-by-rental = По арендованным комнатам
cli-simulate-by-tunnel = По улучшенным туннелям
cli-simulate-by-monster = По нанятым монстрам
cli-simulate-by-trap = По поставленным ловушкам
cli-simulate-by-pet = По использованным питомцам
cli-simulate-by-prize = По призам фестиваля
cli-simulate-by-prisoner = По пленённым приключенцам
cli-simulate-by-captive = По пленённым паладинам
cli-simulate-by-title = По титулам
cli-head-dungeon_lords-order = Приказ
cli-head-dungeon_lords-room = Комната
cli-head-dungeon_lords-tunnel = Туннель
cli-head-dungeon_lords-monster = Монстр
cli-head-dungeon_lords-trap = Ловушка
cli-head-dungeon_lords-pet = Питомец
cli-head-dungeon_lords-opportunity = Приз
cli-head-dungeon_lords-adventurer = Приключенец
cli-head-dungeon_lords-paladin = Паладин
cli-head-dungeon_lords-title = Титул
cli-head-mean-points = Очков в среднем
cli-head-times-counted = Раз

## What one has picked

web-picked-order = Приказы
web-picked-room = Построенные комнаты
web-picked-rental = Арендованные комнаты
web-picked-tunnel = Улучшенные туннели
web-picked-monster = Нанятые монстры
web-picked-trap = Поставленные ловушки
web-picked-pet = Использованные питомцы
web-picked-prize = Призы фестиваля
web-picked-prisoner = Пленённые приключенцы
web-picked-captive = Пленённые паладины
web-picked-title = Титулы
