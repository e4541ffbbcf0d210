"""What scenarios of Dungeon Lords say when they fail, and what a position is made of."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from warren.scenario import ScenarioResult, Verdict, exit_code

Run = Callable[..., ScenarioResult]

HEAD = """
- name: A minion that digs
  rules: [DL-DIG-1]
  game: dungeon_lords
  players: 2
"""
GIVEN = """
  given:
    round: 2
    minions: {dig-tunnels: [0, dummy-2]}
    dummies: {1: {inaccessible: [get-food, mine-gold]}}
    monsters: [troll, ghost]
    monster_discard: [goblin]
    rooms: [mint]
    room_discard: [bakery]
    tile: special
    event: rats
    adventurers: [thief-1-1]
    next_adventurers: [priest-1-1, wizard-1-3]
    row: [fireball, null, graffiti]
    trap_discard: [plague]
    open_traps: [trapdoor]
    seats:
      0:
        gold: 4
        evil: 7
        dungeon: {c1: tunnel, c2: magic-room, b1: foyer}
        conquered: [b1]
        rented: workshop
        monsters: [slime, witch-cruel-down]
        traps: {pendulum: 2}
        installed: {trap: cursed-ring, cell: c1}
        pets: [larder-rat]
        used_pets: [impling]
        party: [elf, {who: warrior-1-2a, damage: 2}]
        prison: [thief-1-2a]
        inaccessible: [build-room]
        knows: [1, 3]
        uses: {magic-room: 1}
