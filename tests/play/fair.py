"""Games played with fair dice.

The example is written anew by `PYTHONPATH=src:. python -m tests.play.fair`.
"""

from __future__ import annotations

from pathlib import Path

from librt.random import Random

from warren.core.dice import FairDice, commitments, revealed
from warren.core.match import Match, new_match
from warren.core.pact import (
    PACT,
    Pact,
    Voided,
    base_of,
    named,
    promise_of,
    sealed,
    terms_of,
    unnamed,
)
from warren.core.record import Record
from warren.core.state import CHANCE
from warren.core.verdict import heads_of
from warren.games.registry import game

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "records" / "fair-dice.ndjson"
OLDER = Path(__file__).resolve().parents[1] / "fixtures" / "records" / "commit-reveal.ndjson"
"""A game under the steps that bound the names as they are."""
SEED = "00112233445566778899aabbccddeeff" * 2
GIVEN = ["мой кот спит", 'Bob says "7" \\o/', "", "ещё одно", "five"]
HANDS = ["a1" * 32, "b2" * 32, "c3" * 32]
NONCES = [f"{seat + 16:x}" * 32 for seat in range(16)]
UNDO_ONE_IN = 9


def played(
    key: str,
    players: int = 2,
    seed: str = SEED,
    given: list[str] | None = None,
    names: list[str] | None = None,
    choices: int = 1,
) -> Match:
    """A whole game at random, with actions taken back now and then."""
    given = GIVEN[:players] if given is None else given
    match = new_match(game(key), players, {}, names, commitments(seed, given))
    play_on(match, FairDice(seed, given), Random(choices))
    return match


def agreed(
    key: str,
    players: int = 2,
    seed: str = SEED,
    given: list[str] | None = None,
    names: list[str] | None = None,
    choices: int = 1,
    before: Record | None = None,
) -> Record:
    """A whole game under a pact of server and devices, perhaps going on from lines of another."""
    given = [HANDS[0], *("" for _ in range(players - 1))] if given is None else given
    title = game(key)
    lines = [] if before is None else before.lines
    match = new_match(title, players, {}, names)
    for line in lines:
        match.act(line.seat, line.action)
    play_on(match, FairDice(seed, given), Random(choices))
    return bound(match.record, seed, given, len(lines) + 1)


def bound(
    record: Record,
    seed: str,
    given: list[str],
    start: int = 1,
    voided: list[Voided] | None = None,
    dice: str = PACT,
) -> Record:
    """The same lines under the header of a pact, as a server writes it when the game is over."""
    nonces = NONCES[: record.players] if dice == PACT else []
    names = [named(name, nonce) for name, nonce in zip(record.names, nonces, strict=False)]
    base = base_of(record.lines[: start - 1])
    terms = terms_of(record.game, record.rules, record.players, record.options, start, base)
    seals = [sealed(text) if text else "" for text in given]
    made = Pact(
        dice,
        promise_of(seed, terms, dice),
        terms,
        start,
        base,
        names,
        nonces,
        seals,
        given,
        voided or [],
        "",
        seed,
    )
    return with_commitments(record, {**made.to_json(), "head": heads_of(record, made)[-1]})


def play_on(match: Match, dice: FairDice, rng: Random, skipped: int = 0) -> None:
    """Play to the end at random; dice that skip some of their outcomes are not fair."""
    draws = len(lines_of_chance(match.record)) + skipped
    while not match.state.is_over():
        actor = match.state.actors()[0]
        if actor == CHANCE:
            draws += 1
            match.act(CHANCE, match.state.action(dice.outcome(match.state, draws)))
            continue
        codes = match.state.legal_actions(actor)
        match.act(actor, match.state.action(codes[rng.randrange(len(codes))]))
        if rng.randrange(UNDO_ONE_IN) == 0 and not match.undo_refusal(actor):
            match.undo(actor)


def lines_of_chance(record: Record) -> list[int]:
    """The numbers of the lines that dice answer for."""
    return [line.n for line in record.lines if line.seat == CHANCE]


def opened(record: Record, seed: str = SEED) -> Record:
    """The record with the seed in its header."""
    return with_commitments(record, revealed(record.commitments, seed))


def with_commitments(record: Record, made: dict[str, object]) -> Record:
    """The same game under another header."""
    copy = Record(record.game, record.players, record.options, record.names, made, record.rules)
    for line in record.lines:
        copy.append(line.seat, line.action)
    return copy


def example() -> Record:
    return agreed("small_world", 2, "5eed" * 16, HANDS[:2], ["Анна", "Борис"], 1)


def without_name(record: Record, seat: int, name: str | None = None) -> Record:
    """The record after an account was deleted; `name` is what a liar puts there instead."""
    made = dict(record.commitments)
    nonces = made["nonces"]
    assert isinstance(nonces, list)
    made["nonces"] = ["" if one == seat else nonce for one, nonce in enumerate(nonces)]
    names = [*record.names]
    names[seat] = unnamed(seat) if name is None else name
    copy = Record(record.game, record.players, record.options, names, made, record.rules)
    copy.lines.extend(record.lines)
    return copy


def older() -> Record:
    """A game under the promise that servers made before."""
    seed = "5eed" * 16
    given = ["мой кот спит", "let it roll"]
    return opened(played("small_world", 2, seed, given, ["Анна", "Борис"], 1).record, seed)


if __name__ == "__main__":
    EXAMPLE.write_text(example().write(), encoding="utf-8")
