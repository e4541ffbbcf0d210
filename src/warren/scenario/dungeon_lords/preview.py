"""A defence that is tried out: what it would come to with a card."""

from __future__ import annotations

from functools import partial

from warren.core.fields import Fields
from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.battle.preview import Defence, preview
from warren.games.dungeon_lords.battle.trial import Outcome
from warren.games.dungeon_lords.terms import CELLS, PALADIN_IDS
from warren.scenario.adapter import Expectation, Moment
from warren.scenario.dungeon_lords.names import PLACES, Words, named, names_in
from warren.scenario.dungeon_lords.reading import own
from warren.scenario.names import MANY

BABY: str = "baby-golem"
PREVIEW = ("seat", "defend", "lay", "send", "card", "captured", "conquered", "damage")


def preview_expectations(fields: Fields, words: Words) -> list[Expectation]:
    fields.only(PREVIEW)
    seat = fields.integer("seat", 0, words.players - 1)
    sent = names_in(fields, "send", [*words.looks, BABY]) if fields.has("send") else []
    laid = names_in(fields, "lay", words.traps) if fields.has("lay") else []
    defence = Defence(
        PLACES.index(named(fields, "defend", PLACES)),
        [words.traps.index(name) for name in laid],
        [words.looks.index(name) for name in sent if name != BABY],
        sent.count(BABY),
    )
    card = words.spells.index(named(fields, "card", words.spells))
    found: list[Expectation] = []
    if fields.has("captured"):
        names = sorted(names_in(fields, "captured", words.people))
        found.append(
            Expectation(
                fields.at("captured"), names, partial(_captured, words, seat, defence, card)
            )
        )
    if fields.has("conquered"):
        cells = sorted(names_in(fields, "conquered", PLACES))
        found.append(
            Expectation(fields.at("conquered"), cells, partial(_conquered, seat, defence, card))
        )
    if fields.has("damage"):
        people = fields.fields("damage")
        people.only(words.figures)
        amounts = {name: people.integer(name, 0, MANY) for name in people.names()}
        probe = partial(_damage, words, seat, defence, card)
        found.append(Expectation(fields.at("damage"), amounts, probe))
    return found


def _outcome(seat: int, defence: Defence, card: int, moment: Moment) -> Outcome:
    return preview(own(moment.state), seat, defence, card)


def _name(words: Words, figure: int) -> str:
    if figure >= lines.FIRST_PALADIN:
        paladin = figure - lines.FIRST_PALADIN
        return PALADIN_IDS[paladin] if paladin < len(PALADIN_IDS) else "illusion"
    return words.adventurers[figure - 1]


def _captured(words: Words, seat: int, defence: Defence, card: int, moment: Moment) -> object:
    found = _outcome(seat, defence, card, moment).captured
    return sorted(_name(words, figure) for figure in found)


def _conquered(seat: int, defence: Defence, card: int, moment: Moment) -> object:
    mask = _outcome(seat, defence, card, moment).conquered
    return sorted(
        cell_name(cell) if cell < CELLS else PLACES[CELLS]
        for cell in range(CELLS + 1)
        if mask >> cell & 1
    )


def _damage(words: Words, seat: int, defence: Defence, card: int, moment: Moment) -> object:
    found = _outcome(seat, defence, card, moment).damage
    return {_name(words, figure): damage for figure, damage in found}
