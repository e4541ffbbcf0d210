"""`warren bench`."""

from __future__ import annotations

import json

from tests.cli.calls import invoke


def test_bench_as_data() -> None:
    done = invoke("bench", "--seconds", "0.01", "--json")
    assert done.exit_code == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["game"] == "small_world"
    assert result[result["engine"]]["inside"]["2"]["games_per_second"] > 0


def test_bench_as_a_table() -> None:
    done = invoke("bench", "--seconds", "0.01")
    assert done.exit_code == 0, done.stderr
    assert all(f" {players} " in done.stdout for players in (2, 3, 4, 5))
