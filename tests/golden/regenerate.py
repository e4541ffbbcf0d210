"""Writes the golden records anew: `PYTHONPATH=src:. python -m tests.golden.regenerate`.

Only a deliberate change of the rules or of the state's layout may change the digests.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from librt.random import Random

from warren.core.match import Match
from warren.core.record import Record
from warren.core.state import CHANCE
from warren.games.registry import game

FOLDER = Path(__file__).parent
UNDO_ONE_IN = 12
OPTIONS: dict[str, dict[str, object]] = {
    "small_world": {"elves_return": True, "auto_retreat": True, "open_coins": True},
    "heroes": {"first": 1},
}
SELDOM = {
    "small_world": ("decline", "abandon", "stop"),
    "heroes": ("stop", "cancel", "discard"),
}


def digest(record: Record) -> str:
    """One hash over the keys of all positions of a record."""
    title = game(record.game)
    match = Match(title, record.players, record.options, record.names)
    total = hashlib.sha256(match.state.key())
    for line in record.lines:
        match.act(line.seat, line.action)
        total.update(match.state.key())
    return total.hexdigest()


def random_match(key: str, players: int, seed: int) -> Match:
    rng = Random(100 * players + seed)
    match = Match(game(key), players, OPTIONS[key] if seed % 2 else {})
    while not match.state.is_over():
        actor = match.state.actor()
        if actor == CHANCE:
            match.draw(rng)
            continue
        codes = match.state.legal_actions(actor)
        code = codes[rng.randrange(len(codes))]
        if match.state.action(code).verb in SELDOM[key]:
            code = codes[rng.randrange(len(codes))]
        match.act(actor, match.state.action(code))
        if rng.randrange(UNDO_ONE_IN) == 0 and not match.undo_refusal(actor):
            match.undo(actor)
    return match


def main() -> None:
    digests: dict[str, str] = {}
    for key in OPTIONS:
        for players in range(2, 6):
            for seed in range(4):
                match = random_match(key, players, seed)
                name = f"{key}-{players}-{seed}.ndjson"
                (FOLDER / name).write_text(match.record.write(), encoding="utf-8")
                digests[name] = digest(match.record)
    (FOLDER / "digests.json").write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
