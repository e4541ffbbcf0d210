"""What is chosen together: in any order, in secret, and changed until all are in."""

from __future__ import annotations

import itertools

import pytest
from librt.random import Random
from mypy_extensions import i64
from tests.tools.dungeon_lords.position import Scene, pet, spell
from tests.tools.dungeon_lords.seasons import Play, phase, settled, state_of
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.effect import mask_of
from warren.core.match import REVEALED, Match
from warren.core.numbers import bit_count
from warren.core.refusal import Refusal
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.layout import IDLE, LOCKED, PETS, ROW
from warren.games.dungeon_lords.state import State

Choice = list[Action]
Case = tuple[Match, dict[int, tuple[Choice, Choice]]]
"""A moment, and for each seat two ways to decide."""


def both(verb: str, key: str, one: str | int, other: str | int) -> tuple[Choice, Choice]:
    return [Action(verb, {key: one})], [Action(verb, {key: other})]


def orders_of(*names: str) -> Choice:
    return [Action("order", {"order": name}) for name in names]


def starting_orders() -> Case:
    dealt = ["get-food", "mine-gold", "buy-traps"]
    play = Play(3, wishes={"deal": ["build-room", "hire-monster", "mine-gold", *dealt * 3]})
    play.until(lambda state: state.actors() != (CHANCE,))
    return play.match, {seat: both("keep", "order", dealt[0], dealt[1]) for seat in range(3)}


def orders() -> Case:
    match = settled(phase(frames.ORDERS))
    first = orders_of("get-food", "mine-gold", "buy-traps")
    return match, dict.fromkeys(range(4), (first, first[::-1]))


def orders_for_dummies() -> Case:
    match = settled(phase(frames.ORDERS, players=2))
    for name in ("get-food", "mine-gold", "get-food", "mine-gold"):
        match.act(CHANCE, Action("deal", {"order": name}))
    own = orders_of("get-food", "mine-gold", "buy-traps")
    third = [Action("dummy", {"order": name}) for name in ("buy-traps", "build-room")]
    return match, {seat: ([*own, third[0]], [*own, third[1]]) for seat in range(2)}


def pets(dropping: bool) -> Case:
    match = phase(frames.PET_PHASE, players=2)
    for seat in range(2):
        state_of(match).put(seat, PETS, PET_COUNTS.one(pet("impling")))
    match = settled(match)
    for name in ("larder-rat", "stareplant") * 2:
        match.act(CHANCE, Action("cub", {"pet": name}))
    verb = "hand"
    if dropping:
        for seat in range(2):
            match.act(seat, Action("hand", {"pet": "larder-rat"}))
        verb = "drop"
    return match, {seat: both(verb, "pet", "impling", "stareplant") for seat in range(2)}


def imps() -> Case:
    match = phase(frames.FESTIVAL)
    for seat in range(4):
        state_of(match).put(seat, IDLE, 4)
    return settled(match), {seat: both("send", "count", 1, 3) for seat in range(4)}


def plans() -> Case:
    scene = Scene(2, 3).cards()
    choices: dict[int, tuple[Choice, Choice]] = {}
    for seat, name in enumerate(("warrior-2-4", "thief-2-4", "priest-2-4")):
        scene.party(name, seat=seat).own("troll", "witch", seat=seat)
        scene.traps("pendulum", seat=seat).pets("baby-golem", "messenger-bat", seat=seat)
        quiet = [Action("send", {"monster": "witch"}), Action("ready", {})]
        loud = [
            Action("pet", {"pet": "baby-golem"}),
            Action("lay", {"trap": "pendulum"}),
            Action("send", {"monster": "troll"}),
            Action("ready", {}),
        ]
        choices[seat] = (quiet, loud)
    scene.begin()
    return Match(scene.state), choices


CASES = {
    "starting-orders": starting_orders,
    "orders": orders,
    "orders-for-dummies": orders_for_dummies,
    "pets-handed": lambda: pets(False),
    "pets-dropped": lambda: pets(True),
    "imps": imps,
    "plans": plans,
}
SEALED = ("orders-sealed", "pet-chosen", "imps-sealed", "plan-made")
EVERY = pytest.mark.parametrize("name", list(CASES))
LINES = rules("DL-DEC-1", "DL-DEC-3", "DF-DEC-1", "DF-FES-3", "DF-PET-2", "DL-SET-11", "DL-DUM-5")


