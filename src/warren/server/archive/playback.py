"""Records played again from beginning to end; this takes long and runs in the backroom."""

from __future__ import annotations

from typing import Final

import msgspec

from warren.core.action import Action
from warren.core.dice import read_commitments
from warren.core.fields import check_count
from warren.core.game import Game
from warren.core.match import begin, repeat
from warren.core.pact import PACTS, read_pact
from warren.core.record import Line, Record, read_record
from warren.core.refusal import InputError
from warren.core.state import CHANCE, State
from warren.core.verdict import Roll, Verdict, check_record
from warren.games.registry import game
from warren.server.security.substance import check_substance
from warren.server.storage.milestone import Milestone, milestone
from warren.server.tables.proposals import HANDFUL, written_options
from warren.server.viewers.faces import SILENT
from warren.text.narration import catalogue_of, deed_line

LONGEST_NAME: Final = 40
MOST_LINES: Final = 10_000
ROOMY: Final = 20_000
"""Every position holds the options again: the larger they are, the fewer positions are kept."""


class Checked(msgspec.Struct):
    """A record that can be played, with positions to begin from in between.

    Lines, by the handful, and positions are packed, so that whoever takes them in can do so bit
    by bit.
    """

    game: str
    players: int
    rules: int
    options: dict[str, object]
    names: list[str]
    commitments: dict[str, object]
    lines: list[bytes]
    kept: list[bytes]
    over: bool


class Point(msgspec.Struct, kw_only=True):
    """How the seats stand after line n, in a round where the game counts them."""

    n: int
    round: int | None
    scores: list[int]


class Fault(msgspec.Struct, kw_only=True):
    """A line of chance that these dice did not give."""

    n: int
    verb: str
    found: dict[str, str | int]
    expected: dict[str, str | int]


class Possible(msgspec.Struct, kw_only=True):
    """What could have come up, and how many of the numbers were for it."""

    verb: str
    args: dict[str, str | int]
    weight: int


class Draw(msgspec.Struct, kw_only=True):
    """A line of chance, its number among them, and all that could have come up.

    The outcomes stand in the order in which the dice count them off. `found` is what stands in
    the record, `expected` what the dice gave, both in words.
    """

    n: int
    draw: int
    outcomes: list[Possible]
    found: str
    expected: str


class VerdictShown(msgspec.Struct, kw_only=True):
    """What the dice of a record are worth.

    `reason` tells what is wrong, or why nothing can be proved: no-commitments, unknown-dice,
    seed-hidden, terms-broken, promise-broken, seal-broken, name-broken, head-broken, cut-off or
    no-chance. `missing` tells what nothing proves: old-dice, no-device, voided, before, name-gone,
    head-unseen.
    `before` counts the lines of chance that these dice do not answer for; `stopped` is the line at
    which the game could not go on after a fault, or 0. With `draws` and the record anybody can
    work out the same without the server.
    """

    holds: bool
    reason: str
    missing: list[str]
    promise: str
    proved: int
    before: int
    faults: list[Fault]
    stopped: int
    draws: list[Draw]


def check(raw: bytes, every: int) -> Checked:
    """Read and play a record; every defect is named by its line and field."""
    record = read_record(_text(raw))
    check_header(record)
    match = begin(_title(record), record)
    every *= 1 + len(written_options(record.options)) // ROOMY
    kept: list[bytes] = []
    for line in record.lines:
        repeat(match, line)
        if match.n % every == 0:
            kept.append(msgspec.msgpack.encode(milestone(match)))
    return Checked(
        record.game,
        record.players,
        record.rules,
        record.options,
        record.names,
        record.commitments,
        _packed(record.lines),
        kept,
        match.state.is_over(),
    )


def _text(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise InputError("error-not-text", {"field": f"line {line}"}) from error


def check_header(record: Record) -> None:
    """What stands in a header is shown to everybody: names, options and a promise, no more."""
    check_count(len(record.lines), "record", MOST_LINES)
    for seat, name in enumerate(record.names):
        check_name(name, f"seats[{seat}].name")
    check_substance(record.options, "options")
    written_options(record.options)
    if record.commitments.get("dice") in PACTS:
        read_pact(record.commitments, record.players)
    elif record.commitments:
        read_commitments(record.commitments, record.players)


def _packed(lines: list[Line]) -> list[bytes]:
    rows = [(line.n, line.seat, line.action.verb, line.action.args) for line in lines]
    return [
        msgspec.msgpack.encode(rows[start : start + HANDFUL])
        for start in range(0, len(rows), HANDFUL)
    ]


def unpacked_position(packed: bytes) -> Milestone:
    return msgspec.msgpack.decode(packed, type=Milestone)


def unpacked(packed: bytes) -> list[Line]:
    rows = msgspec.msgpack.decode(packed, type=list[tuple[int, int, str, dict[str, str | int]]])
    return [Line(n, seat, Action(verb, args)) for n, seat, verb, args in rows]


def check_name(name: str, field: str) -> None:
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name.isspace():
        raise InputError("error-name", {"field": field, "value": name})


def series(text: str) -> list[Point]:
    """The scores at the start and after every line that changed them or the round."""
    record = read_record(text)
    match = begin(_title(record), record)
    points = [_point(match.state, 0)]
    for line in record.lines:
        repeat(match, line)
        point = _point(match.state, line.n)
        last = points[-1]
        if (point.round, point.scores) != (last.round, last.scores) or line is record.lines[-1]:
            points.append(point)
    return points


def _point(state: State, n: int) -> Point:
    number = state.to_json().get("round")
    return Point(n=n, round=number if isinstance(number, int) else None, scores=state.scores())


def verdict(text: str, language: str) -> VerdictShown:
    """Ask the dice of a record for every line of chance."""
    record = read_record(text)
    found = check_record(_title(record), record)
    return _shown(found, _draws(found.rolls, language, record.names))


def _draws(rolls: list[Roll], language: str, names: list[str]) -> list[Draw]:
    if not rolls:
        return []
    catalogue = None if language == SILENT else catalogue_of(rolls[0].state, language)

    def words(roll: Roll, code: int) -> str:
        return "" if catalogue is None else deed_line(catalogue, roll.state, CHANCE, code, names)

    return [
        Draw(
            n=roll.n,
            draw=roll.draw,
            outcomes=[
                _possible(roll.state.action(code), weight)
                for code, weight in roll.state.chance_outcomes()
            ],
            found=words(roll, roll.found),
            expected=words(roll, roll.expected),
        )
        for roll in rolls
    ]


def _possible(action: Action, weight: int) -> Possible:
    return Possible(verb=action.verb, args=action.args, weight=weight)


def _shown(found: Verdict, draws: list[Draw]) -> VerdictShown:
    return VerdictShown(
        holds=found.holds(),
        reason=found.reason,
        missing=found.missing,
        promise="" if found.made is None else found.made.promise,
        proved=found.proved(),
        before=found.before,
        faults=[
            Fault(
                n=roll.n,
                verb=roll.found_action().verb,
                found=roll.found_action().args,
                expected=roll.expected_action().args,
            )
            for roll in found.faults()
        ],
        stopped=found.stopped,
        draws=draws,
    )


def _title(record: Record) -> Game:
    return game(record.game)
