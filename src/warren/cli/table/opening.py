"""A table made ready: new, or from a saved game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from warren.cli.files import load_record
from warren.cli.table.archive import Archive
from warren.cli.table.chronicle import Chronicle, Retelling
from warren.cli.table.entry import command_word
from warren.cli.table.face import face_of
from warren.cli.table.luck import Luck
from warren.cli.table.seating import bot_kinds, new_seating, resumed_seating
from warren.cli.table.session import Session
from warren.cli.terminal import Terminal
from warren.core.match import new_match
from warren.games.registry import game as title
from warren.text.names import game_name


def new_session(
    terminal: Terminal,
    key: str,
    players: int | None,
    options: Mapping[str, object],
    seats: tuple[str | None, bool, str | None],
    luck: Luck,
    archive: Archive,
) -> Session:
    """A new table; `seats` says which bots, whether all are people, and their names."""
    game = title(key)
    count = game.min_players if players is None else players
    game.new_state(count, options)
    bots, hotseat, named = seats
    names = [] if named is None else [name.strip() for name in named.split(",")]
    seating = new_seating(terminal.catalogue, bot_kinds(count, bots, hotseat), names)
    match = new_match(game, count, options, seating.names)
    terminal.speak_of(match.state)
    session = Session(terminal, match, seating, luck, archive, Chronicle())
    terminal.say(
        "cli-welcome",
        game=game_name(terminal.catalogue, key),
        example=face_of(key).example(match.state, terminal.catalogue.language),
        help=command_word(terminal.catalogue, "help"),
    )
    for line in face_of(key).opening(terminal.catalogue, match.state):
        terminal.line(line)
    return session


def resumed_session(
    terminal: Terminal,
    key: str,
    path: Path,
    seats: tuple[str | None, bool],
    luck: Luck,
    archive: Archive,
) -> Session:
    """The table of a saved game, as its record leaves it."""
    game = title(key)
    record = load_record(path)
    retelling = Retelling(game, record)
    chronicle = Chronicle()
    for told in retelling.lines():
        chronicle.add(told)
    seating = resumed_seating(record.names, *seats)
    terminal.speak_of(retelling.match.state)
    session = Session(terminal, retelling.match, seating, luck, archive, chronicle)
    terminal.say("cli-resumed", file=str(path), count=len(record.lines))
    return session
