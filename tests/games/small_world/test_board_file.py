"""Boards: the shipped ones as the ledger has them, own ones checked."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from tests.tools.rules import rules

from warren.core.numbers import bit_count
from warren.core.refusal import InputError
from warren.games.small_world.board import Board
from warren.games.small_world.board_file import (
    SHIPPED,
    BoardSpec,
    parse_board,
    read_board,
    shipped_board,
)
from warren.games.small_world.features import (
    CAVERN,
    FARMLAND,
    FOREST,
    HILL,
    LAKE,
    MAGIC,
    MINE,
    MOUNTAIN,
    SEA,
    SWAMP,
)

COMMON = {2: 4, 3: 5, 4: 7, 5: 9}
MOUNTAINS = {2: 4, 3: 7, 4: 8, 5: 9}
NATIVES = {2: 9, 3: 10, 4: 14, 5: 18}
COAST_ONLY = {
    2: {"2-22"},
    3: {"3-08", "3-24"},
    4: {"4-02", "4-03", "4-07", "4-08", "4-14"},
    5: {"5-07", "5-12", "5-17", "5-18", "5-24", "5-29"},
}


def built(players: int) -> Board:
    return shipped_board(f"smallworld-{players}").build(players)


def names(board: Board, mask: int) -> set[str]:
    return {name for i, name in enumerate(board.names) if mask >> i & 1}


@rules("SW-SET-1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_rounds_by_players(players: int, rounds: int) -> None:
    board = built(players)
    assert (board.players, board.rounds) == (players, rounds)
    assert board.provenance == "printed board"


@rules("SW-SET-3", "SW-SET-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_the_printed_boards_hold(players: int) -> None:
    board = built(players)
    for feature in (FOREST, HILL, SWAMP, FARMLAND, MINE, MAGIC, CAVERN):
        assert bit_count(board.features[feature]) == COMMON[players]
    assert bit_count(board.features[MOUNTAIN]) == MOUNTAINS[players] <= 9
    assert bit_count(board.features[SEA]) == 2
    assert bit_count(board.features[LAKE]) == 1
    assert bit_count(board.natives) == NATIVES[players] <= 18
    assert board.natives & (board.water | board.features[MOUNTAIN]) == 0


@rules("SW-CON-15", "SW-TRAP-21")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_borders_are_symmetric_and_every_corner_is_three_way(players: int) -> None:
    spec = shipped_board(f"smallworld-{players}")
    rings = {region.id: region.ring for region in spec.regions}
    borders = contacts = 0
    for name, ring in rings.items():
        for left, right in zip(ring, [*ring[1:], ring[0]], strict=True):
            if "rim" not in (left, right):
                assert right in rings[left]
        for other in ring:
            if other == "rim":
                contacts += 1
            else:
                borders += 1
                assert rings[other].count(name) == ring.count(other)
    assert borders // 2 + contacts == 3 * (len(rings) + 1) - 6


@rules("SW-TRAP-21")
def test_two_stretches_of_border_are_one_adjacency() -> None:
    for players, first, second in ((4, "4-01", "4-07"), (5, "5-01", "5-18")):
        spec = shipped_board(f"smallworld-{players}")
        ring = next(region.ring for region in spec.regions if region.id == first)
        assert ring.count(second) == 2
        board = spec.build(players)
        assert second in names(board, board.adjacent[board.index[first]])


@rules("SW-CON-1", "SW-CON-14", "SW-TRAP-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_entries_are_the_rim_and_the_shores_of_its_seas(players: int) -> None:
    spec = shipped_board(f"smallworld-{players}")
    board = spec.build(players)
    rim = {region.id for region in spec.regions if region.edge}
    assert names(board, board.entries & board.land) - rim == COAST_ONLY[players]
    lake = names(board, board.features[LAKE])
    assert not lake & names(board, board.entries)
    assert names(board, board.features[SEA]) <= names(board, board.entries)


def own() -> dict[str, object]:
    return {
        "board": "islet",
        "title": {"ru": "Островок", "en": "Islet"},
        "rounds": 5,
        "regions": {
            "peak": {"terrain": "mountain", "edge": True, "borders": ["slope"]},
            "slope": {"terrain": "hill", "tribe": True, "borders": ["vale"]},
            "vale": {"terrain": "forest", "symbols": ["mine"], "at": [1, 2], "area": 5},
        },
    }


def test_one_side_of_a_border_is_enough() -> None:
    spec = BoardSpec(own())
    board = spec.build(2)
    assert names(board, board.adjacent[board.index["slope"]]) == {"peak", "vale"}
    assert board.region("vale") == 2
    assert board.region("sea") is None
    assert board.provenance == "own board"
    assert spec.title == {"ru": "Островок", "en": "Islet"}


def change(path: str, value: object) -> Callable[[dict[str, object]], None]:
    def apply(data: dict[str, object]) -> None:
        *way, last = path.split(".")
        for key in way:
            data = cast("dict[str, object]", data[key])
        data[last] = value

    return apply


def drop(path: str) -> Callable[[dict[str, object]], None]:
    def apply(data: dict[str, object]) -> None:
        *way, last = path.split(".")
        for key in way:
            data = cast("dict[str, object]", data[key])
        del data[last]

    return apply


@pytest.mark.parametrize(
    ("breaks", "message", "named"),
    [
        (drop("regions"), "error-missing-field", "regions"),
        (change("regions.rim", {"terrain": "hill"}), "error-board-reserved-name", "regions.rim"),
        (change("colour", 1), "error-unknown-field", "colour"),
        (change("aspect", 9), "error-board-aspect", "aspect"),
        (change("rounds", 0), "error-out-of-range", "rounds"),
        (change("players", 7), "error-out-of-range", "players"),
        (change("title", {"ru": 3}), "error-not-a-text", "title.ru"),
        (change("regions.peak.terrain", "lava"), "error-unknown-terrain", "lava"),
        (drop("regions.peak.terrain"), "error-missing-field", "regions.peak.terrain"),
        (change("regions.vale.symbols", ["gold"]), "error-unknown-symbol", "gold"),
        (change("regions.vale.symbols", ["mine"] * 99), "error-too-many", "vale.symbols"),
        (change("regions.vale.colour", 1), "error-unknown-field", "regions.vale.colour"),
        (change("regions.vale.at", [1]), "error-board-point", "regions.vale.at"),
        (change("regions.vale.at", [1, 2000]), "error-out-of-range", "regions.vale.at"),
        (change("regions.vale.borders", ["moon"]), "error-board-unknown-neighbour", "moon"),
        (change("regions.vale.borders", ["vale"]), "error-board-own-neighbour", "vale"),
        (change("regions.slope.borders", []), "error-board-not-connected", "vale"),
        (change("regions.peak.edge", False), "error-board-no-entry", "regions"),
        (change("regions.peak.edge", "yes"), "error-not-a-flag", "regions.peak.edge"),
        (
            change("regions.peak", {"terrain": "lake", "edge": True, "borders": ["slope"]}),
            "error-board-lake-edge",
            "regions.peak.edge",
        ),
        (change("regions", {"a": {"terrain": "hill", "edge": True}}), "error-board-size", "1"),
        (
            change("regions.peak", {"terrain": "hill", "ring": ["rim", "slope"], "edge": False}),
            "error-board-edge",
            "regions.peak.edge",
        ),
    ],
)
def test_a_broken_board_is_refused_by_field(
    breaks: Callable[[dict[str, object]], None], message: str, named: str
) -> None:
    data = copy.deepcopy(own())
    breaks(data)
    with pytest.raises(InputError) as error:
        BoardSpec(data)
    assert error.value.message == message
    assert named in str(error.value)


def test_rings_must_answer_each_other() -> None:
    data: dict[str, object] = {
        "regions": {
            "a": {"terrain": "hill", "ring": ["rim", "b", "c"]},
            "b": {"terrain": "hill", "ring": ["rim", "c"]},
            "c": {"terrain": "hill", "ring": ["rim", "a", "b"]},
        }
    }
    with pytest.raises(InputError, match="error-board-asymmetric"):
        BoardSpec(data)


def test_a_sea_alone_is_no_entry() -> None:
    data: dict[str, object] = {
        "regions": {
            "a": {"terrain": "sea", "borders": ["b"]},
            "b": {"terrain": "hill", "borders": []},
        }
    }
    with pytest.raises(InputError, match="error-board-no-entry"):
        BoardSpec(data)


def test_files(tmp_path: Path) -> None:
    file = tmp_path / "islet.yaml"
    file.write_text("regions: [", encoding="utf-8")
    with pytest.raises(InputError, match="error-not-yaml"):
        read_board(file)
    with pytest.raises(InputError, match="error-cannot-read"):
        read_board(tmp_path / "absent.yaml")
    with pytest.raises(InputError, match="error-not-a-mapping"):
        parse_board("- 1", "list")
    with pytest.raises(InputError, match="error-unknown-board"):
        shipped_board("atlantis")
    with pytest.raises(InputError) as caught:
        shipped_board("smallwrld-2")
    assert caught.value.details["meant"] == "smallworld-2"
    boards = [f"smallworld-{players}" for players in range(2, 6)]
    assert list(SHIPPED) == [*boards, *(f"underground-{players}" for players in range(2, 7))]
