"""The pact of a table: who is bound to what before anybody can know a die.

The server is bound to its seed and to the game, its options and what it goes on from; each device
to what it contributes; each seat to a name that can be taken out later; all of them by the opening,
which nobody can change once it is seen. The lines that follow form a chain: each head binds the
opening and every line before it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from warren.core.canonical import ArrayDigest, canonical, digest
from warren.core.dice import MOST_LINES, SEED_BYTES, Commitments, check_digits
from warren.core.effect import EVERYBODY
from warren.core.fields import Fields
from warren.core.record import Line
from warren.core.refusal import InputError

PACT: Final = "commit-reveal-2"
OLDER_PACT: Final = "commit-reveal"
"""The same steps, but that the opening holds the names themselves."""
PACTS: Final = (PACT, OLDER_PACT)
OLDER_KNOWN: Final = (
    "dice",
    "promise",
    "terms",
    "from",
    "base",
    "sealed",
    "contributions",
    "voided",
    "head",
    "seed",
)
KNOWN: Final = (*OLDER_KNOWN, "named", "nonces")
MOST_VOIDED: Final = 64


def new_contribution() -> str:
    """What a device adds to the dice: 32 random bytes as hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def sealed(contribution: str) -> str:
    """What a device shows of its contribution before all are bound: the SHA-256 of the bytes."""
    data = bytes.fromhex(check_digits(contribution, "contribution"))
    return hashlib.sha256(data).hexdigest()


def new_nonce() -> str:
    """What stands beside a name so that nobody can guess it: 32 random bytes."""
    return secrets.token_hex(SEED_BYTES)


def named(name: str, nonce: str) -> str:
    """What binds a seat to a name; without the nonce it tells nothing of it."""
    return digest({"name": name, "nonce": check_digits(nonce, "nonce")})


def unnamed(seat: int) -> str:
    """What stands in place of a name that was taken out: the number of the seat."""
    return str(seat + 1)


def base_of(lines: Sequence[Line]) -> str:
    """The lines that a table goes on from, as one digest; empty when it begins at the beginning."""
    made = ArrayDigest()
    for line in lines:
        made.add(line.to_json())
    return made.digits() if lines else ""


def terms_of(
    game: str, rules: int, players: int, options: Mapping[str, object], start: int, base: str
) -> str:
    """What is played, by which rules, by how many, and from where, as one digest."""
    return digest(
        {
            "game": game,
            "rules": rules,
            "players": players,
            "options": options,
            "from": start,
            "base": base,
        }
    )


def promise_of(seed: str, terms: str, dice: str = PACT) -> str:
    """What the server is bound to before it knows anything of the others."""
    check_digits(seed, "seed")
    return digest({"dice": dice, "seed": seed, "terms": terms})


class Voided:
    """A round that came to nothing: what the server had promised, and who did not reveal."""

    def __init__(self, promise: str, missing: list[int]) -> None:
        self.promise: Final = promise
        self.missing: Final = missing

    def to_json(self) -> dict[str, object]:
        return {"promise": self.promise, "missing": self.missing}


def head_after(key: bytes, head: str, line: Line) -> str:
    """The head of the chain with one more line.

    The seed is the key, so that a head tells nothing of lines that are still secret.
    """
    message = f"line:{head}:{canonical(line.to_json())}"
    return hmac.digest(key, message.encode(), "sha256").hex()


class Heads:
    """The chain so far, and how far each viewer has seen it.

    A viewer is shown the head of the last line that showed them anything: who is not told of a
    line cannot tell by the head that there was one. `seen` has that head for each mask of those
    who saw a line, with its number.
    """

    def __init__(self, head: str, seen: dict[int, tuple[int, str]]) -> None:
        self.head: Final = head
        self.seen: Final = seen

    def after(self, key: bytes, line: Line, seen_by: int) -> Heads:
        head = head_after(key, self.head, line)
        seen = self.seen.copy()
        seen[seen_by] = (line.n, head)
        return Heads(head, seen)

    def shown_to(self, viewers: int) -> str:
        """The head that somebody with this mask may know."""
        last = (-1, "")
        for seen_by, found in self.seen.items():
            if seen_by & viewers and found[0] > last[0]:
                last = found
        return last[1]


def first_heads(opening: str, n: int) -> Heads:
    """The chain before its first line, which follows line n."""
    return Heads(opening, {EVERYBODY: (n, opening)})


