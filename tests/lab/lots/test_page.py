"""The page is whole, in both languages."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from tests.lab.lots.trials import FIRST, small_report

from warren.lab.lab import lab_of
from warren.lab.lots.page import page
from warren.lab.lots.wording import thing
from warren.text.catalogue import Catalogue, languages

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("game", "kind"), list(FIRST))
@pytest.mark.parametrize("language", languages())
def test_it_names_everything_and_needs_nothing_from_elsewhere(
    language: str, game: str, kind: str
) -> None:
    catalogue, lot = Catalogue(language), lab_of(game).lots[kind]
    found = small_report(game, kind)
    text = page(catalogue, lot, found)
    assert text.replace("http://www.w3.org/2000/svg", "").count("http") == 0
    root = ElementTree.fromstring(text)
    assert root.get("lang") == language
    assert len(root.findall(f".//{SVG}svg")) == 2
    words = {text.strip() for text in root.itertext() if text.strip()}
    names = {thing(catalogue, lot, line.id) for line in found.lines}
    assert names <= words
    assert not names & {line.id for line in found.lines}
    marked = [row for row in root.iter("tr") if row.get("class") == "marked"]
    assert [row[0].text for row in marked] == [thing(catalogue, lot, FIRST[game, kind])]
