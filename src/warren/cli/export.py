"""`warren export`: records as a table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from warren.cli.extension import Extended, Given, prepare
from warren.cli.files import check_writable, load_record
from warren.cli.guard import guarded
from warren.cli.options import Lang
from warren.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from warren.export.table import Row

RECORDS: Final = "*.ndjson"
PARAMETERS: Final = {
    "export records": "cli-help-argument-records",
    "export out": "cli-help-option-table",
}


@guarded
@Extended
def export(
    records: Annotated[list[Path], typer.Argument(metavar="RECORDS…")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE")],
    *,
    own: Given,
    lang: Lang = None,
) -> None:
    from warren.export.decisions import COLUMNS
    from warren.export.table import write

    terminal = Terminal(lang)
    prepare(terminal, own)
    check_writable(out)
    found = named(records)
    count = write(out, COLUMNS, parts(found))
    terminal.say("cli-exported", rows=count, games=len(found), file=str(out))


def named(paths: Sequence[Path]) -> list[tuple[str, Path]]:
    """Every record with what it is called: a file by its name, those of a folder by their way."""
    from warren.core.refusal import InputError

    found: list[tuple[str, Path]] = []
    for path in paths:
        if not path.is_dir():
            found.append((path.name, path))
            continue
        inside = sorted(path.rglob(RECORDS))
        if not inside:
            raise InputError("error-no-records", {"folder": str(path)})
        found += [(one.relative_to(path).as_posix(), one) for one in inside]
    return found


def parts(found: Sequence[tuple[str, Path]]) -> Iterator[list[Row]]:
    from warren.export.decisions import decisions

    for name, path in found:
        yield decisions(load_record(path), name)
