"""What stands in a position, in the words of scenarios."""

from __future__ import annotations

from warren.core.effect import Effect
from warren.games.small_world.pieces import piece_counts
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE


def region_contents(region: int, state: State) -> dict[str, object]:
    """All that is in a region; nothing for an empty one."""
    found: dict[str, object] = {}
    holder = state.holder_of(region)
    if holder != NONE:
        found = {"race": state.race(holder).id, "tokens": int(state.tokens_on(region))}
    pieces = piece_counts(state.pieces_on(region))
    natives = pieces.pop("tribe", 0)
    if natives:
        found["tribe"] = natives
    monsters = pieces.pop("monster", 0)
    if monsters:
        found["monsters"] = monsters
    if pieces:
        found["pieces"] = pieces
    return found


def region_race(region: int, state: State) -> str | None:
    holder = state.holder_of(region)
    return None if holder == NONE else state.race(holder).id


def region_tokens(region: int, state: State) -> int:
    return int(state.tokens_on(region))


def region_natives(region: int, state: State) -> int:
    return piece_counts(state.pieces_on(region)).get("tribe", 0)


def region_monsters(region: int, state: State) -> int:
    return piece_counts(state.pieces_on(region)).get("monster", 0)


def region_pieces(region: int, state: State) -> dict[str, int]:
    pieces = piece_counts(state.pieces_on(region))
    pieces.pop("tribe", None)
    pieces.pop("monster", None)
    return pieces


def region_owner(region: int, state: State) -> int | None:
    holder = state.holder_of(region)
    return None if holder == NONE else int(state.owner(holder))


def region_active(region: int, state: State) -> bool | None:
    holder = state.holder_of(region)
    return None if holder == NONE else state.is_active(holder)


def _active(seat: int, state: State) -> int | None:
    tribe = int(state.active_tribe(seat))
    return None if tribe == NONE else tribe


def seat_coins(seat: int, state: State) -> int | None:
    return int(state.coins(seat)) if state.shows_purse(seat) else None


def seat_hand(seat: int, state: State) -> int:
    tribe = _active(seat, state)
    return 0 if tribe is None else int(state.hand(tribe))


def seat_aside(seat: int, state: State) -> int:
    tribe = _active(seat, state)
    return 0 if tribe is None else int(state.aside(tribe))


def seat_race(seat: int, state: State) -> str | None:
    tribe = _active(seat, state)
    return None if tribe is None else state.race(tribe).id


def seat_power(seat: int, state: State) -> str | None:
    tribe = _active(seat, state)
    return None if tribe is None else state.power(tribe).id


def seat_pieces(seat: int, state: State) -> dict[str, int]:
    tribe = _active(seat, state)
    return {} if tribe is None else piece_counts(state.kit(tribe))


def seat_ally(seat: int, state: State) -> int | None:
    ally = int(state.ally(seat))
    return None if ally == NONE else ally


def seat_tokens(seat: int, state: State) -> int:
    return int(state.board_strength(seat))


def declined_races(seat: int, state: State) -> list[str]:
    return sorted(seat_declined(seat, state))


def declined_part(seat: int, race: str, part: str, state: State) -> object:
    """One fact about a race in decline."""
    return seat_declined(seat, state).get(race, {}).get(part)


def seat_declined(seat: int, state: State) -> dict[str, dict[str, object]]:
    """The races in decline, each with the badge it has kept, its hand and where it stands."""
    found: dict[str, dict[str, object]] = {}
    for tribe in state.tribes_of(seat):
        if not state.is_active(tribe):
            power = None if state.power_id(tribe) == NONE else state.power(tribe).id
            found[state.race(tribe).id] = {
                "power": power,
                "hand": int(state.hand(tribe)),
                "apart": state.stands_apart(tribe),
            }
    return found


def column(state: State) -> list[tuple[str, str, int]]:
    return [(combo.power.id, combo.race.id, int(combo.coins)) for combo in state.column()]


def combo(place: int, length: int, state: State) -> list[str | int] | None:
    """One combo: badge, banner and, at length 3, its coins."""
    found = column(state)
    return list(found[place][:length]) if place < len(found) else None


def open_count(state: State) -> int:
    return int(state.open_combos())


def discarded(state: State) -> list[str]:
    return sorted(power.id for power in state.discarded())


def returned(state: State) -> list[str]:
    return [race.id for race in state.returned()]


def tray(race: str, state: State) -> int:
    return int(state.tray(state.table.race_index[race]))


def income(rule: str | None, history: list[Effect]) -> int | None:
    """The coins of the turn that was paid last: by one rule, or in all."""
    for effect in reversed(history):
        parts = effect.args.get("parts")
        if effect.name == "income-paid" and isinstance(parts, list):
            return sum(n for label, n in parts if rule in (None, label.rsplit(" ", 1)[1]))
    return None
