"""What a table says of itself before the game: its board, and what is left out and why."""

from __future__ import annotations

from typing import Final

from warren.cli.provenance import provenance
from warren.games.small_world.board_file import SHIPPED, BoardSpec
from warren.games.small_world.creations import Creations
from warren.games.small_world.features import SYMBOLS, TERRAINS
from warren.games.small_world.packs.library import LIBRARY
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES
from warren.games.small_world.table import Table
from warren.games.small_world.trait import Trait
from warren.games.small_world.underground.powers.catalogue import POWERS as DEEP_POWERS
from warren.games.small_world.underground.races.catalogue import RACES as DEEP_RACES
from warren.text.breakdowns import cited
from warren.text.catalogue import Catalogue
from warren.text.names import noun

SURFACE: Final = frozenset(trait.rule for trait in (*RACES, *POWERS))
DEPTHS: Final = frozenset(trait.rule for trait in (*DEEP_RACES, *DEEP_POWERS))


def setting_lines(catalogue: Catalogue, table: Table) -> list[str]:
    source = provenance(catalogue, table.board.provenance)
    board = catalogue.text("cli-table-board", board=board_title(catalogue, table), source=source)
    return [board, *_left_out(catalogue, table)]


def board_title(catalogue: Catalogue, table: Table) -> str:
    id = table.board.id
    if id in SHIPPED:
        return catalogue.text(f"board-{id}")
    return BoardSpec(table.options["board"]).title.get(catalogue.language, id)


def _left_out(catalogue: Catalogue, table: Table) -> list[str]:
    """One line for each rule that leaves something out.  [SU-MIX-2] [SU-MIX-6] [SU-MIX-7]"""
    traits = _traits(table)
    found: dict[str, list[str]] = {}
    for label in table.left_out:
        trait = traits[label]
        name = noun(catalogue, *label.split("-", 1))
        rule = "SU-MIX-6" if trait.rule in SURFACE else "SU-MIX-7" if trait.rule in DEPTHS else ""
        found.setdefault(rule or "SU-MIX-2", []).append(_reason(catalogue, table, trait, name))
    return [
        cited(catalogue, catalogue.text("cli-left-out", things=", ".join(things)), rule)
        for rule, things in found.items()
    ]


def _reason(catalogue: Catalogue, table: Table, trait: Trait, name: str) -> str:
    missing = [feature for feature in trait.needs() if feature not in table.board.kinds]
    if not missing:
        return catalogue.text("cli-left-out-markers", name=name)
    what = ", ".join(_ground(catalogue, feature) for feature in missing)
    return catalogue.text("cli-left-out-ground", name=name, what=what)


def _ground(catalogue: Catalogue, feature: int) -> str:
    for terrain, counted in TERRAINS.items():
        if counted == feature:
            return noun(catalogue, "terrain", terrain, "gen")
    symbol = next(symbol for symbol, counted in SYMBOLS.items() if counted == feature)
    return noun(catalogue, "symbol", symbol, "gen")


def _traits(table: Table) -> dict[str, Trait]:
    """Every race and power that the table could have had, by label."""
    creations = Creations([*RACES, *DEEP_RACES], [*POWERS, *DEEP_POWERS])
    packs = table.options["packs"]
    if isinstance(packs, str):
        LIBRARY.add_to(creations, packs)
    races = {f"race-{race.id}": race for race in creations.races}
    return {**races, **{f"power-{power.id}": power for power in creations.powers}}
