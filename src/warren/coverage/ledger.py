"""The rule ledgers of the games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import resources
from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.yaml_data import yaml_data
from warren.games.registry import titles

WRITTEN: Final = "en"
"""The language of `ledger.yaml`; beside it `ledger.LANGUAGE.yaml` tells the same in another."""


@dataclass(frozen=True)
class Rule:
    """One testable line of a ledger; `language` is the one its text is in."""

    id: str
    section: str
    kind: str
    support: str
    text: str
    language: str = WRITTEN

    def to_json(self) -> dict[str, str]:
        return {
            "id": self.id,
            "section": self.section,
            "kind": self.kind,
            "support": self.support,
            "text": self.text,
            "language": self.language,
        }


def ledger(package: str, language: str = WRITTEN) -> list[Rule]:
    """The lines of the ledger of a package, in their order, in a language where it has them."""
    text = resources.files(package).joinpath("ledger.yaml").read_text(encoding="utf-8")
    lines = Fields({"ledger": yaml_data(text)}, "").field_list("ledger")
    told = wording(package, language)
    return [
        Rule(
            id := line.text("id"),
            line.text("section"),
            line.text("kind"),
            line.text("support") if line.value("support") is not None else "",
            told.get(id, line.text("text")),
            language if id in told else WRITTEN,
        )
        for line in lines
    ]


def wording(package: str, language: str) -> dict[str, str]:
    """How a ledger tells its lines in a language that it is not written in."""
    path = resources.files(package).joinpath(f"ledger.{language}.yaml")
    if language == WRITTEN or not path.is_file():
        return {}
    told = Fields({"ledger": yaml_data(path.read_text(encoding="utf-8"))}, "").fields("ledger")
    return {id: told.text(id) for id in told.names()}


def all_rules(language: str = WRITTEN) -> list[Rule]:
    """The lines of all games."""
    return [
        rule
        for title in titles()
        for package in title.ledgers[:1]
        for rule in ledger(package, language)
    ]


def find_rule(rules: Iterable[Rule], id: str) -> Rule:
    for rule in rules:
        if rule.id == id.upper():
            return rule
    raise InputError("error-unknown-rule", {"field": "rule", "value": id})
