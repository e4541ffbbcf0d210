"""Boards that cannot be drawn."""

from dataclasses import replace

import pytest
from tests.drawing.board_files import own

from warren.core.refusal import InputError
from warren.drawing.outline import draw_board
from warren.drawing.spec import (
    BoardError,
    BoardSpec,
    CrampedBoardError,
    NonPlanarBoardError,
    RegionSpec,
)


def ringed(name: str, **rings: str) -> BoardSpec:
    """A board given by the neighbours of its regions clockwise."""
    regions = (RegionSpec(key, "hill", ring=tuple(ring.split())) for key, ring in rings.items())
    return BoardSpec(name, 1.0, tuple(regions))


def twins(name: str) -> BoardSpec:
    spec = own(name, {"a": "b c", "b": "c"}, "a")
    return replace(spec, regions=(*spec.regions, spec.regions[-1]))


KNOT = own("knot", {"a": "b c d", "b": "c d", "c": "d"}, "a b c d")
NEEDLE = replace(own("needle", {"a": "b", "b": "c"}, "a b c"), aspect=0.005)
OPEN = ringed("open", p="rim q rim r", q="rim r rim p", r="rim p rim q", a="rim b", b="rim a")

IMPOSSIBLE: list[tuple[BoardSpec, str, dict[str, str | int]]] = [
    (twins("twins"), "same-name", {"board": "twins", "region": "c"}),
    (own("two", {"a": "b", "c": "d"}, "a b c d"), "apart", {"board": "two"}),
    (own("far", {"a": "b", "c": "d"}, "a b"), "alone", {"regions": "c, d"}),
    (own("self", {"a": "a b"}, "a b"), "neighbour", {"region": "a", "other": "a"}),
    (own("lone", {"a": ""}, "a"), "few-at-edge", {"count": 1}),
    (ringed("bag", s="rim a b", a="s b", b="s a"), "few-at-edge", {"count": 1}),
    (OPEN, "edge-open", {"regions": "a, b, p, q, r"}),
    (
        ringed("hollow", p="rim q rim r", q="rim r rim p", r="rim p rim q"),
        "rings",
        {"board": "hollow"},
    ),
    (ringed("torn", a="rim b c", b="rim c", c="rim b"), "disagree", {"region": "a", "other": "b"}),
    (ringed("echo", a="rim b b", b="rim a a"), "twice-in-a-row", {"region": "a", "other": "b"}),
    (ringed("lost", a="rim z", b="rim a"), "neighbour", {"region": "a", "other": "z"}),
    (KNOT, "not-flat", {"regions": "a, b, c, d"}),
    (NEEDLE, "no-room", {"region": "b"}),
]


@pytest.mark.parametrize(
    ("spec", "message", "details"), IMPOSSIBLE, ids=[spec.id for spec, _, _ in IMPOSSIBLE]
)
def test_the_error_names_what_is_wrong(
    spec: BoardSpec, message: str, details: dict[str, str | int]
) -> None:
    with pytest.raises(BoardError) as caught:
        draw_board(spec)
    assert isinstance(caught.value, InputError)
    assert (caught.value.message, caught.value.details) == (f"error-drawing-{message}", details)


@pytest.mark.parametrize(
    ("spec", "kind"), [(KNOT, NonPlanarBoardError), (NEEDLE, CrampedBoardError)]
)
def test_knots_and_narrowness_have_their_own_errors(
    spec: BoardSpec, kind: type[BoardError]
) -> None:
    with pytest.raises(kind):
        draw_board(spec)
