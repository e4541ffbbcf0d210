"""Every fact of a combat and every refusal has its sentence in both languages."""

from __future__ import annotations

import random
import re
from importlib import resources
from inspect import getmembers

import pytest
from tests.tools.dungeon_lords.chaos import random_scene
from tests.tools.rules import rules

from warren.core.refusal import Reason
from warren.core.state import CHANCE
from warren.games.dungeon_lords.battle import reasons

ELSEWHERE = {
    "evil-moved",
    "food-moved",
    "gold-moved",
    "imps-moved",
    "letters-taken",
    "paladin-discarded",
    "paladin-moved",
}
"""Facts that building tells too."""


def messages(language: str) -> set[str]:
    file = resources.files("warren").joinpath("locales", language, "dungeon_lords_combat.ftl")
    return set(re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))


@rules("DL-INF-1")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_reasons(language: str) -> None:
    known = messages(language)
    for _, reason in getmembers(reasons, lambda one: isinstance(one, Reason)):
        assert reason.message in known


@rules("DL-INF-1")
def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("ru")


@rules("DL-INF-1")
def test_facts() -> None:
    known = messages("en")
    told: set[str] = set()
    for seed in range(40):
        rng = random.Random(seed)
        scene = random_scene(rng)
        while scene.state.actors():
            actor = rng.choice(scene.state.actors())
            outcomes = [code for code, _ in scene.state.chance_outcomes()]
            codes = outcomes if actor == CHANCE else scene.state.legal_actions(actor)
            scene.state.apply(actor, rng.choice(codes))
        told |= {effect.name for effect in scene.log()}
    assert {f"dungeon_lords-effect-{name}" for name in told - ELSEWHERE} <= known
