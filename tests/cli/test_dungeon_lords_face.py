"""What the tables of Dungeon Lords show, and what they keep to themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from librt.random import Random
from rich.console import Console
from tests.tools.dungeon_lords.position import Scene
from tests.tools.rules import rules

from warren.cli.dungeon_lords.face import DungeonLordsFace
from warren.cli.table.face import face_of
from warren.core.match import new_match
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.layout import DISPLAY, EVIL, HERE, KNOWN, PALADIN, SPACE, TRAINEES
from warren.games.dungeon_lords.sight import center, combat, keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import CELLS, ORDERS, SPACES
from warren.text.catalogue import Catalogue

NAMES = ["Ann", "Bob", "Cid", "Dot"]


def shown(state: State, seat: int | None, language: str = "en", width: int = 100) -> str:
    """The whole position as a seat sees it."""
    face = face_of("dungeon_lords")
    assert isinstance(face, DungeonLordsFace)
    seen = state.view(seat).state
    names = NAMES[: int(state.table.players)]
    written = StringIO()
    console = Console(file=written, width=width, highlight=False, markup=False, emoji=False)
    catalogue = Catalogue(language)
    for part in face.overview(catalogue, seen, names, seat):
        console.print(part)
    console.print(face.round_line(catalogue, seen))
    for command in face.extras if seat is not None else ():
        for part in face.extra(catalogue, seen, names, seat or 0, command):
            console.print(part)
    return written.getvalue()


def positions(seed: int, players: int, each: int = 10) -> Iterator[State]:
    """Every tenth position of a game played at random, or each of so many."""
    match = new_match(DungeonLords(), players, {}, NAMES[:players])
    rng = Random(seed)
    while not match.state.is_over():
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.draw(rng)
            continue
        if len(match.record.lines) % each == 0:
            assert isinstance(match.state, State)
            yield match.state
        codes = match.state.legal_actions(actor)
        match.act(actor, match.state.action(codes[rng.randrange(len(codes))]))


def test_traps_and_pets_of_others_are_never_named() -> None:
    catalogue = Catalogue("en")
    checked = 0
    for state in positions(3, 3):
        deck = state.table.deck
        for seat in range(3):
            text = re.sub(r"\s+", " ", shown(state, seat))
            known = set(keep.traps(state, seat).kinds)
            for other in range(3):
                hidden = set(keep.traps(state, other).kinds) - known
                for kind in hidden - public_traps(state):
                    assert catalogue.text(f"dungeon_lords-trap-{deck.traps[kind].id}") not in text
                    checked += 1
                pets = set(keep.pets(state, other).kinds) - set(keep.pets(state, seat).kinds)
                for kind in pets - {0}:
                    assert catalogue.text(f"dungeon_lords-pet-{deck.pets[kind].id}") not in text
                    checked += 1
    assert checked > 100


def public_traps(state: State) -> set[int]:
    """Those that lie open on the central board, on a tile, or in a plan."""
    found = set(center.open_traps(state))
    for seat in range(int(state.table.players)):
        found |= {keep.trap_on(state, seat, cell) for cell in range(CELLS)}
        found |= set(combat.laid_traps(state, seat).kinds)
    return found


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("width", [80, 100])
def test_every_line_of_a_whole_game_fits(
    language: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for number, state in enumerate(positions(5, 4)):
        if number % 6 == 0:
            lines = shown(state, number % 4, language, width).splitlines()
            assert max(map(len, lines)) <= width


def test_a_dungeon_tells_rooms_tunnels_traps_imps_and_what_is_lost() -> None:
    scene = Scene(players=2).tiles("c1", "c2", "b2", "d2", "a2").lost("c1")
    scene.room("mint", "c2").room("training-room", "a2").tunnel("foyer", "d2")
    scene.room("labyrinth", "rented").put(TRAINEES, 2)
    text = shown(scene.state, 0)
    own = text[text.index("The dungeon of Ann") :]
    top, second = own.index("1 │"), own.index("2 │")
    assert "conquered" in own[top - 90 : second]
    for word in ("Mint", "Foyer", "imps: 2", "tunnel"):
        assert word in own[second - 90 : own.index("3 │")]
    assert "Beside it, rented: Labyrinth" in own
    small = shown(scene.state, 1)
    assert re.search(r"^1 ░ ░ × ░ ░$", small, re.MULTILINE)
    assert re.search(r"^2 ■ □ ■ ◇ ░$", small, re.MULTILINE)


def test_the_central_board_goes_by_its_order() -> None:
    scene = Scene(players=3)
    state = scene.state
    scene.world(DISPLAY, 0).world(DISPLAY + 1, 3).world(DISPLAY + 2, 10)
    scene.world(SPACE + 7 * SPACES + 2, 2).world(SPACE + 1, 5)
    text = shown(state, 0)
    numbers = re.findall(r"^ +(\d)   \S", text.split("Evilometer")[0], re.MULTILINE)
    assert numbers == [str(order + 1) for order in range(ORDERS)]
    places = ["Get Food", "Improve Reputation", "Dig Tunnels", "Mine Gold", "Recruit Imps"]
    places += ["Buy Traps", "Hire Monster", "Build Room"]
    at = [text.index(place) for place in places]
    assert at == sorted(at)
    assert "1 evil → 3 food" in text
    assert "1 + up to 4 imps" in text
    assert text.index("○ dummy 1") < text.index("Improve Reputation")
    assert text.index("● Bob") > text.index("Build Room")
    assert "Goblin (1 food)" in text
    assert "Evil Eye (1 gold, 1 food)" in text


def test_the_evilometer_has_seats_and_paladins() -> None:
    scene = Scene(players=2).put(EVIL, 12).put(EVIL, 3, seat=1).world(PALADIN, -1)
    lines = shown(scene.state, 0).splitlines()
    at = next(number for number, line in enumerate(lines) if line.strip() == "Evilometer")
    scale, marks = lines[at + 1], lines[at + 2]
    assert scale[marks.index("2") - 1 : marks.index("2") + 2].strip() == "3"
    assert scale[marks.index("1") - 1 : marks.index("1") + 2].strip() == "12"
    assert "In the tent: Elf Paladin" in lines[at + 4]


def test_the_evilometer_tells_who_would_come_and_what_moves_paladins() -> None:
    scene = Scene(players=3).party("elf", seat=1).put(EVIL, 12, seat=1).put(EVIL, 11)
    scene.put(EVIL, 4, seat=2)
    ids = [one.id for one in scene.state.table.deck.adventurers]
    for place, name in enumerate(("thief-1-1", "priest-1-2a", "warrior-1-3")):
        scene.world(HERE + place, ids.index(name))
    scene.world(HERE + 3, -1)
    text = shown(scene.state, 0)
    assert "Would come now: Ann: Priest" in text
    assert re.search(r"Bob: Warrior ♥5; Cid: Thief", text)
    assert "Paladins, Ann: evil +2: the Elf Paladin comes" in text
    assert "Paladins, Bob: evil −2: the Elf Paladin leaves (Ann)" in text
    assert "Злобометр" in shown(scene.state, 0, "ru")


@rules("DL-CMB-6", "DL-INF-2")
def test_a_plan_shows_how_it_would_end_with_each_card() -> None:
    scene = Scene(players=2).party("warrior-1-2a", "thief-1-2a").own("troll")
    scene.traps("rolling-stone").cards("fireball").begin()
    assert "Nothing to foretell" in shown(scene.state, 1)
    scene.do("lay", trap="rolling-stone")
    scene.do("send", monster="troll")
    text = shown(scene.state, 0)
    assert "How the battle you plan would end" in text
    assert re.search(r"Best ending \(\d+ of 12 cards\): captured: .*Warrior", text)
    assert "Worst ending" in text
    scene.put(KNOWN, 1)
    known = shown(scene.state, 0)
    assert re.search(r"Fireball +Warrior +c1 +Thief ♥2", known)
    assert "Best ending" not in known
    assert "Худший исход" not in shown(scene.state, 0, "ru")


def test_a_battle_shows_cards_steps_and_the_line() -> None:
    scene = Scene(players=2).party("warrior-1-3", "priest-1-2a", "bard-1-2a").own("witch")
    scene.traps("pendulum").cards("fireball").hurt(1, 2).begin()
    planning = shown(scene.state, 1)
    assert "The plan is not ready yet." in planning
    assert "Fireball" not in planning
    scene.put(KNOWN, 1)
    assert re.search(r"^ +1 +Fireball", shown(scene.state, 0), re.MULTILINE)
    scene.plan(lay=["pendulum"], send=["witch"])
    assert frames.step(scene.state) == frames.BATTLE
    text = shown(scene.state, 1)
    assert "Ann defends c1" in text
    assert re.search(r"bards → traps → .*\[monsters\] → slow spell", text)
    assert re.search(r"^ +1 +Warrior +\d/5 +", text, re.MULTILINE)
    assert re.search(r"^ +\d +Bard +.*Lutes \d", text, re.MULTILINE)
    assert re.search(r"● 1 +Fireball", text)


def test_sent_imps_stay_secret_at_the_festival() -> None:
    for state in positions(9, 2, each=1):
        if frames.step(state) == frames.FESTIVAL and frames.stage(state) == 1:
            break
    else:
        pytest.fail("no festival")
    text = shown(state, 0)
    assert "Prizes: " in text
    assert re.search(r"^ Bob +\?", text, re.MULTILINE)
