"""What the tables of Underground show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from io import StringIO

from rich.console import Console
from tests.text.games import PEOPLE, moments

from warren.cli.small_world.depths import depths, things_in
from warren.cli.small_world.reasons import why_lines
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.pieces import HAMMER
from warren.games.small_world.state import State
from warren.games.small_world.terms import FREE, NONE, SLOTS
from warren.games.small_world.underground.markers import BALROG, LIST, STONEHEDGE, SWORD
from warren.text.catalogue import Catalogue

COMBOS = [("vengeful", "iron-dwarves"), ("vampire", "ogres"), ("magic", "cultists")]


@cache
def positions() -> list[State]:
    return [
        state.clone()
        for combo in COMBOS
        for seed in range(6)
        for state, _ in moments(2, seed, combo, "underground")
        if state.deciding()
    ]


def found(wanted: Callable[[State], bool]) -> Iterator[State]:
    return (state for state in positions() if wanted(state))


def shown(state: State, language: str) -> str:
    out = StringIO()
    console = Console(file=out, width=200, highlight=False)
    for part in depths(Catalogue(language), state, PEOPLE[language][:2]):
        console.print(part)
    return out.getvalue()


def test_a_table_without_underground_shows_nothing_of_it() -> None:
    state = SmallWorld().new_state(2)
    assert depths(Catalogue("ru"), state, PEOPLE["ru"][:2]) == []
    assert things_in(Catalogue("ru"), state, 0) == []


def test_stonehedge_shows_its_badge() -> None:
    state = next(found(lambda state: state.lent_badge() != NONE))
    power = state.table.powers[state.lent_badge()].id
    name = Catalogue("ru").text(f"power-{power}", "nom")
    assert f"Стоунхэджд (свойство «{name}»)" in shown(state, "ru")
    at = int(state.marker_at(STONEHEDGE))
    assert things_in(Catalogue("ru"), state, at)[0].startswith("Стоунхэджд (")


def test_the_balrog_is_nobodys() -> None:
    state = next(found(lambda state: state.figure_at(BALROG) != NONE))
    region = state.table.board.names[state.figure_at(BALROG)]
    row = next(line for line in shown(state, "en").splitlines() if "Balrog" in line)
    assert row.split() == ["Balrog", region]


def test_hammers_in_hand_and_vengeance_are_told() -> None:
    def has_hammers(state: State) -> bool:
        return any(
            state.status(tribe) != FREE and state.in_hand(tribe, HAMMER)
            for tribe in range(2 * SLOTS)
        )

    assert "Железные дварфы, в руке: " in shown(next(found(has_hammers)), "ru")
    marked = next(found(lambda state: state.bears_vengeance(1) and not state.bears_vengeance(0)))
    assert "Маркеры мести: Борис" in shown(marked, "ru")


def legal(state: State, verb: str, **args: str) -> list[str]:
    """The regions, or Relics, of the legal actions of this kind."""
    actions = [state.action(code) for seat in state.actors() for code in state.legal_actions(seat)]
    return [
        str(action.args.get("region", action.args.get("relic")))
        for action in actions
        if action.verb == verb and args.items() <= action.args.items()
    ]


def test_why_names_other_ways_to_take_a_region() -> None:
    state = next(found(lambda state: bool(legal(state, "conquer", **{"with": "vampire"}))))
    region = legal(state, "conquer", **{"with": "vampire"})[0]
    lines = why_lines(Catalogue("ru"), state, state.actors()[0], region)
    assert f"Ещё можно: захватить {region}, заменив одинокий жетон" in lines


def test_why_tells_what_a_relic_would_change() -> None:
    sword = LIST[SWORD].id
    told: list[str] = []
    for state in found(lambda state: sword in legal(state, "use")):
        for region in legal(state, "conquer"):
            told += why_lines(Catalogue("en"), state, state.actors()[0], region)
        if any(line.startswith("With the Sword of the Killer Rabbit: ") for line in told):
            break
    line = next(line for line in told if line.startswith("With the Sword"))
    assert "− Sword of the Killer Rabbit 2" in line
