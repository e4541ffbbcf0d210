"""Blocks that are Python classes of a pack's own module."""

from __future__ import annotations

import hashlib
import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

from warren.core.refusal import InputError
from warren.games.small_world.block import Block

NAME: Final = re.compile(r"([A-Za-z_]\w*)\.([A-Za-z_]\w*)")


class Workshop:
    """The Python modules of one pack; closed unless the host allows code."""

    def __init__(self, folder: Path, allowed: bool) -> None:
        self._folder: Final = folder
        self._allowed: Final = allowed
        self._modules: Final[dict[str, ModuleType]] = {}

    def block(self, name: str, field: str) -> Block:
        """An instance of the class that `module.Class` names."""
        match = NAME.fullmatch(name)
        if match is None:
            raise InputError("error-pack-code-name", {"field": field, "value": name})
        if not self._allowed:
            raise InputError("error-pack-code", {"field": field, "value": name})
        module = self._module(match[1], field)
        kind: object = getattr(module, match[2], None)
        if not isinstance(kind, type) or not issubclass(kind, Block):
            raise InputError("error-pack-code-class", {"field": field, "value": name})
        try:
            return kind()
        except Exception as error:
            raise _broken(field, name, error) from error

    def _module(self, name: str, field: str) -> ModuleType:
        if name in self._modules:
            return self._modules[name]
        path = self._folder / f"{name}.py"
        digest = hashlib.blake2b(str(path.resolve()).encode(), digest_size=8).hexdigest()
        key = f"warren_pack_{digest}"
        spec = importlib.util.spec_from_file_location(key, path)
        if not path.is_file() or spec is None or spec.loader is None:
            raise InputError("error-pack-code-file", {"field": field, "file": path.name})
        module = importlib.util.module_from_spec(spec)
        sys.modules[key] = module
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            del sys.modules[key]
            raise _broken(field, path.name, error) from error
        self._modules[name] = module
        return module


def _broken(field: str, name: str, error: Exception) -> InputError:
    problem = f"{type(error).__name__}: {error}"
    return InputError("error-pack-code-broken", {"field": field, "value": name, "problem": problem})
