"""What travels is what it was: kinds by their tags, nothing said that need not be."""

from __future__ import annotations

from types import UnionType
from typing import get_args

import msgspec
import pytest

from warren.client.orders import bot, guest, me, moves_of, opening, seat_of
from warren.messages.events import Event
from warren.messages.orders import FromClient, Move
from warren.messages.pushes import ToClient, ToFollower
from warren.messages.setup import NewSeat, NewTable


@pytest.mark.parametrize(
    ("union", "tags"),
    [
        (FromClient, "act chat look ping undo"),
        (ToClient, "chat pong refused seats step table"),
        (ToFollower, "chat end seats step table"),
        (Event, "dice game-finish game-start invited ready turn uninvited"),
    ],
)
def test_kinds_are_told_apart_by_their_tags(union: UnionType, tags: str) -> None:
    assert sorted(kind.__struct_config__.tag for kind in get_args(union)) == tags.split()


@pytest.mark.parametrize(
    ("seat", "written"),
    [
        (me(), b'{"kind":"me"}'),
        (seat_of("me"), b'{"kind":"me"}'),
        (me("Ann"), b'{"kind":"me","name":"Ann"}'),
        (opening(), b'{"kind":"open"}'),
        (seat_of("open"), b'{"kind":"open"}'),
        (bot("random"), b'{"kind":"bot","bot":"random"}'),
        (seat_of("random"), b'{"kind":"bot","bot":"random"}'),
        (guest("bea"), b'{"kind":"invite","account":"bea"}'),
    ],
)
def test_a_seat_is_asked_for_in_few_words(seat: NewSeat, written: bytes) -> None:
    assert msgspec.json.encode(seat) == written
    assert msgspec.json.decode(written, type=NewSeat) == seat


def test_a_bot_without_a_name_is_the_one_that_stands_in() -> None:
    table = msgspec.json.decode(b'{"game":"heroes","seats":[{"kind":"bot"}]}', type=NewTable)
    assert table.seats == [bot("greedy")]


def test_a_move_says_its_code_or_its_verb() -> None:
    said = msgspec.json.decode(b'[{"code":7},{"verb":"roll"}]', type=list[Move])
    assert said == moves_of([7, Move(verb="roll")])
    assert msgspec.json.encode(Move(code=7)) == b'{"verb":null,"args":{},"code":7}'
