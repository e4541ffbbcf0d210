"""Running below a sub-path."""

from __future__ import annotations

from typing import Final

from litestar.types import ASGIApp, Receive, Scope, Send


class Prefix:
    """Takes the sub-path off, whether the proxy in front has done so already or not."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self.app: Final = app
        self.root: Final = root_path.rstrip("/")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.root and str(scope["type"]) != "lifespan":
            path, raw = scope["path"], scope["raw_path"]
            if path == self.root or path.startswith(f"{self.root}/"):
                scope["path"] = path[len(self.root) :] or "/"
                scope["raw_path"] = raw.removeprefix(self.root.encode()) or b"/"
        await self.app(scope, receive, send)
