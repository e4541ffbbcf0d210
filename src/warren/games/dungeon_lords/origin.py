"""What all things of the box have: a name, a rule and a source."""

from __future__ import annotations

from typing import Final


class Origin:
    """Where a row comes from: its set, its rule, its source, and the fields that are our own."""

    def __init__(self, set: str, rule: str, provenance: str, reconstructed: list[str]) -> None:
        self.set: Final = set
        self.rule: Final = rule
        self.provenance: Final = provenance
        self.reconstructed: Final = reconstructed


class Row:
    """What all things of the box have."""

    def __init__(self, id: str, origin: Origin) -> None:
        self.id: Final = id
        self.set: Final = origin.set
        self.rule: Final = origin.rule
        self.provenance: Final = origin.provenance
        self.reconstructed: Final = origin.reconstructed
