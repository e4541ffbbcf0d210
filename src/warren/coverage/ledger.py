"""The rule ledgers of the games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import resources

import yaml

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.registry import titles


@dataclass(frozen=True)
class Rule:
    """One testable line of a ledger."""

    id: str
    section: str
    kind: str
    support: str
    text: str

    def to_json(self) -> dict[str, str]:
        return {
            "id": self.id,
            "section": self.section,
            "kind": self.kind,
            "support": self.support,
            "text": self.text,
        }


def ledger(package: str) -> list[Rule]:
    """The lines of the ledger of a package, in their order."""
    text = resources.files(package).joinpath("ledger.yaml").read_text(encoding="utf-8")
    lines = Fields({"ledger": yaml.load(text, Loader=_loader())}, "").field_list("ledger")
    return [
        Rule(
            line.text("id"),
            line.text("section"),
            line.text("kind"),
            line.text("support") if line.value("support") is not None else "",
            line.text("text"),
        )
        for line in lines
    ]


def _loader() -> type[yaml.SafeLoader] | type[yaml.CSafeLoader]:
    return yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


def all_rules() -> list[Rule]:
    """The lines of all games."""
    return [rule for title in titles() for package in title.ledgers[:1] for rule in ledger(package)]


def find_rule(rules: Iterable[Rule], id: str) -> Rule:
    for rule in rules:
        if rule.id == id.upper():
            return rule
    raise InputError("error-unknown-rule", {"field": "rule", "value": id})
