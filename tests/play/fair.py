"""Games played with fair dice.

The example is written anew by `PYTHONPATH=src:. python -m tests.play.fair`.
"""

from __future__ import annotations

from pathlib import Path

from librt.random import Random

from warren.core.dice import FairDice, commitments, revealed
from warren.core.match import Match, new_match
from warren.core.record import Record
from warren.core.state import CHANCE
from warren.games.registry import game

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "records" / "fair-dice.ndjson"
SEED = "00112233445566778899aabbccddeeff" * 2
GIVEN = ["мой кот спит", 'Bob says "7" \\o/', "", "ещё одно", "five"]
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
    copy = Record(record.game, record.players, record.options, record.names, made)
    for line in record.lines:
        copy.append(line.seat, line.action)
    return copy


def example() -> Record:
    seed = "5eed" * 16
    given = ["мой кот спит", "let it roll"]
    return opened(played("small_world", 2, seed, given, ["Анна", "Борис"], 1).record, seed)


if __name__ == "__main__":
    EXAMPLE.write_text(example().write(), encoding="utf-8")
