"""Heroes of Dark Lands, typed line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from tests.cli.calls import invoke, process
from tests.text.decks import own_deck

from warren.core.match import Match, new_match, replay
from warren.core.record import Record, read_record
from warren.games.heroes.state import State
from warren.games.registry import game
from warren.text.catalogue import Catalogue
from warren.text.narration import result_lines

TABLE = ("play", "heroes", "--bots", "random", "--seed", "6")
WITHOUT_EXCHANGE = "done\n1\n" * 2000
HANDOVER = re.compile(r"^Pass the screen: (Ann|Bob) decides", re.MULTILINE)
NAMED = re.compile(r"(?:Regiment|Rampart|Wonder|troop|wall|spell)\d\d", re.IGNORECASE)


def saved(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


def own_state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_whole_game_to_the_final_score(tmp_path: Path, language: str) -> None:
    save = tmp_path / "game.ndjson"
    done = process(*TABLE, "--save", str(save), "--lang", language, typed=WITHOUT_EXCHANGE)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    state = replay(game("heroes"), saved(save)).state
    assert state.is_over()
    catalogue = Catalogue(language)
    names = [catalogue.text("seat-name", n=1), f"{catalogue.text('bot-random')} 2"]
    assert done.stdout.rstrip().splitlines()[-3:] == result_lines(catalogue, state, names)


@pytest.mark.parametrize(("players", "option"), [("4", "short=true"), ("5", "short=false")])
def test_larger_tables_fit_the_screen(players: str, option: str) -> None:
    done = invoke(
        *("play", "heroes", "--players", players, "--hotseat", "--option", option), typed="1\n1\n"
    )
    assert done.exit_code == 0, done.stderr
    rows = re.findall(r"^ *[a-i]1 \d+.*$", done.stdout, re.MULTILINE)
    wanted = {"4": (6, 7, 8, 9, 8, 7, 6), "5": (5, 6, 7, 8, 9, 8, 7, 6, 5)}[players]
    assert [len(re.findall(r"[a-i]\d", row)) for row in rows[: len(wanted)]] == list(wanted)
    assert max(map(len, rows)) < 80
    middle = len(wanted) // 2
    indents = [len(row) - len(row.lstrip()) for row in rows[: middle + 1]]
    assert indents == [4 * step for step in range(middle, -1, -1)]


def test_save_and_resume_give_the_same_state_and_future(tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.ndjson", tmp_path / "half.ndjson"
    table = ("play", "heroes", "--hotseat", "--seed", "6")
    invoke(*table, "--save", str(whole), typed=WITHOUT_EXCHANGE)
    assert replay(game("heroes"), saved(whole)).state.is_over()
    invoke(*table, typed=f"1\n1\n1\nsave {half}\n1\nquit\n")
    before = half.read_text(encoding="utf-8")
    seen = invoke("play", "heroes", "--resume", str(half), typed="position\n")
    assert half.read_text(encoding="utf-8") == before
    assert "position\nheroes/2 players=2" in seen.stdout
    resumed = ("play", "heroes", "--resume", str(half), "--seed", "6", "--save", str(half))
    assert invoke(*resumed, typed=WITHOUT_EXCHANGE).exit_code == 0
    assert half.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_typed_moves_in_both_languages() -> None:
    table = (*TABLE, "--option", "first=0")
    english = invoke(*table, typed="recruit mage\nrecruit warrior\nhire craftsman\n")
    russian = invoke(*table, typed="набрать мага; набрать воина\nнанять мастера\n")
    for done in (english, russian):
        assert "Player 1 takes a mage along\n" in done.stdout
        assert (
            "Player 1 pays 5 coins (for a new companion)\nPlayer 1 takes a craftsman along\n"
            in done.stdout
        )


def test_the_hand_shows_costs_and_the_players_their_coins() -> None:
    done = invoke(*TABLE, "--option", "first=0", typed="recruit mage\nhand\n")
    hand = done.stdout.split("Your move: hand")[1]
    assert re.search(r"^ *\S.* \d +(Troop|Magic|Fortification) +1 \w+", hand, re.MULTILINE)
    assert re.search(r"^ *1 +Player 1 +25 +0/0 ", done.stdout, re.MULTILINE)
    assert re.search(r"^ *2 +Random 2 +25 +0/0 ", done.stdout, re.MULTILINE)


def test_choices_are_numbered_through_their_groups() -> None:
    done = invoke(*TABLE, "--option", "first=0", typed="recruit warrior\nrecruit craftsman\n")
    question = done.stdout.split("hire a companion, capture a region or stop")[1]
    numbers = [int(n) for n in re.findall(r"(?:^| {2,})(\d+)\) ", question, re.MULTILINE)]
    assert sorted(numbers) == list(range(1, max(numbers) + 1))
    assert re.search(r"^Capture with: \w.*\(1 warrior.*attack \d", question, re.MULTILINE)
    assert re.search(r"\d\) [a-g]\d \(attack \d against level \d\)", question)


def test_why_tells_what_a_region_takes() -> None:
    typed = (
        "recruit mage\nrecruit mage\nwhy\nwhy d4\nwhy D4\nwhy stop\nwhy hire mage\nwhy move a1\n"
    )
    done = invoke(*TABLE, "--option", "first=0", typed=typed)
    told = re.findall(r"^d4: level \d+, your support 0; it takes attack \d+$", done.stdout, re.M)
    assert len(told) == 2
    assert "no capture is possible. Not enough" in done.stdout
    assert "[HDL-PLY-2]" in done.stdout
    assert done.stdout.count("Nothing forbids this move.") == 2
    assert "[CORE-TURN]" in done.stdout


def test_help_knows_cards_companions_and_moves() -> None:
    typed = "help\nhelp crossbowmen\nhelp настойка\nhelp mage\nhelp attach\nincome\n"
    done = invoke(*TABLE, typed=typed)
    assert "capture CARD REGION: " in done.stdout
    assert "attach CARD [REGION|PLAYER]: " in done.stdout
    assert "hand: Show your cards" in done.stdout
    assert "Crossbowmen: Troop (2 warriors, 3 craftsmen, attack 2, support 4). " in done.stdout
    assert "Potion of Strength: Magic (1 mage). With a troop" in done.stdout
    assert "Mages: Mages play magic" in done.stdout
    assert "There is no such move: “income”" in done.stdout


def test_undo_and_its_refusals() -> None:
    typed = "undo\nrecruit mage\nundo\nrecruit mage\nrecruit mage\nhire mage\nundo\nstop\nundo\n"
    done = invoke(*TABLE, "--option", "first=0", typed=typed)
    assert done.stdout.count("The last action is taken back.") == 2
    assert done.stdout.count("[CORE-UNDO]") == 2


def test_what_others_draw_and_prepare_is_not_told() -> None:
    done = invoke(*TABLE, typed="done\n1\n" * 30 + "log\n")
    assert re.search(r"^Player 1 draws a card: ", done.stdout, re.MULTILINE)
    assert re.search(r"^Random 2 draws a card", done.stdout, re.MULTILINE)
    assert not re.search(
        r"^Random 2 (draws a card:|prepares|takes the prepared)", done.stdout, re.M
    )


def sections(output: str) -> Iterator[tuple[int, str]]:
    """What is printed for each seat between one handover and the next."""
    found = list(HANDOVER.finditer(output))
    ends = [match.start() for match in found[1:]] + [len(output)]
    for match, end in zip(found, ends, strict=True):
        yield ["Ann", "Bob"].index(match[1]), output[match.start() : end]


def may_be_known(record: Record) -> list[tuple[int, set[str]]]:
    """For each stretch of one seat's decisions: the cards it has held, and all public ones."""
    match = new_match(game("heroes"), record.players, record.options, record.names)
    stretches: list[tuple[int, set[str]]] = []
    public: set[str] = set()

    def look() -> None:
        state = own_state(match)
        seat = state.actors()[0]
        if seat >= 0 and (not stretches or stretches[-1][0] != seat):
            stretches.append((seat, set()))
        public.update(visible(state, None))
        if stretches:
            stretches[-1][1].update(public | visible(state, stretches[-1][0]))

    for line in record.lines:
        look()
        match.act(line.seat, line.action)
    look()
    return stretches


