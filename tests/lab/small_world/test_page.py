"""The page is whole, in both languages."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest
from tests.lab.small_world.trials import small_report

from warren.arena.plots import Bar, Cell, heat_map, interval_plot, steps
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES
from warren.lab.small_world.page import page
from warren.text.catalogue import Catalogue

SVG = "{http://www.w3.org/2000/svg}"


def parsed(language: str, kind: str, picks: str = "dealt") -> ElementTree.Element:
    return ElementTree.fromstring(page(Catalogue(language), small_report(kind, picks)))


def words(element: ElementTree.Element) -> set[str]:
    return {text.strip() for text in element.itertext() if text.strip()}


@pytest.mark.parametrize("picks", ["dealt", "chosen"])
@pytest.mark.parametrize("kind", ["race", "power"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_it_is_well_formed_and_names_everybody(language: str, kind: str, picks: str) -> None:
    root = parsed(language, kind, picks)
    catalogue = Catalogue(language)
    assert root.get("lang") == language
    plots = root.findall(f".//{SVG}svg")
    assert len(plots) == 5
    assert all(plot.get("aria-label") for plot in plots)
    names = {catalogue.text(f"race-{race.id}") for race in RACES}
    names |= {catalogue.text(f"power-{power.id}") for power in POWERS}
    assert names <= words(plots[-1])
    own = {name for plot in plots[:3] for name in words(plot)}
    assert {entry.id for entry in small_report(kind, picks).lines}
    for entry in small_report(kind, picks).lines:
        assert catalogue.text(f"{kind}-{entry.id}") in own


def test_it_needs_nothing_from_elsewhere() -> None:
    text = page(Catalogue("ru"), small_report("race", "dealt"))
    root = ElementTree.fromstring(text)
    assert not list(root.iter("script")) + list(root.iter("link")) + list(root.iter("img"))
    assert text.replace("http://www.w3.org/2000/svg", "").count("http") == 0
    assert "prefers-color-scheme: dark" in text


def test_the_subject_stands_out() -> None:
    root = parsed("en", "race")
    marked = [row for row in root.iter("tr") if row.get("class") == "marked"]
    assert [row[0].text for row in marked] == ["Orcs"]


def test_taken_is_told_where_bots_choose() -> None:
    assert "Taken" in words(parsed("en", "race", "chosen"))
    assert "Taken" not in words(parsed("en", "race", "dealt"))


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [(0.0, 1.0, [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]), (13.0, 41.0, [10, 15, 20, 25, 30, 35, 40, 45])],
)
def test_axes_have_round_numbers(low: float, high: float, found: list[float]) -> None:
    assert steps(low, high) == pytest.approx(found)


def test_an_axis_of_one_value() -> None:
    ticks = steps(3.0, 3.0)
    assert ticks[0] <= 3.0 <= ticks[-1]


def test_names_cannot_break_a_plot() -> None:
    bar = Bar("<Elves & Co>", 2.0, (1.0, 3.0), "2.0", '"<hint>"', True)
    plot = ElementTree.fromstring(interval_plot("a < b", [bar], None, percent=False))
    assert "<Elves & Co>" in words(plot)
    empty = Bar("nobody", None, None, "—", "nobody")
    ElementTree.fromstring(interval_plot("none", [empty], None, percent=False))


def test_the_heat_of_a_cell() -> None:
    cells = [[Cell(30.0, 50, "hot"), Cell(10.0, 50, "cold")], [Cell(90.0, 1, "rare"), None]]
    plot = ElementTree.fromstring(heat_map("heat", [("a", True), ("b", False)], ["x", "y"], cells))
    kinds = [(rect.get("class"), rect.get("fill-opacity")) for rect in plot.iter(f"{SVG}rect")]
    assert [kind for kind, _ in kinds] == ["warm", "cool", "warm"]
    assert kinds[2][1] == "0.12"
    assert words(plot) >= {"30.0", "10.0", "90.0", "a", "b", "x", "y"}


def test_a_small_sample_says_so() -> None:
    small = small_report("race", "dealt")
    assert "This is a small sample" in page(Catalogue("en"), small)
    assert "Это маленькая выборка" in page(Catalogue("ru"), small)
    assert "small sample" not in page(Catalogue("en"), replace(small, games=400))
