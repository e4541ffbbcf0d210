"""Measures the same files without the compiled ones beside them; run as a script.

It stands alone until the loader is in place: importing anything of the package before that
would load the compiled files.
"""

from __future__ import annotations

import importlib.machinery
import json
import sys
from pathlib import Path


def prefer_sources(root: Path) -> None:
    """From here on modules below this folder are loaded from their sources."""

    def finder(path: str) -> importlib.machinery.FileFinder:
        if not Path(path).is_relative_to(root):
            raise ImportError
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        return importlib.machinery.FileFinder(path, loader)

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()


def main() -> None:
    package = Path(__file__).resolve().parent.parent
    sys.path[:] = [str(package.parent), *(entry for entry in sys.path[1:])]
    prefer_sources(package)
    measures = importlib.import_module("warren.bench.measures")
    print(json.dumps(measures.measure(sys.argv[1], float(sys.argv[2]))))


if __name__ == "__main__":
    main()
