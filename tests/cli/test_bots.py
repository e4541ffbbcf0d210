"""`warren bots`, and the time that bots are given."""

from __future__ import annotations

import json

from tests.cli.calls import invoke

from warren.bots.registry import bot_names


def test_everybody_is_told_from_the_weakest_to_the_strongest() -> None:
    found = json.loads(invoke("bots", "--json").stdout)["bots"]
    assert [bot["bot"] for bot in found] == bot_names()
    assert [bot["strength"] for bot in found] == list(range(len(found)))
    for language, told in (("en", ("Knight", "●●●●○○")), ("ru", ("Рыцарь", "●●●●○○"))):
        lines = invoke("bots", language=language).stdout.splitlines()
        assert any(all(word in line for word in told) for line in lines)


def test_a_budget_is_told_to_those_who_think_ahead() -> None:
    words = ("small_world", "--games", "2", "--budget", "0.001", "--json")
    simulated = invoke("simulate", *words, "--players", "knight,random")
    assert simulated.exit_code == 0, simulated.stderr
    assert set(json.loads(simulated.stdout)["win_share"]) == {"knight:budget=0.001", "random"}
    met = invoke("arena", *words, "--bots", "knight,random")
    assert met.exit_code == 0, met.stderr
    assert set(json.loads(met.stdout)["win_share"]) == {"knight:budget=0.001", "random"}
    refused = invoke("simulate", *words[:3], "--budget", "-1", "--players", "knight,random")
    assert refused.exit_code == 2
    assert "budget" in refused.stderr
