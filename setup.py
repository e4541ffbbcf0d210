"""Builds the compiled core where there is a C compiler; everything works without it, slower.

A change of what is not compiled compiles nothing. Everything is one library, which is fastest; with
WARREN_SEPARATE=1 the core is one and each family of titles another, so that a change compiles only
those it concerns.
"""

import ast
import hashlib
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

SOURCES = Path("src/warren")
REGISTRY = SOURCES / "games" / "registry.py"
BUILD = Path("build")
STAMP = BUILD / "compiled.txt"
CACHE = BUILD / "mypy"
LIBRARIES = (".so", ".pyd")
SHARED = ("choices", "greedy_player", "greedy_policy")
"""What the players of all titles are made with."""
SEPARATE = os.environ.get("WARREN_SEPARATE", "0") == "1"
ONCE = (
    rb"(?m)^(?=(static )?\w+ \*?(CPyDef_\w*_____top_level__|CPy(Init|InitOnly|Exec)_\w+"
    rb"|CPyGlobalsInit|exec_\w+)\([^;{]*\)\s*\{)"
)
RARELY = """#include <Python.h>
#include "CPy.h"
#ifdef __GNUC__
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
#endif
"""
"""What ends in an error is moved out of the way, so that more of the rest is worth inlining."""
INLINING = "--param=max-inline-insns-auto=80"
TOLD = re.compile(
    rb"(?m)^static PyMethodDef (?P<table>\w+?)_?methods\[\]"
    rb'|(?P<class>\.tp_doc = )?PyDoc_STR\("(?P<name>\w+)(?P<rest>\([^"]*\)\\n--\\n\\n)"\)'
)
Library = tuple[list[str], str]


def manifests() -> dict[Path, dict[str, Any]]:
    """The titles that the registry lists, by folder: the literals of their manifests."""
    found = {}
    for name in assigned(REGISTRY, "SHIPPED"):
        path = SOURCES.parent.joinpath(*name.partition(":")[0].split(".")).with_suffix(".py")
        found[path.parent] = assigned(path, name.partition(":")[2])
    return found


def assigned(path: Path, name: str) -> Any:
    """What a module gives a name: a literal, or the literal arguments of a call."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        targets = getattr(node, "targets", [getattr(node, "target", None)])
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            value = node.value
            if isinstance(value, ast.Call):
                return {one.arg: ast.literal_eval(one.value) for one in value.keywords}
            return ast.literal_eval(value)
    raise SystemExit(f"{path}: no {name}")


def modules(folder: Path, interpreted: set[Path]) -> list[str]:
    """The files of a folder to compile; packages and manifests hold nothing that takes time."""
    return [
        str(path)
        for path in sorted(folder.rglob("*.py"))
        if path.name not in ("__init__.py", "title.py")
        and not interpreted & {path.with_suffix(""), *path.parents}
    ]


def libraries() -> list[Library]:
    titles = manifests()
    made = [(modules(SOURCES / "core", set()), "warren_core")]
    for folder, title in titles.items():
        if not title.get("family"):
            aside = {folder.joinpath(*name.split(".")) for name in title.get("interpreted", ())}
            for path in aside:
                if not path.is_dir() and not path.with_suffix(".py").exists():
                    raise SystemExit(f"{folder / 'title.py'}: interpreted: no {path}")
            made.append((modules(folder, aside), f"warren_{title['key']}"))
    made.append((modules(SOURCES / "search", set()), "warren_search"))
    made.append((players(list(titles.values())), "warren_players"))
    return made


def players(titles: list[dict[str, Any]]) -> list[str]:
    """The greedy players: searches ask them what they would do, many times for each decision."""
    named = [title["player"].partition(":")[0].split(".") for title in titles if "player" in title]
    folders = sorted({SOURCES.parent.joinpath(*parts[:-1]) for parts in named})
    shared = [
        SOURCES / "bots" / name for name in ("choices.py", "greedy_player.py", "greedy_policy.py")
    ]
    return [*map(str, shared), *(path for folder in folders for path in modules(folder, set()))]


def has_compiler() -> bool:
    wanted = os.environ.get("WARREN_COMPILE", "1") != "0"
    return wanted and bool(shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc"))


def fingerprint(made: list[Library]) -> str:
    """What was compiled, and with what."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {SEPARATE}".encode())
    for path in ["setup.py", *(path for files, _ in made for path in files)]:
        digest.update(path.encode() + Path(path).read_bytes())
    return digest.hexdigest()


def is_built(made: list[Library]) -> bool:
    wanted = sum(len(files) for files, _ in made) + (len(made) if SEPARATE else 1)
    found = sum(built.suffix in LIBRARIES for built in BUILD.glob("lib*/**/*"))
    return found == wanted and STAMP.exists() and STAMP.read_text() == fingerprint(made)


