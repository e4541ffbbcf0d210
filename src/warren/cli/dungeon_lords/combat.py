"""The battle: the row of cards, the row of steps, and the line of each party."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warren.cli.colours import SEAT_STYLES
from warren.cli.dungeon_lords.words import (
    ICON_MARKS,
    figure_name,
    held_words,
    monster_name,
    named,
    several,
)
from warren.cli.grid import grid
from warren.games.dungeon_lords.battle.phases import PHASE_NAMES, SURRENDER
from warren.games.dungeon_lords.battle.telling import named_cell
from warren.games.dungeon_lords.sight import combat, keep
from warren.games.dungeon_lords.sight.combat import Figure
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import HIDDEN, NONE
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

STEPS: Final = PHASE_NAMES[:SURRENDER]


def combat_tables(catalogue: Catalogue, state: State, names: Sequence[str]) -> list[RenderableType]:
    """All that a battle round is about."""
    from rich.text import Text

    shown: list[RenderableType] = [row_table(catalogue, state)]
    fighter = combat.fighting_seat(state)
    if fighter != NONE:
        shown.append(step_row(catalogue, state, names))
    for seat, name in enumerate(names):
        if combat.line(state, seat):
            shown.append(line_table(catalogue, state, seat, name))
            shown += [Text(line) for line in plan_lines(catalogue, state, seat)]
    return shown


def row_table(catalogue: Catalogue, state: State) -> Table:
    """The combat cards of the year, those that are known by name and numbers."""
    table = grid(catalogue.text("cli-dungeon-row-title", round=combat.battle_round(state)))
    table.add_column(catalogue.text("cli-dungeon-head-round"), justify="right")
    table.add_column(catalogue.text("cli-dungeon-head-card"))
    for head in ("speed", "magic", "fatigue"):
        table.add_column(catalogue.text(f"cli-dungeon-head-{head}"))
    for place, card in enumerate(combat.row(state)):
        mark = f"{place + 1}" if place >= combat.turned(state) else f"● {place + 1}"
        if card < 0:
            table.add_row(mark, catalogue.text("cli-dungeon-card-unknown"))
            continue
        spell = state.table.deck.spells[card]
        speed = named(catalogue, "speed", "fast" if spell.fast else "slow")
        table.add_row(
            mark, named(catalogue, "spell", spell.id), speed, str(spell.magic), str(spell.fatigue)
        )
    return table


def step_row(catalogue: Catalogue, state: State, names: Sequence[str]) -> Text:
    """The steps of the battle that goes on, the present one marked."""
    from rich.text import Text

    seat = combat.fighting_seat(state)
    where = catalogue.text(
        "cli-dungeon-fight",
        player=names[seat],
        cell=place_words(catalogue, combat.fought_cell(state)),
    )
    drawn = Text(f"{where}\n", SEAT_STYLES[seat])
    for number, step in enumerate(STEPS):
        if number:
            drawn.append(" → ", "dim")
        name = catalogue.text(f"battle-step-{step}")
        now = combat.phase(state) == number
        drawn.append(f"[{name}]" if now else name, "bold reverse" if now else "not bold")
    return drawn


def place_words(catalogue: Catalogue, cell: int) -> str:
    """A cell by its name, or the rented room."""
    name = named_cell(cell)
    return catalogue.text("cli-dungeon-rented-place") if name == "rented" else name


def line_table(catalogue: Catalogue, state: State, seat: int, name: str) -> Table:
    """A party from the front: hit points, icons, courage, poison."""
    table = grid(catalogue.text("cli-dungeon-line-title", player=name))
    table.add_column(catalogue.text("cli-head-number"), justify="right")
    table.add_column(catalogue.text("cli-dungeon-head-hero"))
    table.add_column(catalogue.text("cli-dungeon-head-health"), justify="right")
    table.add_column(catalogue.text("cli-dungeon-head-icons"))
    for head in ("courage", "poison"):
        table.add_column(catalogue.text(f"cli-dungeon-head-{head}"), justify="right")
    for place, figure in enumerate(combat.line(state, seat), 1):
        table.add_row(
            str(place),
            figure_name(catalogue, state, figure),
            f"{figure.hit_points - figure.damage}/{figure.hit_points}",
            icon_words(catalogue, figure),
            str(figure.courage or ""),
            str(figure.poison or ""),
        )
    return table


def icon_words(catalogue: Catalogue, figure: Figure) -> str:
    return ", ".join(
        catalogue.text("cli-dungeon-icon", name=named(catalogue, "stat", mark), count=count)
        for mark, count in zip(ICON_MARKS, figure.icons, strict=True)
        if count
    )


def plan_lines(catalogue: Catalogue, state: State, seat: int) -> list[str]:
    """The plan of a seat as far as it is known."""
    cell = combat.planned_cell(state, seat)
    if cell == HIDDEN:
        ready = combat.is_planned(state, seat)
        return [catalogue.text("cli-dungeon-plan-ready" if ready else "cli-dungeon-plan-secret")]
    if cell == NONE:
        return []
    sent = [tile for tile in keep.monsters(state, seat) if keep.is_sent(tile)]
    fighters = [monster_name(catalogue, state, tile) for tile in sent]
    golem = named(catalogue, "pet", "baby-golem")
    fighters += [golem] * combat.baby_golems(state, seat)
    traps = held_words(
        catalogue,
        "trap",
        [one.id for one in state.table.deck.traps],
        combat.laid_traps(state, seat),
    )
    nobody = catalogue.text("cli-dungeon-nobody")
    return [
        catalogue.text(
            "cli-dungeon-plan",
            cell=place_words(catalogue, cell),
            traps=traps or nobody,
            monsters=several(fighters) or nobody,
        )
    ]
