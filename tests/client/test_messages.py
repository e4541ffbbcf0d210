"""The client reads what the server writes."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from warren.client import messages, orders
from warren.server import messages as told
from warren.server import tables
from warren.server.api import games

PAIRS = [
    (getattr(messages, name), getattr(place, name))
    for place, names in (
        (
            told,
            "SeatShown TableShown PricePart Price Choice Fact Undoing SeatClock Outcome Situation "
            "Shown Stepped Chatted Seated Ended Ready GameStarted Turn GameFinished Invited "
            "Uninvited Refused",
        ),
        (tables, "Created"),
        (games, "GameShown OptionShown"),
    )
    for name in names.split()
] + [(orders.NewSeat, tables.NewSeat), (orders.Move, told.Move)]


@pytest.mark.parametrize(
    ("mine", "theirs"), PAIRS, ids=lambda kind: f"{kind.__module__}.{kind.__name__}"
)
def test_every_field_of_the_client_is_a_field_of_the_server(
    mine: type[msgspec.Struct], theirs: type[msgspec.Struct]
) -> None:
    assert mine.__struct_config__.tag == theirs.__struct_config__.tag
    written = {field.encode_name for field in msgspec.structs.fields(theirs)}
    assert {field.encode_name for field in msgspec.structs.fields(mine)} <= written


def test_the_unions_hold_the_same_kinds() -> None:
    for mine, theirs in (
        (messages.Event, told.Event),
        (messages.TableMessage, told.ToFollower),
    ):
        assert {kind.__name__ for kind in get_args(mine)} == {
            kind.__name__ for kind in get_args(theirs)
        }
