"""What scenarios of Heroes of Dark Lands say when they fail, and what a position is made of."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from warren.scenario import ScenarioResult, Verdict, exit_code

Run = Callable[..., ScenarioResult]

HEAD = """
- name: Spearmen beside archers
  rules: [HDL-CAP-2]
  game: heroes
  players: 2
"""
GIVEN = """
  given:
    tiles:
      d4: {level: 4}
      d5: {level: 2, seat: 0, troop: archers, fortification: tower, rune: true}
      c3: {level: 9, claim: 1}
    out: [claim]
    seats:
      0: {coins: 4, hand: [spearmen, spearmen, panic], companions: {warrior: 1}, spent: {mage: 2}}
      1: {hand: [archers]}
"""


def play(run: Run, then: str, given: str = GIVEN, head: str = HEAD) -> ScenarioResult:
    return run(then, given, head)


FAILURES = [
    ("tiles: {d5: {level: 3}}", "tiles.d5.level", "3", "2"),
    ("tiles: {d5: {seat: 1}}", "tiles.d5.seat", "1", "0"),
    ("tiles: {d5: {seat: null}}", "tiles.d5.seat", "null", "0"),
    ("tiles: {d4: {troop: archers}}", "tiles.d4.troop", "archers", "null"),
    ("tiles: {d5: {fortification: null}}", "tiles.d5.fortification", "null", "tower"),
    ("tiles: {d5: {rune: false}}", "tiles.d5.rune", "false", "true"),
    ("tiles: {c3: {claim: 0}}", "tiles.c3.claim", "0", "1"),
    ("tiles: {d4: {claim: 0}}", "tiles.d4.claim", "0", "null"),
    ("tiles: {c3: {}}", "tiles.c3", "{}", '{"claim": {"seat": 1, "last_turn": true}}'),
    ("seats: {0: {coins: 5}}", "seats.0.coins", "5", "4"),
    (
        "seats: {0: {hand: [panic]}}",
        "seats.0.hand",
        '["panic"]',
        '["panic", "spearmen", "spearmen"]',
    ),
    ("seats: {0: {hand: {spearmen: 1}}}", "seats.0.hand.spearmen", "1", "2"),
    ("seats: {0: {hand: {claim: 1}}}", "seats.0.hand.claim", "1", "0"),
    ("seats: {0: {hand_size: 2}}", "seats.0.hand_size", "2", "3"),
    ("seats: {0: {companions: {warrior: 2}}}", "seats.0.companions.warrior", "2", "1"),
    ("seats: {0: {spent: {mage: 0}}}", "seats.0.spent.mage", "0", "2"),
    ("seats: {0: {idle: true}}", "seats.0.idle", "true", "false"),
    ("seats: {0: {turns: 0}}", "seats.0.turns", "0", "2"),
    ("seats: {0: {regions: 0}}", "seats.0.regions", "0", "1"),
    ("seats: {0: {support: 0}}", "seats.0.support", "0", "6"),
    ("supply: {mage: 24}", "supply.mage", "24", "22"),
    ("deck: {spearmen: 8}", "deck.spearmen", "8", "6"),
    ("deck_size: 0", "deck_size", "0", "108"),
    ("discard: {knights: 0}", "discard.knights", "0", "4"),
    ("out: []", "out", "[]", '["claim"]'),
    ("prepared: [panic]", "prepared", '["panic"]', "[]"),
    ("phase: draw", "phase", "draw", "play"),
    ("turn: 1", "turn", "1", "0"),
    ("actor: chance", "actor", "chance", "0"),
    ("round: 1", "round", "1", "3"),
    ("over: true", "over", "true", "false"),
    ("winners: [0]", "winners", "[0]", "[1]"),
    ("log: [card-drawn]", "log", '["card-drawn"]', "[]"),
]


@pytest.mark.parametrize(("entry", "field", "expected", "found"), FAILURES)
def test_a_wrong_expectation_names_the_difference(
    run: Run, entry: str, field: str, expected: str, found: str
) -> None:
    result = play(run, f"- can: {{capture: d4, card: spearmen}}\n- expect: {{{entry}}}")
    assert result.verdict is Verdict.FAILED
    assert result.step == 2
    assert result.message == "scenario-difference"
    assert result.details["field"] == field
    assert result.details["expected"] == expected
    assert result.details["found"] == found
    assert exit_code([result]) == 1


@pytest.mark.parametrize(
    ("cost", "field", "found"),
    [
        ("is: 9", "is", "8"),
        ("is: 8, level: 5", "level", "4"),
        ("is: 8, parts: {HDL-MAG-4: 2}", "parts.HDL-MAG-4", "0"),
        ("is: 8, parts: {HDL-CAP-2: 2}", "parts.HDL-CAP-2", "8"),
    ],
)
def test_a_wrong_strength_names_the_difference(run: Run, cost: str, field: str, found: str) -> None:
    result = play(run, f"- cost: {{capture: d4, card: spearmen, {cost}}}")
    assert result.message == "scenario-difference"
    assert result.details["field"] == field
    assert result.details["found"] == found


def test_a_refused_order_names_the_rule(run: Run) -> None:
    result = play(run, "- do: {capture: c3, card: spearmen}")
    assert result.message == "scenario-refused"
    assert result.details["reason"] == "refusal-claimed"
    assert result.rule == "HDL-MAG-7"


def test_a_draw_must_be_named(run: Run) -> None:
    result = play(run, "- do: stop\n- do: done")
    assert result.message == "scenario-chance-unnamed"
    assert result.details["wanted"] == "card"
    assert result.step == 2


def test_a_card_that_is_not_in_the_deck_cannot_be_drawn(run: Run) -> None:
    result = play(run, "- do: stop\n- chance: {card: knights}")
    assert result.message == "scenario-impossible-outcome"
    assert result.details["wanted"] == "card"


@pytest.mark.parametrize("order", ["{attach: alliance, seat: 1}", "{hire: mage}", "cancel"])
def test_the_seat_beside_the_step_acts(run: Run, order: str) -> None:
    assert play(run, f"- no: {order}\n  seat: 1\n  why: CORE-TURN").ok


def test_a_hidden_hand_is_not_shown(run: Run) -> None:
    result = play(run, "- view: {seat: 1, shows: [seats.0.hand]}")
    assert result.message == "scenario-not-shown"
    result = play(run, "- view: {seat: 0, hides: [seats.0.hand]}")
    assert result.message == "scenario-not-hidden"


def test_tiles_without_a_level_take_the_lowest_that_are_left(run: Run) -> None:
    given = "  given:\n    tiles: {a2: {level: 12}, a3: {level: 1}, g4: {level: 2}}"
    levels = "a1: {level: 1}, a4: {level: 1}, b1: {level: 1}, b2: {level: 2}, b5: {level: 3}"
    assert play(run, f"- expect: {{tiles: {{{levels}, g3: {{level: 11}}}}}}", given).ok


@pytest.mark.parametrize(
    ("given", "seats", "following"),
    [
        ("round: 1", [0, 0, 0], 2),
        ("round: 1, first: 1, turn: 0", [0, 1, 0], 2),
        ("phase: play", [2, 2, 2], 1),
        ("round: 3, first: 0, turn: 0", [2, 3, 3], 1),
        ("round: 3, first: 0, turn: 2", [2, 3, 2], 0),
    ],
)
def test_the_order_of_turns_follows_from_the_round(
    run: Run, given: str, seats: list[int], following: int
) -> None:
    turns = ", ".join(f"{seat}: {{turns: {turns}}}" for seat, turns in enumerate(seats))
    steps = f"- expect: {{seats: {{{turns}}}}}\n- do: stop\n- expect: {{turn: {following}}}"
    head = HEAD.replace("players: 2", "players: 3")
    assert play(run, steps, f"  given: {{{given}, deck: [], discard: []}}", head).ok


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        ("", "deck: {knights: 0, tower: 6}, discard: {knights: 4, tower: 0}, out: []"),
        ("deck: [tower]", "deck: [tower], discard: {knights: 4, tower: 5}, out: []"),
        ("discard: [tower]", "deck: {knights: 4, tower: 5}, discard: [tower], out: []"),
        ("deck: [], discard: []", "deck: [], discard: [], out: {knights: 4, tower: 6}"),
        ("out: [tower]", "deck: {tower: 5}, discard: {knights: 4, tower: 0}, out: [tower]"),
    ],
)
def test_the_cards_that_are_not_named_lie_in_the_first_free_pile(
    run: Run, named: str, expected: str
) -> None:
    assert play(run, f"- expect: {{{expected}}}", f"  given: {{{named}}}").ok
