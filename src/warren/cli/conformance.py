"""`warren conformance`: proves the laws that every game keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from warren.cli.extension import Extended, Given, table_options
from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, GameKey, Lang, TableOptions
from warren.cli.simulate import progress
from warren.cli.terminal import Terminal
from warren.core.fields import whole_number

if TYPE_CHECKING:
    from warren.conformance.report import Counterexample, Verdict

PARAMETERS: Final = {"conformance players": "cli-help-conformance-players"}
BROKEN: Final = 1
MOST_GAMES: Final = 1_000_000


@guarded
@Extended
def conformance(
    game: GameKey,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 10,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    *,
    own: Given,
    option: TableOptions = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.conformance.suite import is_kept, run
    from warren.games import registry

    terminal = Terminal(lang)
    whole_number(games, "--games", 1, MOST_GAMES)
    whole_number(seed, "--seed", 0, 2**31)
    options = table_options(terminal, game, own, option)
    title = registry.game(game)
    title.new_state(title.min_players if players is None else players, options)
    with progress(terminal, games) as played:
        verdicts = run(title, games, seed, players, options, played)
    if json:
        terminal.data({"game": game, "games": games, "laws": [law.to_json() for law in verdicts]})
    else:
        show(terminal, " ".join([game, *(f"--option {one}" for one in option or [])]), verdicts)
    if not is_kept(verdicts):
        raise typer.Exit(BROKEN)


def show(terminal: Terminal, table: str, verdicts: list[Verdict]) -> None:
    """Every law with its outcome, then where those that are broken were broken first."""
    shown = grid()
    shown.add_column(terminal.text("cli-conformance-head-law"))
    shown.add_column(terminal.text("cli-conformance-head-outcome"))
    shown.add_column(terminal.text("cli-conformance-head-checks"), justify="right")
    for verdict in verdicts:
        outcome = terminal.text(f"cli-conformance-{verdict.outcome()}")
        shown.add_row(terminal.text(f"law-{verdict.law.id}"), outcome, str(verdict.law.checks))
    terminal.show(shown)
    broken = [verdict for verdict in verdicts if verdict.found is not None]
    for verdict in broken:
        assert verdict.found is not None
        tell(terminal, table, verdict.law.id, verdict.found)
    terminal.say("cli-conformance-kept" if not broken else "cli-conformance-count", n=len(broken))


def tell(terminal: Terminal, table: str, law: str, found: Counterexample) -> None:
    terminal.say(f"law-{law}")
    terminal.say(
        "cli-conformance-place",
        line=found.line,
        players=found.players,
        seat=found.seat,
        action=found.action or "none",
    )
    terminal.line(f"  {terminal.catalogue.filled(found.message, found.details)}")
    again = f"warren conformance {table} --games 1 --seed {found.seed} --players {found.players}"
    terminal.say("cli-conformance-again", command=again)
    terminal.line()
