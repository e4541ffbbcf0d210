"""The page about Heroes of Dark Lands: its deck can be played, its commands work."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import yaml
from tests.cli.calls import ROOT, process

from warren.games.heroes.card import KIND_NAMES
from warren.games.heroes.deck_file import read_deck
from warren.games.heroes.game import Heroes
from warren.games.heroes.magic.catalogue import MAGIC

PAGE = (ROOT / "docs/heroes.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
(DECK,) = [text for kind, text in BLOCK.findall(PAGE) if kind == "yaml"]


def test_the_deck_of_the_page_can_be_played() -> None:
    data = yaml.safe_load(DECK)
    cards = {card.id: card for card in read_deck(data)}
    assert cards["wolf-riders"].title["ru"] == "Всадники на волках"
    assert {KIND_NAMES[card.kind] for card in cards.values()} == set(KIND_NAMES)
    assert cards["idol"].reserve
    for players in (2, 3, 4):
        assert Heroes().new_state(players, {"deck": data}).table.cards[0].id == "spearmen"


def test_the_page_names_every_field_and_every_magic() -> None:
    told = set(re.findall(r"`([a-z-]+)`", PAGE))
    assert set(MAGIC) <= told
    for fields in [yaml.safe_load(DECK), *yaml.safe_load(DECK)["cards"].values()]:
        assert set(fields) <= told


def test_the_commands_of_the_page_work(tmp_path: Path) -> None:
    (tmp_path / "my-deck.yaml").write_text(DECK, encoding="utf-8")
    commands = [
        line for kind, text in BLOCK.findall(PAGE) if kind == "console" for line in text.split("\n")
    ]
    for line in filter(None, commands):
        done = process(*shlex.split(line)[1:], folder=tmp_path)
        assert done.returncode == 0, (line, done.stderr)
        if "--deck" in line:
            assert "Wolf Riders" in done.stdout
    assert (tmp_path / "map.svg").is_file()
