"""What a record proves of its dice: played again, line by line."""

from __future__ import annotations

from typing import Final

from warren.core.action import Action
from warren.core.dice import DICE, Commitments, FairDice, promise, read_commitments
from warren.core.fields import Fields
from warren.core.game import Game
from warren.core.match import Match, begin, illegal
from warren.core.pact import (
    PACTS,
    Pact,
    base_of,
    head_after,
    promise_of,
    read_pact,
    sealed,
    terms_of,
)
from warren.core.record import Line, Record
from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE, State

NO_COMMITMENTS: Final = "no-commitments"
UNKNOWN_DICE: Final = "unknown-dice"
SEED_HIDDEN: Final = "seed-hidden"
TERMS_BROKEN: Final = "terms-broken"
PROMISE_BROKEN: Final = "promise-broken"
SEAL_BROKEN: Final = "seal-broken"
NAME_BROKEN: Final = "name-broken"
NO_CHANCE: Final = "no-chance"
CUT_OFF: Final = "cut-off"
HEAD_BROKEN: Final = "head-broken"
OTHER_HEAD: Final = "other-head"

OLD_DICE: Final = "old-dice"
NO_DEVICE: Final = "no-device"
VOIDED: Final = "voided"
BEFORE: Final = "before"
NAME_GONE: Final = "name-gone"
HEAD_UNSEEN: Final = "head-unseen"
END_UNSEEN: Final = "end-unseen"


class Roll:
    """A line of chance with the position before it: what stands there, what should.

    `n` is the number of the line, `draw` its number among the lines of chance.
    """

    def __init__(self, n: int, draw: int, state: State, found: int, expected: int) -> None:
        self.n: Final = n
        self.draw: Final = draw
        self.state: Final = state
        self.found: Final = found
        self.expected: Final = expected

    def is_right(self) -> bool:
        return self.found == self.expected

    def found_action(self) -> Action:
        return self.state.action(self.found)

    def expected_action(self) -> Action:
        return self.state.action(self.expected)


class Verdict:
    """What the dice of a record are worth.

    `reason` tells what is wrong, or why nothing can be proved; `missing` what nothing speaks
    against and nothing proves. `before` counts the lines of chance that these dice do not answer
    for; `stopped` is the line at which the game could not go on after a fault, or 0; `seen` the
    line whose head was given to compare, or -1; `taken_out` the seats whose names were.
    """

    def __init__(
        self,
        reason: str,
        made: Commitments | None = None,
        before: int = 0,
        rolls: list[Roll] | None = None,
        stopped: int = 0,
        missing: list[str] | None = None,
        seen: int = -1,
        taken_out: list[int] | None = None,
    ) -> None:
        self.reason: Final = reason
        self.made: Final = made
        self.before: Final = before
        self.rolls: Final[list[Roll]] = rolls if rolls is not None else []
        self.stopped: Final = stopped
        self.missing: Final[list[str]] = missing if missing is not None else []
        self.seen: Final = seen
        self.taken_out: Final[list[int]] = taken_out if taken_out is not None else []

    def proved(self) -> int:
        return len(self.rolls) - len(self.faults())

    def faults(self) -> list[Roll]:
        return [roll for roll in self.rolls if not roll.is_right()]

    def holds(self) -> bool:
        """Whether there was something to prove, and nothing speaks against it."""
        return not self.reason and not self.faults()


def check_record(game: Game, record: Record, seen: str = "") -> Verdict:
    """Play a record again and ask the dice for every line of chance.

    `seen` is a head of the chain that somebody was shown while the game was played. A record that
    cannot be played is refused, unless a fault before explains it.
    """
    if record.game != game.key:
        raise InputError("error-other-game", {"field": "game", "value": record.game})
    if not record.commitments:
        return Verdict(NO_COMMITMENTS)
    dice = Fields(record.commitments, "commitments").text("dice")
    if dice in PACTS:
        return _kept_pact(game, record, seen)
    if dice != DICE:
        return Verdict(UNKNOWN_DICE)
    made = read_commitments(record.commitments, record.players)
    if not made.seed:
        return Verdict(SEED_HIDDEN, made)
    if promise(made.seed) != made.promise:
        return Verdict(PROMISE_BROKEN, made)
    again = Again(game, record, made)
    return Verdict(
        "" if again.rolls else NO_CHANCE,
        made,
        again.before,
        again.rolls,
        again.stopped,
        [OLD_DICE],
    )