def decide(match: Match, seat: int, choice: Choice) -> list[str]:
    """All of it; what the others were shown, as text."""
    return [
        f"{fact.name} {fact.args}"
        for action in choice
        for fact in match.act(seat, action).effects
        if fact.seen_by & ~mask_of([seat])
    ]


@LINES
@EVERY
def test_the_order_in_which_they_decide_does_not_matter(name: str) -> None:
    match, choices = CASES[name]()
    ends: set[bytes] = set()
    for order in itertools.permutations(choices):
        trial = match.copy()
        for place, seat in enumerate(order):
            assert set(trial.state.actors()) == set(order[place:])
            decide(trial, seat, choices[seat][seat % 2])
        ends.add(trial.state.key())
    assert len(ends) == 1


@LINES
@EVERY
def test_nobody_learns_anything_before_all_are_in(name: str) -> None:
    match, choices = CASES[name]()
    for seat, both_ways in choices.items():
        others = [other for other in choices if other != seat]
        seen: list[tuple[object, ...]] = []
        for choice in both_ways:
            trial = match.copy()
            shown = decide(trial, seat, choice)
            assert shown[0].split()[0] in SEALED
            assert len(shown) == 1
            assert [trial.asked[other] for other in others] == [match.asked[at] for at in others]
            views = [trial.state.view(other).key() for other in [*others, None]]
            offers = [trial.state.legal_actions(other) for other in others]
            lines = [trial.count.shown_to(mask_of(eyes)) for eyes in [[], *([at] for at in others)]]
            seen.append((shown, views, offers, lines))
        assert seen[0] == seen[1]


@LINES
@EVERY
def test_each_may_change_its_mind_until_all_are_in(name: str) -> None:
    match, choices = CASES[name]()
    *early, last = choices
    before = match.state.key()
    for seat in early:
        decide(match, seat, choices[seat][0])
    for seat in early:
        for _ in choices[seat][0]:
            match.undo(seat)
        assert seat in match.state.actors()
    assert match.state.key() == before
    for seat in early:
        decide(match, seat, choices[seat][1])
    decide(match, last, choices[last][1])
    assert {match.undo_refusal(seat) for seat in choices} == {REVEALED}
    straight = CASES[name]()[0]
    for seat in choices:
        decide(straight, seat, choices[seat][1])
    assert match.state.key() == straight.state.key()
    with pytest.raises(Refusal):
        match.undo(early[0])


@rules("DF-P-MESSENGER-BAT", "DF-INF-2", "DF-PET-6")
def test_whoever_looked_at_a_card_has_told_nobody_and_holds_nobody_up() -> None:
    match, choices = plans()
    decide(match, 1, choices[1][0])
    views = [match.state.view(seat).key() for seat in (1, 2, None)]
    lines = [match.count.shown_to(mask_of(seats)) for seats in ([1], [2], [])]
    assert decide(match, 0, [Action("pet", {"pet": "messenger-bat"})]) == []
    state = state_of(match)
    card = state.table.deck.spells[state.numbers[ROW]].id
    told = match.act(0, Action("spy", {"place": 1}))
    assert [dict(fact.args) for fact in told.effects] == [{"seat": 0, "place": 1, "spell": card}]
    assert spell(card) == state.numbers[ROW]
    assert [match.state.view(seat).key() for seat in (1, 2, None)] == views
    assert [match.count.shown_to(mask_of(seats)) for seats in ([1], [2], [])] == lines
    assert match.undo_refusal(1) == ""
    assert match.undo_refusal(0) == REVEALED


@rules("DL-SET-11", "DL-INF-3")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_guess_deals_as_many_orders_as_have_been_dealt(viewer: int | None) -> None:
    state, rng = DungeonLords().new_state(4, {"first": 0}), Random(1)
    seen: set[tuple[int, ...]] = set()
    while frames.step(state) == frames.SETUP:
        guess = state.view(viewer).determinize(Random(2))
        assert isinstance(guess, State)
        dealt, imagined = (
            [bit_count(each.get(i64(seat), LOCKED)) for seat in range(4)] for each in (state, guess)
        )
        assert imagined == dealt
        seat = state.actors()[0]
        codes = state.legal_actions(seat)
        state.apply(seat, int(state.draw(rng)) if seat == CHANCE else codes[0])
        seen.add(tuple(dealt))
    assert {(0, 0, 0, 0), (3, 1, 0, 0), (3, 3, 3, 3)} <= seen
