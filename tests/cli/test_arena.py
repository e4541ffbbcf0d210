"""`warren arena`."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

from tests.arena.strangers import strangers
from tests.cli.calls import invoke, process, tiny


def test_json_alone_on_standard_output(tmp_path: Path) -> None:
    done = process(
        *("arena", "small_world", "--bots", "greedy,random", "--games", "8", "--workers", "2"),
        *("--seed", "3", "--json", "--board", tiny(tmp_path)),
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == 8
    assert set(found["win_share"]) == {"greedy", "random"}
    low, high = found["intervals"]["greedy"]
    assert low <= found["win_share"]["greedy"] <= high


def test_a_folder_with_everything(tmp_path: Path) -> None:
    out = tmp_path / "arena"
    bad = f"{strangers(tmp_path)}:Crash"
    words = ("arena", "small_world", "--bots", f"random,{bad}", "--games", "4", "--records", "1")
    more = ("--board", tiny(tmp_path), "--out", str(out))
    for language, told in (("en", "broke down (strange.py:13)"), ("ru", "поломка")):
        done = invoke(*words, *more, language=language)
        assert done.exit_code == 0, done.stderr
        assert told in done.stdout
        assert "KeyError: 'x'" in done.stdout
        page = (out / "report.html").read_text(encoding="utf-8")
        ElementTree.fromstring(page.partition("\n")[2])
        assert "KeyError" in page
        for path in (out / "records").iterdir():
            assert f'href="records/{path.name}"' in page
    assert len((out / "games.csv").read_text(encoding="utf-8").splitlines()) == 9
    assert len((out / "games.ndjson").read_text(encoding="utf-8").splitlines()) == 5
    record = next((out / "records").iterdir())
    assert invoke("replay", str(record), *more[:0]).exit_code == 0


def test_a_bot_that_is_not_there_is_bad_input() -> None:
    done = invoke("arena", "small_world", "--bots", "greedy,gredy")
    assert done.exit_code == 2
    assert "Did you mean “greedy”?" in done.stderr
