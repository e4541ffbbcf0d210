"""`warren verify`: proves the dice and draws of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from warren.cli.extension import Extended, Given, prepare
from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal

if TYPE_CHECKING:
    from warren.core.dice import Commitments, FairDice
    from warren.core.verdict import Roll, Verdict

PARAMETERS: Final = {
    "verify every": "cli-help-verify-list",
    "verify promised": "cli-help-verify-promise",
    "verify head": "cli-help-verify-head",
}
NOT_PROVED: Final = 1
INCOMPLETE: Final = 3
PROVED: Final = "proved"
MISSING: Final = "incomplete"
OTHER_PROMISE: Final = "other-promise"


@guarded
@Extended
def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    promised: Annotated[str, typer.Option("--promise", metavar="HEX")] = "",
    head: Annotated[str, typer.Option("--head", metavar="HEX")] = "",
    every: Annotated[bool, typer.Option("--list")] = False,
    *,
    own: Given,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.cli.files import load_record
    from warren.cli.table.seating import shown_names
    from warren.core.dice import check_digits
    from warren.core.verdict import check_record
    from warren.games.registry import game
    from warren.text.names import game_name

    terminal = Terminal(lang)
    prepare(terminal, own)
    wanted = check_digits(promised.lower(), "--promise") if promised else ""
    seen = check_digits(head.lower(), "--head") if head else ""
    found = load_record(record)
    title = game(found.game)
    verdict = check_record(title, found, seen)
    outcome = _outcome(verdict, wanted)
    if json:
        terminal.data(_data(verdict, outcome, every))
    else:
        names = shown_names(terminal.catalogue, found.names)
        terminal.say(
            "cli-replay-title", file=str(record), game=game_name(terminal.catalogue, title.key)
        )
        _tell(terminal, names, verdict, every)
        terminal.say(f"cli-verify-{outcome}")
        if outcome == MISSING:
            _tell_missing(terminal, verdict)
    if outcome != PROVED:
        raise typer.Exit(INCOMPLETE if outcome == MISSING else NOT_PROVED)


def _outcome(verdict: Verdict, wanted: str) -> str:
    """In one word: proved, in part, or why not."""
    if wanted and verdict.made is not None and verdict.made.promise != wanted:
        return OTHER_PROMISE
    if verdict.reason:
        return verdict.reason
    if not verdict.holds():
        return "faults"
    return MISSING if verdict.missing else PROVED


def _tell(terminal: Terminal, names: list[str], verdict: Verdict, every: bool) -> None:
    if verdict.made is None:
        return
    _tell_commitments(terminal, names, verdict.made)
    if verdict.seen >= 0:
        seen = "cli-verify-seen-nameless" if verdict.taken_out else "cli-verify-seen"
        terminal.say(seen, line=verdict.seen)
    if verdict.rolls:
        terminal.speak_of(verdict.rolls[0].state)
        if every:
            _list(terminal, names, verdict.made, verdict.rolls)
        terminal.say("cli-verify-count", count=verdict.proved(), all=len(verdict.rolls))
    if verdict.before:
        terminal.say("cli-verify-before", count=verdict.before, line=verdict.made.start)
    for roll in verdict.faults():
        terminal.say(
            "cli-verify-fault",
            line=roll.n,
            expected=_words(terminal, names, roll, roll.expected),
            found=_words(terminal, names, roll, roll.found),
        )
    if verdict.stopped:
        terminal.say("cli-verify-stopped", line=verdict.stopped)


def _tell_missing(terminal: Terminal, verdict: Verdict) -> None:
    from warren.core.verdict import NAME_GONE

    for what in verdict.missing:
        if what == NAME_GONE:
            for seat in verdict.taken_out:
                terminal.say("cli-verify-missing-name-gone", seat=seat + 1)
        else:
            terminal.say(f"cli-verify-missing-{what}", line=verdict.seen)


def _tell_commitments(terminal: Terminal, names: list[str], made: Commitments) -> None:
    terminal.say("cli-verify-promise", promise=made.promise)
    if made.seed:
        terminal.say("cli-verify-seed", seed=made.seed)
    for name, given in zip(names, made.contributions, strict=True):
        if given:
            terminal.say("cli-verify-given", player=name, contribution=given)
        else:
            terminal.say("cli-verify-given-none", player=name)


def _list(terminal: Terminal, names: list[str], made: Commitments, rolls: list[Roll]) -> None:
    """Every line of chance, with all that goes into its number."""
    dice = _dice(made)
    terminal.say("cli-verify-message", salt=dice.salt)
    table = grid()
    for head in ("line", "draw", "attempt", "below", "number"):
        table.add_column(terminal.text(f"cli-verify-head-{head}"), justify="right")
    table.add_column(terminal.text("cli-verify-head-outcome"))
    for roll in rolls:
        below = _below(roll)
        number = dice.number(roll.draw, below)
        numbers = (roll.n, roll.draw, dice.attempt(roll.draw, below), below, number)
        table.add_row(*map(str, numbers), _words(terminal, names, roll, roll.expected))
    terminal.show(table)


def _words(terminal: Terminal, names: list[str], roll: Roll, code: int) -> str:
    from warren.core.state import CHANCE
    from warren.text.narration import deed_line

    return deed_line(terminal.catalogue, roll.state, CHANCE, code, names)


def _data(verdict: Verdict, outcome: str, every: bool) -> dict[str, object]:
    faults: list[object] = [
        {
            "line": roll.n,
            "draw": roll.draw,
            "expected": _action(roll, roll.expected),
            "found": _action(roll, roll.found),
        }
        for roll in verdict.faults()
    ]
    data: dict[str, object] = {
        "verdict": outcome,
        "proved": verdict.proved(),
        "before": verdict.before,
        "faults": faults,
        "stopped": verdict.stopped or None,
        "missing": verdict.missing,
        "seen": None if verdict.seen < 0 else verdict.seen,
        "taken_out": verdict.taken_out,
    }
    made = verdict.made
    if made is not None:
        data["promise"] = made.promise
        data["contributions"] = made.contributions
        data["from"] = made.start
        data["seed"] = made.seed or None
        if every and verdict.rolls:
            dice = _dice(made)
            data["salt"] = dice.salt
            data["draws"] = [_draw(dice, roll) for roll in verdict.rolls]
    return data


def _draw(dice: FairDice, roll: Roll) -> dict[str, object]:
    below = _below(roll)
    attempt = dice.attempt(roll.draw, below)
    return {
        "line": roll.n,
        "draw": roll.draw,
        "message": dice.message(roll.draw, attempt),
        "attempt": attempt,
        "below": below,
        "number": dice.number(roll.draw, below),
        "outcomes": [
            _action(roll, code) | {"weight": weight}
            for code, weight in roll.state.chance_outcomes()
        ],
        "expected": _action(roll, roll.expected),
        "found": _action(roll, roll.found),
    }


def _dice(made: Commitments) -> FairDice:
    from warren.core.dice import FairDice

    return FairDice(made.seed, made.contributions)


def _below(roll: Roll) -> int:
    from warren.core.dice import total_weight

    return total_weight(roll.state.chance_outcomes())


def _action(roll: Roll, code: int) -> dict[str, object]:
    action = roll.state.action(code)
    return {"verb": action.verb, "args": action.args}
