"""Short words for things, prices and spaces."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords.cards import CLASS_NAMES, Monster
from warren.games.dungeon_lords.places import Place, Space
from warren.games.dungeon_lords.sight.combat import Figure
from warren.games.dungeon_lords.sight.keep import Held, expert_of, kind_of, lies_down
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import NONE, PALADIN_IDS
from warren.text.catalogue import Catalogue

ROMAN: Final = ("I", "II", "III")
ICON_MARKS: Final = ("disarming", "magic", "healing", "lutes")


def named(catalogue: Catalogue, kind: str, id: str) -> str:
    """The name of a thing by itself."""
    return catalogue.text(f"dungeon_lords-{kind}-{id}")


def counted(catalogue: Catalogue, resource: str, count: int) -> str:
    return catalogue.text(f"dungeon_lords-resource-{resource}", count=count)


def goods(catalogue: Catalogue, amounts: dict[str, int]) -> str:
    """Several supplies with their numbers; nothing for none."""
    return ", ".join(
        counted(catalogue, resource, count) for resource, count in amounts.items() if count
    )


def monster_cost(catalogue: Catalogue, monster: Monster) -> str:
    amounts = {
        "gold": monster.gold,
        "food": monster.food,
        "evil": monster.evil,
        "imp": monster.imps,
        "trap": monster.traps,
        "monster": monster.monsters,
    }
    either = ""
    if monster.either:
        either = catalogue.text(
            "dungeon_lords-cost-or",
            first=counted(catalogue, "food", monster.either),
            second=counted(catalogue, "evil", monster.either),
        )
    return ", ".join(filter(None, (goods(catalogue, amounts), either)))


def space_words(catalogue: Catalogue, state: State, place: Place, number: int) -> str:
    """What a space, counted from 0, takes and gives."""
    space = place.spaces[number]
    pays = goods(catalogue, {"gold": space.gold, "food": space.food, "evil": space.evil})
    gains = ", ".join(_gains(catalogue, state, place, number))
    return catalogue.text("cli-dungeon-space", pays=pays, gains=gains) if pays else gains


def _gains(catalogue: Catalogue, state: State, place: Place, number: int) -> list[str]:
    space = place.spaces[number]
    found = _deed(catalogue, state, place, number)
    gives = space.gives
    amounts = {"food": gives.food, "gold": gives.gold, "imp": gives.imps}
    given = goods(catalogue, amounts | {"trap": gives.traps, "pet": gives.pets})
    found += [given] if given else []
    if gives.calm:
        found.append(
            catalogue.text("cli-dungeon-calm", evil=counted(catalogue, "evil", gives.calm))
        )
    if space.others:
        evil = counted(catalogue, "evil", space.others)
        found.append(catalogue.text("cli-dungeon-others", evil=evil))
    if space.returns:
        gold = counted(catalogue, "gold", space.returns)
        found.append(catalogue.text("cli-dungeon-returns", gold=gold))
    if space.spies:
        found.append(catalogue.text("cli-dungeon-moves" if space.moves else "cli-dungeon-spies"))
    return found


def _deed(catalogue: Catalogue, state: State, place: Place, number: int) -> list[str]:
    """What is done there by imps or by hand."""
    space = place.spaces[number]
    if space.workers:
        return [catalogue.text(f"cli-dungeon-work-{place.id}", imps=_workers(catalogue, space))]
    if space.tunnels:
        imps, room = space.tunnel_imps, space.room_imps
        if space.tunnels == 1:
            return [catalogue.text("cli-dungeon-improve", imps=imps, room=room)]
        several = "cli-dungeon-improve-several"
        return [catalogue.text(several, count=space.tunnels, imps=imps, room=room)]
    if place.id == "expert-monsters":
        tokens = [one.id for one in state.table.deck.experts if one.space == number + 1]
        return [
            catalogue.text("cli-dungeon-expert", token=named(catalogue, "expert", id))
            for id in tokens
        ]
    deed = f"cli-dungeon-deed-{place.id}"
    return [catalogue.text(deed)] if catalogue.has(deed) else []


def _workers(catalogue: Catalogue, space: Space) -> str:
    if not space.supervisors:
        return catalogue.text("cli-dungeon-workers", workers=space.workers)
    return catalogue.text(
        "cli-dungeon-supervised", supervisors=space.supervisors, workers=space.workers
    )


def adventurer_words(catalogue: Catalogue, state: State, number: int) -> str:
    """Class, hit points and icons of an adventurer."""
    card = state.table.deck.adventurers[number]
    name = named(catalogue, "adventurer", CLASS_NAMES[card.kind])
    if not card.icons:
        return catalogue.text("cli-dungeon-adventurer", name=name, points=card.hit_points)
    return catalogue.text(
        "cli-dungeon-adventurer-icons", name=name, points=card.hit_points, icons=card.icons
    )


def figure_name(catalogue: Catalogue, state: State, figure: Figure) -> str:
    if figure.paladin != NONE:
        return named(catalogue, "paladin", PALADIN_IDS[figure.paladin])
    if figure.adventurer == NONE:
        return named(catalogue, "adventurer", "illusion")
    kind = state.table.deck.adventurers[figure.adventurer].kind
    return named(catalogue, "adventurer", CLASS_NAMES[kind])


def monster_name(catalogue: Catalogue, state: State, tile: int) -> str:
    """A monster of a lair with its token, and whether it lies face down."""
    name = named(catalogue, "monster", state.table.deck.monsters[kind_of(tile)].id)
    token = expert_of(tile)
    if token != NONE:
        expert = named(catalogue, "expert", state.table.deck.experts[token].id)
        name = catalogue.text("cli-dungeon-with-token", monster=name, token=expert)
    return catalogue.text("cli-dungeon-face-down", monster=name) if lies_down(tile) else name


def several(names: list[str]) -> str:
    """Names with how often each comes: “Goblin ×2, Troll”."""
    counts = {name: names.count(name) for name in names}
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items())


def held_words(catalogue: Catalogue, kind: str, ids: list[str], held: Held) -> str:
    """Cards by their names as far as they are known."""
    known = several([named(catalogue, kind, ids[number]) for number in held.kinds])
    hidden = catalogue.text("cli-dungeon-unknown", count=held.unknown) if held.unknown else ""
    return ", ".join(filter(None, (known, hidden)))
