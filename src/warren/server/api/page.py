"""The web page."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Annotated, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from warren.server.api.parameters import Serving

FOLDER: Final = Path(__file__).parent.parent / "page"
BASE: Final = '<base href="/" />'
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


@cache
def _files(wanted: str) -> dict[str, Path]:
    """The files of the page by their path; nothing else is served."""
    folder = Path(wanted) if wanted else FOLDER
    return {
        str(file.relative_to(folder)): file for file in sorted(folder.rglob("*")) if file.is_file()
    }


@get(
    ["/", "/t/{rest:path}", "/r/{rest:path}", "/account", "/about", "/watch"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(service: Serving) -> Response[str]:
    """Every page is the same document; the browser shows the part that its address names."""
    index = _files(service.settings.page).get("index.html")
    if index is None:
        raise NotFoundException
    document = index.read_text(encoding="utf-8")
    base = BASE.replace("/", f"{service.settings.root_path.rstrip('/')}/", 1)
    return Response(
        document.replace(BASE, base), media_type="text/html", headers={"cache-control": ASK_AGAIN}
    )


@get(
    ["/assets/{name:str}", "/{name:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page_file(
    service: Serving, name: Annotated[str, PathParameter(max_length=100)]
) -> Response[bytes]:
    """A file of the page; those under assets carry a digest in their name and never change."""
    files = _files(service.settings.page)
    hashed = f"assets/{name}" in files
    file = files.get(f"assets/{name}" if hashed else name)
    if file is None or name == "index.html":
        raise NotFoundException
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    return Response(
        file.read_bytes(),
        media_type=kind,
        headers={"cache-control": FOREVER if hashed else ASK_AGAIN},
    )


HANDLERS = [page, page_file]
