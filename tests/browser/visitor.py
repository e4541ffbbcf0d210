"""People who visit the page, each with a browser profile of their own."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Final, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

from warren.text.catalogue import shared_catalogue

Language = Literal["ru", "en"]
Data = dict[str, Any]

WIDE: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
LOCALES: Final[dict[Language, str]] = {"ru": "ru-RU", "en": "en-GB"}
AT_ONCE: Final = """
const key = "warren-preferences";
const wished = { speed: "off", tips: %s };
if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(wished));
"""
"""Moves of others are shown at once, as somebody may wish; tips are for those who ask for them."""
LISTENED: Final = ("error", "warning")
PATIENCE: Final = 120_000
"""How many milliseconds something may take on a machine that does much else."""


@dataclass(frozen=True)
class Device:
    viewport: ViewportSize
    touch: bool = False


COMPUTER: Final = Device(WIDE)
POCKET: Final = Device(PHONE, touch=True)
TABLET: Final = Device(WIDE, touch=True)

LATE_LETTERS: Final = "was preloaded using link preload but not used"
"""Said of letters on a slow machine, where the first words come later than they do."""


class Visitor:
    """Somebody with a profile; keeps whatever the pages complain of."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: Language = "ru",
        device: Device = COMPUTER,
        tips: bool = False,
    ) -> None:
        self.url: Final = url
        self.language: Language = language
        self.context: Final = browser.new_context(
            viewport=device.viewport,
            screen=device.viewport,
            has_touch=device.touch,
            is_mobile=device.touch,
            locale=LOCALES[language],
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(AT_ONCE % json.dumps(tips))
        self.complaints: Final[list[str]] = []
        self._forgiven: Final[list[str]] = [LATE_LETTERS]
        self.page: Final = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def open(self, path: str = "") -> Page:
        self.page.goto(f"{self.url}/{path}")
        return self.page

    def text(self, id: str, **args: str | int) -> str:
        """What is read on the page for a message of the catalogue."""
        return shared_catalogue(self.language).filled(id, args)

    def ask(self, path: str, **query: str) -> Data:
        """What the server tells this person."""
        answer = self.context.request.get(f"{self.url}/{path}", params=dict(query))
        assert answer.ok, answer.text()
        return dict(json.loads(answer.text()))

    def forgive(self, *patterns: str) -> None:
        """Complaints that belong to what is tried."""
        self._forgiven.extend(patterns)

    def unforgiven(self) -> list[str]:
        return [
            said
            for said in self.complaints
            if not any(re.search(pattern, said) for pattern in self._forgiven)
        ]

    def close(self) -> None:
        self.context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in LISTENED:
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")
