"""How people play: by what they see, with a mouse or a finger."""

from __future__ import annotations

from random import Random
from typing import Final

from tests.browser.table import Table, Thing

PATIENCE: Final = 600
ENOUGH: Final = 0.7
"""How often somebody leaves what they have laid out as it lies."""


class Player:
    """Presses what can be chosen: mostly on the board, sooner or later an end.

    `eager`: how often somebody goes on instead of ending what they do.
    """

    def __init__(
        self, table: Table, seed: int = 1, *, touch: bool = False, eager: float = 0.7
    ) -> None:
        self.table: Final = table
        self.touch: Final = touch
        self.eager: Final = eager
        self._chance: Final = Random(seed)

    def play(self, moves: int) -> None:
        """So many moves, unless the game ends before."""
        for _ in range(moves):
            if self.table.wait() == "over":
                return
            self.choose()

    def finish(self) -> None:
        self.play(PATIENCE)
        assert self.table.wait() == "over", "the game does not end"

    def choose(self) -> None:
        self.press(self._wish(self.table.things()))

    def press(self, thing: Thing) -> None:
        if thing.kind != "region":
            thing.element.tap() if self.touch else thing.element.click()
            return
        x, y = self.table.spot(thing)
        if self.touch:
            self.table.page.touchscreen.tap(x, y)
        else:
            self.table.page.mouse.click(x, y)

    def _wish(self, things: list[Thing]) -> Thing:
        """A region rather than anything else; the last of the decisions ends something."""
        ends = [thing for thing in things if thing.kind == "end"]
        if ends and self._chance.random() < ENOUGH:
            return ends[0]
        decisions = [thing for thing in things if thing.kind in ("decision", "end")]
        others = [thing for thing in things if thing.kind not in ("decision", "end")]
        regions = [thing for thing in others if thing.kind == "region"]
        if decisions and (not others or self._chance.random() > self.eager):
            return self._chance.choice((self._chance.choice(decisions), decisions[-1]))
        if regions and self._chance.random() < self.eager:
            return self._chance.choice(regions)
        return self._chance.choice(others)


def play_together(rounds: int, *players: Player) -> bool:
    """Play against each other; whether that was to the end."""
    for _ in range(rounds):
        for player in players:
            if player.table.moment() == "mine":
                player.choose()
        if all(player.table.moment() == "over" for player in players):
            return True
    return False


def finish_together(*players: Player) -> None:
    assert play_together(PATIENCE, *players), "the game does not end"
