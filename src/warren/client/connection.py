"""Requests and streams over HTTP."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable, Iterator, Mapping
from typing import Final, Generic, TypeVar

import httpx
import msgspec
from msgspec.json import Decoder

from warren.client.errors import ApiError, UnreachableError, error_of
from warren.client.patience import Patience
from warren.core.refusal import InputError

T = TypeVar("T")
Query = Mapping[str, str | int | bool | None]

TRIES: Final = 6


class Connection:
    """One server, one token."""

    def __init__(self, url: str, token: str, seconds: float, quiet_seconds: float) -> None:
        self.streaming: Final = httpx.Timeout(seconds, read=quiet_seconds)
        headers = {"accept": "application/json, application/x-ndjson", "user-agent": "warren"}
        if not (token.isascii() and token.isprintable()):
            raise InputError("error-token-form", {"field": "token"})
        if token:
            headers["authorization"] = f"Bearer {token}"
        if not url.startswith(("http://", "https://")):
            raise InputError("error-server-address", {"field": "url", "value": url})
        self.http: Final = httpx.Client(
            base_url=url.rstrip("/"),
            headers=headers,
            timeout=seconds,
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=20),
        )

    def get(self, path: str, read: Decoder[T], query: Query | None = None) -> T:
        """Ask, and ask again while the server is busy or away."""
        patience = Patience(TRIES)
        while True:
            try:
                return self.send("GET", path, read, query)
            except UnreachableError as error:
                patience.wait(error)
            except ApiError as error:
                if not error.is_busy:
                    raise
                patience.wait(error, error.wait)

    def post(self, path: str, read: Decoder[T], body: object, query: Query | None = None) -> T:
        """Ask once: what became of it when no answer comes, only a look can tell."""
        return self.send("POST", path, read, query, msgspec.json.encode(body))

    def send(
        self,
        method: str,
        path: str,
        read: Decoder[T],
        query: Query | None = None,
        body: bytes | None = None,
    ) -> T:
        headers = {} if body is None else {"content-type": "application/json"}
        try:
            response = self.http.request(
                method, path, params=given(query), content=body, headers=headers
            )
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise UnreachableError(_problem(error)) from error
        if response.status_code >= 300:
            raise error_of(response)
        try:
            return read.decode(response.content or b"null")
        except msgspec.DecodeError as error:
            raise UnreachableError(str(error)) from error

    def close(self) -> None:
        self.http.close()


class Stream(Generic[T]):
    """Messages, a line each, for as long as they come; comes back by itself when cut off.

    `query` tells where to go on; messages of a kind that is not known are passed over.
    `connections` counts how often it had to connect.
    """

    def __init__(
        self,
        connection: Connection,
        path: str,
        read: Callable[[bytes], T | None],
        query: Callable[[], Query] = dict,
    ) -> None:
        self.connection: Final = connection
        self.path: Final = path
        self._read: Final = read
        self._query: Final = query
        self._patience: Final = Patience()
        self._response: httpx.Response | None = None
        self.connections = 0

    def __iter__(self) -> Iterator[T]:
        while not self._patience.stopped.is_set():
            problem = UnreachableError("the stream ended")
            wait: float | None = None
            try:
                for line in self._lines():
                    if self._patience.stopped.is_set():
                        return
                    self._patience.rested()
                    message = self._read(line) if line else None
                    if message is not None:
                        yield message
            except httpx.HTTPError as error:
                problem = UnreachableError(_problem(error))
            except ApiError as error:
                if not error.is_busy:
                    raise
                wait = error.wait
            if not self._patience.stopped.is_set():
                self._patience.wait(problem, wait)

    def stop(self) -> None:
        """End the stream, from whichever thread."""
        self._patience.stopped.set()
        response = self._response
        if response is not None:
            sock = response.extensions["network_stream"].get_extra_info("socket")
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)

    def _lines(self) -> Iterator[bytes]:
        """The lines of one connection; an empty one says that it is alive."""
        with self.connection.http.stream(
            "GET", self.path, params=given(self._query()), timeout=self.connection.streaming
        ) as response:
            if response.status_code >= 300:
                response.read()
                raise error_of(response)
            self.connections += 1
            self._response = response
            rest = b""
            try:
                for piece in response.iter_bytes():
                    *lines, rest = (rest + piece).split(b"\n")
                    yield from lines
            finally:
                self._response = None


def given(query: Query | None) -> dict[str, str | int | bool]:
    return {key: value for key, value in (query or {}).items() if value is not None}


def _problem(error: Exception) -> str:
    return str(error) or type(error).__name__
