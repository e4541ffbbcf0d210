"""The files of the page, each with the packed forms that were made with it."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FOLDER: Final = Path(__file__).parent.parent / "page"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""How a file is packed, the tightest first, and what is added to its name then."""
KINDS: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class PageFile(msgspec.Struct, frozen=True):
    path: Path
    packed: dict[str, Path]

    @property
    def kind(self) -> str:
        guessed = mimetypes.guess_type(self.path.name)[0]
        return KINDS.get(self.path.suffix) or guessed or "application/octet-stream"

    def content(self, accepted: str) -> tuple[str, bytes]:
        """How it is packed for whoever accepts that, and the bytes; as it is where nothing fits."""
        wanted = taken(accepted)
        for encoding, path in self.packed.items():
            if encoding in wanted:
                return encoding, path.read_bytes()
        return "", self.path.read_bytes()


@cache
def page_files(wanted: str) -> dict[str, PageFile]:
    """The files of the page by their path, in a folder or in that of the package."""
    folder = Path(wanted) if wanted else FOLDER
    found = {path for path in folder.rglob("*") if path.is_file()}
    beside = {
        path: {
            encoding: path.with_name(path.name + suffix)
            for encoding, suffix in PACKED.items()
            if path.with_name(path.name + suffix) in found
        }
        for path in sorted(found)
    }
    packed = {path for forms in beside.values() for path in forms.values()}
    return {
        path.relative_to(folder).as_posix(): PageFile(path, forms)
        for path, forms in beside.items()
        if path not in packed
    }


def taken(accepted: str) -> set[str]:
    """The ways of packing that an `accept-encoding` allows."""
    found: set[str] = set()
    for one in accepted.lower().split(","):
        name, _, quality = one.partition(";")
        if quality.replace(" ", "").removeprefix("q=").rstrip("0.") or not quality.strip():
            found.add(name.strip())
    return found
