### Heroes of Dark Lands on the page: tips about what is met for the first time.

web-heroes-tip-recruit = Choose two companions: they are needed to play cards, and each card says how many of which kind it takes.
web-heroes-tip-mulligan = Nothing can be captured with such a hand, so for once you may show it, discard it and draw eight new cards.
web-heroes-tip-capture = A troop captures a region if its attack reaches the level, and the level is also the number of coins that you get at once.
web-heroes-tip-hire = Once a turn, at its very start, you may hire a companion for 5 coins, who stays with you until the end of the game.
web-heroes-tip-companions = A companion works once a turn: those who are spent will be ready again when the turn is over.
web-heroes-tip-support = Regions of yours next to the target add their support to the attack, even those you have taken this very turn.
web-heroes-tip-prepare = This magic is prepared beforehand: it is opened together with your next card, and helps it.
web-heroes-tip-magic = This magic is played on its own: it takes mages, does its work and leaves your hand, mostly for the discard, which is shuffled when the deck runs out.
web-heroes-tip-fortify = A fortification goes on a region of yours: it captures nothing itself, but adds support to captures next to it.
web-heroes-tip-claim = There is a claim on a region: until the next turn of whoever made it is over, nobody else may capture it.
web-heroes-tip-draw = At the end of the turn you draw a card, and one more for each mage who is still ready, so it may pay to spare one; there is no hand limit.
web-heroes-tip-exchange = For every two cards you discard you draw a new one: give away those you cannot afford to play.
web-heroes-tip-end = The game ends when the last region is captured, or after a round in which nobody captured or claimed anything; most coins win, then most regions, then most support.
