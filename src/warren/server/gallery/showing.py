"""The things of a game in words."""

from __future__ import annotations

from functools import cache

from warren.core.refusal import InputError
from warren.coverage.ledger import all_rules
from warren.games.registry import game
from warren.messages.gallery import ExhibitShown, GalleryShown
from warren.messages.rules import RuleShown
from warren.scenario.proofs import proofs_by_rule
from warren.server.atlas.atlas import Atlas, atlas_of
from warren.server.atlas.exhibit import Exhibit
from warren.server.errors import Unknown
from warren.text.catalogue import Catalogue
from warren.text.names import capitalised

BASIC = "nom"


@cache
def gallery(key: str, language: str) -> GalleryShown:
    """All things of a game in a language."""
    atlas = atlas_of(known(key))
    catalogue = Catalogue(language)
    return GalleryShown(
        game=atlas.title.key,
        exhibits=[_shown(atlas, catalogue, exhibit) for exhibit in exhibits(atlas.title.key)],
        measured=atlas.measured(),
    )


@cache
def exhibits(key: str) -> tuple[Exhibit, ...]:
    return tuple(atlas_of(key).exhibits())


def exhibit_of(key: str, kind: str, id: str) -> Exhibit:
    """A thing by its kind and id."""
    for exhibit in exhibits(known(key)):
        if (exhibit.kind, exhibit.id) == (kind, id):
            return exhibit
    raise Unknown("error-unknown-name", {"field": kind, "value": id})


def known(key: str) -> str:
    try:
        return game(key).key
    except InputError as error:
        raise Unknown(error.message, error.details, error.rule) from error


def name_of(catalogue: Catalogue, message: str) -> str:
    """A name in its basic form, by itself."""
    form = BASIC if catalogue.has(message, BASIC) else ""
    return capitalised(catalogue.text(message, form))


def _shown(atlas: Atlas, catalogue: Catalogue, exhibit: Exhibit) -> ExhibitShown:
    count = exhibit.count
    strength = atlas.strength(exhibit)
    brief = catalogue.has(exhibit.message, "brief")
    return ExhibitShown(
        kind=exhibit.kind,
        id=exhibit.id,
        name=name_of(catalogue, exhibit.message),
        brief=catalogue.text(exhibit.message, "brief") if brief else "",
        words=atlas.words(catalogue, exhibit),
        number=None if count is None else count.number,
        counted=""
        if count is None
        else capitalised(catalogue.text(count.message, count=count.number, amount=count.number)),
        rules=[_rules(catalogue.language)[rule] for rule in exhibit.rules],
        ours=atlas.ours(catalogue, exhibit),
        start=exhibit.wish.start,
        strength=strength,
        unmeasured=atlas.unmeasured(catalogue, exhibit) if strength is None else "",
    )


@cache
def _rules(language: str) -> dict[str, RuleShown]:
    return {
        rule.id: RuleShown(
            id=rule.id,
            kind=rule.kind,
            support=rule.support,
            text=rule.text,
            language=rule.language,
            proofs=len(proofs_by_rule().get(rule.id, [])),
        )
        for rule in all_rules(language)
    }