def visible(state: State, seat: int | None) -> set[str]:
    """The ids of all cards that a seat, or a spectator, sees."""
    text = str({**state.view(seat).state.to_json(), "options": None})
    return set(re.findall(r"(?:troop|wall|spell)\d\d", text))


def test_hot_seat_never_shows_another_hand(tmp_path: Path) -> None:
    deck, save = tmp_path / "deck.yaml", tmp_path / "game.ndjson"
    deck.write_text(yaml.safe_dump(own_deck()), encoding="utf-8")
    done = invoke(
        *("play", "heroes", "--hotseat", "--names", "Ann,Bob", "--deck", str(deck)),
        *("--seed", "4", "--save", str(save)),
        typed="1\n2\n1\n2\nlog\n" + "done\n2\nhand\n1\n" * 30 + "board\nlog\nposition\n",
    )
    assert done.exit_code == 0, done.stderr
    ids = {
        title.lower(): id for id, card in read_titles(own_deck()).items() for title in (card, id)
    }
    told = list(sections(done.stdout))
    known = may_be_known(saved(save))
    assert len(told) > 6
    assert [seat for seat, _ in told] == [seat for seat, _ in known]
    for (_, text), (_, cards) in zip(told, known, strict=True):
        told_of = NAMED.findall(re.sub(r"options=\S+", "", text))
        shown = {ids[name.lower()] for name in told_of}
        assert shown <= cards
    assert "draws a card:" not in done.stdout
    assert "prepares a card" not in done.stdout


