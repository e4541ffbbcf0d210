"""What does not change during a game: board, players, options, races and powers in play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.option import OptionValue
from warren.games.small_world.board import Board
from warren.games.small_world.layout import REGION_SIZE, REGIONS
from warren.games.small_world.rulings import UNDO_AFTER_LOOK
from warren.games.small_world.trait import Power, Race


class Table:
    """Shared by all states of one game and never changed.

    `deep` says whether anything of Underground is on the table, `markers` whether Relics and
    Places are; `left_out` names what has no force on the board.  [SU-MIX-2]
    """

    def __init__(
        self,
        board: Board,
        players: int,
        options: dict[str, OptionValue],
        races: list[Race],
        powers: list[Power],
        key: str,
        deep: bool,
        markers: bool,
        left_out: list[str],
    ) -> None:
        self.key: Final = key
        self.deep: Final = deep
        self.markers: Final = markers
        self.left_out: Final = left_out
        self.board: Final = board
        self.players: Final[i64] = i64(players)
        self.options: Final = options
        self.races: Final = races
        self.powers: Final = powers
        # The same, to be looked up without a check.
        self.banners: Final[vec[Race]] = vec[Race](races)
        self.badges: Final[vec[Power]] = vec[Power](powers)
        self.race_index: Final[dict[str, int]] = {r.id: i for i, r in enumerate(races)}
        self.power_index: Final[dict[str, int]] = {p.id: i for i, p in enumerate(powers)}
        # Where in a state's numbers the trays of the races lie, and the banners that went back.
        self.trays: Final[i64] = REGIONS + i64(len(board.names)) * REGION_SIZE
        self.queue: Final[i64] = self.trays + i64(len(races))
        self.elves_return: Final = options["elves_return"] is True
        self.sorcery_needs_token: Final = options["sorcery_needs_token"] is True
        self.open_coins: Final = options["open_coins"] is True
        self.auto_retreat: Final = options["auto_retreat"] is True
        self.undo_after_look: Final = options[UNDO_AFTER_LOOK] is True
        first = options["first"]
        self.first: Final = first if isinstance(first, int) else -1
