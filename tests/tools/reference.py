"""The reference of the library, out of its sources; `make reference` writes it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / "docs" / "reference.md"
FACE: Final = ROOT / "src" / "warren" / "__init__.py"
INTRODUCTION: Final = (
    "# The library\n\n"
    "All that `import warren` brings, in the words of its sources; `make reference` writes this "
    "page anew, and `help(warren.new_state)` says the same in Python. The [README](../README.md) "
    "has a whole game in ten lines, [bots](bots.md) has playouts, search and bots of one's own, "
    "[own games](own-games.md) the other end of the contract. `Random(7)` is luck, the same each "
    "time: `randrange`, `randint` and `random` as in the standard library, from `librt.random`.\n"
)
Function = ast.FunctionDef


def reference() -> str:
    """The page: functions, then classes with what can be called of them, then values."""
    functions: list[str] = []
    classes: list[str] = []
    values: list[str] = []
    for name, module in faces():
        node = found(module, name)
        if isinstance(node, Function):
            functions.append(f"### {name}\n\n{python(signature(node))}\n{told(node)}\n")
        elif isinstance(node, ast.ClassDef):
            classes.append("\n".join(described(name, node)))
        else:
            values.append(f"`{ast.unparse(node)}`\n")
    parts = (("Functions", functions), ("Classes", classes), ("Values", values))
    return "\n".join([INTRODUCTION, *(f"## {head}\n\n" + "\n".join(part) for head, part in parts)])


def faces() -> Iterator[tuple[str, str]]:
    """The names of the package's face that are its own, each with its module."""
    for node in ast.walk(ast.parse(FACE.read_text(encoding="utf-8"))):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "_PLACES":
            assert node.value is not None
            places: dict[str, str] = ast.literal_eval(node.value)
            yield from ((name, at) for name, at in places.items() if at.startswith("warren."))


def found(module: str, name: str) -> ast.stmt:
    file = (ROOT / "src" / Path(*module.split("."))).with_suffix(".py")
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, (Function, ast.ClassDef)) and node.name == name:
            return node
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
            return node
    raise LookupError(f"{module}: {name}")


def python(source: str) -> str:
    return f"```python\n{source}\n```\n"


def signature(node: Function, name: str = "") -> str:
    """As one calls it; what stands for the object itself is left out."""
    arguments = node.args
    if name and arguments.args:
        arguments = ast.arguments(**{**vars(arguments), "args": arguments.args[1:]})
    call = f"{name or node.name}({ast.unparse(arguments)})"
    if node.returns is None or node.name == "__init__":
        return call
    return f"{call} -> {ast.unparse(node.returns)}"


def told(node: Function | ast.ClassDef) -> str:
    return ast.get_docstring(node) or ""


def described(name: str, node: ast.ClassDef) -> Iterator[str]:
    """A class: how it is made, what it is, and a row for each of its methods."""
    methods = [each for each in node.body if isinstance(each, Function)]
    made = next((each for each in methods if each.name == "__init__"), None)
    yield f"### {name}\n"
    if made is not None:
        yield python(signature(made, name))
    yield f"{told(node)}\n"
    rows = [each for each in methods if not each.name.startswith("_")]
    if rows:
        yield "| | |\n| --- | --- |"
        for each in rows:
            written = signature(each, each.name).replace("|", "\\|")
            yield f"| `{written}` | {' '.join(told(each).split())} |"
        yield ""


if __name__ == "__main__":
    FILE.write_text(reference(), encoding="utf-8")
