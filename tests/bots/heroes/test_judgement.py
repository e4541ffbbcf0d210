"""Single decisions of the greedy player of Heroes of Dark Lands."""

from __future__ import annotations

from collections.abc import Mapping

from tests.tools.heroes.position import Seat, seat
from tests.tools.heroes.position import position as in_words
from tests.tools.play import do

from warren.bots.heroes.outlook import look
from warren.bots.heroes.player import HeroesPlayer
from warren.bots.heroes.prospects import Prospects
from warren.core.action import Action
from warren.games.heroes.layout import LEVEL, OWNER, TILE_SIZE
from warren.games.heroes.state import State
from warren.games.heroes.title import TITLE

PLAYED = {"played": True}


def position(
    *seats: Seat,
    levels: Mapping[str, int] | None = None,
    phase: str = "play",
    first_turn: bool = False,
    facts: Mapping[str, object] | None = None,
) -> State:
    """A position whose regions are all of level 12 but for those named."""
    round = 1 if first_turn else 2
    state = in_words(*seats, phase=phase, round=round, turns=round - 1, facts=facts)
    for region, name in enumerate(state.table.board.names):
        state.numbers[region * TILE_SIZE + LEVEL] = (levels or {}).get(name, 12)
    return state


def choice(state: State) -> Action:
    turn = int(state.turn())
    return state.action(HeroesPlayer(TITLE).choose(state.view(turn)))


def turn_of(state: State) -> list[str]:
    """What the bot does until it stops, without drawing."""
    told = []
    while True:
        action = choice(state)
        told.append(str(action))
        if action.verb == "stop":
            return told
        do(state, action.verb, **action.args)


def test_the_best_region_falls_to_the_cheapest_card() -> None:
    state = position(
        seat("spearmen cavalry", (4, 0, 0)),
        seat(),
        levels={"a1": 2, "g4": 1},
        facts=PLAYED,
    )
    assert turn_of(state)[0] == "capture card=spearmen region=a1"


def test_magic_is_prepared_for_a_better_capture() -> None:
    state = position(
        seat("spearmen potion-of-strength", (1, 0, 1)),
        seat(),
        levels={"a1": 4, "g4": 1},
        facts=PLAYED,
    )
    assert turn_of(state) == [
        "attach card=potion-of-strength",
        "capture card=spearmen region=a1",
        "stop",
    ]


def test_magic_that_opens_nothing_stays_in_hand() -> None:
    state = position(
        seat("spearmen potion-of-strength", (1, 0, 1)), seat(), levels={"a1": 2}, facts=PLAYED
    )
    assert turn_of(state) == ["capture card=spearmen region=a1", "stop"]


def test_a_fortress_opens_the_way() -> None:
    state = position(
        seat("spearmen fortress", (1, 3, 0), on={"d4": "archers"}),
        seat(),
        levels={"d4": 1, "d5": 8},
        facts=PLAYED,
    )
    assert turn_of(state)[:2] == [
        "fortify card=fortress region=d4",
        "capture card=spearmen region=d5",
    ]


def test_alone_magic_helps_from_afar() -> None:
    state = position(
        seat("spearmen teleportation", (1, 0, 2), on={"a1": "crossbowmen"}),
        seat(),
        levels={"a1": 1, "a2": 12, "b1": 11, "b2": 11, "g4": 6},
        facts=PLAYED,
    )
    assert turn_of(state)[:2] == [
        "attach card=teleportation region=a1",
        "capture card=spearmen region=g4",
    ]


def test_a_claim_keeps_what_another_would_take() -> None:
    state = position(
        seat("claim halberdiers", (1, 0, 1), spent=(2, 0, 0), on={"d3": "crossbowmen"}),
        seat(on={"d5": "crossbowmen"}),
        levels={"d3": 1, "d5": 1, "d4": 6},
        facts=PLAYED,
    )
    assert turn_of(state)[0] == "cast card=claim region=d4"


def test_a_hopeless_hand_is_changed() -> None:
    state = position(
        seat("knights knights citadel citadel alchemy alchemy panic panic", (1, 1, 0)),
        seat(),
        phase="mulligan",
        first_turn=True,
    )
    assert choice(state).verb == "mulligan"


def test_companions_join_early_but_not_at_the_end() -> None:
    early = position(seat("spearmen archers", (1, 0, 0)), seat(), levels={"a1": 2, "a2": 1})
    assert choice(early).verb == "hire"
    names = early.table.board.names
    late = position(seat("spearmen archers", (1, 0, 0)), seat(), levels={"a1": 2, "a2": 1})
    for region in range(2, len(names)):
        late.numbers[region * TILE_SIZE + OWNER] = 1
    assert choice(late).verb == "capture"


def test_no_companion_is_paid_for_when_the_game_may_end() -> None:
    state = position(seat("alchemy", (0, 0, 0), coins=8), seat(coins=10, idle=True))
    assert choice(state).verb == "stop"


def test_the_last_chance_is_taken_by_whoever_is_behind() -> None:
    state = position(seat("claim", (0, 0, 1), coins=8), seat(coins=10, idle=True), facts=PLAYED)
    assert choice(state).verb == "cast"


def test_dead_cards_go_in_pairs() -> None:
    state = position(
        seat("alchemy alchemy spearmen archers", (2, 1, 0)),
        seat(),
        levels={"a1": 2},
        phase="exchange",
    )
    told = []
    while choice(state).verb == "discard":
        told.append(str(choice(state)))
        do(state, "discard", card=choice(state).args["card"])
    assert told == ["discard card=alchemy"] * 2


def test_useful_cards_are_kept() -> None:
    state = position(
        seat("spearmen archers crossbowmen fortress", (2, 3, 0)),
        seat(),
        levels={"a1": 2},
        phase="exchange",
    )
    assert choice(state).verb == "done"


def test_starting_companions_fit_the_hand() -> None:
    state = position(
        seat("militia garrison garrison tower sappers fortress fortress citadel"),
        seat("spearmen swordsmen"),
        levels={"a1": 1},
        phase="recruit",
        first_turn=True,
        facts={"left": 4},
    )
    assert choice(state) == Action("recruit", {"kind": "craftsman"})


def test_a_fortification_moves_to_where_regions_are_open() -> None:
    state = position(
        seat(
            "spearmen relocation",
            (1, 0, 1),
            on={"a1": "militia fortress", "a2": "militia", "b1": "militia", "b2": "militia"},
        ),
        seat(on={"a3": "militia", "c1": "spearmen"}),
        levels={"a1": 1, "a2": 1, "b1": 1, "b2": 1, "c2": 5, "c3": 6, "b3": 12},
        facts=PLAYED,
    )
    assert turn_of(state)[:3] == [
        "cast card=relocation region=a1",
        "move region=b2",
        "capture card=spearmen region=c3",
    ]


def test_support_promises_more_where_it_opens_more() -> None:
    state = position(
        seat("spearmen", (1, 0, 0), on={"d4": "militia", "a1": "militia"}),
        seat(),
        levels={"d4": 1, "a1": 1, "d5": 6, "d3": 6, "a2": 12, "b1": 11},
        facts=PLAYED,
    )
    outlook = look(state.view(0))
    prospects = Prospects(outlook)
    where = state.table.board.index
    assert prospects.promise(where["d4"], 4) > prospects.promise(where["a1"], 4) > 0
    assert prospects.promise(where["d4"], -4) < 0
    assert prospects.promise(where["d4"], 0) == 0
    assert prospects.chance(2) > prospects.chance(3) > prospects.chance(6)
