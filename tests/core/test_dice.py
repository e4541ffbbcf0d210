"""Fair dice: the numbers and the header."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.play.fair import GIVEN, SEED, played, with_commitments

from warren.core.dice import (
    DICE,
    LONGEST_CONTRIBUTION,
    SPACE,
    FairDice,
    commitments,
    new_seed,
    promise,
    read_commitments,
    revealed,
    salt,
)
from warren.core.match import replay
from warren.core.record import Record, read_record
from warren.core.refusal import InputError, Refusal
from warren.games.registry import game

OTHER = "ff" * 32
seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)
texts = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Zl", "Zp")), max_size=20)


def hmac_by_hand(key: bytes, message: bytes) -> int:
    """HMAC-SHA256 from its definition, for keys of 32 bytes."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner)
    return int(outer.hexdigest(), 16)


def number_by_hand(seed: str, salted: str, draw: int, below: int) -> tuple[int, int]:
    """The number and the attempt that gave it."""
    attempt = 0
    while True:
        value = hmac_by_hand(bytes.fromhex(seed), f"{salted}:{draw}:{attempt}".encode())
        if value < (1 << 256) // below * below:
            return value % below, attempt
        attempt += 1


def test_a_new_seed_is_new() -> None:
    seed = new_seed()
    assert len(bytes.fromhex(seed)) == 32
    assert seed != new_seed()


def test_the_promise_is_the_hash_of_the_bytes() -> None:
    zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert promise("00" * 32) == zeros
    assert promise(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def test_the_salt_is_the_hash_of_an_array() -> None:
    array = '["мой кот спит","Bob says \\"7\\" \\\\o/",""]'
    assert salt(GIVEN[:3]) == hashlib.sha256(array.encode()).hexdigest()
    assert salt(["a,b", ""]) != salt(["a", "b"]) != salt(["b", "a"])
    assert salt(["", "x"]) != salt(["x", ""]) != salt(["x"])


@pytest.mark.parametrize("below", [1, 2, 6, 14, 116, 10**9, (1 << 255) + 1, SPACE - 1, SPACE])
def test_numbers_by_hand(below: int) -> None:
    dice = FairDice(SEED, GIVEN)
    for draw in range(1, 20):
        number, attempt = number_by_hand(SEED, salt(GIVEN), draw, below)
        assert (dice.number(draw, below), dice.attempt(draw, below)) == (number, attempt)
        assert dice.message(draw, attempt) == f"{salt(GIVEN)}:{draw}:{attempt}"


def test_what_falls_into_the_uneven_rest_is_thrown_again() -> None:
    dice = FairDice(SEED, [])
    tries = Counter(dice.attempt(draw, (1 << 255) + 1) for draw in range(1, 200))
    assert tries[0] > tries[1] > tries[2] > 0
    assert all(dice.attempt(draw, 6) == 0 for draw in range(1, 200))


@settings(deadline=None)
@given(seeds, st.lists(texts, max_size=5), st.integers(1, 10**9), st.integers(1, SPACE))
def test_numbers_are_in_range(seed: str, contributions: list[str], draw: int, below: int) -> None:
    assert 0 <= FairDice(seed, contributions).number(draw, below) < below


@settings(deadline=None)
@given(seeds, st.lists(texts, min_size=1, max_size=5), st.integers(1, 10**9 - 1), st.data())
def test_numbers_depend_on_everything(
    seed: str, contributions: list[str], draw: int, data: st.DataObject
) -> None:
    below = 1 << 128
    number = FairDice(seed, contributions).number(draw, below)
    assert number == FairDice(seed, list(contributions)).number(draw, below)
    seat = data.draw(st.integers(0, len(contributions) - 1))
    changed = list(contributions)
    changed[seat] += "!"
    place = data.draw(st.integers(0, 63))
    digit = "1" if seed[place] == "0" else "0"
    others = [
        FairDice(seed, contributions).number(draw + 1, below),
        FairDice(seed, changed).number(draw, below),
        FairDice(seed, [*contributions, ""]).number(draw, below),
        FairDice(seed[:place] + digit + seed[place + 1 :], contributions).number(draw, below),
    ]
    assert len({number, *others}) == 5


@pytest.mark.parametrize("below", [2, 6, 20])
def test_all_numbers_come_up_about_as_often(below: int) -> None:
    wanted = 300
    dice = FairDice(SEED, GIVEN)
    counts = Counter(dice.number(draw, below) for draw in range(1, wanted * below + 1))
    deviation = sum((counts[value] - wanted) ** 2 / wanted for value in range(below))
    assert 0 < deviation < 2.5 * below


def test_outcomes_follow_their_weights_in_listed_order() -> None:
    match = played("small_world")
    line = next(line for line in match.record.lines if line.action.verb == "die")
    state = replay(game(match.record.game), match.record, line.n - 1).state
    faces = [0, 0, 0, 1, 2, 3]
    dice = FairDice(SEED, GIVEN[:2])
    for draw in range(1, 60):
        number, _ = number_by_hand(SEED, salt(GIVEN[:2]), draw, 6)
        assert state.action(dice.outcome(state, draw)).args == {"value": faces[number]}


def test_chance_decides_only_where_it_is_its_turn() -> None:
    match = played("heroes")
    dice = FairDice(SEED, GIVEN[:2])
    with pytest.raises(Refusal, match="refusal-not-your-turn"):
        dice.outcome(match.state, 1)


def test_the_header_is_read_back() -> None:
    made = commitments(SEED, GIVEN, 7)
    assert made == {"dice": DICE, "promise": promise(SEED), "contributions": GIVEN, "from": 7}
    assert SEED not in json.dumps(made)
    read = read_commitments(json.loads(json.dumps(made)), 5)
    assert (read.promise, read.contributions, read.start) == (promise(SEED), GIVEN, 7)
    assert read.seed == ""
    assert read_commitments(revealed(made, SEED), 5).seed == SEED
    with pytest.raises(InputError, match="error-seed-not-promised"):
        revealed(made, OTHER)


def test_other_dice_are_not_read() -> None:
    with pytest.raises(InputError, match="error-unknown-name"):
        read_commitments({**commitments(SEED, ["", ""]), "dice": "knuckles"}, 2)


@pytest.mark.parametrize(
    "bad",
    [
        lambda: promise("00"),
        lambda: FairDice("0" * 63 + "A", []),
        lambda: FairDice(SEED, ["x" * (LONGEST_CONTRIBUTION + 1)]),
        lambda: FairDice(SEED, []).number(1, 0),
        lambda: FairDice(SEED, []).number(1, SPACE + 1),
        lambda: FairDice(SEED, []).number(0, 6),
        lambda: commitments(SEED, ["\n"]),
        lambda: commitments("", []),
        lambda: commitments(SEED, [], 0),
    ],
)
def test_what_dice_are_not_made_of(bad: Callable[[], object]) -> None:
    with pytest.raises(InputError):
        bad()


@settings(max_examples=30, deadline=None)
@given(st.lists(texts, min_size=2, max_size=2))
def test_contributions_survive_a_record(contributions: list[str]) -> None:
    made = commitments(SEED, contributions)
    record = read_record(with_commitments(Record("small_world", 2, {}, ["a", "b"]), made).write())
    read = read_commitments(record.commitments, 2)
    assert salt(read.contributions) == salt(contributions)
