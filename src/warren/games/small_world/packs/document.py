"""A file with its data and the line of every field, so that each fault can be shown."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NoReturn

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.packs.toml_text import parse_toml
from warren.games.small_world.packs.yaml_text import parse_yaml

LARGEST: Final = 300_000
TOML: Final = ".toml"


class Document:
    """What a file says, by field, and where."""

    def __init__(self, name: str, data: object, lines: Mapping[str, int]) -> None:
        self.name: Final = name
        self.data: Final = data
        self.lines: Final = lines

    def fields(self) -> Fields:
        return Fields(self.data, "")

    def line(self, field: str) -> int:
        """The line of a field, or of the nearest one around it."""
        while field and field not in self.lines:
            cut = max(field.rfind("."), field.rfind("["))
            field = field[: max(cut, 0)]
        return self.lines.get(field, 1)

    def refuse(self, error: InputError, prefix: str = "") -> NoReturn:
        """Raise the error as a fault of this file."""
        raise self.fault(error, prefix)

    def fault(self, error: InputError, prefix: str = "") -> InputError:
        """The same error with file, line and field; `prefix` leads to the part it is about."""
        if error.message == "error-pack":
            return error
        field = _field(error)
        full = f"{prefix}.{field}" if prefix and field else prefix or field
        cause = InputError(error.message, {**error.details, "field": full}, error.rule)
        cause.__cause__ = error.__cause__
        if "field" not in error.details:
            cause = InputError("error-pack-part", {"field": full, "why": error.message}, error.rule)
            cause.__cause__ = error
        details: dict[str, str | int] = {
            "file": self.name,
            "line": self.line(full),
            "field": full,
            "why": cause.message,
        }
        fault = InputError("error-pack", details, error.rule)
        fault.__cause__ = cause
        return fault


def _field(error: InputError) -> str:
    if "field" in error.details:
        return str(error.details["field"])
    region = error.details.get("region")
    return f"regions.{region}" if region else ""


def read_document(path: Path, name: str) -> Document:
    """The file as a document; what cannot be read is refused with its line."""
    try:
        if path.stat().st_size > LARGEST:
            _refuse(name, InputError("error-pack-large", {"most": LARGEST}))
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        _refuse(name, InputError("error-pack-encoding"))
    except OSError as error:
        raise InputError("error-cannot-read", {"file": name}) from error
    parsed = parse_toml(text) if path.suffix == TOML else parse_yaml(text)
    if parsed.problem:
        _refuse(name, InputError("error-pack-syntax", {"problem": parsed.problem}), parsed.line)
    document = Document(name, parsed.data, parsed.lines)
    try:
        document.fields()
    except InputError:
        _refuse(name, InputError("error-pack-mapping"))
    return document


def _refuse(name: str, cause: InputError, line: int = 1) -> NoReturn:
    """Raise a fault of the file as a whole."""
    raise InputError(
        "error-pack", {"file": name, "line": line, "field": "", "why": cause.message}
    ) from cause
