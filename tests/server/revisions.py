"""The schema of this version."""

from __future__ import annotations

from typing import Final

from alembic.script import ScriptDirectory

from warren.server.storage.upgrade import configuration

HEAD: Final = str(ScriptDirectory.from_config(configuration()).get_current_head())
