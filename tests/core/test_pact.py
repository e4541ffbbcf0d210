"""The pact of server and devices: what a record under it proves, and what it gives away."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random
from tests.play.fair import (
    HANDS,
    NONCES,
    OLDER,
    SEED,
    agreed,
    bound,
    lines_of_chance,
    play_on,
    with_commitments,
    without_name,
)

from warren.core.canonical import canonical, digest
from warren.core.dice import FairDice
from warren.core.effect import EVERYBODY, mask_of
from warren.core.game import Game
from warren.core.match import replay
from warren.core.pact import (
    OLDER_PACT,
    Voided,
    first_heads,
    head_after,
    named,
    new_nonce,
    read_pact,
    sealed,
)
from warren.core.record import Record, read_record
from warren.core.refusal import InputError
from warren.core.verdict import (
    BEFORE,
    CUT_OFF,
    END_UNSEEN,
    HEAD_BROKEN,
    HEAD_UNSEEN,
    NAME_BROKEN,
    NAME_GONE,
    NO_DEVICE,
    OTHER_HEAD,
    PROMISE_BROKEN,
    SEAL_BROKEN,
    SEED_HIDDEN,
    TERMS_BROKEN,
    VOIDED,
    check_record,
    heads_of,
)
from warren.games.registry import game, games

OTHER = "ff" * 32
VECTORS = Path(__file__).parents[2] / "web/src/lib/fixtures/canonical.json"
RECORD = agreed("small_world", names=["Ann", "Bob"])
HEADER = dict(RECORD.commitments)
HEAD = str(HEADER["head"])
TITLE = game("small_world")


@pytest.mark.parametrize("title", games(), ids=[title.key for title in games()])
def test_a_whole_game_is_proved_to_whoever_saw_its_end(title: Game) -> None:
    record = read_record(agreed(title.key, title.min_players).write())
    verdict = check_record(title, record, str(record.commitments["head"]))
    assert (verdict.holds(), verdict.reason, verdict.missing) == (True, "", [])
    assert [roll.n for roll in verdict.rolls] == lines_of_chance(record)
    assert verdict.seen == len(record.lines)


def changed(change: Callable[[list[dict[str, Any]]], object], honest: bool = False) -> Record:
    """The record with some of its rows changed; a forger makes all digests fit that he can."""
    rows = [json.loads(row) for row in RECORD.write().splitlines()]
    change(rows)
    record = read_record("".join(f"{json.dumps(row)}\n" for row in rows))
    return record if honest else forged(record)


def forged(record: Record) -> Record:
    made = read_pact(record.commitments, record.players)
    names = [named(name, nonce) for name, nonce in zip(record.names, made.nonces, strict=True)]
    draft = with_commitments(record, {**record.commitments, "named": names})
    head = heads_of(draft, read_pact(draft.commitments, record.players))[-1]
    return with_commitments(draft, {**draft.commitments, "head": head})


def undone(rows: list[dict[str, Any]]) -> None:
    """Leave out an action that was taken back: the game goes on all the same."""
    place = next(i for i, row in enumerate(rows) if row.get("verb") == "undo")
    del rows[place - 1 : place + 1]
    for n, row in enumerate(rows[1:], start=1):
        row["n"] = n
        if row["verb"] == "undo" and n >= place - 1:
            row["args"] = {"to": row["args"]["to"] - 2}


def cut(rows: list[dict[str, Any]]) -> None:
    del rows[-3:]


def swapped(rows: list[dict[str, Any]]) -> None:
    rows[0]["seats"].reverse()


@pytest.mark.parametrize(
    ("change", "plain", "alone"),
    [
        (undone, HEAD_BROKEN, HEAD_UNSEEN),
        (swapped, NAME_BROKEN, HEAD_UNSEEN),
        (cut, HEAD_BROKEN, CUT_OFF),
    ],
)
def test_what_was_changed_shows_to_whoever_kept_a_head(
    change: Callable[[list[dict[str, Any]]], object], plain: str, alone: str
) -> None:
    assert check_record(TITLE, changed(change, honest=True)).reason == plain
    record = changed(change)
    unseen = check_record(TITLE, record)
    assert alone in (unseen.reason, *unseen.missing)
    assert check_record(TITLE, record, HEAD).reason == OTHER_HEAD


def test_a_head_from_the_middle_answers_for_what_came_before() -> None:
    heads = heads_of(RECORD, read_pact(HEADER, 2))
    for line in (0, 20, len(heads) - 2):
        verdict = check_record(TITLE, RECORD, heads[line])
        assert (verdict.holds(), verdict.seen, verdict.missing) == (True, line, [END_UNSEEN])
    assert len(set(heads)) == len(heads) == len(RECORD.lines) + 1


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seed": OTHER}, PROMISE_BROKEN),
        ({"promise": OTHER}, PROMISE_BROKEN),
        ({"terms": OTHER}, TERMS_BROKEN),
        ({"from": 30}, TERMS_BROKEN),
        ({"base": OTHER}, TERMS_BROKEN),
        ({"contributions": [HANDS[1], ""]}, SEAL_BROKEN),
        ({"contributions": ["", ""]}, SEAL_BROKEN),
        ({"contributions": [HANDS[0], HANDS[1]]}, SEAL_BROKEN),
        ({"sealed": ["", sealed(HANDS[0])]}, SEAL_BROKEN),
        ({"named": [OTHER, OTHER]}, NAME_BROKEN),
        ({"named": ["", ""]}, NAME_BROKEN),
        ({"nonces": [NONCES[1], NONCES[0]]}, NAME_BROKEN),
        ({"nonces": ["", ""]}, NAME_BROKEN),
        ({"head": OTHER}, HEAD_BROKEN),
        ({"voided": [{"promise": OTHER, "missing": [1]}]}, HEAD_BROKEN),
    ],
)
def test_a_header_that_was_changed(changes: dict[str, object], reason: str) -> None:
    verdict = check_record(TITLE, with_commitments(RECORD, {**HEADER, **changes}))
    assert (verdict.reason, verdict.holds()) == (reason, False)


def test_other_options_break_the_promise() -> None:
    record = Record(RECORD.game, 2, {"open_coins": True}, RECORD.names, HEADER)
    record.lines.extend(RECORD.lines)
    assert check_record(TITLE, record).reason == TERMS_BROKEN


def test_an_origin_that_was_not_promised_forges_no_draws() -> None:
    """Draws before `from` are not proved; so nobody may move it once the game has begun."""
    lines = lines_of_chance(RECORD)
    start = lines[12] + 1
    played = bound(RECORD, SEED, [HANDS[0], ""], start)
    head = str(played.commitments["head"])
    verdict = check_record(TITLE, played, head)
    assert (verdict.holds(), verdict.missing) == (True, [BEFORE])
    assert check_record(TITLE, played, HEAD).reason == OTHER_HEAD
    moved = with_commitments(RECORD, {**HEADER, "from": start, "base": played.commitments["base"]})
    assert check_record(TITLE, moved).reason == TERMS_BROKEN


def test_a_game_that_goes_on_from_another() -> None:
    before = replay(TITLE, RECORD, lines_of_chance(RECORD)[12]).record
    record = agreed("small_world", seed=OTHER, given=["", HANDS[1]], before=before, choices=5)
    head = str(record.commitments["head"])
    verdict = check_record(TITLE, record, head)
    assert (verdict.holds(), verdict.before, verdict.missing) == (True, 13, [BEFORE])
    other = read_record(record.write())
    other.lines[3] = RECORD.lines[4]
    assert check_record(TITLE, other).reason == TERMS_BROKEN


def test_what_is_missing_is_told() -> None:
    silent = agreed("small_world", given=["", ""])
    assert check_record(TITLE, silent).missing == [NO_DEVICE, HEAD_UNSEEN]
    again = bound(RECORD, SEED, [HANDS[0], ""], voided=[Voided(OTHER, [1])])
    assert check_record(TITLE, again).missing == [VOIDED, HEAD_UNSEEN]
    hidden = {name: value for name, value in HEADER.items() if name not in ("seed", "head")}
    assert check_record(TITLE, with_commitments(RECORD, hidden)).reason == SEED_HIDDEN


def test_a_name_is_taken_out_and_all_else_is_still_proved() -> None:
    record = read_record(without_name(RECORD, 1).write())
    assert (record.names, read_pact(record.commitments, 2).taken_out()) == (["Ann", "2"], [1])
    assert NONCES[1] not in record.write()
    for head, line in ((HEAD, len(RECORD.lines)), (heads_of(RECORD, read_pact(HEADER, 2))[9], 9)):
        verdict = check_record(TITLE, record, head)
        assert (verdict.holds(), verdict.seen, verdict.taken_out) == (True, line, [1])
        assert verdict.proved() == len(lines_of_chance(record))
        assert NAME_GONE in verdict.missing
    assert check_record(TITLE, RECORD, HEAD).taken_out == []
    nobody = check_record(TITLE, without_name(record, 0), HEAD)
    assert (nobody.missing, nobody.taken_out) == ([NAME_GONE], [0, 1])


def test_nobody_else_is_put_where_a_name_was_taken_out() -> None:
    for name in ("Bob", "Eve", "1", ""):
        assert check_record(TITLE, without_name(RECORD, 1, name), HEAD).reason == NAME_BROKEN
    gone = without_name(RECORD, 1)
    given_back = Record(gone.game, 2, {}, ["Ann", "Eve"], dict(gone.commitments), gone.rules)
    given_back.commitments["nonces"] = [NONCES[0], new_nonce()]
    given_back.lines.extend(gone.lines)
    assert check_record(TITLE, given_back, HEAD).reason == NAME_BROKEN


def test_a_name_cannot_be_guessed_when_it_is_gone() -> None:
    bound_to = str(digest({"name": "Ann", "nonce": NONCES[0]}))
    assert named("Ann", NONCES[0]) == bound_to != named("Ann", NONCES[1])
    assert named("Ann", new_nonce()) != named("Ann", new_nonce())
    assert digest("Ann") not in (bound_to, named("Ann", NONCES[1]))


def test_the_older_steps_verify_as_ever() -> None:
    """A record as it was written then: the opening holds the names themselves."""
    record = read_record(OLDER.read_text(encoding="utf-8"))
    assert record.write() == OLDER.read_text(encoding="utf-8")
    head = str(record.commitments["head"])
    assert head == "ca7525eb0bd7498eeb00b7b502a35446d06031deceec0ef0188ac9e897a01c82"
    verdict = check_record(TITLE, record, head)
    assert (verdict.holds(), verdict.missing, verdict.taken_out) == (True, [], [])
    assert check_record(TITLE, record).missing == [HEAD_UNSEEN]
    names = ["1", record.names[1]]
    renamed = Record(record.game, 2, {}, names, record.commitments, record.rules)
    renamed.lines.extend(record.lines)
    assert check_record(TITLE, renamed).reason == HEAD_BROKEN
    assert check_record(TITLE, renamed, head).reason == OTHER_HEAD
    made = read_pact(record.commitments, 2)
    again = bound(record, made.seed, made.contributions, dice=OLDER_PACT)
    assert again.commitments == record.commitments


def test_a_die_that_was_changed_or_skipped() -> None:
    middle = lines_of_chance(RECORD)[10]
    match = replay(TITLE, RECORD, middle)
    play_on(match, FairDice(SEED, [HANDS[0], ""]), Random(4), skipped=1)
    verdict = check_record(TITLE, bound(match.record, SEED, [HANDS[0], ""]))
    assert not verdict.holds()
    assert all(fault.n > middle for fault in verdict.faults())


@pytest.mark.parametrize(
    ("changes", "message", "field"),
    [
        ({"dice": 6}, "error-not-a-text", "dice"),
        ({"promise": "x"}, "error-not-hex", "promise"),
        ({"terms": None}, "error-not-a-text", "terms"),
        ({"base": "abc"}, "error-not-hex", "base"),
        ({"from": 0}, "error-out-of-range", "from"),
        ({"sealed": [""]}, "error-seat-count", "sealed"),
        ({"sealed": ["", "y"]}, "error-not-hex", "sealed[1]"),
        ({"contributions": ["мой кот спит", ""]}, "error-not-hex", "contributions[0]"),
        ({"named": [OTHER]}, "error-seat-count", "named"),
        ({"nonces": ["", "salt"]}, "error-not-hex", "nonces[1]"),
        ({"dice": "commit-reveal"}, "error-unknown-field", "named"),
        ({"voided": 3}, "error-not-a-list", "voided"),
        ({"voided": [{"promise": OTHER}]}, "error-missing-field", "voided[0].missing"),
        (
            {"voided": [{"promise": OTHER, "missing": [2]}]},
            "error-not-a-whole-number",
            "voided[0].missing",
        ),
        ({"voided": [{"promise": OTHER, "missing": []}] * 65}, "error-too-large", "voided"),
        ({"head": 5}, "error-not-a-text", "head"),
        ({"luck": 1}, "error-unknown-field", "luck"),
    ],
)
def test_a_broken_header_is_refused_by_field(
    changes: dict[str, object], message: str, field: str
) -> None:
    with pytest.raises(InputError) as caught:
        check_record(TITLE, with_commitments(RECORD, {**HEADER, **changes}))
    assert caught.value.message == message
    assert caught.value.details["field"] == f"commitments.{field}"


def test_a_head_shows_nobody_that_there_was_a_line_they_may_not_see() -> None:
    key = bytes.fromhex(SEED)
    ann, bob = mask_of([0]), mask_of([1])
    open_line, secret = RECORD.lines[0], RECORD.lines[1]
    heads = first_heads(OTHER, 0).after(key, open_line, EVERYBODY)
    hidden = heads.after(key, secret, ann)
    assert hidden.shown_to(bob) == heads.shown_to(bob) == heads.head
    assert hidden.shown_to(ann) == hidden.head != heads.head
    shown = hidden.after(key, RECORD.lines[2], EVERYBODY)
    assert shown.shown_to(bob) == shown.shown_to(ann) == shown.head
    without = heads.after(key, RECORD.lines[2], EVERYBODY)
    assert shown.head != without.head


def test_a_head_cannot_be_guessed_without_the_seed() -> None:
    line = RECORD.lines[0]
    keys = [bytes.fromhex(text) for text in (SEED, OTHER)]
    first, second = (head_after(key, OTHER, line) for key in keys)
    assert first != second
    assert digest([OTHER, line.to_json()]) not in (first, second)


@pytest.mark.parametrize("vector", json.loads(VECTORS.read_text(encoding="utf-8")))
def test_data_is_written_as_rfc_8785_says(vector: dict[str, object]) -> None:
    """The page is tested with the same."""
    assert canonical(vector["value"]) == vector["text"]


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 10**400, {1}])
def test_what_is_no_json_is_refused(value: object) -> None:
    with pytest.raises(InputError, match="error-not-a-number"):
        canonical(value)
