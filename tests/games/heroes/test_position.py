"""What may be asked about a position agrees with its plain form at every step of a game."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.tools.heroes.look import data
from tests.tools.heroes.position import GAME, position, seat
from tests.tools.heroes.turn import attach

from warren.core.state import CHANCE
from warren.games.heroes.card import COMPANIONS, MAGE, Card
from warren.games.heroes.phases import PHASE_NAMES
from warren.games.heroes.state import State


def check_turn(state: State) -> None:
    told = data(state)
    facts = told["facts"]
    names = state.table.board.names
    door, moving = state.door(), state.moving()
    assert PHASE_NAMES[state.phase()] == told["phase"]
    assert state.round_now() == told["round"]
    assert state.turn() == told["turn"]
    assert state.left_to_choose() == facts["left"]
    assert state.has_acted() is facts["played"]
    assert state.is_active() is facts["active"]
    assert state.in_panic() is facts["panic"]
    assert state.may_attach() is not facts["locked"]
    assert (None if door is None else names[door]) == facts["door"]
    assert (None if moving is None else names[moving]) == facts["moving"]
    assert state.ally() == facts["ally"]
    assert state.exchanged() == facts["exchanged"]


def name(card: Card | None) -> str | None:
    return card.id if card else None


def check_regions(state: State) -> None:
    tiles = data(state)["tiles"]
    for region, place in enumerate(state.table.board.names):
        tile = tiles.get(place, {"level": 0})
        assert state.level_of(region) == tile["level"]
        assert state.owner_of(region) == tile.get("seat")
        assert state.claimant_of(region) == tile.get("claim", {}).get("seat")
        assert name(state.troop_on(region)) == tile.get("troop")
        assert name(state.fortification_on(region)) == tile.get("fortification")
        assert name(state.rune_on(region)) == tile.get("rune")


def check_seats_and_cards(state: State) -> None:
    told = data(state)
    for number, entry in enumerate(told["seats"]):
        assert state.coins(number) == entry["coins"]
        assert state.was_idle(number) is entry["idle"]
        assert state.hand_size(number) == entry["hand_size"]
        for kind, companion in enumerate(COMPANIONS):
            assert state.ready(number, kind) == entry["ready"][companion]
            assert state.spent(number, kind) == entry["spent"][companion]
    for number, card in enumerate(state.table.cards):
        assert state.prepared(number) == told["prepared"].get(card.id, 0)
    assert state.deck_size() == told["deck_size"]
    assert state.discard_size() == sum(told["discard"].values())


def check(state: State) -> None:
    check_turn(state)
    check_regions(state)
    check_seats_and_cards(state)


@pytest.mark.parametrize("players", [2, 4])
def test_answers_agree_with_the_plain_form(players: int) -> None:
    rng = Random(players)
    state = GAME.new_state(players)
    steps = 0
    while not state.is_over():
        if steps % 5 == 0:
            check(state)
        if state.chance_outcomes():
            state.apply(CHANCE, int(state.draw(rng)))
        else:
            choices = state.legal_actions(int(state.turn()))
            state.apply(int(state.turn()), choices[rng.randrange(len(choices))])
        steps += 1
    check(state)


def test_magic_and_its_targets_are_told() -> None:
    state = position(
        seat("teleportation alliance panic spearmen", (2, 0, 9), on={"a1": "militia tower"}),
        seat(on={"g1": "militia tower"}),
        claims={"a4": (1, True)},
    )
    attach(state, "teleportation", region="a1")
    attach(state, "alliance", seat=1)
    assert state.door() == state.table.board.index["a1"]
    assert state.ally() == 1
    check(state)


def test_a_turn_with_more_companions_is_a_copy() -> None:
    state = position(seat("spearmen", (1, 0, 0)), seat(), phase="mulligan")
    before = state.key()
    turn = state.turn_with(0, (MAGE, MAGE))
    assert state.key() == before
    assert PHASE_NAMES[turn.phase()] == "play"
    assert turn.has_acted()
    assert turn.ready(0, MAGE) == 2
