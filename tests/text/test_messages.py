"""Both languages say the same, nothing is missing, nothing is left over."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl
from tests.text.dungeon_lords.things import THINGS
from tests.text.messages import (
    composed,
    emitted,
    entries,
    fillings,
    ids,
    literals,
    page_words,
    patterns,
)

from warren.bots.registry import bot_names
from warren.cli.dungeon_lords.boards import LORDS_BOARDS
from warren.cli.heroes.boards import HEX_BOARDS
from warren.games.heroes import reasons as heroes_reasons
from warren.games.heroes.card import COMPANIONS, KIND_NAMES
from warren.games.heroes.deck_file import shipped_deck
from warren.games.registry import games, titles
from warren.games.small_world import reasons as small_world_reasons
from warren.games.small_world.board_file import SHIPPED
from warren.games.small_world.features import SYMBOLS, TERRAINS
from warren.games.small_world.pieces import PIECES
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES
from warren.games.small_world.underground.markers import FIGURE_NAMES, LIST, RELICS
from warren.games.small_world.underground.powers.catalogue import POWERS as DEEP_POWERS
from warren.games.small_world.underground.races.catalogue import RACES as DEEP_RACES
from warren.text.catalogue import languages
from warren.text.voice import Form, Voice

LITERAL = re.compile(
    r"(error|refusal|cli|scenario|prompt|result|breakdown|income|part|list|rule|seat|breach|law)"
    r"(-[a-z0-9]+)+"
)
PLURALS = {"ru": ["one", "few", "many"], "en": ["one", "other"]}
HELPED = (
    "race",
    "power",
    "terrain",
    "symbol",
    "piece",
    "relic",
    "place",
    "card",
    "companion",
    "kind",
    "option",
    "bot",
)
NAMES = (*HELPED, "board", "game")
VOICES = [title.part("voice", Voice) for title in titles()]
OWN = re.compile("(?:" + "|".join(game.key for game in games()) + ")-(.+)")


def known(prefix: str) -> set[str]:
    return {id for id in ids("ru") if id.startswith(f"{prefix}-")}


def forms() -> list[Form]:
    return [form for voice in VOICES for form in voice.forms()]


def shared(id: str) -> str:
    """The id of a message without the game whose own words it has."""
    own = OWN.fullmatch(id)
    return own[1] if own else id


@pytest.mark.parametrize("language", languages())
def test_every_entry_can_be_read(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language: str) -> None:
    found = ids(language)
    assert sorted(found) == sorted(set(found))


def test_both_languages_have_the_same_messages_and_attributes() -> None:
    assert patterns("ru").keys() == patterns("en").keys()


def test_both_languages_use_the_same_arguments() -> None:
    russian = {name: pattern.arguments for name, pattern in patterns("ru").items()}
    assert russian == {name: pattern.arguments for name, pattern in patterns("en").items()}


@pytest.mark.parametrize("language", languages())
def test_counts_have_all_plural_forms(language: str) -> None:
    wrong = {
        name: keys
        for name, pattern in patterns(language).items()
        for keys in pattern.choices
        if {"one", "two", "few", "many", "other"} & set(keys)
        and [key for key in keys if not key.isdecimal()] != PLURALS[language]
    }
    assert wrong == {}


def test_the_same_numbers_are_counted_in_both_languages() -> None:
    for name, pattern in patterns("ru").items():
        counted = ["one" in keys for keys in pattern.choices]
        assert counted == ["one" in keys for keys in patterns("en")[name].choices], name


def test_every_message_that_the_sources_name_is_there() -> None:
    assert {word for word in literals() - emitted() if LITERAL.fullmatch(word)} <= set(ids("ru"))


def test_every_message_gets_all_its_arguments() -> None:
    checked = [
        (id, keys) for id, keys in fillings() if LITERAL.fullmatch(id) and id not in emitted()
    ]
    assert len(checked) > 100
    assert [(id, keys) for id, keys in checked if not patterns("ru")[id].arguments <= keys] == []


def test_every_reason_has_its_sentence_without_arguments() -> None:
    for reason in (*small_world_reasons.REASONS[1:], *heroes_reasons.REASONS[1:]):
        assert patterns("ru")[reason.message].arguments == set()


def test_every_effect_has_its_line() -> None:
    lines = {shared(id) for id in ids("ru") if shared(id).startswith("effect-")}
    assert lines == {f"effect-{name}" for name in emitted()}


@pytest.mark.parametrize("game", ["small_world", "heroes", "dungeon_lords"])
def test_every_game_has_a_line_for_its_effects(game: str) -> None:
    known = set(ids("ru"))
    assert emitted(game)
    for name in emitted(game):
        assert {f"effect-{name}", f"{game}-effect-{name}"} & known


def test_every_verb_has_its_word_its_help_and_its_line() -> None:
    verbs = {form.verb for form in forms()}
    shapes = {"-".join([form.verb, *form.fixed.values()]) for form in forms()}
    means = {form.fixed["with"] for form in forms() if "with" in form.fixed}
    arguments = {name for form in forms() for name in (*form.fixed, *form.arguments)}
    lines = {shared(id) for id in ids("ru") if shared(id).startswith("action-")}
    assert known("verb") == {f"verb-{name}" for name in verbs | shapes}
    assert lines == {f"action-{verb}" for verb in verbs}
    assert known("means") == {f"means-{name}" for name in means}
    assert known("argument") == {f"argument-{name}" for name in arguments}
    for verb in verbs:
        assert f"verb-{verb}.word" in patterns("ru")


@pytest.mark.parametrize("voice", VOICES, ids=[voice.title.key for voice in VOICES])
def test_every_game_has_help_and_a_line_for_its_verbs(voice: Voice) -> None:
    keys = (voice.title.key, voice.title.family)
    for form in voice.forms():
        verb = "-".join(["verb", form.verb, *form.fixed.values()])
        assert {f"{verb}.help", *(f"{key}-{verb}.help" for key in keys)} & patterns("ru").keys()
        line = f"action-{form.verb}"
        assert {line, *(f"{key}-{line}" for key in keys)} & patterns("ru").keys()


def test_every_named_thing_has_its_name() -> None:
    assert known("race") == {f"race-{race.id}" for race in (*RACES, *DEEP_RACES)}
    assert known("power") == {f"power-{power.id}" for power in (*POWERS, *DEEP_POWERS)}
    assert known("relic") == {f"relic-{relic.id}" for relic in LIST[:RELICS]}
    assert known("place") == {f"place-{place.id}" for place in LIST[RELICS:]}
    assert known("terrain") == {f"terrain-{name}" for name in TERRAINS}
    assert known("symbol") == {f"symbol-{name}" for name in SYMBOLS}
    pieces = [*(piece.id for piece in PIECES), *FIGURE_NAMES]
    assert known("piece") - {"piece-mountain"} == {f"piece-{name}" for name in pieces}
    assert known("card") == {f"card-{card.id}" for card in shipped_deck()}
    assert known("companion") == {f"companion-{kind}" for kind in COMPANIONS}
    assert known("kind") == {f"kind-{kind}" for kind in KIND_NAMES}
    boards = (*SHIPPED, *HEX_BOARDS, *LORDS_BOARDS)
    assert known("board") == {f"board-{name}" for name in boards}
    assert known("game") == {f"game-{game.key}" for game in games()}
    assert known("option") == {
        f"option-{option.key}" for game in games() for option in game.options()
    }
    assert known("bot") == {f"bot-{name}" for name in bot_names()}


@pytest.mark.parametrize("kind", HELPED)
def test_every_named_thing_has_its_help(kind: str) -> None:
    for name in known(kind):
        assert f"{name}.help" in patterns("ru")


@pytest.mark.parametrize(
    ("kind", "forms"),
    [
        ("race", ["nom", "gen", "dat", "acc", "ins"]),
        ("power", ["nom", "gen", "dat", "acc", "ins"]),
        ("terrain", ["nom", "gen", "acc", "ins", "plural", "count"]),
        ("symbol", ["nom", "gen", "acc", "ins", "count"]),
        ("piece", ["nom", "gen", "acc", "ins", "count"]),
        ("relic", ["nom", "gen", "acc", "ins"]),
        ("place", ["nom", "gen", "acc", "ins"]),
    ],
)
def test_every_name_has_all_its_forms(kind: str, forms: list[str]) -> None:
    named = [f"{name}.{form}" for name in known(kind) for form in forms]
    assert named
    assert [name for name in named if name not in patterns("ru")] == []


def test_no_message_is_left_over() -> None:
    unused = {
        id
        for id in ids("ru")
        if not {id, shared(id)} & (literals() | page_words())
        and not id.startswith(NAMES)
        and not any(pattern.fullmatch(shared(id)) for pattern in composed())
    }
    assert unused - THINGS == set()
