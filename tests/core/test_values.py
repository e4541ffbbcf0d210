"""Actions, effects, parts and errors are plain values."""

from __future__ import annotations

from warren.core.action import Action
from warren.core.breakdown import Breakdown, Part
from warren.core.effect import EVERYBODY, Effect
from warren.core.refusal import LONGEST_DETAIL, InputError, Refusal, WarrenError


def test_action() -> None:
    action = Action("conquer", {"region": "2-03", "with": "die"})
    assert action == Action("conquer", {"with": "die", "region": "2-03"})
    assert hash(action) == hash(Action("conquer", {"with": "die", "region": "2-03"}))
    assert action != Action("conquer", {"region": "2-03"})
    assert action != Action("abandon", {"region": "2-03", "with": "die"})
    assert action != "conquer"
    assert repr(action) == "conquer region=2-03 with=die"


def test_effect() -> None:
    effect = Effect("coins-paid", {"seat": 1, "coins": 2})
    assert effect == Effect("coins-paid", {"seat": 1, "coins": 2})
    assert hash(effect) == hash(Effect("coins-paid", {"seat": 1, "coins": 2}))
    assert effect != Effect("coins-paid", {"seat": 1, "coins": 3})
    assert effect != 1
    assert effect.seen_by == EVERYBODY
    assert effect.to_json() == {"effect": "coins-paid", "seat": 1, "coins": 2}
    assert "coins-paid" in repr(effect)


def test_breakdown() -> None:
    part = Part("part-base", 2, "SW-CON-3")
    assert part == Part("part-base", 2, "SW-CON-3")
    assert hash(part) == hash(Part("part-base", 2, "SW-CON-3"))
    assert part != Part("part-base", 1, "SW-CON-3")
    assert part != 2
    assert repr(part) == "part-base +2 [SW-CON-3]"
    assert Breakdown(2, [part], "refusal-immune", "SW-CON-8").to_json() == {
        "total": 2,
        "parts": [{"label": "part-base", "amount": 2, "rule": "SW-CON-3"}],
        "refusal": "refusal-immune",
        "rule": "SW-CON-8",
    }


def test_errors_name_message_arguments_and_rule() -> None:
    refusal = Refusal("refusal-immune", {"region": "2-03"}, "SW-CON-8")
    assert isinstance(refusal, WarrenError)
    assert (refusal.message, refusal.details, refusal.rule) == (
        "refusal-immune",
        {"region": "2-03"},
        "SW-CON-8",
    )
    assert str(refusal) == "refusal-immune (region=2-03) [SW-CON-8]"
    assert str(InputError("error-unknown-game")) == "error-unknown-game"


def test_what_is_told_of_a_value_ends_somewhere() -> None:
    def told(value: str | int) -> object:
        return InputError("error-twice", {"value": value}).details["value"]

    whole = "a" * LONGEST_DETAIL
    assert told(whole) == whole
    assert told(f"{whole}b") == f"{whole}…"
    most = 10**18 - 1
    assert [told(number) for number in (most, -most)] == [most, -most]
    assert [told(number) for number in (most + 1, -most - 1)] == ["> 10¹⁸", "< -10¹⁸"]
