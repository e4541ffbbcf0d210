"""Calling other servers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from warren.server.notify.address import Address

if TYPE_CHECKING:
    import httpx

SECONDS: Final = 10.0


class Sender:
    """Sends to the very host that was looked up; follows nobody elsewhere, reads no answers."""

    def __init__(self) -> None:
        self._made: httpx.AsyncClient | None = None

    @property
    def _client(self) -> httpx.AsyncClient:
        """Made when there is something to send: it reads all authorities one may trust."""
        import httpx

        if self._made is None:
            self._made = httpx.AsyncClient(
                timeout=SECONDS,
                follow_redirects=False,
                trust_env=False,
                limits=httpx.Limits(max_keepalive_connections=0),
            )
        return self._made

    async def post(self, address: Address, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer; an httpx.HTTPError when there is none."""
        request = self._client.build_request(
            "POST",
            address.url.copy_with(host=address.numeric),
            content=body,
            headers={**headers, "host": address.url.netloc.decode("ascii")},
            extensions={"sni_hostname": address.url.host},
        )
        response = await self._client.send(request, stream=True)
        await response.aclose()
        return response.status_code

    async def close(self) -> None:
        if self._made is not None:
            await self._made.aclose()