def read_titles(deck: dict[str, object]) -> dict[str, str]:
    cards = deck["cards"]
    assert isinstance(cards, dict)
    return {id: card["title"]["en"] for id, card in cards.items()}


def test_an_own_deck_is_played_and_resumed_by_its_names(tmp_path: Path) -> None:
    deck, save = tmp_path / "deck.yaml", tmp_path / "game.ndjson"
    deck.write_text(yaml.safe_dump(own_deck()), encoding="utf-8")
    table = (*TABLE, "--deck", str(deck), "--save", str(save))
    assert "Regiment" in invoke(*table, typed="1\n1\nhelp regiment07\n").stdout
    again = invoke("play", "heroes", "--resume", str(save), typed="help полк07\n", language="ru")
    assert "Полк07: Войско (1 воин, 1 мастер, атака 4, поддержка 1)." in again.stdout


def test_a_replay_keeps_the_secrets_of_a_game_that_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "game.ndjson"
    table = ("play", "heroes", "--hotseat", "--seed", "6", "--save")
    invoke(*table, str(save), typed="1\n1\n1\n1\n")
    during = invoke("replay", str(save))
    assert during.exit_code == 0
    assert "Player 1 draws a card\n" in during.stdout
    assert "draws a card:" not in during.stdout
    assert re.search(r"^heroes/2 .*hand:\?,hand_size:8,", during.stdout, re.MULTILINE)
    whole = tmp_path / "whole.ndjson"
    invoke(*table, str(whole), typed=WITHOUT_EXCHANGE)
    after = invoke("replay", str(whole), "--to", "70")
    assert "Player 1 draws a card: " in after.stdout


BAD: list[tuple[tuple[str, ...], str]] = [
    (("--option", "short=true"), "HDL-SET-3"),
    (("--option", "short=maybe"), "short"),
    (("--option", "first=2"), "first"),
    (("--option", "colour=red"), "colour"),
    (("--players", "6"), "HDL-SET-1"),
    (("--board", "smallworld-2"), "board"),
    (("--deck", "nothing.yaml"), "nothing.yaml"),
    (("--option", "deck=nothing.yaml"), "nothing.yaml"),
    (("--deck", "broken.yaml"), "broken.yaml"),
    (("--deck", "list.yaml"), "list.yaml"),
    (("--deck", "short.yaml"), "HDL-DAT-4"),
    (("--deck", "printed.yaml"), "HDL-DAT-1"),
    (("--deck", "short.yaml", "--option", "deck=short.yaml"), "deck"),
    (("--resume", "nothing.ndjson", "--deck", "short.yaml"), "--deck"),
]
FILES = {
    "broken.yaml": "cards: [",
    "list.yaml": "- spearmen",
    "short.yaml": "cards: {a: {kind: troop, count: 1, cost: {}, support: 0}}",
    "printed.yaml": "cards: {spearmen: {kind: troop, count: 90, cost: {}, support: 0}}",
}


@pytest.mark.parametrize(("arguments", "named"), BAD, ids=[" ".join(bad[0]) for bad in BAD])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_bad_options(
    arguments: tuple[str, ...],
    named: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    done = invoke("play", "heroes", *arguments, language=language)
    assert (done.exit_code, done.stdout) == (2, "")
    assert named in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_other_game_has_no_deck(tmp_path: Path) -> None:
    deck = tmp_path / "deck.yaml"
    deck.write_text(yaml.safe_dump(own_deck()), encoding="utf-8")
    done = invoke("play", "small_world", "--deck", str(deck))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "deck" in done.stderr


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_manual_names_the_game_and_the_deck(language: str) -> None:
    done = process("play", "--help", WARREN_LANG=language)
    assert done.returncode == 0
    assert "heroes" in done.stdout
    assert "--deck FILE" in done.stdout
