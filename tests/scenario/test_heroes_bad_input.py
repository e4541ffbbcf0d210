"""Scenarios of Heroes of Dark Lands that cannot be used name the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from warren.scenario import ScenarioResult, Verdict

Run = Callable[..., ScenarioResult]

HEAD = "- name: Nobody anywhere\n  game: heroes\n  players: 2"


BAD_STEPS = [
    ("- do: {storm: d4}", "error-unknown-verb", "then.1.do"),
    ("- do: {capture: d4, hire: mage}", "error-one-verb", "then.1.do"),
    ("- do: {capture: z9, card: spearmen}", "error-unknown-name", "then.1.do.capture"),
    ("- do: {capture: d4}", "error-missing-field", "then.1.do.card"),
    ("- do: {capture: d4, card: gnomes}", "error-unknown-name", "then.1.do.card"),
    ("- do: {capture: d4, card: 3}", "error-not-a-text", "then.1.do.card"),
    ("- do: {capture: d4, card: spearmen, with: magic}", "error-unknown-field", "then.1.do.with"),
    ("- do: {fortify: d4, card: moat}", "error-unknown-name", "then.1.do.card"),
    ("- do: {attach: spoon}", "error-unknown-name", "then.1.do.attach"),
    ("- do: {attach: alliance, seat: 2}", "error-out-of-range", "then.1.do.seat"),
    ("- do: {attach: alliance, seat: 1}\n  seat: 2", "error-out-of-range", "then.1.seat"),
    ("- do: {attach: alliance, seat: 1, region: d4}", "error-unknown-field", "then.1.do.seat"),
    ("- do: {attach: teleportation, region: z9}", "error-unknown-name", "then.1.do.region"),
    ("- do: {cast: claim, on: d4}", "error-unknown-field", "then.1.do.on"),
    ("- do: {hire: cook}", "error-unknown-name", "then.1.do.hire"),
    ("- do: {recruit: [mage, cook]}", "error-unknown-name", "then.1.do.recruit[1]"),
    ("- do: {move: z9}", "error-unknown-name", "then.1.do.move"),
    ("- do: {discard: [panic, 3]}", "error-not-a-text", "then.1.do.discard[1]"),
    ("- do: {stop: now}", "error-not-a-flag", "then.1.do.stop"),
    ("- do: {keep: true, card: panic}", "error-unknown-field", "then.1.do.card"),
    ("- chance: {die: 1}", "error-unknown-field", "then.1.chance.die"),
    ("- chance: {first: 2}", "error-out-of-range", "then.1.chance.first"),
    ("- chance: {tile: 13}", "error-out-of-range", "then.1.chance.tile"),
    ("- chance: {tile: [1, x]}", "error-not-a-whole-number", "then.1.chance.tile[1]"),
    ("- chance: {card: gnomes}", "error-unknown-name", "then.1.chance.card"),
    ("- cost: {capture: d4, card: spearmen}", "error-missing-field", "then.1.cost.is"),
    ("- cost: {capture: d4, is: 3}", "error-missing-field", "then.1.cost.card"),
    (
        "- cost: {capture: d4, card: spearmen, is: 3, level: 13}",
        "error-out-of-range",
        "then.1.cost.level",
    ),
    (
        "- cost: {capture: d4, card: spearmen, is: 3, parts: {SW-CON-1: 1}}",
        "error-unknown-name",
        "then.1.cost.parts.SW-CON-1",
    ),
    ("- expect: {regions: {}}", "error-unknown-field", "then.1.expect.regions"),
    ("- expect: {tiles: {z9: {}}}", "error-unknown-field", "then.1.expect.tiles.z9"),
    ("- expect: {tiles: {d4: {owner: 1}}}", "error-unknown-field", "then.1.expect.tiles.d4.owner"),
    ("- expect: {tiles: {d4: {rune: 1}}}", "error-not-a-flag", "then.1.expect.tiles.d4.rune"),
    (
        "- expect: {tiles: {d4: {troop: elf}}}",
        "error-unknown-name",
        "then.1.expect.tiles.d4.troop",
    ),
    ("- expect: {seats: {2: {coins: 1}}}", "error-unknown-field", "then.1.expect.seats.2"),
    ("- expect: {seats: {0: {}}}", "error-empty", "then.1.expect.seats.0"),
    ("- expect: {seats: {0: {hand: {}}}}", "error-empty", "then.1.expect.seats.0.hand"),
    ("- expect: {seats: {0: {hand: 3}}}", "error-not-a-list", "then.1.expect.seats.0.hand"),
    ("- expect: {seats: {0: {spent: {}}}}", "error-empty", "then.1.expect.seats.0.spent"),
    (
        "- expect: {seats: {0: {spent: {cook: 1}}}}",
        "error-unknown-field",
        "then.1.expect.seats.0.spent.cook",
    ),
    ("- expect: {deck: [elf]}", "error-unknown-name", "then.1.expect.deck[0]"),
    ("- expect: {out: {elf: 1}}", "error-unknown-field", "then.1.expect.out.elf"),
    ("- expect: {phase: lunch}", "error-unknown-name", "then.1.expect.phase"),
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
    ("round: 0", "error-out-of-range", "given.round"),
    ("turn: 2", "error-out-of-range", "given.turn"),
    ("first: x", "error-not-a-whole-number", "given.first"),
    ("phase: lunch", "error-unknown-name", "given.phase"),
    ("phase: draw", "error-unknown-name", "given.phase"),
    ("{phase: recruit, round: 2}", "error-out-of-range", "given.round"),
    ("facts: {lucky: true}", "error-unknown-field", "given.facts.lucky"),
    ("facts: {panic: 1}", "error-not-a-flag", "given.facts.panic"),
    ("tiles: {z9: {}}", "error-unknown-field", "given.tiles.z9"),
    ("tiles: {d4: {owner: 0}}", "error-unknown-field", "given.tiles.d4.owner"),
    ("tiles: {d4: {level: 13}}", "error-out-of-range", "given.tiles.d4.level"),
    ("tiles: {d4: {seat: 0}}", "error-missing-field", "given.tiles.d4.troop"),
    ("tiles: {d4: {troop: archers}}", "error-missing-field", "given.tiles.d4.seat"),
    ("tiles: {d4: {fortification: tower}}", "error-missing-field", "given.tiles.d4.seat"),
    ("tiles: {d4: {rune: true}}", "error-missing-field", "given.tiles.d4.seat"),
    ("tiles: {d4: {seat: 2, troop: archers}}", "error-out-of-range", "given.tiles.d4.seat"),
    ("tiles: {d4: {seat: 0, troop: tower}}", "error-unknown-name", "given.tiles.d4.troop"),
    (
        "tiles: {d4: {seat: 0, troop: archers, fortification: panic}}",
        "error-unknown-name",
        "given.tiles.d4.fortification",
    ),
    (
        "tiles: {d4: {seat: 0, troop: archers, rune: panic}}",
        "error-unknown-name",
        "given.tiles.d4.rune",
    ),
    (
        "tiles: {d4: {seat: 0, troop: archers, claim: 1}}",
        "error-unknown-field",
        "given.tiles.d4.claim",
    ),
    ("tiles: {d4: {claim: 2}}", "error-out-of-range", "given.tiles.d4.claim"),
    ("tiles: {d4: {claim: {seat: 0, age: 1}}}", "error-unknown-field", "given.tiles.d4.claim.age"),
    ("seats: {2: {coins: 1}}", "error-unknown-field", "given.seats.2"),
    ("seats: {0: {gold: 1}}", "error-unknown-field", "given.seats.0.gold"),
    ("seats: {0: {coins: -1}}", "error-out-of-range", "given.seats.0.coins"),
    ("seats: {0: {hand: [elf]}}", "error-unknown-name", "given.seats.0.hand[0]"),
    ("seats: {0: {hand: {elf: 1}}}", "error-unknown-field", "given.seats.0.hand.elf"),
    ("seats: {0: {hand: spearmen}}", "error-not-a-list", "given.seats.0.hand"),
    (
        "seats: {0: {companions: {cook: 1}}}",
        "error-unknown-field",
        "given.seats.0.companions.cook",
    ),
    ("seats: {0: {idle: 1}}", "error-not-a-flag", "given.seats.0.idle"),
    ("seats: {0: {turns: x}}", "error-not-a-whole-number", "given.seats.0.turns"),
    ("deck: [elf]", "error-unknown-name", "given.deck[0]"),
    ("discard: elf", "error-not-a-list", "given.discard"),
]


@pytest.mark.parametrize(("given", "message", "field"), BAD_POSITIONS)
def test_a_bad_position_is_named_by_its_field(
    run: Run, given: str, message: str, field: str
) -> None:
    given = given if given.startswith("{") else f"{{{given}}}"
    result = run("- expect: {turn: 0}", f"  given: {given}", HEAD)
    assert result.verdict is Verdict.UNUSABLE
    assert result.step == 0
    assert result.message == message
    assert result.details["field"] == field


IMPOSSIBLE = [
    ("tiles: {a1: {level: 12}, a2: {level: 12}}", "error-levels", "given.tiles.a2.level"),
    ("seats: {0: {hand: {magic-sword: 2}}}", "error-cards-not-conserved", "given"),
    (
        "tiles: {a1: {seat: 0, troop: knights}}, seats: {0: {hand: {knights: 4}}}",
        "error-cards-not-conserved",
        "given",
    ),
    ("deck: [alliance], discard: [alliance]", "error-cards-not-conserved", "given"),
    ("deck: [], discard: [], out: []", "error-cards-not-conserved", "given"),
    (
        "seats: {0: {companions: {mage: 20}}, 1: {spent: {mage: 5}}}",
        "error-out-of-range",
        "given.seats.1.spent.mage",
    ),
]


@pytest.mark.parametrize(("given", "message", "field"), IMPOSSIBLE)
def test_a_position_that_the_box_cannot_give_is_refused(
    run: Run, given: str, message: str, field: str
) -> None:
    result = run("- expect: {turn: 0}", f"  given: {{{given}}}", HEAD)
    assert result.verdict is Verdict.UNUSABLE
    assert result.message == message
    assert result.details["field"] == field


BAD_HEADS = [
    ("rules: [SW-CON-1]", "error-unknown-rule", "rules[0]"),
    ("players: 6", "error-players", "players"),
    ("board: heroes-37", "error-unknown-option", "board"),
    ("options: {lucky: true}", "error-unknown-option", "options.lucky"),
    ("options: {first: 2}", "error-option-value", "options.first"),
    ("options: {short: true}", "error-option-four-players", "options.short"),
    ("options: {deck: {cards: {}}}", "error-deck-size", "options.deck.cards"),
    (
        "options: {deck: {cards: {elf: {kind: dog}}}}",
        "error-unknown-name",
        "options.deck.cards.elf.kind",
    ),
    (
        "options: {deck: {cards: {elf: {kind: troop, count: 9, cost: {}, support: 1}}}}",
        "error-deck-short",
        "options.deck",
    ),
]


@pytest.mark.parametrize(("line", "message", "field"), BAD_HEADS)
def test_a_bad_head_is_named_by_its_field(run: Run, line: str, message: str, field: str) -> None:
    head = f"- name: a\n  game: heroes\n  {line}"
    result = run("- expect: {turn: 0}", "  given: {}", head)
    assert result.verdict is Verdict.UNUSABLE
    assert result.message == message
    assert result.details["field"] == field
