"""What a page learns of the things of Dungeon Lords."""

from __future__ import annotations

import pytest

from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.title import TITLE
from warren.server.atlas.atlas import Atlas
from warren.server.atlas.chart import NO_MAP, Thing
from warren.text.catalogue import LANGUAGES, Catalogue


def things(**options: object) -> dict[str, dict[str, Thing]]:
    atlas = TITLE.part("atlas", Atlas)
    assert atlas.kind == NO_MAP
    found = atlas.things(DungeonLords().new_state(2, options))
    return {kind: {thing.id: thing for thing in list} for kind, list in found.items()}


def test_the_numbers_are_those_of_the_deck() -> None:
    found = things()
    goblin = found["monster"]["goblin"].facts
    assert (goblin["food"], goblin["damage1"], goblin["damage2"]) == (1, 2, 1)
    assert (goblin["year1"], goblin["year2"], goblin["rule"]) == (2, 1, "DL-M-GOBLIN")
    ring = found["trap"]["cursed-ring"].facts
    assert (ring["year1-gold"], ring["year2-gold"]) == (1, 1)
    assert found["room"]["mint"].facts["zone"] == "lower"
    assert found["spell"]["fireball"].facts["year"] == 1
    assert found["adventurer"]["warrior-1-3"].facts["hit_points"] == 5
    food = found["order"]["get-food"].facts
    assert (food["1-gold"], food["1-gives-food"], food["order"]) == (1, 2, "123")
    assert found["order"]["build-room"].facts["order"] == "321"


def test_the_numbers_of_single_cards_are_told_with_them() -> None:
    found = things()
    assert found["monster"]["troll"].facts["meal"] == 1
    assert "meal" not in found["monster"]["goblin"].facts
    assert found["room"]["armory"].facts["bonus"] == found["room"]["dark-room"].facts["bonus"] == 1
    rooms = {id for id, room in found["room"].items() if "fatigue" in room.facts}
    assert rooms == {"training-room", "hall-of-chaos"}
    assert found["spell"]["metamorphosis"].facts["damage"] == 1
    assert found["spell"]["illusion"].facts["hit_points"] == 1


def test_whoever_comes_is_told_with_skills() -> None:
    found = things()
    skills = ("disarming", "magic", "healing", "lutes")
    for kind, id, own in (
        ("adventurer", "thief-1-2a", ["disarming"]),
        ("adventurer", "wizard-1-3", ["magic"]),
        ("adventurer", "priest-1-1", ["healing"]),
        ("adventurer", "bard-1-1", ["lutes"]),
        ("adventurer", "warrior-1-3", []),
        ("paladin", "elf-1", ["disarming", "magic", "healing"]),
    ):
        facts = found[kind][id].facts
        assert [skill for skill in skills if skill in facts] == own
        assert all(int(facts[skill]) > 0 for skill in own)


def test_what_is_our_own_is_marked() -> None:
    monsters = things()["monster"]
    assert "cost" in str(monsters["evil-eye"].facts["reconstructed"])
    assert "reconstructed" not in monsters["ghost"].facts


def test_the_base_game_has_only_its_own_things() -> None:
    found = things(edition="base")
    assert "cockatrice" not in found["monster"]
    assert found["opportunity"] == found["pet"] == found["tunnel"] == {}
    assert set(found["paladin"]) < set(things()["paladin"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    catalogue = Catalogue(language)
    for kind, rows in things().items():
        for id, thing in rows.items():
            name = thing.facts["kind"] if kind in ("adventurer", "paladin") else id
            assert catalogue.has(f"dungeon_lords-{kind}-{name}")


def test_the_parts_that_are_played_are_told() -> None:
    assert set(things()["part"]) == {"opportunities", "festival", "pets", "bards"}
    assert things(edition="beginners")["part"] == {}
    assert set(things(edition="four-seasons")["part"]) == {"pets", "bards"}


def test_fields_that_are_our_own_have_names() -> None:
    catalogue = Catalogue("ru")
    for rows in things().values():
        for thing in rows.values():
            fields = str(thing.facts.get("reconstructed", "all"))
            if fields != "all":
                for field in fields.split():
                    assert catalogue.has(f"dungeon_lords-field-{field}")
