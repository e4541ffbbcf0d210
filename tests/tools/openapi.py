"""The OpenAPI document from which the page takes its types; `make types` writes both."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from warren.server.api.app import create_app
from warren.server.api.document import completed
from warren.server.settings import Settings

FILE: Final = Path(__file__).parents[2] / "web" / "openapi.json"


def document() -> dict[str, Any]:
    """What a server with usual settings tells of itself."""
    with TemporaryDirectory() as folder:
        schema = create_app(Settings(data=folder)).openapi_schema.to_schema()
    return completed(dict(json.loads(json.dumps(schema, default=str))))


if __name__ == "__main__":
    FILE.write_text(json.dumps(document(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
