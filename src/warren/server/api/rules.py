"""The rules that refusals, prices and the log cite."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from warren.core.refusal import InputError
from warren.coverage.book import book
from warren.coverage.ledger import Rule, ledger
from warren.games.registry import game, titles
from warren.messages.rules import BookShown, ChapterShown, RuleShown, SectionShown, VolumeShown
from warren.scenario.proofs import proofs_by_rule
from warren.server.api.errors import Asked, language_of
from warren.server.api.games import JSON, GameKey
from warren.server.api.kept import keepable
from warren.server.errors import Unknown
from warren.text.catalogue import LANGUAGES, Catalogue

RuleId = Annotated[str, PathParameter(max_length=80)]


@get("/api/rules/{rule:str}", tags=["games"], sync_to_thread=True)
def show_rule(request: Asked, rule: RuleId) -> SectionShown:
    """A rule with those beside it, in the language asked for where the ledger has it."""
    for key, rules in _ledgers(language_of(request)):
        asked = next((line for line in rules if line.id == rule.upper()), None)
        if asked is not None:
            return SectionShown(
                game=key,
                section=asked.section,
                rules=[_shown(line) for line in rules if line.section == asked.section],
            )
    raise Unknown("error-unknown-rule", {"field": "rule", "value": rule})


@get("/api/games/{key:str}/rules", tags=["games"], sync_to_thread=True)
def show_book(request: Asked, key: GameKey) -> Response[BookShown | None]:
    """All rules of a game by chapters, in the order in which one reads them; has an `ETag`."""
    try:
        known = game(key).key
    except InputError as error:
        raise Unknown(error.message, error.details, error.rule) from error
    return keepable(request, _book(known, language_of(request)), JSON)


@cache
def _book(key: str, language: str) -> BookShown:
    catalogue = Catalogue(language) if language in LANGUAGES else None
    return BookShown(
        game=key,
        volumes=[
            VolumeShown(
                game=volume.game,
                chapters=[
                    ChapterShown(
                        section=chapter.section,
                        name=_chapter_name(catalogue, volume.game, chapter.section),
                        rules=[_shown(rule) for rule in chapter.rules],
                    )
                    for chapter in volume.chapters
                ],
            )
            for volume in book(key, language)
        ],
    )


def _chapter_name(catalogue: Catalogue | None, key: str, section: str) -> str:
    name = f"chapter-{section.replace(' ', '-')}"
    id = f"{key}-{name}"
    return catalogue.text(id) if catalogue is not None and catalogue.has(id) else section


@cache
def _ledgers(language: str) -> tuple[tuple[str, tuple[Rule, ...]], ...]:
    return tuple(
        (title.key, tuple(ledger(package, language)))
        for title in titles()
        for package in title.ledgers[:1]
    )


def _shown(rule: Rule) -> RuleShown:
    return RuleShown(
        id=rule.id,
        kind=rule.kind,
        support=rule.support,
        text=rule.text,
        language=rule.language,
        proofs=len(proofs_by_rule().get(rule.id, [])),
    )


HANDLERS = [show_rule, show_book]