"""
LANDLORD = (
    "  given: {phase: combat, row: [fireball], seats: {0: {monsters: [goblin], party: [%s]}}}"
)


def play(run: Run, then: str, given: str = GIVEN, head: str = HEAD) -> ScenarioResult:
    return run(then, given, head)


FAILURES = [
    ("seats: {0: {gold: 5}}", "seats.0.gold", "5", "4"),
    ("seats: {0: {imps: 1}}", "seats.0.imps", "1", "3"),
    ("seats: {0: {evil: 5}}", "seats.0.evil", "5", "7"),
    (
        "seats: {0: {dungeon: [c1]}}",
        "seats.0.dungeon",
        '{"c1": "tunnel"}',
        '{"b1": "foyer", "c1": "tunnel", "c2": "magic-room"}',
    ),
    ("seats: {0: {conquered: []}}", "seats.0.conquered", "[]", '["b1"]'),
    ("seats: {0: {rented: null}}", "seats.0.rented", "null", "workshop"),
    ("seats: {0: {monsters: []}}", "seats.0.monsters", "[]", '["slime", "witch-cruel-down"]'),
    ("seats: {0: {traps: {}}}", "seats.0.traps", "[]", '["pendulum", "pendulum"]'),
    (
        "seats: {0: {installed: null}}",
        "seats.0.installed",
        "null",
        '{"trap": "cursed-ring", "cell": "c1"}',
    ),
    ("seats: {0: {pets: []}}", "seats.0.pets", "[]", '["larder-rat"]'),
    ("seats: {0: {used_pets: []}}", "seats.0.used_pets", "[]", '["impling"]'),
    ("seats: {0: {party: []}}", "seats.0.party", "[]", '["elf", "warrior-1-2a"]'),
    ("seats: {0: {damage: {warrior-1-2a: 0}}}", "seats.0.damage.warrior-1-2a", "0", "2"),
    ("seats: {0: {damage: {thief-1-1: 0}}}", "seats.0.damage.thief-1-1", "0", "null"),
    ("seats: {0: {courage: {elf: 1}}}", "seats.0.courage.elf", "1", "0"),
    ("seats: {0: {prison: []}}", "seats.0.prison", "[]", '["thief-1-2a"]'),
    ("seats: {0: {inaccessible: []}}", "seats.0.inaccessible", "[]", '["build-room"]'),
    ("seats: {0: {orders: []}}", "seats.0.orders", "[]", '["dig-tunnels"]'),
    ("seats: {0: {stranded: [get-food]}}", "seats.0.stranded", '["get-food"]', "[]"),
    ("seats: {0: {knows: []}}", "seats.0.knows", "[]", "[1, 3]"),
    ("seats: {0: {uses: {}}}", "seats.0.uses", "{}", '{"magic-room": 1}'),
    ("seats: {0: {score: 99}}", "seats.0.score", "99", "19"),
    ("seats: {0: {baby_golems: 1}}", "seats.0.baby_golems", "1", "0"),
    ("year: 2", "year", "2", "1"),
    ("round: 1", "round", "1", "2"),
    ("first: 1", "first", "1", "0"),
    ("phase: battle", "phase", "battle", "errand"),
    ("monsters: [troll]", "monsters", '["troll"]', '["ghost", "troll"]'),
    ("monster_discard: []", "monster_discard", "[]", '["goblin"]'),
    ("rooms: []", "rooms", "[]", '["mint"]'),
    ("room_discard: []", "room_discard", "[]", '["bakery"]'),
    ("tile: taxes", "tile", "taxes", "special"),
    ("event: null", "event", "null", "rats"),
    ("next_event: rats", "next_event", "rats", "null"),
    ("next_tile: taxes", "next_tile", "taxes", "payday"),
    ("opportunity: null", "opportunity", "null", "food-harvest"),
    ("next_opportunity: null", "next_opportunity", "null", "masquerade"),
    ("adventurers: []", "adventurers", "[]", '["thief-1-1"]'),
    ("next_adventurers: []", "next_adventurers", "[]", '["priest-1-1", "wizard-1-3"]'),
    ("row: [null]", "row", "[null]", '["fireball"]'),
    ("trap_discard: []", "trap_discard", "[]", '["plague"]'),
    ("open_traps: []", "open_traps", "[]", '["trapdoor"]'),
    ("paladins: {elf: 1}", "paladins.elf", "1", "0"),
    ("paladins: {dwarf: gone}", "paladins.dwarf", "gone", "tent"),
    ("minions: {dig-tunnels: [0, 1]}", "minions.dig-tunnels", "[0, 1]", '[0, "dummy-2"]'),
    (
        "dummies: {1: {inaccessible: []}}",
        "dummies.1.inaccessible",
        "[]",
        '["get-food", "mine-gold"]',
    ),
    ("neutral: 6", "neutral", "6", "5"),
    ("titles: {halls: []}", "titles.halls", "[]", "[0]"),
    ("scores: [0, 0]", "scores", "[0, 0]", "[19, 8]"),
    ("choices: {dig: []}", "choices.dig", "[]", '["a1", "c3", "d1", "d2"]'),
    ("choices: {decline: []}", "choices.decline", "[]", '[""]'),
    ("choices: {seat: 1, dig: [a1]}", "choices.dig", '["a1"]', "[]"),
    ("told: [tunnel-dug]", "told", '["tunnel-dug"]', "[]"),
    ("actor: 1", "actor", "1", "0"),
    ("over: true", "over", "true", "false"),
    ("log: [tunnel-dug]", "log", '["tunnel-dug"]', "[]"),
]


@pytest.mark.parametrize(("entry", "field", "expected", "found"), FAILURES)
def test_a_wrong_expectation_names_the_difference(
    run: Run, entry: str, field: str, expected: str, found: str
) -> None:
    result = play(run, f"- can: {{dig: a1}}\n- expect: {{{entry}}}")
    assert result.verdict is Verdict.FAILED, result
    assert result.step == 2
    assert result.message == "scenario-difference"
    assert result.details["field"] == field
    assert result.details["expected"] == expected
    assert result.details["found"] == found
    assert exit_code([result]) == 1


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ("{tunnel-dug: {cell: a1}}", '[{"tunnel-dug": {"cell": "a1"}}]'),
        ("{tunnel-dug: {cell: d1}}", "[]"),
    ],
)
def test_effects_are_compared_by_the_details_that_are_named(
    run: Run, told: str, found: str
) -> None:
    result = play(run, f"- do: {{dig: a1}}\n- expect: {{told: [{told}, room-built]}}")
    assert result.message == "scenario-difference"
    assert result.details["found"] == found


@pytest.mark.parametrize(
    ("cost", "field", "found"),
    [
        ("price: witch-cruel, food: 1", "evil", "2"),
        ("price: golem, traps: 1", "gold", "1"),
        ("score: true, is: 3", "is", "19"),
        ("score: true, is: 19, parts: {DL-SCO-2: 4}", "parts.DL-SCO-2", "2"),
    ],
)
def test_a_wrong_number_names_the_difference(run: Run, cost: str, field: str, found: str) -> None:
    result = play(run, f"- cost: {{{cost}}}")
    assert result.message == "scenario-difference"
    assert result.details["field"] == field
    assert result.details["found"] == found


def test_an_attack_without_a_fighter_has_no_number(run: Run) -> None:
    result = play(run, "- cost: {attack: slime, is: 1}")
    assert result.message == "scenario-difference"
    assert result.details["found"] == "null"


@pytest.mark.parametrize(
    ("entry", "field", "found"),
    [
        ("captured: [thief-1-1]", "preview.captured", "[]"),
        ("conquered: []", "preview.conquered", '["c1"]'),
        ("damage: {}", "preview.damage", '{"warrior-1-3": 3}'),
    ],
)
def test_a_wrong_preview_names_the_difference(run: Run, entry: str, field: str, found: str) -> None:
    step = (
        f"- expect: {{preview: {{seat: 0, defend: c1, send: [goblin], card: fireball, {entry}}}}}"
    )
    result = play(run, step, LANDLORD % "warrior-1-3")
    assert result.message == "scenario-difference"
    assert result.details["field"] == field
    assert result.details["found"] == found


def test_a_refused_order_names_the_rule(run: Run) -> None:
    result = play(run, "- do: {dig: e4}")
    assert result.message == "scenario-refused"
    assert result.rule == "DL-DIG-1"


def test_a_refused_plan_changes_nothing(run: Run) -> None:
    steps = """