class Pact(Commitments):
    """What a header says of a pact. Head and seed are empty until the game is over.

    `named` has what binds the name of each seat, empty before the opening; `nonces` what stood
    beside it, empty where the name was taken out. Under the older steps there are neither.
    """

    def __init__(
        self,
        dice: str,
        promise: str,
        terms: str,
        start: int,
        base: str,
        named: list[str],
        nonces: list[str],
        sealed: list[str],
        contributions: list[str],
        voided: list[Voided],
        head: str,
        seed: str,
    ) -> None:
        super().__init__(promise, contributions, start, seed)
        self.dice: Final = dice
        self.named: Final = named
        self.nonces: Final = nonces
        self.terms: Final = terms
        self.base: Final = base
        self.sealed: Final = sealed
        self.voided: Final = voided
        self.head: Final = head

    def to_json(self) -> dict[str, object]:
        made: dict[str, object] = {
            "dice": self.dice,
            "promise": self.promise,
            "terms": self.terms,
            "from": self.start,
            "base": self.base,
        }
        if self.dice == PACT:
            made["named"] = self.named
            made["nonces"] = self.nonces
        made["sealed"] = self.sealed
        made["contributions"] = self.contributions
        made["voided"] = [one.to_json() for one in self.voided]
        if self.seed:
            made["head"] = self.head
            made["seed"] = self.seed
        return made

    def opening(self, names: list[str]) -> str:
        """All that is fixed before the first contribution is revealed, as one digest."""
        bound: dict[str, object] = {
            "dice": self.dice,
            "promise": self.promise,
            "terms": self.terms,
            "sealed": self.sealed,
            "voided": [one.to_json() for one in self.voided],
        }
        if self.dice == PACT:
            bound["named"] = self.named
        else:
            bound["seats"] = names
        return digest(bound)

    def taken_out(self) -> list[int]:
        """The seats whose names cannot be told any more."""
        return [seat for seat, nonce in enumerate(self.nonces) if not nonce]

    def names_fit(self, names: list[str]) -> bool:
        """Whether every seat is bound to its name, or tells by its number that it has none."""
        if self.dice != PACT:
            return True
        for seat, name in enumerate(names):
            nonce, bound = self.nonces[seat], self.named[seat]
            if not bound or (named(name, nonce) != bound if nonce else name != unnamed(seat)):
                return False
        return True


def read_pact(data: Mapping[str, object], players: int) -> Pact:
    """The inverse of `Pact.to_json`; every defect is named by its field."""
    fields = Fields(data, "commitments")
    dice = fields.text("dice")
    if dice not in PACTS:
        raise InputError("error-unknown-name", {"field": fields.at("dice"), "value": dice})
    fields.only(KNOWN if dice == PACT else OLDER_KNOWN)
    voided = fields.field_list("voided")
    if len(voided) > MOST_VOIDED:
        raise InputError("error-too-large", {"field": fields.at("voided")})
    return Pact(
        dice,
        _digits(fields, "promise"),
        _digits(fields, "terms"),
        fields.integer("from", 1, MOST_LINES),
        _digits_or_none(fields, "base"),
        _digits_of_seats(fields, "named", players) if dice == PACT else [],
        _digits_of_seats(fields, "nonces", players) if dice == PACT else [],
        _digits_of_seats(fields, "sealed", players),
        _digits_of_seats(fields, "contributions", players),
        [_voided(one, players) for one in voided],
        _digits_or_none(fields, "head") if fields.has("head") else "",
        _digits(fields, "seed") if fields.has("seed") else "",
    )


def _voided(fields: Fields, players: int) -> Voided:
    fields.only(("promise", "missing"))
    missing = fields.items("missing")
    if len(missing) > players or any(
        isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players
        for seat in missing
    ):
        raise InputError("error-not-a-whole-number", {"field": fields.at("missing")})
    return Voided(_digits(fields, "promise"), [seat for seat in missing if isinstance(seat, int)])


def _digits(fields: Fields, key: str) -> str:
    return check_digits(fields.text(key), fields.at(key))


def _digits_or_none(fields: Fields, key: str) -> str:
    return _digits(fields, key) if fields.text(key) else ""


def _digits_of_seats(fields: Fields, key: str, players: int) -> list[str]:
    """One for each seat; a seat whose device took no part has an empty text."""
    found = fields.texts(key)
    if len(found) != players:
        raise InputError("error-seat-count", {"field": fields.at(key), "count": len(found)})
    for seat, text in enumerate(found):
        if text:
            check_digits(text, f"{fields.at(key)}[{seat}]")
    return found