def _kept_pact(game: Game, record: Record, seen: str) -> Verdict:
    made = read_pact(record.commitments, record.players)
    if not made.seed:
        return Verdict(SEED_HIDDEN, made)
    broken = _broken(record, made)
    if broken:
        return Verdict(broken, made)
    again = Again(game, record, made)
    heads = heads_of(record, made)
    found = heads.index(seen) if seen in heads else -1
    reason = ""
    if seen and found < 0:
        reason = OTHER_HEAD
    elif heads[-1] != made.head:
        reason = HEAD_BROKEN
    elif not again.stopped and not again.match.state.is_over():
        reason = CUT_OFF
    elif not again.rolls:
        reason = NO_CHANCE
    line = found + made.start - 1 if found >= 0 else -1
    missing = _missing(made, again.before, line, len(record.lines))
    return Verdict(
        reason, made, again.before, again.rolls, again.stopped, missing, line, made.taken_out()
    )


def _broken(record: Record, made: Pact) -> str:
    """Which of the digests in the header does not fit what it stands for."""
    base = base_of(record.lines[: made.start - 1])
    if base != made.base or made.terms != terms_of(
        record.game, record.rules, record.players, record.options, made.start, base
    ):
        return TERMS_BROKEN
    if promise_of(made.seed, made.terms, made.dice) != made.promise:
        return PROMISE_BROKEN
    for given, bound in zip(made.contributions, made.sealed, strict=True):
        if (sealed(given) if given else "") != bound:
            return SEAL_BROKEN
    return "" if made.names_fit(record.names) else NAME_BROKEN


def heads_of(record: Record, made: Pact) -> list[str]:
    """The opening, and the head after each line that follows `from`."""
    key = bytes.fromhex(made.seed)
    heads = [made.opening(record.names)]
    for line in record.lines[made.start - 1 :]:
        heads.append(head_after(key, heads[-1], line))
    return heads


def _missing(made: Pact, before: int, seen: int, last: int) -> list[str]:
    found: list[str] = []
    if not any(made.sealed):
        found.append(NO_DEVICE)
    if made.voided:
        found.append(VOIDED)
    if before:
        found.append(BEFORE)
    if made.taken_out():
        found.append(NAME_GONE)
    if seen < 0:
        found.append(HEAD_UNSEEN)
    elif seen < last:
        found.append(END_UNSEEN)
    return found


class Again:
    """A record played once more, with what the dice say of each line of chance."""

    def __init__(self, game: Game, record: Record, made: Commitments) -> None:
        dice = FairDice(made.seed, made.contributions)
        match = begin(game, record)
        before = 0
        rolls: list[Roll] = []
        stopped = 0
        for line in record.lines:
            roll: Roll | None = None
            if line.seat == CHANCE:
                roll = _roll(dice, match.state, line, match.draws + 1)
            if roll is not None and line.n >= made.start:
                rolls.append(roll)
            elif roll is not None:
                before += 1
            try:
                match.act(line.seat, line.action)
            except Refusal as refusal:
                if all(roll.is_right() for roll in rolls):
                    raise illegal(line, refusal) from refusal
                stopped = line.n
                break
        self.match: Final[Match] = match
        self.before: Final = before
        self.rolls: Final = rolls
        self.stopped: Final = stopped


def _roll(dice: FairDice, state: State, line: Line, draw: int) -> Roll | None:
    """What the dice say of a line; nothing when chance cannot do this now."""
    try:
        found = state.code(line.action)
    except Refusal:
        return None
    if found not in [code for code, _ in state.chance_outcomes()]:
        return None
    return Roll(line.n, draw, state.clone(), found, dice.outcome(state, draw))
