"""Pictures of tables, drawn once and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from tests.server.node import Node
from tests.server.seats import two_at_a_table

from warren.core.refusal import InputError
from warren.server.errors import TooMuch
from warren.server.nodes.backroom import Backroom
from warren.server.service import Service
from warren.server.viewers.postcards import MOST_KEPT, Postcards


class Easel(Backroom):
    """Tells what is ordered instead of drawing it; fails as often as it was told."""

    def __init__(self, *failures: Exception) -> None:
        super().__init__(1.0)
        self.failures: Final = list(failures)
        self.orders: Final[list[tuple[object, ...]]] = []

    async def run(self, work: Callable[..., Any], *args: object, slow: bool = False) -> Any:
        await asyncio.sleep(0)
        self.orders.append(args)
        if self.failures:
            raise self.failures.pop(0)
        return str(len(self.orders)).encode()


def drawn(
    node: Node, easel: Easel, languages: list[str], game: str = "heroes"
) -> list[bytes | None]:
    """The pictures of one table, asked for one after the other."""
    table, _, _ = two_at_a_table(node, game)

    async def asked(service: Service) -> list[bytes | None]:
        postcards = Postcards(easel, patience=60)
        postcards.possible = True
        room = await service.hub.room(table)
        return [await postcards.picture(room, language) for language in languages]

    return node.run(asked)


def test_a_picture_is_drawn_once(node: Node) -> None:
    easel = Easel()
    assert drawn(node, easel, ["en", "en", "ru", "en"]) == [b"1", b"1", b"2", b"1"]


def test_many_who_ask_at_once_wait_for_one_drawing(node: Node) -> None:
    easel = Easel()
    table, _, _ = two_at_a_table(node, "heroes")

    async def asked(service: Service) -> set[bytes | None]:
        postcards = Postcards(easel, patience=60)
        postcards.possible = True
        room = await service.hub.room(table)
        return set(await asyncio.gather(*(postcards.picture(room, "en") for _ in range(9))))

    assert node.run(asked) == {b"1"}


def test_what_failed_is_not_tried_again_but_what_was_not_tried_is(node: Node) -> None:
    busy = TooMuch("refusal-busy", {"seconds": 1}, "TABLE-LIMIT")
    assert drawn(node, Easel(busy), ["en", "en"]) == [None, b"2"]
    for failure in (InputError("error-drawing-not-flat"), ValueError("no such colour")):
        assert drawn(node, Easel(failure), ["en", "en", "ru"]) == [None, None, b"2"]


def test_only_so_many_are_kept(node: Node) -> None:
    easel = Easel()
    table, _, _ = two_at_a_table(node, "heroes")

    async def asked(service: Service) -> int:
        postcards = Postcards(easel, patience=60)
        postcards.possible = True
        room = await service.hub.room(table)
        for number in range(MOST_KEPT + 1):
            room.holding.seats[0].name = f"Ann {number}"
            await postcards.picture(room, "en")
        await postcards.picture(room, "en")
        room.holding.seats[0].name = "Ann 0"
        await postcards.picture(room, "en")
        return len(easel.orders)

    assert node.run(asked) == MOST_KEPT + 2


def test_what_is_ordered_is_what_a_spectator_sees(node: Node) -> None:
    """Not a hand, not a deck: only how many cards there are."""
    easel = Easel()
    table, _, _ = two_at_a_table(node, "heroes")

    async def asked(service: Service) -> dict[str, Any]:
        postcards = Postcards(easel, patience=60)
        postcards.possible = True
        room = await service.hub.room(table)
        await postcards.picture(room, "en")
        return dict(room.match.state.to_json())

    whole = node.run(asked)
    assert any(seat["hand"] for seat in whole["seats"])
    game, view, language, heading, sitters = easel.orders[0]
    assert (game, language, heading) == ("heroes", "en", "Heroes of Dark Lands")
    assert isinstance(sitters, list)
    assert [sitter.name for sitter in sitters] == ["Ann", "Bob"]
    assert isinstance(view, dict)
    assert all(not seat["hand"] for seat in view["seats"])
