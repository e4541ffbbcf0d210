"""Dice that nobody can steer: promised before a game, proved after it."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping
from typing import Final

from warren.core.fields import Fields, whole_number
from warren.core.match import Match, Told
from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE, State

DICE: Final = "hmac-sha256"
SEED_BYTES: Final = 32
DIGITS: Final = "0123456789abcdef"
SPACE: Final = 1 << 256
LONGEST_CONTRIBUTION: Final = 120
MOST_LINES: Final = 1_000_000_000


def new_seed() -> str:
    """32 random bytes as 64 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def promise(seed: str) -> str:
    """What is published before the game: the SHA-256 of the bytes of the seed."""
    return hashlib.sha256(_seed_bytes(seed, "seed")).hexdigest()


def salt(contributions: list[str]) -> str:
    """The SHA-256 of what the seats gave, in their order, as a JSON array without spaces in UTF-8.

    A seat that gave nothing has an empty text. Only quotation marks and backslashes are escaped.
    """
    check_contributions(contributions, "contributions")
    text = json.dumps(contributions, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def check_contributions(contributions: list[str], field: str) -> None:
    for seat, text in enumerate(contributions):
        check_contribution(text, f"{field}[{seat}]")


def check_contribution(text: str, field: str) -> None:
    """Refuse what is too long or cannot be written down the same everywhere."""
    if len(text) > LONGEST_CONTRIBUTION or any(_is_unwritable(ord(sign)) for sign in text):
        raise InputError("error-contribution", {"field": field, "most": LONGEST_CONTRIBUTION})


def _is_unwritable(point: int) -> bool:
    """Control characters, line separators and halves of surrogate pairs."""
    return (
        point < 0x20
        or 0x7F <= point < 0xA0
        or point in (0x2028, 0x2029)
        or 0xD800 <= point <= 0xDFFF
    )


def _seed_bytes(seed: str, field: str) -> bytes:
    return bytes.fromhex(check_digits(seed, field))


def check_digits(text: str, field: str) -> str:
    """Refuse what is not 32 bytes as small hexadecimal digits."""
    if len(text) != 2 * SEED_BYTES or any(sign not in DIGITS for sign in text):
        raise InputError("error-not-hex", {"field": field, "digits": 2 * SEED_BYTES})
    return text


class FairDice:
    """The chance of one table: all of it follows from the seed, the contributions and a counter.

    `draw` counts the lines of chance in a record, from 1. What players do and take back in
    between does not move it.
    """

    def __init__(self, seed: str, contributions: list[str]) -> None:
        self._key: Final = _seed_bytes(seed, "seed")
        self.salt: Final = salt(contributions)

    def message(self, draw: int, attempt: int) -> str:
        """What is authenticated with the seed as the key."""
        return f"{self.salt}:{draw}:{attempt}"

    def attempt(self, draw: int, below: int) -> int:
        """The first attempt that does not fall into the uneven rest at the top."""
        whole_number(draw, "draw", 1, MOST_LINES)
        whole_number(below, "below", 1, SPACE)
        even = SPACE - SPACE % below
        attempt = 0
        while self._value(draw, attempt) >= even:
            attempt += 1
        return attempt

    def number(self, draw: int, below: int) -> int:
        """The number from 0 up to `below` for this line of chance, each equally likely."""
        return self._value(draw, self.attempt(draw, below)) % below

    def outcome(self, state: State, draw: int) -> int:
        """The code that chance picks for its line with this number."""
        outcomes = state.chance_outcomes()
        if not outcomes:
            raise Refusal("refusal-not-your-turn", {"seat": CHANCE}, "CORE-TURN")
        left = self.number(draw, total_weight(outcomes))
        for code, weight in outcomes:
            left -= weight
            if left < 0:
                return code
        raise AssertionError

    def settle(self, match: Match) -> list[Told]:
        """Let chance act until somebody has to decide."""
        told: list[Told] = []
        while match.state.is_chance():
            told.append(match.do(CHANCE, self.outcome(match.state, match.draws + 1)))
        return told

    def _value(self, draw: int, attempt: int) -> int:
        digest = hmac.digest(self._key, self.message(draw, attempt).encode(), "sha256")
        return int.from_bytes(digest, "big")


def total_weight(outcomes: list[tuple[int, int]]) -> int:
    return sum([weight for _, weight in outcomes])


def commitments(seed: str, contributions: list[str], start: int = 1) -> dict[str, object]:
    """What the header of a record holds while the game is played.

    `start` is the first line that these dice answer for.
    """
    check_contributions(contributions, "contributions")
    return {
        "dice": DICE,
        "promise": promise(seed),
        "contributions": list(contributions),
        "from": whole_number(start, "from", 1, MOST_LINES),
    }


def revealed(made: Mapping[str, object], seed: str) -> dict[str, object]:
    """The same with the seed, when the game is over."""
    if made.get("promise") != promise(seed):
        raise InputError("error-seed-not-promised", {"field": "seed"})
    return {**made, "seed": seed}


class Commitments:
    """What a header says of these dice. The seed is empty until it is revealed."""

    def __init__(self, promise: str, contributions: list[str], start: int, seed: str) -> None:
        self.promise: Final = promise
        self.contributions: Final = contributions
        self.start: Final = start
        self.seed: Final = seed


def read_commitments(data: Mapping[str, object], players: int) -> Commitments:
    """The inverse of `commitments` and `revealed`; every defect is named by its field."""
    fields = Fields(data, "commitments")
    fields.only(("dice", "promise", "contributions", "from", "seed"))
    if fields.text("dice") != DICE:
        raise InputError(
            "error-unknown-name", {"field": fields.at("dice"), "value": fields.text("dice")}
        )
    contributions = fields.texts("contributions")
    where = fields.at("contributions")
    if len(contributions) != players:
        raise InputError("error-seat-count", {"field": where, "count": len(contributions)})
    check_contributions(contributions, where)
    return Commitments(
        check_digits(fields.text("promise"), fields.at("promise")),
        contributions,
        fields.integer("from", 1, MOST_LINES),
        check_digits(fields.text("seed"), fields.at("seed")) if fields.has("seed") else "",
    )
