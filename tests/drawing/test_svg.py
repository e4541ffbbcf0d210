"""The picture of a board."""

from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from tests.drawing.board_files import names
from tests.drawing.colours import contrast, mixed

from warren.drawing.outline import BoardDrawing
from warren.drawing.palette import Palette, palette
from warren.drawing.spec import BoardSpec
from warren.drawing.svg import svg

Drawn = Callable[[str], tuple[BoardSpec, BoardDrawing]]
NS = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_each_region_is_there_once(drawn: Drawn, name: str, theme: str) -> None:
    spec, drawing = drawn(name)
    picture = svg(drawing, spec, theme="dark" if theme == "dark" else "light")
    root = ElementTree.fromstring(picture)
    paths = [p for p in root.iter(f"{NS}path") if "region" in (p.get("class") or "").split()]
    assert [p.get("data-region") for p in paths] == [r.id for r in spec.regions]
    assert [p.get("class") for p in paths] == [f"region terrain-{r.terrain}" for r in spec.regions]
    assert root.get("role") == "img"


def test_titles_and_names_can_be_told(drawn: Drawn) -> None:
    spec, drawing = drawn("smallworld-2")
    words = {"2-04": "Топь <&>", "swamp": "болото", "cavern": "пещера", "tribe": "племя"}
    root = ElementTree.fromstring(svg(drawing, spec, labels=words))
    titles = {title.text for title in root.iter(f"{NS}title")}
    assert "Топь <&>: болото, пещера, племя" in titles
    assert "Топь <&>" in {text.text for text in root.iter(f"{NS}text")}


def test_references_lead_somewhere(drawn: Drawn) -> None:
    spec, drawing = drawn("smallworld-5")
    root = ElementTree.fromstring(svg(drawing, spec))
    known = {node.get("id") for node in root.iter() if node.get("id")}
    for use in root.iter(f"{NS}use"):
        assert (use.get("href") or "").removeprefix("#") in known
    for node in root.iter(f"{NS}path"):
        fill = node.get("fill") or ""
        if fill.startswith("url("):
            assert fill[5:-1] in known


def test_same_picture_again(drawn: Drawn) -> None:
    spec, drawing = drawn("smallworld-2")
    assert svg(drawing, spec) == svg(drawing, spec)


@pytest.mark.parametrize("colours", [palette("light"), palette("dark")], ids=["light", "dark"])
def test_names_are_readable(colours: Palette) -> None:
    """Contrast of names on their plates, even where the ground shines through."""
    for tone in colours.terrains.values():
        plate = mixed(colours.plate, tone.ground, 0.88)
        assert contrast(colours.text, plate) >= 4.5
