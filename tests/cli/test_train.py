"""`warren train`."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.calls import invoke

WORDS = ("train", "heroes", "--games", "2", "--units", "2", "--epochs", "1", "--seed", "1")


def test_a_model_and_its_record_come_of_it(tmp_path: Path) -> None:
    out = tmp_path / "made"
    done = invoke(*WORDS, "--out", str(out), "--json")
    assert done.exit_code == 0, done.stderr
    record = json.loads(done.stdout)
    assert (record["games"], record["seed"], record["players"]) == (2, 1, 2)
    assert record["loss"] <= record["loss_before"]
    text = (out / "model.json").read_text(encoding="utf-8")
    model = json.loads(text)
    assert model["training"] == record
    assert len(model["layer"]) == 2 * len(model["features"])
    epochs = [json.loads(line) for line in (out / "epochs.ndjson").read_text().splitlines()]
    assert [one["epoch"] for one in epochs] == [0, 1]
    assert epochs[0]["held_out"] == pytest.approx(record["loss_before"], abs=1e-5)
    assert min(one["held_out"] for one in epochs) == pytest.approx(record["loss"], abs=1e-5)
    (out / "model.json").unlink()
    again = invoke(*WORDS, "--out", str(out), language="ru")
    assert "Изучено позиций" in again.stdout
    page = (out / "report.html").read_text(encoding="utf-8")
    shown = ElementTree.fromstring(page.partition("\n")[2])
    assert len([one for one in shown.iter() if one.tag.endswith("polyline")]) == 2
    assert "Проходов по всем партиям" in page
    assert len((out / "epochs.ndjson").read_text().splitlines()) == 2
    assert (out / "model.json").read_text(encoding="utf-8") == text


def test_a_folder_belongs_to_one_training(tmp_path: Path) -> None:
    assert invoke(*WORDS, "--out", str(tmp_path)).exit_code == 0
    done = invoke(*WORDS[:-1], "2", "--out", str(tmp_path))
    assert done.exit_code == 2
    assert "games.ndjson" in done.stderr


def test_what_cannot_be_is_refused_by_its_field(tmp_path: Path) -> None:
    for field, value in (("--games", "1"), ("--stray", "2"), ("--units", "999")):
        done = invoke("train", "heroes", field, value, "--out", str(tmp_path))
        assert done.exit_code == 2
        assert field in done.stderr
