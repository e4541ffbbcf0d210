"""Scenarios of Dungeon Lords that cannot be used name the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from warren.scenario import ScenarioResult, Verdict

Run = Callable[..., ScenarioResult]

HEAD = "- name: An empty dungeon\n  game: dungeon_lords\n  players: 4"


BAD_STEPS = [
    ("- do: {storm: c1}", "error-unknown-verb", "then.1.do"),
    ("- do: {dig: b1, spy: 1}", "error-one-verb", "then.1.do"),
    ("- do: {dig: z9}", "error-unknown-name", "then.1.do.dig"),
    ("- do: {dig: [b1, z9]}", "error-unknown-name", "then.1.do.dig[1]"),
    ("- do: {dig: b1, with: imps}", "error-unknown-field", "then.1.do.with"),
    ("- do: dig", "error-missing-field", "then.1.do.dig"),
    ("- do: {act: now}", "error-unknown-field", "then.1.do.act"),
    ("- do: {work: two}", "error-unknown-name", "then.1.do.work"),
    ("- do: {work: '2'}", "error-unknown-name", "then.1.do.work"),
    ("- do: {hire: elf}", "error-unknown-name", "then.1.do.hire"),
    ("- do: {build: mint, on: z9}", "error-unknown-name", "then.1.do.on"),
    ("- do: {build: kitchen, on: c1}", "error-unknown-name", "then.1.do.build"),
    ("- do: {hire: troll, on: c1}", "error-unknown-field", "then.1.do.on"),
    ("- do: {settle: troll, symbol: fun}", "error-unknown-name", "then.1.do.settle"),
    ("- do: {plan: {throw: troll}}", "error-unknown-field", "then.1.do.plan.throw"),
    ("- do: {plan: {send: elf}}", "error-unknown-name", "then.1.do.plan.send"),
    ("- do: {plan: c1}", "error-not-a-mapping", "then.1.do.plan"),
    ("- do: {plan: {}, seat: 4}", "error-out-of-range", "then.1.do.seat"),
    ("- all: {}", "error-empty", "then.1.all"),
    ("- all: {4: act}", "error-unknown-field", "then.1.all.4"),
    ("- all: {0: {dig: z9}}", "error-unknown-name", "then.1.all.0.dig"),
    ("- all: {0: act}\n  seat: 1", "error-unknown-field", "then.1.seat"),
    ("- all: act", "error-not-a-mapping", "then.1.all"),
    ("- chance: {die: 1}", "error-unknown-field", "then.1.chance.die"),
    ("- chance: {monster: elf}", "error-unknown-name", "then.1.chance.monster"),
    ("- chance: {spell: [fireball, x]}", "error-unknown-name", "then.1.chance.spell[1]"),
    ("- cost: {is: 3}", "error-one-verb", "then.1.cost"),
    ("- cost: {attack: goblin}", "error-missing-field", "then.1.cost.is"),
    ("- cost: {attack: elf, is: 1}", "error-unknown-name", "then.1.cost.attack"),
    ("- cost: {attack: witch, way: up, is: 1}", "error-unknown-name", "then.1.cost.way"),
    ("- cost: {price: troll, wood: 1}", "error-unknown-field", "then.1.cost.wood"),
    ("- cost: {price: troll, food: x}", "error-not-a-whole-number", "then.1.cost.food"),
    (
        "- cost: {fatigue: true, is: 1, parts: {SW-CON-1: 1}}",
        "error-unknown-name",
        "then.1.cost.parts.SW-CON-1",
    ),
    ("- expect: {weather: fine}", "error-unknown-field", "then.1.expect.weather"),
    ("- expect: {phase: lunch}", "error-unknown-name", "then.1.expect.phase"),
    ("- expect: {monsters: [elf]}", "error-unknown-name", "then.1.expect.monsters[0]"),
    ("- expect: {tile: rain}", "error-unknown-name", "then.1.expect.tile"),
    ("- expect: {opportunity: mint}", "error-unknown-name", "then.1.expect.opportunity"),
    ("- expect: {paladins: {orc: 0}}", "error-unknown-field", "then.1.expect.paladins.orc"),
    ("- expect: {minions: {lunch: []}}", "error-unknown-field", "then.1.expect.minions.lunch"),
    ("- expect: {titles: {cook: []}}", "error-unknown-field", "then.1.expect.titles.cook"),
    ("- expect: {titles: {halls: [4]}}", "error-out-of-range", "then.1.expect.titles.halls"),
    ("- expect: {scores: [x]}", "error-not-a-whole-number", "then.1.expect.scores"),
    ("- expect: {choices: {storm: []}}", "error-unknown-field", "then.1.expect.choices.storm"),
    (
        "- expect: {told: [{damage-dealt: 2}]}",
        "error-not-a-mapping",
        "then.1.expect.told[0].damage-dealt",
    ),
    ("- expect: {preview: {seat: 0}}", "error-missing-field", "then.1.expect.preview.defend"),
    ("- expect: {seats: {4: {gold: 1}}}", "error-unknown-field", "then.1.expect.seats.4"),
    ("- expect: {seats: {0: {}}}", "error-empty", "then.1.expect.seats.0"),
    ("- expect: {seats: {0: {coins: 1}}}", "error-unknown-field", "then.1.expect.seats.0.coins"),
    (
        "- expect: {seats: {0: {dungeon: {z9: tunnel}}}}",
        "error-unknown-field",
        "then.1.expect.seats.0.dungeon.z9",
    ),
    (
        "- expect: {seats: {0: {monsters: [elf]}}}",
        "error-unknown-name",
        "then.1.expect.seats.0.monsters[0]",
    ),
    (
        "- expect: {seats: {0: {damage: {orc: 1}}}}",
        "error-unknown-name",
        "then.1.expect.seats.0.damage.orc",
    ),
    ("- expect: {row: [a]}", "error-unknown-name", "then.1.expect.row[0]"),
    (
        "- expect: {row: [null, null, null, null, null, null]}",
        "error-unknown-field",
        "then.1.expect.row",
    ),
]


@pytest.mark.parametrize(("step", "message", "field"), BAD_STEPS)
def test_a_bad_step_is_named_by_its_field(run: Run, step: str, message: str, field: str) -> None:
    result = run(step, "  given: {}", HEAD)
    assert result.verdict is Verdict.UNUSABLE
    assert result.step == 1
    assert result.message == message
    assert result.details["field"] == field


BAD_POSITIONS = [
    ("weather: fine", "error-unknown-field", "given.weather"),
    ("year: 3", "error-out-of-range", "given.year"),
    ("round: 6", "error-out-of-range", "given.round"),
    ("first: 4", "error-out-of-range", "given.first"),
    ("phase: lunch", "error-unknown-name", "given.phase"),
    ("phase: new-round, ends: true", "error-unknown-name", "given.phase"),
    ("ends: 1", "error-not-a-flag", "given.ends"),
    ("phase: combat, battle_round: 6", "error-out-of-range", "given.battle_round"),
    ("monsters: [elf]", "error-unknown-name", "given.monsters[0]"),
    ("monsters: [goblin, slime, troll, witch]", "error-out-of-range", "given.monsters"),
    ("rooms: [mint, bakery, workshop]", "error-out-of-range", "given.rooms"),
    ("opportunities: [pet-shop]", "error-out-of-range", "given.opportunities"),
    ("round: 2, next_opportunity: mint", "error-unknown-name", "given.next_opportunity"),
    ("tile: rain", "error-unknown-name", "given.tile"),
    ("round: 2, tile: taxes, next_tile: taxes", "error-unknown-name", "given.next_tile"),
    ("round: 2, tile: taxes, event: rats", "error-unknown-field", "given.event"),
    ("round: 2, tile: special, event: rain", "error-unknown-name", "given.event"),
    (
        "round: 2, tile: special, event: rats, events_seen: [rats]",
        "error-unknown-name",
        "given.event",
    ),
    ("row: [fireball, x]", "error-unknown-name", "given.row[1]"),
    ("minions: {lunch: [0]}", "error-unknown-field", "given.minions.lunch"),
    ("minions: {get-food: [0, 1, 2, 3]}", "error-out-of-range", "given.minions.get-food"),
    ("minions: {get-food: [4]}", "error-out-of-range", "given.minions.get-food[0]"),
    ("minions: {get-food: [dummy]}", "error-unknown-name", "given.minions.get-food[0]"),
    ("dummies: {0: {orders: []}}", "error-unknown-field", "given.dummies.0"),
    ("paladins: {elf: home}", "error-unknown-name", "given.paladins.elf"),
    ("paladins: {orc: tent}", "error-unknown-field", "given.paladins.orc"),
    ("seats: {4: {gold: 1}}", "error-unknown-field", "given.seats.4"),
    ("seats: {0: {coins: 1}}", "error-unknown-field", "given.seats.0.coins"),
    ("seats: {0: {gold: -1}}", "error-out-of-range", "given.seats.0.gold"),
    ("seats: {0: {evil: 16}}", "error-out-of-range", "given.seats.0.evil"),
    ("seats: {0: {dungeon: [z9]}}", "error-unknown-name", "given.seats.0.dungeon[0]"),
    ("seats: {0: {dungeon: {c1: lake}}}", "error-unknown-name", "given.seats.0.dungeon.c1"),
    ("seats: {0: {dungeon: c1}}", "error-not-a-mapping", "given.seats.0.dungeon"),
    ("seats: {0: {monsters: [elf]}}", "error-unknown-name", "given.seats.0.monsters[0]"),
    ("seats: {0: {monsters: {elf: 1}}}", "error-unknown-field", "given.seats.0.monsters.elf"),
    ("seats: {0: {traps: [hole]}}", "error-unknown-name", "given.seats.0.traps[0]"),
    ("seats: {0: {pets: [dog]}}", "error-unknown-name", "given.seats.0.pets[0]"),
    ("seats: {0: {installed: {cell: c1}}}", "error-missing-field", "given.seats.0.installed.trap"),
    ("seats: {0: {party: [orc]}}", "error-unknown-name", "given.seats.0.party[0]"),
    ("seats: {0: {party: [{damage: 1}]}}", "error-missing-field", "given.seats.0.party[0].who"),
    ("seats: {0: {prison: [orc]}}", "error-unknown-name", "given.seats.0.prison[0]"),
    ("seats: {0: {orders: [lunch]}}", "error-unknown-name", "given.seats.0.orders[0]"),
    (
        "seats: {0: {orders: [get-food, mine-gold, build-room, dig-tunnels]}}",
        "error-out-of-range",
        "given.seats.0.orders",
    ),
    ("seats: {0: {stranded: [get-food]}}", "error-unknown-name", "given.seats.0.stranded[0]"),
    ("seats: {0: {knows: [6]}}", "error-out-of-range", "given.seats.0.knows[0]"),
    ("seats: {0: {uses: {lake: 1}}}", "error-unknown-field", "given.seats.0.uses.lake"),
]


@pytest.mark.parametrize(("given", "message", "field"), BAD_POSITIONS)
def test_a_bad_position_is_named_by_its_field(
    run: Run, given: str, message: str, field: str
) -> None:
    result = run("- expect: {year: 1}", f"  given: {{{given}}}", HEAD)
    assert result.verdict is Verdict.UNUSABLE
    assert result.step == 0
    assert result.message == message
    assert result.details["field"] == field


IMPOSSIBLE = [
    ("seats: {0: {dungeon: [c1, c3]}}", "error-dungeon-apart", "given.seats.0.dungeon", "DL-DIG-1"),
    (
        "seats: {0: {dungeon: [c1, c2, b1, b2]}}",
        "error-dungeon-square",
        "given.seats.0.dungeon",
        "DL-DIG-2",
    ),
    (
        "seats: {0: {dungeon: {c1: magic-room}}}",
        "error-dungeon-zone",
        "given.seats.0.dungeon",
        "DL-BLD-4",
    ),
    (
        "seats: {0: {dungeon: {c1: bakery, c2: magic-room}}}",
        "error-dungeon-neighbours",
        "given.seats.0.dungeon",
        "DL-BLD-2",
    ),
    ("seats: {0: {conquered: [d1]}}", "error-dungeon-bare", "given.seats.0.conquered", ""),
    ("seats: {0: {conquered: [rented]}}", "error-dungeon-bare", "given.seats.0.conquered", ""),
    (
        "seats: {0: {installed: {trap: plague, cell: d1}}}",
        "error-dungeon-bare",
        "given.seats.0.installed",
        "",
    ),
    (
        "seats: {0: {rented: mint, dungeon: {c1: tunnel, c2: tunnel, c3: mint}}}",
        "error-twice",
        "given.seats.0.rented",
        "",
    ),
    ("rooms: [mint], seats: {0: {rented: mint}}", "error-twice", "given.rooms", ""),
    ("rooms: [mint], room_discard: [mint]", "error-twice", "given.room_discard", ""),
    ("monsters: [goblin, goblin, goblin]", "error-cards-not-conserved", "given", ""),
    ("monsters: [golem]", "error-cards-not-conserved", "given", ""),
    ("seats: {0: {traps: {pendulum: 4}}}", "error-cards-not-conserved", "given.trap_discard", ""),
    ("seats: {0: {pets: {impling: 3}}}", "error-cards-not-conserved", "given.seats", ""),
    (
        "adventurers: [thief-1-1], seats: {0: {party: [thief-1-1]}}",
        "error-twice",
        "given",
        "",
    ),
    (
        "seats: {0: {party: [elf]}, 1: {party: [elf]}}",
        "error-twice",
        "given.seats.1.party[0]",
        "",
    ),
    (
        "paladins: {elf: tent}, seats: {0: {party: [elf]}}",
        "error-dungeon-paladin",
        "given.seats.0.party[0]",
        "",
    ),
    (
        "seats: {0: {monsters: [goblin-cruel, slime-cruel]}}",
        "error-twice",
        "given.experts",
        "",
    ),
    ("row: [armory]", "error-unknown-name", "given.row[0]", ""),
    ("row: [exorcism]", "error-dungeon-spell", "given.row[0]", "DL-SET-7"),
    ("row: [fireball, fireball]", "error-twice", "given.row[1]", "DL-SET-7"),
    (
        "seats: {0: {orders: [get-food], inaccessible: [get-food]}}",
        "error-dungeon-order",
        "given.seats.0.orders",
        "DL-ORD-1",
    ),
]


@pytest.mark.parametrize(("given", "message", "field", "rule"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(
    run: Run, given: str, message: str, field: str, rule: str
) -> None:
    result = run("- expect: {year: 1}", f"  given: {{{given}}}", HEAD)
    assert result.verdict is Verdict.UNUSABLE
    assert result.message == message
    assert result.details["field"] == field
    assert result.rule == rule


BAD_HEADS = [
    ("rules: [SW-CON-1]", "error-unknown-rule", "rules[0]"),
    ("players: 5", "error-players", "players"),
    ("board: heroes-37", "error-unknown-option", "board"),
    ("options: {lucky: true}", "error-unknown-option", "options.lucky"),
    ("options: {first: 2}", "error-option-value", "options.first"),
    ("options: {edition: base, pets: true}", "error-option-clash", "options.pets"),
    ("options: {deck: {monsters: {}}}", "error-not-a-list", "options.deck.monsters"),
]


@pytest.mark.parametrize(("line", "message", "field"), BAD_HEADS)
def test_a_bad_head_is_named_by_its_field(run: Run, line: str, message: str, field: str) -> None:
    result = run(
        "- expect: {year: 1}", "  given: {}", f"- name: a\n  game: dungeon_lords\n  {line}"
    )
    assert result.verdict is Verdict.UNUSABLE
    assert result.message == message
    assert result.details["field"] == field
