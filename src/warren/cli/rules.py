"""`warren rules`: the ledgers, and which tests prove them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warren.coverage.ledger import Rule
    from warren.coverage.survey import Coverage

TESTS: Final = Path("tests")
ROW: Final = 8


@guarded
def coverage(
    tests: Annotated[Path, typer.Option("--tests", metavar="DIR")] = TESTS,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.coverage.ledger import all_rules
    from warren.coverage.survey import survey
    from warren.scenario.proofs import named_proofs

    terminal = Terminal(lang)
    found = survey(all_rules(), tests, named_proofs())
    if json:
        terminal.data(found.to_json())
    else:
        tell(terminal, found)
    if strict and (found.uncovered() or found.unknown):
        raise typer.Exit(1)


def tell(terminal: Terminal, found: Coverage) -> None:
    table = grid(terminal.text("cli-rules-title"))
    table.add_column(terminal.text("cli-head-rule"))
    table.add_column(terminal.text("cli-head-tests"), justify="right")
    for id, tests in found.tests.items():
        table.add_row(id, str(len(tests)))
    terminal.show(table)
    missing = found.uncovered()
    proved = len(found.tests) - len(missing)
    terminal.say("cli-rules-summary", proved=proved, all=len(found.tests))
    for start in range(0, len(missing), ROW):
        terminal.say("cli-rules-missing", rules=", ".join(missing[start : start + ROW]))
    unknown = list(found.unknown)
    for start in range(0, len(unknown), ROW):
        terminal.say("cli-rules-unknown", rules=", ".join(unknown[start : start + ROW]))


@guarded
def list_rules(json: AsJson = False, lang: Lang = None) -> None:
    from warren.coverage.ledger import all_rules

    terminal = Terminal(lang)
    rules = all_rules(terminal.catalogue.language)
    if json:
        terminal.data({"rules": [rule.to_json() for rule in rules]})
    else:
        show(terminal, rules)


@guarded
def show_rule(
    rule: Annotated[str, typer.Argument(metavar="RULE")],
    tests: Annotated[Path, typer.Option("--tests", metavar="DIR")] = TESTS,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.coverage.ledger import all_rules, find_rule
    from warren.coverage.survey import survey
    from warren.scenario.proofs import named_proofs

    terminal = Terminal(lang)
    found = find_rule(all_rules(terminal.catalogue.language), rule)
    known = tests.is_dir() or tests != TESTS
    proofs = survey([found], tests, named_proofs()).tests[found.id] if known else []
    if json:
        terminal.data({**found.to_json(), "tests": proofs})
        return
    show(terminal, [found])
    for proof in proofs:
        terminal.say("cli-rules-proof", test=proof)


def show(terminal: Terminal, rules: Sequence[Rule]) -> None:
    table = grid()
    table.add_column(terminal.text("cli-head-rule"), no_wrap=True)
    table.add_column(terminal.text("cli-head-kind"))
    table.add_column(terminal.text("cli-head-support"))
    table.add_column(terminal.text("cli-head-text"))
    for rule in rules:
        table.add_row(
            rule.id,
            word(terminal, "kind", rule.kind),
            word(terminal, "support", rule.support),
            rule.text,
        )
    terminal.show(table)


def word(terminal: Terminal, part: str, name: str) -> str:
    """A name that ledgers use; that of a ledger from outside may be of its own."""
    id = f"ledger-{part}-{name}"
    return terminal.text(id) if terminal.catalogue.has(id) else name
