"""`warren scenario`."""

from __future__ import annotations

import json
from pathlib import Path

import yaml
from tests.cli.calls import invoke

SCENARIO = {
    "name": "a hill costs two",
    "rules": ["SW-CON-3"],
    "game": "small_world",
    "players": 2,
    "board": {
        "rounds": 5,
        "regions": {
            "hill": {"terrain": "hill", "edge": True, "borders": ["wood"]},
            "wood": {"terrain": "forest"},
        },
    },
    "given": {"seats": {0: {"race": "orcs", "power": "swamp", "hand": 5}}},
}


def scenario(folder: Path, price: int, **changes: object) -> str:
    path = folder / "case.yaml"
    data = {**SCENARIO, "then": [{"cost": {"conquer": "hill", "is": price}}], **changes}
    path.write_text(yaml.safe_dump([data]), encoding="utf-8")
    return str(path)


def test_a_scenario_that_holds(tmp_path: Path) -> None:
    done = invoke("scenario", scenario(tmp_path, 2))
    assert done.exit_code == 0, done.stdout
    assert "a hill costs two" in done.stdout


def test_a_scenario_that_fails_names_the_step(tmp_path: Path) -> None:
    done = invoke("scenario", scenario(tmp_path, 3))
    assert done.exit_code == 1
    assert "step 1" in done.stdout


def test_a_scenario_that_cannot_be_used_names_the_field(tmp_path: Path) -> None:
    done = invoke("scenario", scenario(tmp_path, 2, colour="red"))
    assert done.exit_code == 2
    assert "colour" in done.stdout
    assert "step" not in done.stdout
    missing = invoke("scenario", str(tmp_path / "none.yaml"))
    assert missing.exit_code == 2
    assert "none.yaml" in missing.stdout


def test_as_data(tmp_path: Path) -> None:
    done = invoke("scenario", scenario(tmp_path, 3), "--json")
    assert done.exit_code == 1
    (result,) = json.loads(done.stdout)["scenarios"]
    assert result["verdict"] == "failed"
    assert result["rules"] == ["SW-CON-3"]