def extensions(made: list[Library]) -> list[Any]:
    if not made or is_built(made):
        return []
    from mypyc.build import mypycify

    # What the compiler reads back of libraries that stay as they are is not all it has to know.
    shutil.rmtree(CACHE, ignore_errors=True)
    os.environ["MYPY_CACHE_DIR"] = str(CACHE)
    paths = [path for files, _ in made for path in files]
    groups = made if SEPARATE else False
    options = {"opt_level": "3", "debug_level": "0"}
    found = list(mypycify(paths, separate=groups, multi_file=True, **options))
    docs = {module_of(Path(path)): docstrings(Path(path)) for path in paths}
    for extension in found:
        if os.name == "posix":
            arguments = extension.extra_compile_args
            shared = ["-fcommon"] if SEPARATE else []
            extension.extra_compile_args = [
                *arguments,
                "-fvisibility=hidden",
                INLINING,
                "-w",
                *shared,
            ]
        flat = [flattened(Path(source), docs) for source in extension.sources]
        if len(flat) > 1:
            extension.sources = bundles(extension.name, flat, made)
        else:
            extension.sources = [str(each) for each in flat]
    return found


def bundles(owner: str, sources: list[Path], made: list[Library]) -> list[str]:
    """One file for each library, and one for what belongs to none: what is compiled together.

    The compiler sees all of a game at once and calls nothing through a table; several files keep
    several cores busy, and take less memory than one. The largest comes first.
    """
    of_module = {module_of(Path(path)): library for files, library in made for path in files}
    parts: dict[str, list[Path]] = {}
    for source in sources:
        parts.setdefault(of_module.get(made_from(source), "warren_runtime"), []).append(source)
    weights = {name: sum(each.stat().st_size for each in part) for name, part in parts.items()}
    return [
        written(
            BUILD / f"{owner}.{name}.bundle.c",
            "".join(
                [RARELY, *(f'#include "{each.relative_to(BUILD)}"\n' for each in parts[name])]
            ).encode(),
        )
        for name in sorted(parts, key=lambda name: -weights[name])
    ]


def module_of(path: Path) -> str:
    return ".".join(path.with_suffix("").parts[1:])


def made_from(source: Path) -> str:
    """The module of a generated file."""
    return source.name.partition(".")[0].removeprefix("__native_").replace("___", ".")


def docstrings(path: Path) -> dict[str, str]:
    """What the classes and functions of a module say of themselves, methods as `Class.name`."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        inner = node.body if isinstance(node, ast.ClassDef) else []
        for owner, each in [("", node), *((f"{node.name}.", one) for one in inner)]:
            if isinstance(each, ast.ClassDef | ast.FunctionDef) and ast.get_docstring(each):
                found[owner + each.name] = ast.get_docstring(each) or ""
    return found


def told(text: bytes, docs: dict[str, str]) -> bytes:
    """Generated code with the docstrings, of which the compiler keeps the signatures alone."""
    owner = ""

    def say(found: re.Match[bytes]) -> bytes:
        nonlocal owner
        if found["table"]:
            name = found["table"].decode()
            owner = "" if name.endswith("module") else name.rpartition("___")[2] + "."
            return found[0]
        doc = docs.get(("" if found["class"] else owner) + found["name"].decode(), "")
        written = "".join(
            chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
            for byte in doc.encode()
        )
        return found[0][:-2] + written.encode() + b'")'

    return TOLD.sub(say, text)


def flattened(source: Path, docs: dict[str, dict[str, str]]) -> Path:
    """The same for a compiler in a hurry, with docstrings.

    In generated code indentation grows from function to function, until it is nine tenths of what
    is read. What runs once, at import, is half of the rest and not worth optimizing.
    """
    made = source.with_suffix(f".flat{source.suffix}")
    text = re.sub(rb"(?m)^ +", b"", source.read_bytes())
    text = re.sub(ONCE, rb'__attribute__((optimize("O0"))) ', text)
    written(made, told(text, docs.get(made_from(source), {})))
    return made


def written(path: Path, text: bytes) -> str:
    """The name of a file with this text, touched only when it is another."""
    if not path.exists() or path.read_bytes() != text:
        path.write_bytes(text)
    return str(path)


def forget(made: list[Library]) -> None:
    """Of what an earlier build left keep nothing whose source is gone."""
    kept = {Path(path) for files, _ in made for path in files}
    if not is_built(made):
        for library in BUILD.glob("lib*/*__mypyc*"):
            library.unlink()
    for built in BUILD.glob("lib*/warren/**/*"):
        source = SOURCES.joinpath(*built.parts[3:])
        if built.suffix in LIBRARIES:
            gone = source.with_name(f"{source.name.partition('.')[0]}.py") not in kept
        else:
            gone = built.is_file() and not source.exists()
        if gone:
            built.unlink()


class Compile(build_ext):
    def build_extensions(self) -> None:
        """The files of one library are compiled beside each other too."""
        alone = self.compiler.compile

        def together(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: alone([source], *args, **options), sources)
                return [name for names in done for name in names]

        self.compiler.compile = together
        super().build_extensions()

    def run(self) -> None:
        super().run()
        if compiled:
            STAMP.write_text(fingerprint(compiled))


class Package(Distribution):
    """For one kind of machine where it is compiled, now or earlier."""

    def has_ext_modules(self) -> bool:
        return bool(compiled)


compiled = libraries() if has_compiler() else []
asking = {"egg_info", "dist_info", "sdist"} & set(sys.argv)
if not asking:
    forget(compiled)
setup(
    distclass=Package,
    cmdclass={"build_ext": Compile},
    ext_modules=[] if asking else extensions(compiled),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
