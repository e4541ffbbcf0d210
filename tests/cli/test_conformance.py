"""`warren conformance`."""

from __future__ import annotations

import json

import pytest
from tests.cli.calls import invoke, process

from warren.conformance import suite
from warren.conformance.law import Breach, same
from warren.conformance.laws.ending import Ending
from warren.conformance.laws.results import Results
from warren.conformance.moment import Moment

TABLE = ("conformance", "heroes", "--games", "1", "--players", "2", "--seed", "5")


class Broken(Results):
    """Fails when the game has begun."""

    def look(self, moment: Moment) -> None:
        if moment.n >= 40:
            same({"a": [1]}, {"a": [2]}, None, moment.action)


class Failing(Ending):
    def look(self, moment: Moment) -> None:
        raise ZeroDivisionError("by nothing")


class Chancy(Results):
    id = "chance"

    def look(self, moment: Moment) -> None:
        raise Breach("breach-drawn", {"code": 7})


def test_every_law_is_told_with_its_outcome() -> None:
    done = process(*TABLE, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["game"], told["games"]) == ("heroes", 1)
    assert [law["law"] for law in told["laws"]] == [law.id for law in suite.LAWS]
    outcomes = {law["law"]: law["outcome"] for law in told["laws"]}
    assert outcomes.pop("sealing") == "idle"
    assert set(outcomes.values()) == {"holds"}
    assert all(law["counterexample"] is None for law in told["laws"])


def test_where_a_law_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "LAWS", (Failing, Broken, Chancy))
    done = invoke(*TABLE, "--option", "first=1")
    assert done.exit_code == 1
    assert "3 laws are broken." in done.stdout
    assert "At a[0] there is “2” instead of “1”." in done.stdout
    assert "2 players, after line 45, a spectator, " in done.stdout
    assert "ZeroDivisionError: by nothing (test_conformance.py:" in done.stdout
    assert "The code 7 is drawn, but not listed." in done.stdout
    again = "warren conformance heroes --option first=1 --games 1 --seed 5 --players 2\n"
    assert done.stdout.count(again) == 3
    told = json.loads(invoke(*TABLE, "--json").stdout)["laws"][1]["counterexample"]
    assert (told["seed"], told["players"], told["line"], told["seat"]) == (5, 2, 45, "spectator")
    assert (told["message"], told["details"]["path"]) == ("breach-differs", "a[0]")
    russian = invoke(*TABLE, language="ru")
    assert "Нарушено 3 закона." in russian.stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("chess",), "chess"),
        (("heroes", "--games", "0"), "--games"),
        (("heroes", "--seed", "-1"), "--seed"),
        (("heroes", "--players", "9"), "9"),
        (("heroes", "--option", "colour=red"), "colour"),
        (("heroes", "--option", "short"), "--option"),
    ],
)
def test_bad_input(arguments: tuple[str, ...], named: str) -> None:
    done = invoke("conformance", *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert named in done.stderr
    assert len(done.stderr.splitlines()) == 1
