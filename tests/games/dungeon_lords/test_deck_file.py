"""Decks: the shipped one, and a host's own."""

from __future__ import annotations

import yaml
from tests.tools.dungeon_lords.decks import PACKAGE, SECTIONS, own, plain, row

from warren.coverage.ledger import ledger
from warren.games.dungeon_lords.deck_file import read_deck, shipped_deck

ORIGINS = {"research:1", "research:2", "research:3", "rulebook", "reconstructed"}


def test_the_deck_read_again_is_the_same() -> None:
    assert plain(read_deck(own())) == plain(shipped_deck())
    again = yaml.safe_load(yaml.safe_dump(own()))
    assert plain(read_deck(again)) == plain(shipped_deck())
    assert shipped_deck() is shipped_deck()


def test_every_row_has_a_rule_and_a_source() -> None:
    ids = {line.id for line in ledger(PACKAGE)}
    for section in SECTIONS:
        for one in getattr(shipped_deck(), section):
            assert one.rule in ids, one.id
            assert one.provenance in ORIGINS, one.id
            assert one.set in ("base", "festival")
    for place in shipped_deck().locations + shipped_deck().opportunities:
        assert {space.rule for space in place.spaces} <= ids


def test_what_is_reconstructed_is_so_in_the_ledger() -> None:
    lines = {line.id: line for line in ledger(PACKAGE)}
    for section in ("monsters", "rooms", "traps", "spells", "events", "pets", "paladins"):
        for one in getattr(shipped_deck(), section):
            ours = one.provenance == "reconstructed" or bool(one.reconstructed)
            assert (lines[one.rule].support == "reconstructed") == ours, one.id


def test_numbers_of_ones_own() -> None:
    data = own()
    data |= {"deck": "mine", "provenance": "printed list"}
    troll = row(data, "monsters", "troll")[1]
    troll |= {"copies": [3, 1], "cost": {"gold": 4}, "damage": [5, 6], "provenance": "tile"}
    troll["size"] = "small"
    del troll["rule"], troll["reconstructed"], row(data, "pets", "impling")[1]["provenance"]
    row(data, "rooms", "mint")[1].update(zone="inner", imps=2, food=1, year=2)
    row(data, "rooms", "chapel")[1].update(points={"ghost": 1, "vampire": 3}, year=1)
    row(data, "events", "impatient-heroes")[1]["set"] = "base"
    row(data, "opportunities", "pet-shop")[1]["order"] = [3, 1, 2]
    row(data, "locations", "get-food")[1]["spaces"][2] = {"pays": {"gold": 2}, "gives": {"food": 9}}
    data["monsters"].reverse()
    deck = read_deck(data)
    shipped = shipped_deck()
    for section in SECTIONS:
        assert [one.id for one in getattr(deck, section)] == [
            one.id for one in getattr(shipped, section)
        ]
    monster = deck.monsters[3]
    assert (monster.id, monster.copies, monster.gold, monster.food) == ("troll", [3, 1], 4, 0)
    assert (monster.damage, monster.large) == ([5, 6], False)
    assert (monster.rule, monster.provenance) == ("DL-M-TROLL", "tile")
    assert (monster.reconstructed, deck.pets[5].provenance) == ([], "")
    assert deck.opportunities[4].order == [3, 1, 2]
    space = deck.locations[0].spaces[2]
    assert (space.gold, space.evil, space.gives.food, space.rule) == (2, 0, 9, "DL-FOOD-3")
