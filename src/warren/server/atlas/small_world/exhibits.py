"""Races, powers, Relics, Places and pieces, and how a game comes to have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warren.core.action import Action
from warren.coverage.ledger import ledger
from warren.games.small_world.pieces import PIECES
from warren.games.small_world.table import Table
from warren.games.small_world.trait import Power, Race
from warren.games.small_world.underground.markers import FIGURE_NAMES, LIST, RELICS, Marker
from warren.server.atlas.exhibit import Count, Exhibit, Wish

FIRST: Final = Action("first", {"seat": 0})
"""Whoever wants to see a race must be the first to choose."""
RACE, POWER = "race", "power"
VERBS: Final = {RACE: "banner", POWER: "badge"}
TOKENS: Final = "web-combo-tokens"
FIGURES: Final = {
    "great-ancient": "SU-R-CULTISTS",
    "queen": "SU-P-ROYAL",
    "bag": "SU-P-MAGIC",
    "ghost": "SU-PLC-CRYPT",
    "balrog": "SU-PLC-PENTACLE",
    "volcano": "SU-R-FLAMES",
}
"""Who brings the figures, by its rule."""


def exhibits(table: Table, package: str) -> list[Exhibit]:
    """What lies in the box of a game whose rules are in a package."""
    own = {rule.id for rule in ledger(package)}
    found = [
        *_traits(RACE, table.races),
        *_traits(POWER, table.powers),
    ]
    if table.markers:
        found += [_marker("relic", marker) for marker in LIST[:RELICS]]
        found += [_marker("place", marker) for marker in LIST[RELICS:]]
    pieces = {piece.id: piece.rule for piece in PIECES if piece.rule in own}
    if table.deep:
        pieces |= {figure: FIGURES[figure] for figure in FIGURE_NAMES}
    bringers = {one.rules[0]: one.wish for one in found}
    return found + [
        Exhibit("piece", id, f"piece-{id}", [rule], bringers.get(rule, Wish("always")))
        for id, rule in pieces.items()
    ]


def _traits(kind: str, traits: Sequence[Race | Power]) -> list[Exhibit]:
    return [
        Exhibit(
            kind,
            trait.id,
            f"{kind}-{trait.id}",
            [trait.rule],
            Wish("dealt", [FIRST, Action(VERBS[kind], {kind: trait.id})]),
            count=Count(trait.tokens + int(trait.conquest_only_tokens()), TOKENS),
        )
        for trait in traits
    ]


def _marker(kind: str, marker: Marker) -> Exhibit:
    wish = Wish("later", [FIRST, Action("marker", {"marker": marker.id})])
    return Exhibit(kind, marker.id, f"{kind}-{marker.id}", [marker.rule], wish)
