"""The proof of a record: what holds, what was tampered with, what cannot be proved."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from librt.random import Random
from tests.play.fair import (
    GIVEN,
    SEED,
    lines_of_chance,
    opened,
    play_on,
    played,
    with_commitments,
)

from warren.core.dice import FairDice, commitments, promise
from warren.core.game import Game
from warren.core.match import replay
from warren.core.record import Record, read_record
from warren.core.refusal import InputError
from warren.core.state import CHANCE
from warren.core.verdict import (
    NO_CHANCE,
    NO_COMMITMENTS,
    OLD_DICE,
    PROMISE_BROKEN,
    SEED_HIDDEN,
    UNKNOWN_DICE,
    check_record,
)
from warren.games.registry import game, games

OTHER = "ff" * 32
OPENED = opened(played("small_world").record)
TEXT = OPENED.write()
HEADER = dict(OPENED.commitments)


@pytest.mark.parametrize("title", games(), ids=[title.key for title in games()])
@pytest.mark.parametrize("full", [False, True])
def test_a_whole_game_is_proved(title: Game, full: bool) -> None:
    match = played(title.key, title.max_players if full else title.min_players)
    record = read_record(opened(match.record).write())
    assert any(line.action.verb == "undo" for line in record.lines)
    verdict = check_record(title, record)
    lines = lines_of_chance(record)
    assert verdict.holds()
    assert (verdict.reason, verdict.before, verdict.faults()) == ("", 0, [])
    assert verdict.missing == [OLD_DICE]
    assert [roll.n for roll in verdict.rolls] == lines
    assert [roll.draw for roll in verdict.rolls] == list(range(1, len(lines) + 1))
    assert verdict.proved() == len(lines) > 10
    for roll in verdict.rolls:
        assert roll.found_action() == roll.expected_action() == record.lines[roll.n - 1].action


def test_the_dice_answer_from_a_line_on() -> None:
    first = played("small_world", seed=OTHER, given=["", ""]).record
    lines = lines_of_chance(first)
    middle = lines[len(lines) // 2]
    match = replay(game("small_world"), first, middle)
    play_on(match, FairDice(SEED, GIVEN[:2]), Random(3))
    made = commitments(SEED, GIVEN[:2], middle + 1)
    verdict = check_record(game(match.record.game), opened(with_commitments(match.record, made)))
    assert verdict.holds()
    assert verdict.before == len(lines) // 2 + 1
    assert verdict.rolls[0].draw == verdict.before + 1
    assert verdict.proved() == len(verdict.rolls) > 0
    early = commitments(SEED, GIVEN[:2], 1)
    faulty = check_record(game(match.record.game), opened(with_commitments(match.record, early)))
    assert not faulty.holds()
    assert len(faulty.rolls) > faulty.proved() >= len(verdict.rolls)
    late = commitments(SEED, GIVEN[:2], len(match.record.lines) + 1)
    nothing = check_record(game(match.record.game), opened(with_commitments(match.record, late)))
    assert (nothing.reason, nothing.proved(), nothing.holds()) == (NO_CHANCE, 0, False)


def edited(change: Callable[[list[dict[str, Any]]], object]) -> Record:
    """The record with its lines changed and numbered anew."""
    lines = [json.loads(row) for row in TEXT.splitlines()[1:]]
    change(lines)
    for n, line in enumerate(lines, start=1):
        line["n"] = n
    rows = [TEXT.splitlines()[0], *map(json.dumps, lines)]
    return read_record("".join(f"{row}\n" for row in rows))


def last_die(lines: list[dict[str, Any]]) -> dict[str, Any]:
    return [line for line in lines if line["verb"] == "die"][-1]


def test_a_changed_die_is_found() -> None:
    n = max(line.n for line in OPENED.lines if line.action.verb == "die")
    was = OPENED.lines[n - 1].action
    for value in {0, 1, 2, 3} - {was.args["value"]}:
        record = edited(lambda lines, v=value: last_die(lines).update(args={"value": v}))
        verdict = check_record(game("small_world"), record)
        (fault,) = verdict.faults()
        assert not verdict.holds()
        assert fault.n == n
        assert fault.expected_action() == was
        assert fault.found_action().args == {"value": value}


def test_a_fault_is_told_even_when_the_game_breaks_off_after_it() -> None:
    record = edited(lambda lines: lines[1].update(args={"race": lines[3]["args"]["race"]}))
    verdict = check_record(game("small_world"), record)
    assert [fault.n for fault in verdict.faults()] == [2]
    assert verdict.stopped == 4
    assert not verdict.holds()


def without_an_undone_action(lines: list[dict[str, Any]]) -> None:
    place = next(i for i, line in enumerate(lines) if line["verb"] == "undo")
    del lines[place - 1 : place + 1]
    for line in lines[place - 1 :]:
        if line["verb"] == "undo":
            line["args"] = {"to": line["args"]["to"] - 2}


def test_acting_and_taking_back_moves_no_die() -> None:
    record = edited(without_an_undone_action)
    assert len(record.lines) == len(OPENED.lines) - 2
    assert check_record(game("small_world"), record).holds()
    assert [line.action for line in record.lines if line.seat == CHANCE] == [
        line.action for line in OPENED.lines if line.seat == CHANCE
    ]


def test_an_outcome_that_was_skipped_is_found() -> None:
    middle = lines_of_chance(OPENED)[10]
    for skipped in (0, 1):
        match = replay(game("small_world"), OPENED, middle)
        play_on(match, FairDice(SEED, GIVEN[:2]), Random(4), skipped)
        verdict = check_record(game(match.record.game), match.record)
        assert verdict.holds() == (skipped == 0)
        assert all(fault.n > middle for fault in verdict.faults())


def test_a_line_that_is_left_out_is_found() -> None:
    with pytest.raises(InputError, match="error-record-illegal"):
        check_record(game("small_world"), edited(lambda lines: lines.pop(len(lines) // 2)))


def test_an_illegal_line_without_a_fault_is_refused() -> None:
    for change in (
        lambda lines: lines[0].update(verb="dance"),
        lambda lines: lines[0].update(args={"seat": 4}),
        lambda lines: lines[0].update(verb="die", args={"value": 1}),
        lambda lines: lines.append({"n": 0, "seat": "chance", "verb": "die", "args": {"value": 1}}),
    ):
        with pytest.raises(InputError, match="error-record-illegal"):
            check_record(game("small_world"), edited(change))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seed": OTHER}, PROMISE_BROKEN),
        ({"promise": promise(OTHER)}, PROMISE_BROKEN),
        ({"dice": "knuckles", "promise": 3}, UNKNOWN_DICE),
    ],
)
def test_a_header_that_proves_nothing(changes: dict[str, object], reason: str) -> None:
    verdict = check_record(game("small_world"), with_commitments(OPENED, {**HEADER, **changes}))
    assert (verdict.reason, verdict.proved(), verdict.holds()) == (reason, 0, False)


def test_a_seed_and_promise_of_another_game_prove_nothing() -> None:
    changes = {"seed": OTHER, "promise": promise(OTHER)}
    verdict = check_record(game("small_world"), with_commitments(OPENED, {**HEADER, **changes}))
    assert not verdict.holds()
    assert len(verdict.faults()) > len(verdict.rolls) // 2


def test_contributions_in_another_order_are_found() -> None:
    changes = {"contributions": GIVEN[1::-1]}
    verdict = check_record(game("small_world"), with_commitments(OPENED, {**HEADER, **changes}))
    assert not verdict.holds()
    assert len(verdict.faults()) > len(verdict.rolls) // 2


def test_a_record_without_a_promise_or_with_a_hidden_seed() -> None:
    title = game("small_world")
    assert check_record(title, with_commitments(OPENED, {})).reason == NO_COMMITMENTS
    hidden = check_record(title, with_commitments(OPENED, commitments(SEED, GIVEN[:2])))
    assert (hidden.reason, hidden.holds()) == (SEED_HIDDEN, False)
    with pytest.raises(InputError, match="error-other-game"):
        check_record(game("heroes"), OPENED)


@pytest.mark.parametrize(
    ("changes", "message", "field"),
    [
        ({"promise": 5}, "error-not-a-text", "promise"),
        ({"promise": promise(SEED).upper()}, "error-not-hex", "promise"),
        ({"promise": "0" * 63}, "error-not-hex", "promise"),
        ({"seed": "0" * 65}, "error-not-hex", "seed"),
        ({"seed": "xy" * 32}, "error-not-hex", "seed"),
        ({"seed": " 0" * 32}, "error-not-hex", "seed"),
        ({"seed": "٠" * 64}, "error-not-hex", "seed"),
        ({"seed": ""}, "error-not-hex", "seed"),
        ({"seed": None}, "error-not-a-text", "seed"),
        ({"dice": 6}, "error-not-a-text", "dice"),
        ({"from": 0}, "error-out-of-range", "from"),
        ({"from": 10**30}, "error-out-of-range", "from"),
        ({"from": True}, "error-not-a-whole-number", "from"),
        ({"from": "1"}, "error-not-a-whole-number", "from"),
        ({"contributions": "ab"}, "error-not-a-list", "contributions"),
        ({"contributions": ["", 5]}, "error-not-a-text", "contributions[1]"),
        ({"contributions": [""]}, "error-seat-count", "contributions"),
        ({"contributions": [""] * 3}, "error-seat-count", "contributions"),
        ({"contributions": ["", "x" * 121]}, "error-contribution", "contributions[1]"),
        ({"contributions": ["\ud800", ""]}, "error-contribution", "contributions[0]"),
        ({"contributions": ["a\nb", ""]}, "error-contribution", "contributions[0]"),
        ({"contributions": ["a\u2028b", ""]}, "error-contribution", "contributions[0]"),
        ({"contributions": ["a\x9bb", ""]}, "error-contribution", "contributions[0]"),
        ({"luck": 1}, "error-unknown-field", "luck"),
    ],
)
def test_a_broken_header_is_refused_by_field(
    changes: dict[str, object], message: str, field: str
) -> None:
    with pytest.raises(InputError) as caught:
        check_record(game("small_world"), with_commitments(OPENED, {**HEADER, **changes}))
    assert caught.value.message == message
    assert caught.value.details["field"] == f"commitments.{field}"


@pytest.mark.parametrize("field", ["dice", "promise", "contributions", "from"])
def test_a_field_that_is_missing(field: str) -> None:
    made = {name: value for name, value in HEADER.items() if name != field}
    with pytest.raises(InputError, match="error-missing-field") as caught:
        check_record(game("small_world"), with_commitments(OPENED, made))
    assert caught.value.details["field"] == f"commitments.{field}"
