"""The engine that these tests run, for processes that shall run the same one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import warren

SOURCES: Final = str(Path(warren.__file__).resolve().parents[1])
"""What a process needs as its PYTHONPATH: the sources, or the place of the compiled package."""
