"""`warren lesson`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.cli.calls import invoke

WORDS = {"ru": "Так", "en": "So"}
SETUP = [
    {"chance": {"first": 0}},
    *(
        {"chance": {kind: name}}
        for pair in (
            ("humans", "forest"),
            ("orcs", "merchant"),
            ("giants", "commando"),
            ("trolls", "hill"),
            ("dwarves", "mounted"),
            ("ratmen", "swamp"),
        )
        for kind, name in zip(("banner", "badge"), pair, strict=True)
    ),
]
NEXT = [{"chance": {"banner": "elves"}}, {"chance": {"badge": "alchemist"}}]
ENTRY = {"say": WORDS, "do": {"conquer": "2-02"}, "free": ["conquer"]}


def lesson(folder: Path, *steps: dict[str, Any], **changes: object) -> str:
    path = folder / "mine.yaml"
    data = {
        "title": WORDS,
        "about": WORDS,
        "minutes": 1,
        "game": "small_world",
        "steps": [*SETUP, *steps],
        "end": WORDS,
        **changes,
    }
    path.write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    return str(path)


def test_a_lesson_that_works(tmp_path: Path) -> None:
    done = invoke("lesson", "check", lesson(tmp_path, {"say": WORDS, "do": {"pick": 0}}, *NEXT))
    assert done.exit_code == 0, done.stdout
    assert "mine" in done.stdout


def test_the_installed_ones_work() -> None:
    done = invoke("lesson", "check", "--json")
    assert done.exit_code == 0, done.stdout
    assert all(result["verdict"] == "passed" for result in json.loads(done.stdout)["lessons"])


@pytest.mark.parametrize(
    ("steps", "code", "told"),
    [
        ([{"say": WORDS, "do": {"pick": "elves"}}], 1, "step 14"),
        ([{"say": WORDS, "do": {"pick": 0}}], 1, "banner"),
        ([{"say": {"en": "So"}, "do": {"pick": 0}}, *NEXT], 2, "say.ru"),
        ([{"say": WORDS, "do": {"pick": 0}, "light": ["moon"]}, *NEXT], 2, "moon"),
        ([{"reply": {"pick": 0}}, *NEXT], 2, "reply"),
        ([{"say": WORDS, "do": {"pick": 0}}, *NEXT, ENTRY], 2, "end: the step before is all free"),
        ([{"say": WORDS, "do": {"pick": 0}}, *NEXT, ENTRY, ENTRY], 2, "steps.18.do"),
        ([{"say": WORDS, "do": {"pick": 0}, "colour": 1}, *NEXT], 2, "colour"),
        ([], 2, "steps"),
    ],
)
def test_what_is_wrong_is_told_by_its_step(
    tmp_path: Path, steps: list[dict[str, Any]], code: int, told: str
) -> None:
    done = invoke("lesson", "check", lesson(tmp_path, *steps), "--lang", "en")
    assert done.exit_code == code, done.stdout
    assert told in done.stdout


def test_the_list_has_those_of_a_host_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson(tmp_path, {"say": WORDS, "do": {"pick": 0}}, *NEXT)
    shipped = json.loads(invoke("lesson", "list", "--json").stdout)["lessons"]
    monkeypatch.setenv("WARREN_LESSONS", str(tmp_path))
    listed = json.loads(invoke("lesson", "list", "--json").stdout)["lessons"]
    assert len(listed) == len(shipped) + 1
    assert listed[-1]["key"] == "mine"
    assert "mine" in invoke("lesson", "list").stdout
