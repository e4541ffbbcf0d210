"""What a conquest would cost, part by part, and which actions have no price."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.play import action, chance, conquer, do, legal
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules
from tests.tools.underground import underground

from warren.core.breakdown import Breakdown, Part
from warren.core.state import State

ROW = row(a="hill edge", b="mountain", c="swamp", d="farmland edge")
CAVE = row(gate="mud edge", hall="mine", glow="mystic-crystal", nook="mud edge")


def explained(state: State, region: str, by: str = "", seat: int = 0) -> Breakdown | None:
    args: dict[str, str | int] = {"region": region, **({"by": by} if by else {})}
    return state.explain(seat, state.code(action("conquer", args)))


@rules("SW-CON-3", "SW-P-COMMANDO")
def test_a_conquest_part_by_part() -> None:
    state = position(ROW, active("humans", "commando", {"a": 6}), [fallen("orcs", {"b": 2})])
    found = explained(state, "b")
    assert found is not None
    assert found.total == 4
    assert found.parts == [
        Part("part-base", 2, "SW-CON-3"),
        Part("terrain-mountain", 1, "SW-CON-3"),
        Part("race-orcs", 2, "SW-CON-3"),
        Part("power-commando", -1, "SW-P-COMMANDO"),
    ]
    assert (found.refusal, found.rule) == ("", "")
    far = explained(state, "c")
    assert far is not None
    assert (far.total, far.refusal, far.rule) == (1, "refusal-not-adjacent", "SW-CON-2")


def test_a_view_knows_the_prices_too() -> None:
    state = position(ROW, active("humans", "commando", {"a": 6}), active("orcs", "hill", {"b": 2}))
    for seat in (None, 0, 1):
        found = explained(state.view(seat).state, "b")
        assert found is not None
        assert found.total == 4


def test_another_seat_has_its_own_price() -> None:
    state = position(ROW, active("humans", "commando", {"a": 6}), active("orcs", "hill", {"c": 2}))
    prices = [explained(state, "b", seat=seat) for seat in (0, 1)]
    assert [price.total for price in prices if price] == [2, 3]


@rules("SW-DIE-2")
def test_the_last_attempt_has_the_whole_price() -> None:
    state = position(ROW, active("humans", "commando", {"a": 2}), [fallen("orcs", {"b": 1})])
    found = explained(state, "b", by="die")
    assert found is not None
    assert found.total == 3


@rules("SW-P-BERSERK")
def test_a_roll_makes_it_cheaper() -> None:
    state = position(ROW, active("humans", "berserk", {"a": 4}), [])
    do(state, "roll")
    chance(state, "die", value=2)
    found = explained(state, "b")
    assert found is not None
    assert found.total == 1
    assert found.parts[-1] == Part("power-berserk", -2, "SW-P-BERSERK")


@rules("SW-P-DRAGON-MASTER")
def test_the_dragon_takes_one_token() -> None:
    state = position(
        ROW, active("humans", "dragon-master", {"a": 4}), [fallen("orcs", {"b": 5, "d": 1})]
    )
    found = explained(state, "b", by="dragon")
    assert found is not None
    assert (found.total, found.refusal) == (1, "")
    assert found.parts == [Part("part-base", 1, "SW-P-DRAGON-MASTER")]
    far = explained(state, "c", by="dragon")
    assert far is not None
    assert (far.total, far.rule) == (1, "SW-CON-2")


@rules("SW-R-SORCERERS", "SU-CON-18")
def test_who_replaces_a_token_pays_nothing() -> None:
    sorcery = position(
        ROW, active("sorcerers", "hill", {"a": 4}), active("orcs", "stout", {"b": 1})
    )
    assert explained(sorcery, "b", by="sorcery") is None
    vampire = underground(
        CAVE, active("drow", "vampire", {"gate": 9}), active("ogres", "wise", {"hall": 1})
    )
    assert explained(vampire, "hall", by="vampire") is None
    assert explained(vampire, "hall", by="orb") is None
    found = explained(vampire, "hall")
    assert found is not None
    assert found.total == 3


@rules("SU-R-WISPS")
def test_wisps_roll_against_the_whole_price() -> None:
    state = underground(CAVE, active("wisps", "wise", {"glow": 4}), [])
    found = explained(state, "nook", by="wisps")
    assert found is not None
    assert found.total == 2


def test_other_actions_have_no_price() -> None:
    state = position(ROW, active("humans", "commando", {"a": 6}), [])
    others = [choice for choice in legal(state) if choice.verb != "conquer"]
    assert {choice.verb for choice in others} == {"abandon", "decline", "stop"}
    assert [state.explain(0, state.code(choice)) for choice in others] == [None] * len(others)
    size = state.space().size
    assert [state.explain(0, code) for code in (-1, size, 10**20)] == [None] * 3
    code = state.code(action("conquer", {"region": "b"}))
    assert [state.explain(seat, code) for seat in (-1, 2)] == [None] * 2


def test_explaining_changes_nothing() -> None:
    state = position(ROW, active("humans", "commando", {"a": 6}), [])
    key = state.key()
    for code in range(state.space().size):
        state.explain(0, code)
    assert state.key() == key
    conquer(state, "b")
