"""A position as one line of text: its JSON form, short enough to read and to type.

    small_world/2 players=2 options={first:?} round=3 seats=[{coins:7,ally:?},{coins:?,ally:0}]

The line begins with the game and the version of this notation. Then come the fields of the JSON
form in their order as `name=value`, with spaces between them. Lists are `[…]`, mappings
`{name:value}`; numbers and texts stand bare, `?` is null, `yes` and `no` are true and false. A text
that would be read as something else has `'` before it (`'12`, `'no`, and `'` alone for the empty
one). Spaces, what cannot be printed and the signs `%,:=[]{}` are written as `%` and two
hexadecimal digits for each byte, as in web addresses.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from typing import Final, cast

from warren.core.fields import Fields, as_list
from warren.core.refusal import InputError
from warren.core.state import State

VERSION: Final = 2
LONGEST: Final = 1 << 20
DEEPEST: Final = 32
MOST_DIGITS: Final = 400
SHOWN: Final = 60

GAME: Final = "game"
NULL: Final = "?"
TRUE: Final = "yes"
FALSE: Final = "no"
TEXT: Final = "'"
SIGNS: Final = ",:[]{}"
ESCAPED: Final = f" %={SIGNS}"

_PLAIN: Final = re.compile(r"[A-Za-z0-9_./+*@?'-]*")
_ESCAPES: Final = re.compile(r"%(?:[0-9A-Fa-f]{2}(?:%[0-9A-Fa-f]{2})*)?")
_TOKEN: Final = re.compile(r"[\[\]{},:]|[^\[\]{},:]+")
_WHOLE: Final = re.compile(r"-?[0-9]+")
_NUMBER: Final = re.compile(r"-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?")


def write_line(data: Mapping[str, object]) -> str:
    """The line of a position or a view in its JSON form."""
    game = Fields(data, "").text(GAME)
    parts = [f"{_escaped(game)}/{VERSION}"]
    for name, value in data.items():
        if name != GAME:
            parts.append(f"{_escaped(name)}={_written(value, name, 0)}")
    return " ".join(parts)


def read_line(text: str) -> dict[str, object]:
    """The JSON form of a line; a defect is refused by the field it is in."""
    if len(text) > LONGEST:
        raise _bad("position", text)
    head, *fields = text.split() or [""]
    game, _, version = head.rpartition("/")
    if not game or version != str(VERSION):
        raise InputError("error-position-head", {"field": "position", "value": head[:SHOWN]})
    data: dict[str, object] = {GAME: _unescaped(game, GAME)}
    for field in fields:
        written, sign, value = field.partition("=")
        name = _unescaped(written, "position")
        if not sign:
            raise InputError("error-unknown-field", {"field": name[:SHOWN]})
        if name in data:
            raise InputError("error-twice", {"field": name, "value": value[:SHOWN]})
        data[name] = _Reader(value, name).whole()
    return data


def canonical(state: State) -> bytes:
    """What a position says, whatever its memory looks like; equal for equal positions."""
    return json.dumps(state.to_json(), sort_keys=True, separators=(",", ":")).encode()


def _written(value: object, field: str, depth: int) -> str:
    if depth > DEEPEST:
        raise _bad(field, str(value))
    if value is None:
        return NULL
    if value is True:
        return TRUE
    if value is False:
        return FALSE
    if isinstance(value, str):
        return _word(value)
    if isinstance(value, (int, float)):
        return repr(value)
    inner = depth + 1
    if isinstance(value, Mapping):
        given = cast("Mapping[object, object]", value).items()
        pairs = [f"{_escaped(str(name))}:{_written(item, field, inner)}" for name, item in given]
        return f"{{{','.join(pairs)}}}"
    return f"[{','.join([_written(item, field, inner) for item in as_list(value, field)])}]"


def _word(text: str) -> str:
    special = text in ("", NULL, TRUE, FALSE) or text.startswith(TEXT) or _NUMBER.fullmatch(text)
    return f"{TEXT if special else ''}{_escaped(text)}"


def _escaped(text: str) -> str:
    if _PLAIN.fullmatch(text):
        return text
    return "".join([_escaped_sign(sign) for sign in text])


def _escaped_sign(sign: str) -> str:
    if sign.isprintable() and sign not in ESCAPED:
        return sign
    return "".join([f"%{byte:02X}" for byte in sign.encode("utf-8", "surrogatepass")])


def _unescaped(text: str, field: str) -> str:
    try:
        return _ESCAPES.sub(_signs, text)
    except ValueError as error:
        raise _bad(field, text) from error


def _signs(found: re.Match[str]) -> str:
    code = found[0].replace("%", "")
    if not code:
        raise ValueError(found[0])
    return bytes.fromhex(code).decode("utf-8", "surrogatepass")


def _bad(field: str, value: str) -> InputError:
    return InputError("error-position-field", {"field": field, "value": value[:SHOWN]})


class _Reader:
    """One value, token by token; `path` leads to what is being read."""

    def __init__(self, text: str, field: str) -> None:
        self.tokens: Final[list[str]] = _TOKEN.findall(text)
        self.at = 0
        self.path: Final = [field]

    def whole(self) -> object:
        value = self.value()
        if self.at < len(self.tokens):
            raise self.bad()
        return value

    def value(self) -> object:
        if len(self.path) > DEEPEST + 1:
            raise self.bad()
        if self.accepts("["):
            return self.items()
        if self.accepts("{"):
            return self.pairs()
        return self.atom(self.word())

    def items(self) -> list[object]:
        found: list[object] = []
        if self.accepts("]"):
            return found
        while True:
            self.path.append(f"[{len(found)}]")
            found.append(self.value())
            self.path.pop()
            if self.accepts("]"):
                return found
            self.expect(",")

    def pairs(self) -> dict[str, object]:
        found: dict[str, object] = {}
        if self.accepts("}"):
            return found
        while True:
            written = "" if self.next() == ":" else self.word()
            name = _unescaped(written, self.field())
            if name in found:
                raise InputError("error-twice", {"field": self.field(), "value": name[:SHOWN]})
            self.expect(":")
            self.path.append(f".{name}")
            found[name] = self.value()
            self.path.pop()
            if self.accepts("}"):
                return found
            self.expect(",")

    def atom(self, word: str) -> object:
        if word == NULL:
            return None
        if word in (TRUE, FALSE):
            return word == TRUE
        if _NUMBER.fullmatch(word):
            return self.number(word)
        return _unescaped(word[1:] if word.startswith(TEXT) else word, self.field())

    def number(self, word: str) -> int | float:
        if len(word) > MOST_DIGITS:
            raise _bad(self.field(), word)
        if _WHOLE.fullmatch(word):
            return int(word)
        value = float(word)
        if math.isinf(value):
            raise _bad(self.field(), word)
        return value

    def next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def accepts(self, sign: str) -> bool:
        if self.next() != sign:
            return False
        self.at += 1
        return True

    def expect(self, sign: str) -> None:
        if not self.accepts(sign):
            raise self.bad()

    def word(self) -> str:
        token = self.next()
        if not token or token in SIGNS:
            raise self.bad()
        self.at += 1
        return token

    def bad(self) -> InputError:
        return _bad(self.field(), "".join(self.tokens[self.at :]))

    def field(self) -> str:
        return "".join(self.path)
