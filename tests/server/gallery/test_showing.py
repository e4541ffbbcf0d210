"""The gallery shows all that a game is played with, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from warren.games.dungeon_lords.cards import CLASS_NAMES, PALADIN_NAMES
from warren.games.dungeon_lords.deck_file import shipped_deck as lords_deck
from warren.games.heroes.card import COMPANIONS, KIND_NAMES
from warren.games.heroes.deck_file import shipped_deck as heroes_deck
from warren.games.registry import games, title
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES
from warren.games.small_world.underground.markers import FIGURE_NAMES, LIST, RELICS
from warren.games.small_world.underground.powers.catalogue import POWERS as DEEP_POWERS
from warren.games.small_world.underground.races.catalogue import RACES as DEEP_RACES
from warren.server.errors import Unknown
from warren.server.gallery.showing import exhibit_of, exhibits, gallery
from warren.text.catalogue import languages

GAMES = [game.key for game in games() if exhibits(game.key)]
WEB = Path(__file__).parents[3] / "web" / "src" / "games"


def box_of(key: str) -> set[tuple[str, str]]:
    """All that lies in the box of a game, by its own registries."""
    if key == "small_world":
        return {("race", one.id) for one in RACES} | {("power", one.id) for one in POWERS}
    if key == "underground":
        return {
            *(("race", one.id) for one in DEEP_RACES),
            *(("power", one.id) for one in DEEP_POWERS),
            *(("relic", one.id) for one in LIST[:RELICS]),
            *(("place", one.id) for one in LIST[RELICS:]),
            *(("piece", id) for id in FIGURE_NAMES),
        }
    if key == "heroes":
        return {(KIND_NAMES[card.kind], card.id) for card in heroes_deck()} | {
            ("companion", id) for id in COMPANIONS
        }
    deck = lords_deck()
    rows = {
        "monster": deck.monsters,
        "room": deck.rooms,
        "tunnel": deck.tunnels,
        "trap": deck.traps,
        "spell": deck.spells,
        "pet": deck.pets,
        "order": deck.locations,
        "opportunity": deck.opportunities,
        "expert": deck.experts,
        "event": deck.events,
    }
    return {
        *((kind, row.id) for kind, all_of_it in rows.items() for row in all_of_it),
        *(("adventurer", CLASS_NAMES[one.kind]) for one in deck.adventurers),
        *(("paladin", PALADIN_NAMES[one.kind]) for one in deck.paladins),
    }


def test_every_game_has_a_gallery() -> None:
    assert GAMES == ["small_world", "underground", "heroes", "dungeon_lords"]


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_left_out(key: str) -> None:
    shown = [(one.kind, one.id) for one in exhibits(key)]
    assert len(set(shown)) == len(shown)
    assert box_of(key) - set(shown) == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_everything_is_told(key: str, language: str) -> None:
    for one in gallery(key, language).exhibits:
        assert one.name[:1].isupper() or not one.name[:1].isalpha(), one.id
        assert one.words, one.id
        assert all(len(words) > 3 for words in one.words), one.id
        assert "{" not in " ".join([one.name, one.brief, *one.words, one.ours]), one.id
        assert one.rules, one.id
        assert all(rule.text for rule in one.rules), one.id


@pytest.mark.parametrize("key", GAMES)
def test_the_page_knows_what_needs_a_picture(key: str) -> None:
    """Its own test holds that there is one for each of these."""
    listed = WEB / (title(key).family or key) / "gallery" / "things.json"
    told = [f"{one.kind}-{one.id}" for one in exhibits(key)]
    assert json.loads(listed.read_text(encoding="utf-8"))[key] == told


def test_what_is_made_up_says_so() -> None:
    shown = {(one.kind, one.id): one.ours for one in gallery("heroes", "en").exhibits}
    assert "reconstruction" in shown["troop", "militia"]
    assert shown["troop", "militia"] != shown["troop", "spearmen"] != ""
    assert shown["companion", "mage"] == ""
    lords = {(one.kind, one.id): one.ours for one in gallery("dungeon_lords", "en").exhibits}
    assert lords["monster", "troll"].endswith("size.")
    assert lords["monster", "ghost"] == ""


@pytest.mark.parametrize("key", ["small_world", "underground"])
def test_strength_is_told_of_races_and_powers_with_what_it_rests_on(key: str) -> None:
    shown = gallery(key, "en")
    assert {(one.kind, one.method) for one in shown.measured} == {
        ("race", "begun"),
        ("power", "begun"),
    }
    assert all(one.games >= 1000 for one in shown.measured)
    for one in shown.exhibits:
        assert (one.strength is not None) == (one.kind in ("race", "power")), one.id
        if one.strength is not None:
            found = one.strength
            assert found.times >= 100, one.id
            assert found.wins_from < found.wins < found.wins_to, one.id
            assert found.points_from < found.points < found.points_to, one.id


@pytest.mark.parametrize(
    ("key", "methods"),
    [
        (
            "heroes",
            {
                "troop": "drawn",
                "fortification": "drawn",
                "magic": "drawn",
                "companion": "assigned",
            },
        ),
        (
            "dungeon_lords",
            {
                "trap": "drawn",
                "pet": "drawn",
                "monster": "assigned",
                "room": "assigned",
                "tunnel": "assigned",
            },
        ),
    ],
)
def test_strength_is_told_of_what_comes_by_lot(key: str, methods: dict[str, str]) -> None:
    shown = gallery(key, "en")
    assert {one.kind: one.method for one in shown.measured} == methods
    for one in shown.exhibits:
        if one.strength is not None:
            assert one.kind in methods
            assert one.strength.wins_from < one.strength.wins < one.strength.wins_to, one.id
    for kind in methods:
        assert any(one.strength for one in shown.exhibits if one.kind == kind)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_where_there_is_no_strength_it_is_told_why(key: str, language: str) -> None:
    shown = gallery(key, language)
    measured = {one.kind for one in shown.measured}
    reasons: dict[str, set[str]] = {}
    for one in shown.exhibits:
        assert (one.strength is None) == (one.unmeasured != ""), one.id
        if one.unmeasured:
            reasons.setdefault(one.unmeasured, set()).add(one.kind)
    for kinds in reasons.values():
        assert kinds <= measured or not kinds & measured


def test_what_is_not_there_is_unknown() -> None:
    with pytest.raises(Unknown):
        gallery("chess", "en")
    with pytest.raises(Unknown):
        exhibit_of("small_world", "race", "martians")
