"""The estimates that the greedy player of Small World goes by."""

from __future__ import annotations

import pytest
from librt.random import Random

from warren.bots.choices import regions_of
from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.campaign import Campaign, luck
from warren.bots.small_world.garrison import Garrison
from warren.bots.small_world.outlook import Outlook, look
from warren.bots.small_world.twilight import Prospect, late_enough
from warren.core.state import CHANCE
from warren.games.small_world.effects.army import available
from warren.games.small_world.game import SmallWorld, Underground
from warren.games.small_world.pieces import HAMMER
from warren.games.small_world.terms import NONE


def positions(game: SmallWorld, options: dict[str, object], games: int) -> list[Outlook]:
    """Outlooks from random games of three, wherever the seat to act has an active race."""
    found = []
    for seed in range(games):
        state = game.new_state(3, options)
        rng = Random(seed)
        while not state.is_over():
            actor = state.actors()[0]
            if actor == CHANCE:
                state.apply(actor, int(state.draw(rng)))
                continue
            codes = state.legal_actions(actor)
            if state.active_tribe(actor) != NONE:
                found.append(look(state.view(actor)))
            state.apply(actor, codes[rng.randrange(len(codes))])
    return found


TABLES: list[tuple[SmallWorld, dict[str, object]]] = [
    (SmallWorld(), {}),
    (Underground(), {}),
    (SmallWorld(), {"pool": "both", "relics": True}),
]


@pytest.fixture(scope="module", params=TABLES, ids=["base", "underground", "mixed"])
def outlooks(request: pytest.FixtureRequest) -> list[Outlook]:
    game, options = request.param
    return positions(game, options, 2)


def active(outlook: Outlook) -> int:
    return int(outlook.state.active_tribe(outlook.seat))


def hammers(outlook: Outlook, tribe: int) -> int:
    return int(outlook.state.in_hand(tribe, HAMMER))


def test_estimates_leave_the_state_alone(outlooks: list[Outlook]) -> None:
    for outlook in outlooks:
        state = outlook.state
        before = state.key()
        tribe = active(outlook)
        appraisal = Appraisal(outlook, tribe)
        Campaign(appraisal, int(available(state, tribe)))
        late_enough(outlook, now=True)
        Garrison(outlook, tribe).targets(3)
        assert state.key() == before


def test_a_campaign_spends_no_more_than_it_has(outlooks: list[Outlook]) -> None:
    reached = 0
    for outlook in outlooks:
        tribe = active(outlook)
        tokens = int(available(outlook.state, tribe))
        campaign = Campaign(Appraisal(outlook, tribe), tokens)
        assert 0 <= campaign.tokens <= tokens + hammers(outlook, tribe)
        assert campaign.gained >= 0
        reached += campaign.regions
    assert reached > 0


def test_targets_place_every_token(outlooks: list[Outlook]) -> None:
    for outlook in outlooks:
        garrison = Garrison(outlook, active(outlook))
        if garrison.regions:
            targets = garrison.targets(5)
            assert sum(targets.values()) == len(garrison.regions) + 5
            assert min(targets.values()) >= 1


def test_a_region_is_worth_more_with_a_future(outlooks: list[Outlook]) -> None:
    last = [outlook for outlook in outlooks if outlook.rounds_left == 0]
    early = [outlook for outlook in outlooks if outlook.rounds_left > 3]
    assert all(outlook.lasting(outlook.seat) <= 1.0 for outlook in last)
    assert all(outlook.lasting(outlook.seat) > 1.0 for outlook in early)


def test_regions_of_a_mask() -> None:
    assert list(regions_of(0b101001)) == [0, 3, 5]
    assert list(regions_of(0)) == []


def test_the_die() -> None:
    assert [luck(missing) for missing in (0, 1, 2, 3, 4)] == [1.0, 1 / 2, 1 / 3, 1 / 6, 0.0]


def test_a_tired_race_asks_for_less_than_a_strong_one() -> None:
    tired = Prospect(left=5, going_on=6.0, gained=0, turns=4).wanted(now=True)
    strong = Prospect(left=5, going_on=14.0, gained=3, turns=4).wanted(now=True)
    assert tired < 4.0 < 10.0 < strong


def test_the_end_of_the_game_asks_for_more() -> None:
    short = Prospect(left=5, going_on=8.0, gained=0, turns=1).wanted(now=True)
    long = Prospect(left=5, going_on=8.0, gained=0, turns=4).wanted(now=True)
    assert short > long


def test_a_decline_after_the_coins_asks_for_less() -> None:
    before = Prospect(left=4, going_on=8.0, gained=1, turns=3).wanted(now=True)
    after = Prospect(left=4, going_on=8.0, gained=1, turns=3).wanted(now=False)
    assert after < before


def test_a_race_that_keeps_its_tokens_in_the_tomb_declines_sooner() -> None:
    prospect = Prospect(left=6, going_on=9.0, gained=0, turns=4)
    assert prospect.wanted(now=True, held_out=0.95) < prospect.wanted(now=True, held_out=0.85)


def test_a_race_vanishes_sooner_from_many_regions() -> None:
    prospect = Prospect(left=0, going_on=8.0, gained=0, turns=4)
    assert prospect.wanted_to_vanish(8, now=True) < prospect.wanted_to_vanish(3, now=True)
