"""`warren pack`: races, powers and boards of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warren.cli.exits import BAD_INPUT
from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError

if TYPE_CHECKING:
    from warren.games.small_world.packs.design import Design
    from warren.games.small_world.packs.library import Library
    from warren.games.small_world.packs.pack import Pack
    from warren.games.small_world.packs.parameters import Parameter
    from warren.games.small_world.packs.vocabulary import Word


Code = Annotated[bool, typer.Option("--allow-code")]


@guarded
def check(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    allow_code: Code = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal(lang)
    library = opened(folder, allow_code)
    for pack in library.packs():
        terminal.say(
            "cli-pack-sound",
            pack=pack.id,
            title=pack.title[terminal.catalogue.language],
            races=len(pack.races),
            powers=len(pack.powers),
            boards=len(pack.boards),
        )
    faults = library.faults()
    for fault in faults.values():
        terminal.complain(fault)
    if faults:
        terminal.note("cli-pack-broken", count=len(faults), all=len(faults) + len(library.packs()))
        raise typer.Exit(BAD_INPUT)


def opened(folder: Path, allow_code: bool) -> Library:
    """All packs of a folder, for this command alone."""
    from warren.games.small_world.packs.library import Library
    from warren.games.small_world.packs.texts import PackTexts

    library = Library(PackTexts())
    library.install(folder, allow_code)
    if not library.packs() and not library.faults():
        raise InputError("error-pack-empty-folder", {"field": "FOLDER", "file": str(folder)})
    return library


@guarded
def blocks(json: AsJson = False, lang: Lang = None) -> None:
    from warren.games.small_world.packs import places
    from warren.games.small_world.packs.vocabulary import WORDS

    terminal = Terminal(lang)
    if json:
        terminal.data({"blocks": [word_facts(terminal, word) for word in WORDS]})
        return
    table = grid(terminal.text("cli-pack-blocks"), spaced=True)
    for head in ("cli-head-block", "cli-head-for", "cli-head-parameters", "cli-head-meaning"):
        table.add_column(terminal.text(head))
    for word in WORDS:
        table.add_row(
            word.name,
            kinds(terminal, word),
            "\n".join(spelled(parameter) for parameter in word.parameters),
            terminal.text(f"pack-block-{word.name}"),
        )
    terminal.show(table)
    names = {parameter.name: None for word in WORDS for parameter in word.parameters}
    parameters = [(name, f"pack-parameter-{name}") for name in names]
    tell_meanings(terminal, "cli-pack-parameters", "cli-head-parameter", parameters)
    conditions = [(name, f"pack-condition-{name}") for name in places.CONDITIONS]
    tell_meanings(terminal, "cli-pack-conditions", "cli-head-condition", conditions)
    terminal.say("cli-pack-words", words=", ".join(places.FEATURES))
    terminal.say(
        "cli-pack-neighbours",
        words=", ".join(name for name in places.NEIGHBOURS if name not in places.FEATURES),
    )
    terminal.say("cli-pack-occupants", words=", ".join(places.OCCUPANTS))


def tell_meanings(
    terminal: Terminal, title: str, head: str, meanings: Sequence[tuple[str, str]]
) -> None:
    table = grid(terminal.text(title))
    table.add_column(terminal.text(head))
    table.add_column(terminal.text("cli-head-meaning"))
    for name, meaning in meanings:
        table.add_row(name, terminal.text(meaning))
    terminal.show(table)


def kinds(terminal: Terminal, word: Word) -> str:
    """For whom a block is, and whether only once."""
    one = f"cli-pack-kind-{word.kinds[0]}"
    whom = terminal.text("cli-pack-kind-both" if len(word.kinds) > 1 else one)
    return f"{whom}\n{terminal.text('cli-pack-once')}" if word.once else whom


def spelled(parameter: Parameter) -> str:
    """A parameter with what it may be and what it is when left out."""
    from warren.games.small_world.packs.parameters import CHOICE, FLAG, NUMBER

    if parameter.kind == NUMBER:
        left_out = "" if parameter.default is None else f" = {parameter.default}"
        return f"{parameter.name}: {parameter.least}–{parameter.most}{left_out}"
    if parameter.kind == CHOICE:
        return f"{parameter.name}: {' | '.join(parameter.choices)}"
    if parameter.kind == FLAG:
        return f"{parameter.name}: true | false = {'true' if parameter.default else 'false'}"
    return parameter.name


def word_facts(terminal: Terminal, word: Word) -> dict[str, object]:
    return {
        "block": word.name,
        "for": list(word.kinds),
        "once": word.once,
        "parameters": [spelled(parameter) for parameter in word.parameters],
        "meaning": terminal.text(f"pack-block-{word.name}"),
    }


@guarded
def show(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER/PACK")],
    allow_code: Code = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal(lang)
    pack = found(folder, allow_code)
    language = terminal.catalogue.language
    if json:
        terminal.data(facts(pack))
        return
    terminal.say("cli-pack-title", title=pack.title[language], pack=pack.id)
    if pack.needs:
        terminal.say("cli-pack-needs", packs=", ".join(pack.needs))
    for title, designs in (("cli-pack-races", pack.races), ("cli-pack-powers", pack.powers)):
        if designs:
            tell_designs(terminal, terminal.text(title), designs)
    if pack.boards:
        table = grid(terminal.text("cli-pack-boards"))
        for head in ("cli-head-name", "cli-head-board", "cli-head-regions"):
            table.add_column(terminal.text(head))
        for board in pack.boards:
            title = board.spec.title.get(language, "")
            table.add_row(board.spec.id, title, str(len(board.spec.regions)))
        terminal.show(table)


def found(folder: Path, allow_code: bool) -> Pack:
    """The pack of a folder, read together with those beside it, which it may need."""
    library = opened(folder.resolve().parent, allow_code)
    name = folder.resolve().name
    for pack in library.packs():
        if name in (pack.folder.name, pack.id):
            return pack
    fault = library.faults().get(name)
    if fault is not None:
        raise fault
    raise InputError("error-pack-no-file", {"file": f"{name}/"})


def tell_designs(terminal: Terminal, title: str, designs: Sequence[Design]) -> None:
    borrow = any(design.borrows for design in designs)
    table = grid(title, spaced=True)
    for head in ("cli-head-name", "cli-head-text"):
        table.add_column(terminal.text(head))
    table.add_column(terminal.text("cli-head-tokens"), justify="right")
    if borrow:
        table.add_column(terminal.text("cli-head-borrows"))
    table.add_column(terminal.text("cli-pack-blocks"))
    for design in designs:
        texts = design.texts[terminal.catalogue.language]
        row = [design.id, f"{texts['']}\n{texts['help']}", str(design.tokens)]
        table.add_row(*row, *([design.borrows] if borrow else []), "\n".join(design.words))
    terminal.show(table)


def facts(pack: Pack) -> dict[str, object]:
    return {
        "pack": pack.id,
        "title": pack.title,
        "needs": pack.needs,
        "races": [design_facts(design) for design in pack.races],
        "powers": [design_facts(design) for design in pack.powers],
        "boards": [board.spec.id for board in pack.boards],
    }


def design_facts(design: Design) -> dict[str, object]:
    told: dict[str, object] = {
        "id": design.id,
        "tokens": design.tokens,
        "blocks": design.words,
        "texts": design.texts,
    }
    return told | ({"borrows": design.borrows} if design.borrows else {})
