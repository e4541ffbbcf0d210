"""The boards that a title shows at the command line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from warren.cli.provenance import provenance
from warren.cli.terminal import Terminal
from warren.core.state import State
from warren.core.title import Part
from warren.drawing.picture import Picture
from warren.games.registry import title, titles
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType


class Board:
    """What is known of a board: its name, its title by language, for how many, how large.

    `players` are numbers of players, none for any number; `rounds` is 0 where others decide.
    """

    def __init__(
        self,
        id: str,
        title: Mapping[str, str],
        players: Sequence[int],
        rounds: int,
        regions: int,
        source: str,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.players: Final = players
        self.rounds: Final = rounds
        self.regions: Final = regions
        self.source: Final = source

    def titled(self, catalogue: Catalogue) -> str:
        return self.title.get(catalogue.language, self.id)

    def told_players(self, catalogue: Catalogue) -> str:
        numbers = ", ".join(str(count) for count in self.players)
        return numbers or catalogue.text("cli-board-any-players")

    def told_source(self, catalogue: Catalogue) -> str:
        return provenance(catalogue, self.source)


class Boards(Part):
    """The boards of a title; by default it has none."""

    rounds: str = "cli-board-usual-rounds"
    """What is said of a board that does not say how many rounds are played."""

    def shipped(self) -> list[Board]:
        return []

    def board(self, name: str) -> Board | None:
        """The board of a name, or of a file where a title has such; None for those of others."""
        return next((board for board in self.shipped() if board.id == name), None)

    def own(self, file: Path) -> Board | None:
        """The board of a file, checked; None where a title reads no boards from files."""
        return None

    def facts(self, board: Board) -> dict[str, object]:
        """A board as data."""
        return {
            "board": board.id,
            "title": dict(board.title),
            "players": list(board.players),
            "rounds": board.rounds or None,
            "regions": board.regions,
            "provenance": board.source,
        }

    def data(self, name: str) -> object:
        """All of a board as data."""
        raise NotImplementedError

    def tables(self, catalogue: Catalogue, name: str) -> list[RenderableType]:
        """All of a board as tables."""
        raise NotImplementedError

    def picture(self, catalogue: Catalogue, name: str) -> str:
        """A board as SVG."""
        raise NotImplementedError

    def bears(self, board: Board, state: State) -> bool:
        """Whether a position is one on this board."""
        return False

    def position(
        self, catalogue: Catalogue, board: Board, state: State, names: Sequence[str]
    ) -> str:
        """A position on this board as SVG."""
        return title(state.game()).part("picture", Picture).svg(catalogue, state, names)

    def tell(self, terminal: Terminal, board: Board) -> None:
        """Its size, for how many it is, and where it comes from."""
        catalogue = terminal.catalogue
        terminal.say(
            "cli-board-facts",
            regions=board.regions,
            players=board.told_players(catalogue),
            rounds=str(board.rounds) if board.rounds else terminal.text(self.rounds),
        )
        terminal.say("cli-board-source", source=board.told_source(catalogue))


def all_boards() -> list[Boards]:
    """The boards of all titles that have some."""
    return [title.part("boards", Boards) for title in titles() if title.has("boards")]
