"""The page is built against the server as it is."""

from __future__ import annotations

import json

from tests.tools.openapi import FILE, document


def test_the_document_of_the_page_is_up_to_date() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == document(), "run `make types`"
