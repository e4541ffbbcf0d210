"""What is told during a game of Underground, and of both games mixed."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tests.text.games import PEOPLE, moments, refusals
from tests.text.lines import check

from warren.core.action import Action
from warren.core.effect import Effect
from warren.games.small_world.game import SmallWorld, Underground
from warren.games.small_world.takings import takings
from warren.text.catalogue import Catalogue, languages
from warren.text.narration import (
    action_line,
    breakdown_line,
    effect_line,
    error_line,
    help_text,
    prompt_line,
)
from warren.text.verbs import verb_helps

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("underground", 2, {}),
    ("underground", 5, {"pool": "both"}),
    ("small_world", 3, {"pool": "both", "relics": True}),
]
NAMES = re.compile(r"\b\d-[A-E]\d\b")


def clean(line: str, language: str) -> None:
    """The regions of the board for two and three are called by a Latin letter and a number."""
    check(NAMES.sub("", line), language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("key", "players", "options"), TABLES, ids=["deep", "five", "mixed"])
def test_a_whole_game_is_told(
    key: str, players: int, options: dict[str, object], language: str
) -> None:
    catalogue = Catalogue(language)
    names = PEOPLE[language][:players]
    told: set[str] = set()
    for state, code in moments(players, players, None, key, options):
        for effect in state.effects or []:
            clean(effect_line(catalogue, "underground", effect, names), language)
            told.add(effect.name)
        clean(prompt_line(catalogue, state, None, names), language)
        if code >= 0:
            clean(action_line(catalogue, state, int(state.turn()), code, names), language)
    assert {"marker-opened", "region-conquered", "income-paid"} <= told


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("power", "race"), [("magic", "flames"), ("vampire", "cultists"), ("vanishing", "wisps")]
)
def test_every_choice_and_every_refusal_has_a_line(power: str, race: str, language: str) -> None:
    catalogue = Catalogue(language)
    met: set[str] = set()
    for n, (state, _) in enumerate(moments(3, 4, (power, race), "underground")):
        if n % 60 == 0:
            for code in range(state.space().size):
                clean(action_line(catalogue, state, int(state.turn()), int(code)), language)
            for refusal in refusals(state):
                met.add(refusal.message)
                line = error_line(catalogue, refusal)
                assert line.endswith(f" [{refusal.rule}]")
                clean(line.removesuffix(f" [{refusal.rule}]"), language)
    assert {"refusal-chasm", "refusal-not-now"} <= met


@cache
def prompts(power: str, race: str) -> set[str]:
    return {
        prompt_line(Catalogue("ru"), state, None, PEOPLE["ru"][:2])
        for seed in range(4)
        for state, _ in moments(2, seed, (power, race), "underground")
    }


@pytest.mark.parametrize(
    ("power", "race", "words"),
    [
        ("mystic", "shadow-mimes", r"Анна, обменяйте свойство «мистические» на свойство .*"),
        ("mystic", "flames", r"Анна, поставьте вулкан на пропасть с жерлом вулкана"),
        ("mystic", "cultists", r"Анна, ход начинается: поставьте Великого Древнего или .*"),
        ("reborn", "ogres", r"Анна, ход начинается: замените жетоны перерождающихся или .*"),
        ("royal", "ogres", r"Анна, ход кончается: поставьте королеву.* или завершите ход"),
        ("shield", "ogres", r"Анна, расставьте грибную броню: в руке \d комплекта?о?в?"),
        ("mystic", "iron-dwarves", r"Анна, .*; в помощь — \d серебряны[йх] молота?о?в?"),
        ("mystic", "ogres", r"Открывается находка в регионе 2-[A-E]\d"),
    ],
)
def test_what_is_to_be_decided(power: str, race: str, words: str) -> None:
    assert any(re.fullmatch(words, line) for line in prompts(power, race))


def test_monsters_are_drawn_on_a_board_of_the_first_game() -> None:
    state = SmallWorld().new_state(3, {"relics": True})
    assert prompt_line(Catalogue("ru"), state, None, []) == (
        "Жребий расселяет монстров: осталось 4 региона"
    )
    assert prompt_line(Catalogue("en"), state, None, []) == (
        "Chance settles the Monsters: 4 regions left"
    )


@pytest.mark.parametrize(
    ("name", "args", "line"),
    [
        (
            "region-conquered",
            {"seat": 0, "race": "ogres", "region": "2-A2", "tokens": 1, "means": "vampire"},
            "Огры захватывают регион 2-A2 укусом: чужой жетон заменён своим",
        ),
        (
            "region-conquered",
            {"seat": 0, "race": "wisps", "region": "2-A2", "tokens": 2, "means": "wisps"},
            "Блуждающие огоньки захватывают регион 2-A2 с кубиком: 2 жетона",
        ),
        (
            "pieces-gained",
            {"race": "iron-dwarves", "piece": "silver-hammer", "count": 3, "rule": "x"},
            "Железные дварфы получают: 3 серебряных молота",
        ),
        (
            "badges-swapped",
            {"seat": 0, "gained": "wise", "given": "stone", "place": 2},
            "Анна меняет свойство «каменные» на «мудрые» из набора 3",
        ),
        (
            "vengeance-sworn",
            {"seat": 0, "against": 1},
            "Борис получает маркер мести: Анна этого не забудет",
        ),
        (
            "tokens-lost",
            {"race": "mummies", "tokens": 2},
            "Мумии теряют 2 жетона: им некуда отступить",
        ),
        ("figure-lifted", {"piece": "ghost"}, "Поле покидает призрак"),
    ],
)
def test_the_log(name: str, args: dict[str, int | str], line: str) -> None:
    assert (
        effect_line(Catalogue("ru"), "underground", Effect(name, {**args}), ["Анна", "Борис"])
        == line
    )


@pytest.mark.parametrize("marker", ["flying-doormat", "stonehedge"])
def test_a_find_tells_what_it_does(marker: str) -> None:
    effect = Effect("marker-opened", {"marker": marker, "region": "2-A2"})
    kind = "relic" if marker == "flying-doormat" else "place"
    line = effect_line(Catalogue("en"), "underground", effect, [])
    assert line.endswith(help_text(Catalogue("en"), kind, marker))


def test_places_and_relics_are_parts_of_an_income() -> None:
    parts = [
        ("race-drow SW-COI-1", 2),
        ("place-keep-on-the-motherland SU-PLC-KEEP", 1),
        ("relic-scepter-of-avarice SU-REL-SCEPTER", 2),
        ("piece-bag SU-REL-SCEPTER", 1),
    ]
    paid = Effect("income-paid", {"seat": 0, "coins": 6, "parts": parts})
    assert effect_line(Catalogue("ru"), "underground", paid, ["Анна"]) == (
        "Доход: Анна получает 6 монет (регионы тёмных эльфов — 2, Страж Родины — 1, "
        "Скипетр алчности — 2, мешок-со-всякими-штуками — 1)"
    )
    assert breakdown_line(Catalogue("en"), takings([paid], 0)) == (
        "Drow 2 + Keep on the Motherland 1 + Scepter of Avarice 2 + Bag-o’-Many-Things 1 = 6"
    )


def test_the_ways_to_decline_are_told_apart() -> None:
    state = Underground().new_state(2)
    catalogue = Catalogue("ru")
    lines = [
        action_line(catalogue, state, int(state.turn()), state.code(Action("decline", args)))
        for args in ({}, {"with": "tomb"}, {"with": "vanishing"})
    ]
    assert lines == [
        "Объявить упадок",
        "Объявить упадок, оставив все жетоны",
        "Объявить упадок и исчезнуть",
    ]


def test_the_moves_of_underground_are_told_only_where_it_is_played() -> None:
    catalogue = Catalogue("ru")
    plain = {entry.usage for entry in verb_helps(catalogue, SmallWorld().new_state(2))}
    deep = {entry.usage for entry in verb_helps(catalogue, Underground().new_state(2))}
    assert plain < deep
    assert {
        "обменять НАБОР",
        "применить РЕЛИКВИЯ",
        "поставить Великого-Древнего РЕГИОН",
        "положить Скипетр-алчности РЕГИОН мешок",
        "упадок могила",
        "захват РЕГИОН огоньки",
    } <= deep - plain
