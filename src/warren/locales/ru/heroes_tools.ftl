## Карты «Героев Тёмных Земель»

cli-board-open-rounds = пока есть что захватывать
cli-board-levels = Плитки по уровням
cli-board-provenance-rulebook = правила игры
cli-board-provenance-levels = по книге правил, число плиток каждого уровня — наше
cli-board-provenance-rows = по книге правил, ряды и число плиток каждого уровня — наши
hex-level = уровень
hex-support = поддержка
hex-claim = заявка

## Симуляция

cli-simulate-by-troop = По захватам
cli-simulate-by-fortification = По укреплениям
cli-simulate-by-magic = По магии
cli-simulate-rounds = Раундов в партии: { $rounds } (95-процентный интервал { $interval })
cli-head-times-played = Сыграна раз
