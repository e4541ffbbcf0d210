"""The example game as a host registers it: by one line of configuration."""

from __future__ import annotations

from typing import Final

from tests.cli.calls import ROOT

from warren.games.outside import VARIABLE

FOLDER: Final = ROOT / "examples" / "sealed_bids"
HERE: Final = {VARIABLE: str(FOLDER)}
