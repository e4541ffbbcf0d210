"""The web page."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from warren.messages.pushes import Refused
from warren.server.addresses import shared_addresses
from warren.server.api.errors import Asked, Handler, http_error, language_of, warren_error
from warren.server.api.files import page_files
from warren.server.api.kept import ASK_AGAIN, FOREVER
from warren.server.api.parameters import Serving, Who
from warren.server.api.preloads import NAME, preloaded
from warren.server.api.unfolding import Sign, sign_of, signed, site
from warren.server.errors import Unknown
from warren.server.settings import Settings
from warren.text.catalogue import LANGUAGES, Catalogue

BASE: Final = '<base href="/" />'
ADDRESS: Final = '<meta name="warren-address" content="" />'
OK: Final = 200
CARD: Final = "card.png"
UNSERVED: Final = ("index.html", NAME)


def is_built(settings: Settings) -> bool:
    """Whether there is a page to serve: a package built from sources alone has none."""
    return "index.html" in page_files(settings.page)


@get(
    [
        "/",
        "/t/{rest:path}",
        "/r/{rest:path}",
        "/rules",
        "/rules/{rest:path}",
        "/gallery",
        "/gallery/{rest:path}",
        "/account",
        "/about",
        "/watch",
    ],
    include_in_schema=False,
)
async def page(service: Serving, person: Who, request: Asked) -> Response[str]:
    """Every page is the same document; the browser shows the part that its address names.

    Its head tells those who only read that what the address is about.
    """
    document = _document(service.settings)
    if document is None:
        raise NotFoundException
    language = _language(request)
    sign = await sign_of(service, person, request.scope["path"], language)
    return _shown(request, document, sign, language, OK)


@get(
    ["/assets/{name:str}", "/{name:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page_file(
    service: Serving, request: Asked, name: Annotated[str, PathParameter(max_length=100)]
) -> Response[bytes]:
    """A file of the page; those under assets carry a digest in their name and never change."""
    files = page_files(service.settings.page)
    hashed = f"assets/{name}" in files
    file = files.get(f"assets/{name}" if hashed else name)
    if file is None or name in UNSERVED:
        raise NotFoundException
    encoding, content = file.content(request.headers.get("accept-encoding", ""))
    headers = {"cache-control": FOREVER if hashed else ASK_AGAIN}
    if file.packed:
        headers["vary"] = "accept-encoding"
    if encoding:
        headers["content-encoding"] = encoding
    return Response(content, media_type=file.kind, headers=headers)


def nothing_there(
    request: Asked, error: NotFoundException | Unknown
) -> Response[str] | Response[Refused]:
    """Whoever came to a wrong address with a browser is told so by the page."""
    looks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    service = request.app.state.service
    document = _document(service.settings) if looks else None
    if document is not None and not request.scope["path"].startswith("/api/"):
        language = _language(request)
        return _shown(request, document, site(Catalogue(language)), language, 404)
    if isinstance(error, Unknown):
        return warren_error(request, error)
    return http_error(request, error)


def _document(settings: Settings) -> str | None:
    """The document of every page, below the path that the server is served from.

    It tells the address at which others find it, since whoever is at this machine may have opened
    it by another one.
    """
    index = page_files(settings.page).get("index.html")
    if index is None:
        return None
    base = BASE.replace("/", f"{settings.root_path.rstrip('/')}/", 1)
    shared = next(iter(shared_addresses(settings)), "")
    address = ADDRESS.replace('""', f'"{escape(shared)}"')
    return index.path.read_text(encoding="utf-8").replace(BASE, base).replace(ADDRESS, address)


def _shown(request: Asked, document: str, sign: Sign, language: str, status: int) -> Response[str]:
    settings = request.app.state.service.settings
    picture = sign.image or card_of(settings, sign.game)
    path = request.scope["path"] if status == OK else "/"
    document = preloaded(document, settings.page, path, language, sign.game)
    return Response(
        signed(document, sign, _address(request, settings), picture, language),
        status_code=status,
        media_type="text/html",
        headers={"cache-control": ASK_AGAIN, "vary": "accept-language, cookie"},
    )


def card_of(settings: Settings, game: str) -> str:
    """The file of the page that shows a game, or the site where it has none."""
    own = f"card-{game}.png"
    return own if own in page_files(settings.page) else CARD


def _address(request: Asked, settings: Settings) -> str:
    """Where whoever asks has found the server, or where it says that it is found."""
    if settings.public_url:
        return f"{settings.public_url.rstrip('/')}/"
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}{settings.root_path.rstrip('/')}/"


def _language(request: Asked) -> str:
    asked = language_of(request)
    return asked if asked in LANGUAGES else LANGUAGES[0]


HANDLERS = [page, page_file]
ERRORS: Final[dict[int | type[Exception], Handler]] = {
    NotFoundException: nothing_there,
    Unknown: nothing_there,
}
