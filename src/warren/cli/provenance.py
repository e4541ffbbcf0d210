"""Where a board comes from, in words."""

from __future__ import annotations

from typing import Final

from warren.text.catalogue import Catalogue

PROVENANCE: Final = {
    "printed board": "cli-board-provenance-printed",
    "own board": "cli-board-provenance-own",
    "original design": "cli-board-provenance-original",
    "printed board of the separate six-player expansion": "cli-board-provenance-expansion",
    "rulebook": "cli-board-provenance-rulebook",
    "rulebook; levels reconstructed": "cli-board-provenance-levels",
    "rulebook: 51 tiles; rows and levels reconstructed": "cli-board-provenance-rows",
}


def provenance(catalogue: Catalogue, told: str) -> str:
    known = PROVENANCE.get(told)
    return catalogue.text(known) if known else told
