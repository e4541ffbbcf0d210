"""The picture of a board."""

from collections.abc import Callable
from itertools import combinations
from xml.etree import ElementTree

import pytest
from tests.drawing.board_files import names
from tests.drawing.colours import SIGHTS, contrast, difference, mixed

from warren.drawing.glyphs import TERRAINS
from warren.drawing.outline import BoardDrawing
from warren.drawing.palette import Palette, palette
from warren.drawing.patterns import SHAPES
from warren.drawing.spec import BoardSpec
from warren.drawing.svg import svg

Drawn = Callable[[str], tuple[BoardSpec, BoardDrawing]]
NS = "{http://www.w3.org/2000/svg}"
UNDERGROUND = (
    "black-mountain",
    "mystic-crystal",
    "mushroom-forest",
    "mud",
    "mine",
    "river",
    "chasm",
)


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


@pytest.mark.parametrize("name", ["smallworld-5", "underground-5"])
def test_references_lead_somewhere(drawn: Drawn, name: str) -> None:
    spec, drawing = drawn(name)
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


@pytest.mark.parametrize("name", [name for name in names() if name.startswith("underground")])
def test_chasms_volcanoes_and_monsters_show(drawn: Drawn, name: str) -> None:
    spec, drawing = drawn(name)
    root = ElementTree.fromstring(svg(drawing, spec))
    uses = [use.get("class") or "" for use in root.iter(f"{NS}use")]
    chasms = [region for region in spec.regions if region.terrain == "chasm"]
    volcanoes = [region for region in spec.regions if "volcano" in region.symbols]
    monsters = [region for region in spec.regions if region.monsters]
    assert min(len(chasms), len(volcanoes), len(monsters)) > 0
    assert uses.count("ledge") == 3 * len(chasms)
    assert uses.count("tint") == len(spec.regions) - len(chasms)
    assert uses.count("sign volcano") == len(volcanoes)
    assert uses.count("sign monsters") == len(monsters)


@pytest.mark.parametrize("colours", [palette("light"), palette("dark")], ids=["light", "dark"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_terrains_can_be_told_apart(colours: Palette, sight: str) -> None:
    for one, other in combinations(UNDERGROUND, 2):
        grounds = colours.terrains[one].ground, colours.terrains[other].ground
        assert difference(*grounds, sight) >= 12, (one, other)


def test_no_two_terrains_have_the_same_pattern_or_picture() -> None:
    """Where colours of the two games come close, the pattern and the picture tell."""
    terrains = palette("light").terrains
    assert set(terrains) == set(palette("dark").terrains) == set(TERRAINS) - {"ship"}
    assert len({SHAPES[name] for name in terrains}) == len(terrains)
    assert len({TERRAINS[name] for name in terrains}) == len(terrains)
