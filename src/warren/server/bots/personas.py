"""Who the bots at a table are: names of ours, each with a face of its own on the page."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from functools import cache
from typing import Final

from warren.text.catalogue import LANGUAGES, shared_catalogue

PERSONAS: Final = (
    "carrot",
    "old-mole",
    "uncle-badger",
    "ember",
    "midnight",
    "hush",
    "prickles",
    "granny-toad",
    "crumb",
    "flitter",
    "acorn",
    "inky",
    "sly-weasel",
    "timber",
    "thistle",
    "lantern",
    "radish",
    "clover",
    "pebble",
    "bramble",
    "puddle",
    "cinder",
    "thimble",
    "moss",
)


def persona_name(persona: str, language: str) -> str:
    """What a persona is called; where nothing is told, as in the first language."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    return shared_catalogue(spoken).text(f"persona-{persona}")


def fresh_name(language: str, taken: Collection[str]) -> str:
    """A name for a bot at a table where these are taken, whatever the language they are in."""
    present = {persona_of(name) for name in taken}
    free = [persona for persona in PERSONAS if persona not in present]
    return persona_name(secrets.choice(free), language)


def persona_of(name: str) -> str:
    """Who goes by this name in any language; empty if none of ours does."""
    return _by_name().get(name, "")


@cache
def _by_name() -> dict[str, str]:
    return {
        persona_name(persona, language): persona for persona in PERSONAS for language in LANGUAGES
    }
