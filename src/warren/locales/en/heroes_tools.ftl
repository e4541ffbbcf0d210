## Maps of Heroes of Dark Lands

cli-board-open-rounds = until nothing more is captured
cli-board-levels = Tiles by level
cli-board-provenance-rulebook = rulebook
cli-board-provenance-levels = rulebook, the share of the levels our own
cli-board-provenance-rows = rulebook, the rows and the share of the levels our own
hex-level = level
hex-support = support
hex-claim = claim

## Simulation

cli-simulate-by-troop = By captures
cli-simulate-by-fortification = By fortifications
cli-simulate-by-magic = By magic
cli-simulate-rounds = Rounds a game: { $rounds } (95 % interval { $interval })
cli-head-times-played = Times played
