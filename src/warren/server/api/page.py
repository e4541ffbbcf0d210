"""The web page."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Annotated, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from warren.messages.pushes import Refused
from warren.server.api.errors import Asked, Handler, http_error, warren_error
from warren.server.api.parameters import Serving
from warren.server.errors import Unknown
from warren.server.settings import Settings

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
    document = _document(service.settings)
    if document is None:
        raise NotFoundException
    return _shown(document, 200)


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


def nothing_there(
    request: Asked, error: NotFoundException | Unknown
) -> Response[str] | Response[Refused]:
    """Whoever came to a wrong address with a browser is told so by the page."""
    looks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    service = request.app.state.service
    document = _document(service.settings) if looks else None
    if document is not None and not request.scope["path"].startswith("/api/"):
        return _shown(document, 404)
    if isinstance(error, Unknown):
        return warren_error(request, error)
    return http_error(request, error)


def _document(settings: Settings) -> str | None:
    """The document of every page, below the path that the server is served from."""
    index = _files(settings.page).get("index.html")
    if index is None:
        return None
    base = BASE.replace("/", f"{settings.root_path.rstrip('/')}/", 1)
    return index.read_text(encoding="utf-8").replace(BASE, base)


def _shown(document: str, status: int) -> Response[str]:
    return Response(
        document,
        status_code=status,
        media_type="text/html",
        headers={"cache-control": ASK_AGAIN},
    )


HANDLERS = [page, page_file]
ERRORS: Final[dict[int | type[Exception], Handler]] = {
    NotFoundException: nothing_there,
    Unknown: nothing_there,
}