- "no": {plan: {send: [goblin, goblin]}}
  why: DL-PLN-6
- expect: {phase: planning, choices: {send: [goblin]}}
"""
    assert play(run, steps, LANDLORD % "warrior-1-3").ok


def test_of_choices_at_the_same_time_the_refused_one_is_named(run: Run) -> None:
    steps = "- all: {0: {order: [get-food, mine-gold, dig-tunnels]}, 1: {order: build-room}}"
    given = "  given: {seats: {1: {inaccessible: [build-room]}}}"
    head = HEAD.replace("players: 2", "players: 4")
    result = play(run, steps, given, head)
    assert result.message == "scenario-refused"
    assert result.rule == "DL-ORD-1"
    assert result.details["order"] == '{"order": "build-room"}'


def test_effects_of_choices_at_the_same_time_are_told_together(run: Run) -> None:
    steps = """
- all: {0: {order: get-food}, 3: {order: [mine-gold, build-room]}}
- expect: {log: [order-chosen, order-chosen, order-chosen]}
"""
    assert play(run, steps, "  given: {}", HEAD.replace("players: 2", "players: 4")).ok


def test_hidden_names_are_hidden(run: Run) -> None:
    steps = "- view: {seat: 0, hides: [combat.cards.0], shows: [combat.cards.2]}"
    result = play(run, steps)
    assert result.message == "scenario-not-hidden"
    assert result.details["field"] == "combat.cards.0"
    assert play(run, "- view: {seat: 1, hides: [combat.cards.0, seats.0.traps.held.pendulum]}").ok


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("{}", "phase: orders, year: 1, round: 1, opportunity: null, tile: null"),
        ("{minions: {mine-gold: [0]}}", "phase: errand, seats: {0: {orders: [mine-gold]}}"),
        ("{round: 3}", "opportunity: masquerade, tile: payday, next_tile: taxes"),
        ("{round: 2, tile: payday}", "next_tile: taxes, next_event: null"),
        ("{round: 2, tile: special, next_tile: special}", "event: witch-hunt"),
        ("{round: 2, tile: special, next_tile: special}", "next_event: monster-strike"),
        ("{phase: over, year: 2}", "round: 5, over: true, opportunity: null"),
        ("{phase: combat, ends: true}", "round: 5, over: true"),
        ("{year: 2, seats: {0: {monsters: {goblin: 2}}}}", "seats: {0: {monsters: {goblin: 2}}}"),
        ("{seats: {0: {prison: [elf]}}}", "paladins: {elf: {caught: 0}}"),
        ("{seats: {0: {party: [dwarf]}}}", "paladins: {dwarf: 0, elf: tent}"),
    ],
)
def test_what_is_not_named_has_its_usual_value(run: Run, given: str, expected: str) -> None:
    head = HEAD.replace("players: 2", "players: 4")
    assert play(run, f"- expect: {{{expected}}}", f"  given: {given}", head).ok
