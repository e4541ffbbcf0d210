"""Help at the table."""

from __future__ import annotations

from warren.cli.table.entry import commands
from warren.cli.table.face import Face
from warren.core.state import State
from warren.text.catalogue import Catalogue, languages
from warren.text.narration import catalogue_of, voice_of
from warren.text.verbs import verb_helps
from warren.text.words import chosen


def general_help(catalogue: Catalogue, face: Face, state: State) -> list[str]:
    """How to type moves, all moves and all commands."""
    moves = [
        catalogue.text("cli-help-line", name=verb.usage, help=verb.help)
        for verb in verb_helps(catalogue, state)
    ]
    answered = [
        catalogue.text("cli-help-line", name=catalogue.text(id), help=catalogue.text(id, "help"))
        for id in commands(face.extras).values()
    ]
    return [
        catalogue.text(voice_of(state).own(catalogue, "cli-moves-help") or "cli-moves-help"),
        "",
        catalogue.text("cli-verbs-title"),
        *moves,
        "",
        catalogue.text("cli-commands-title"),
        *answered,
    ]


def help_on(catalogue: Catalogue, face: Face, state: State, word: str) -> list[str]:
    """What a word means, whichever language it is in; nothing when it means nothing."""
    topics: dict[tuple[str, str], list[str]] = {}
    for language in languages():
        for topic, names in face.topics(catalogue_of(state, language), state).items():
            topics.setdefault(topic, []).extend(names)
    things = [
        catalogue.text(
            "cli-help-line",
            name=face.topic_name(catalogue, kind, id),
            help=face.describe(catalogue, state, kind, id),
        )
        for kind, id in chosen(word, topics)
    ]
    return [*things, *_moves(catalogue, state, word)]


def _moves(catalogue: Catalogue, state: State, word: str) -> list[str]:
    verbs = verb_helps(catalogue, state)
    found = chosen(word, {i: [verb.usage.split()[0], verb.name] for i, verb in enumerate(verbs)})
    return [catalogue.text("cli-help-line", name=verbs[i].usage, help=verbs[i].help) for i in found]
