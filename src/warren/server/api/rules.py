"""The rules that refusals, prices and the log cite."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import get
from litestar.params import PathParameter

from warren.coverage.ledger import Rule, ledger
from warren.games.registry import titles
from warren.messages.rules import RuleShown, SectionShown
from warren.server.api.errors import Asked, language_of
from warren.server.errors import Unknown

RuleId = Annotated[str, PathParameter(max_length=80)]


@get("/api/rules/{rule:str}", tags=["games"], sync_to_thread=True)
def show_rule(request: Asked, rule: RuleId) -> SectionShown:
    """A rule with those beside it, in the language asked for where the ledger has it."""
    for game, rules in _ledgers(language_of(request)):
        asked = next((line for line in rules if line.id == rule.upper()), None)
        if asked is not None:
            return SectionShown(
                game=game,
                section=asked.section,
                rules=[_shown(line) for line in rules if line.section == asked.section],
            )
    raise Unknown("error-unknown-rule", {"field": "rule", "value": rule})


@cache
def _ledgers(language: str) -> tuple[tuple[str, tuple[Rule, ...]], ...]:
    return tuple(
        (title.key, tuple(ledger(package, language)))
        for title in titles()
        for package in title.ledgers[:1]
    )


def _shown(rule: Rule) -> RuleShown:
    return RuleShown(
        id=rule.id, kind=rule.kind, support=rule.support, text=rule.text, language=rule.language
    )


HANDLERS = [show_rule]
