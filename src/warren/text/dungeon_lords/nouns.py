"""The things of Dungeon Lords by their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.meta import KEY
from warren.games.dungeon_lords.state import State
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords.sentences import sentence
from warren.text.names import Filling, inflected, player_name

THINGS: Final = (
    *("order", "opportunity", "monster", "room", "trap", "spell", "pet", "tunnel", "tile"),
    *("event", "paladin", "expert"),
)
SEASONS: Final = ("winter", "spring", "summer", "autumn", "festival")
ICONS: Final = {"anti-trap": "disarming", "magic": "magic", "heart": "healing"}
RENTED: Final = "rented"
DOWN: Final = "-down"
PAIR: Final = 2
ROMAN: Final = ("I", "II", "III")


def thing(catalogue: Catalogue, kind: str, id: str, called: str = "") -> Filling:
    """A thing for a message: `$monster` as a title, `$monster_acc` and the like in a sentence."""
    own = f"{KEY}-{kind}"
    kept = catalogue.names()
    place = (f"{own} {called}", id)
    if place not in kept:
        forms = inflected(catalogue, own, id)
        kept[place] = {
            f"{called or kind}{key.removeprefix(own)}": str(form) for key, form in forms.items()
        }
    return {**kept[place]}


def name(catalogue: Catalogue, kind: str, id: str, form: str = "nom") -> str:
    return catalogue.text(f"{KEY}-{kind}-{id}", form)


def cell_name(catalogue: Catalogue, cell: str) -> Filling:
    """A tile of a dungeon goes by its column and floor."""
    if cell != RENTED:
        return {"cell": cell, "cell_acc": cell}
    return {
        "cell": sentence(catalogue, "cell-rented"),
        "cell_acc": sentence(catalogue, "cell-rented", {}, "acc"),
    }


def class_of(adventurer: str) -> str:
    """The class in the id of an adventurer."""
    return adventurer.partition("-")[0]


def adventurer(catalogue: Catalogue, id: str, called: str = "figure") -> Filling:
    return thing(catalogue, "adventurer", class_of(id), called)


def numbers(state: State, adventurer: str) -> Filling:
    """The health and the rank of an adventurer."""
    for found in state.table.deck.adventurers:
        if found.id == adventurer:
            return {"whole": found.hit_points, "rank": found.rank}
    raise KeyError(adventurer)


def figure(catalogue: Catalogue, state: State, seat: int, place: int) -> Filling:
    """Who stands at a place of a line, with the health that is left."""
    found = state.line(i64(seat), i64(place))
    if lines.is_paladin(found):
        filling = thing(
            catalogue, "paladin", state.table.paladin_id(int(lines.paladin_of(found))), "figure"
        )
    elif lines.is_illusion(found):
        filling = thing(catalogue, "adventurer", "illusion", "figure")
    else:
        filling = adventurer(catalogue, state.adventurer(lines.number_of(found)).id)
    filling["whole"] = int(lines.hit_points(state, found))
    filling["left"] = int(lines.hit_points(state, found) - lines.damage_of(found))
    filling["courage"] = int(lines.courage_of(found))
    return filling


def parts_of_look(state: State, look: str) -> tuple[str, str, bool]:
    """The monster, its token (or none) and whether it lies face down."""
    up = look.removesuffix(DOWN)
    for expert in state.table.deck.experts:
        if up.endswith(f"-{expert.id}"):
            return up.removesuffix(f"-{expert.id}"), expert.id, up != look
    return up, "", up != look


def looking(catalogue: Catalogue, state: State, look: str) -> Filling:
    """An own monster for a message; `$more` tells its token and its face."""
    monster, expert, down = parts_of_look(state, look)
    filling = thing(catalogue, "monster", monster)
    marks = [name(catalogue, "expert", expert)] if expert else []
    if down:
        marks.append(sentence(catalogue, "mark-down"))
    filling["more"] = f" ({', '.join(marks)})" if marks else ""
    return filling


def dummy_name(catalogue: Catalogue, dummy: int, names: list[str]) -> str:
    """A dummy; with two of them each goes by the player it is attached to."""
    if len(names) != PAIR:
        return sentence(catalogue, "dummy")
    player = player_name(catalogue, dummy, names)
    return sentence(catalogue, "dummy", {"player": player}, "of")
