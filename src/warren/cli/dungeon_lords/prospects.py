"""What evil is about to bring: who would come to whom, and what moves the paladins."""

from __future__ import annotations

from collections.abc import Sequence

from warren.cli.dungeon_lords.words import adventurer_words, named
from warren.games.dungeon_lords.sight import outlook
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import NONE, PALADIN_IDS
from warren.text.catalogue import Catalogue


def comer_lines(catalogue: Catalogue, state: State, names: Sequence[str]) -> list[str]:
    """The adventurers of this round with those who would get them; nothing when none come."""
    coming = outlook.adventurers(state)
    found = [
        catalogue.text(
            "cli-dungeon-comer", player=name, adventurer=adventurer_words(catalogue, state, number)
        )
        for name, number in zip(names, coming.of, strict=True)
        if number != NONE
    ]
    if coming.discarded != NONE:
        nobody = adventurer_words(catalogue, state, coming.discarded)
        found.append(catalogue.text("cli-dungeon-comer-nobody", adventurer=nobody))
    return [catalogue.text("cli-dungeon-comers", things="; ".join(found))] if found else []


def paladin_lines(catalogue: Catalogue, state: State, names: Sequence[str]) -> list[str]:
    """A line for each player to whom a paladin may come, or whom one may leave."""
    found: list[str] = []
    for name, shifts in zip(names, outlook.paladin_shifts(state), strict=True):
        told: list[str] = []
        if shifts.up is not None:
            paladin = named(catalogue, "paladin", PALADIN_IDS[shifts.up.paladin])
            told.append(
                catalogue.text("cli-dungeon-paladin-up", steps=shifts.up.steps, paladin=paladin)
            )
        if shifts.down is not None:
            paladin = named(catalogue, "paladin", PALADIN_IDS[shifts.down.paladin])
            goes = shifts.down.seat
            told.append(
                catalogue.text(
                    "cli-dungeon-paladin-away" if goes == NONE else "cli-dungeon-paladin-down",
                    steps=shifts.down.steps,
                    paladin=paladin,
                    to="" if goes == NONE else names[goes],
                )
            )
        if told:
            things = "; ".join(told)
            found.append(catalogue.text("cli-dungeon-paladin-moves", player=name, things=things))
    return found
