"""What is told during a game of Dungeon Lords."""

from __future__ import annotations

import re

import pytest
from tests.text.dungeon_lords.games import moments
from tests.text.games import PEOPLE, refusals
from tests.text.lines import check

from warren.core.effect import Effect
from warren.core.refusal import InputError, Reason
from warren.core.state import CHANCE
from warren.games.dungeon_lords import reasons
from warren.games.dungeon_lords.battle import reasons as battle_reasons
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.meta import KEY
from warren.games.dungeon_lords.state import State
from warren.text.catalogue import Catalogue, languages
from warren.text.narration import (
    action_line,
    effect_line,
    error_line,
    price_line,
    prompt_line,
    result_lines,
)

EDITIONS = ("festival", "four-seasons", "beginners", "base")
ROMAN = re.compile(r"\bI{1,3}\b")


def heard(line: str, language: str) -> None:
    check(ROMAN.sub("", line), language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_told(players: int, edition: str, language: str) -> None:
    catalogue = Catalogue(language)
    names = PEOPLE[language][:players]
    told: set[str] = set()
    for state, seat, code in moments(players, players, {"edition": edition}):
        for effect in state.effects or []:
            heard(effect_line(catalogue, KEY, effect, names), language)
            told.add(effect.name)
        heard(prompt_line(catalogue, state, seat if seat >= 0 else None, names), language)
        if code >= 0:
            heard(action_line(catalogue, state, seat, code, names), language)
        else:
            for line in result_lines(catalogue, state, names):
                heard(line, language)
    assert len(told) > 40


@pytest.mark.parametrize("language", languages())
def test_every_choice_of_a_moment_is_told_with_its_numbers(language: str) -> None:
    catalogue = Catalogue(language)
    prices = 0
    for n, (state, seat, _) in enumerate(moments(3, 11)):
        if seat < 0 or n % 3:
            continue
        for code in state.legal_actions(seat):
            heard(action_line(catalogue, state, seat, code, PEOPLE[language]), language)
            price = price_line(catalogue, state, seat, code)
            if price:
                prices += 1
                heard(price, language)
    assert prices > 5


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_line_at_any_moment(language: str) -> None:
    catalogue = Catalogue(language)
    for n, (state, _, _) in enumerate(moments(2, 4)):
        if n % 120 == 0:
            for code in range(0, state.space().size, 3):
                assert action_line(catalogue, state, 0, code)


@pytest.mark.parametrize("language", languages())
def test_those_who_wait_learn_who_is_asked_and_nothing_of_a_sealed_choice(language: str) -> None:
    catalogue = Catalogue(language)
    names = PEOPLE[language][:3]
    sealed = 0
    for state, seat, _ in moments(3, 6):
        if seat < 0:
            continue
        asked = state.deciding()
        for viewer in (None, 0, 1, 2):
            line = prompt_line(catalogue, state.view(viewer).state, viewer, names)
            heard(line, language)
            assert any(names[one] in line for one in asked)
            if state.sealed() and viewer not in asked:
                sealed += 1
                waiting = catalogue.text("prompt-several", players="").strip()
                assert line.startswith(waiting.rstrip(":"))
    assert sealed > 20


def all_reasons() -> list[Reason]:
    return [
        one
        for module in (reasons, battle_reasons)
        for one in vars(module).values()
        if isinstance(one, Reason)
    ]


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_sentence(language: str) -> None:
    assert len(all_reasons()) > 50
    for reason in all_reasons():
        heard(Catalogue(language).text(reason.message), language)


@pytest.mark.parametrize("language", languages())
def test_refusals_cite_their_rules(language: str) -> None:
    catalogue = Catalogue(language)
    met: set[str] = set()
    for n, (state, seat, _) in enumerate(moments(3, 8)):
        if seat == CHANCE or seat < 0 or n % 20:
            continue
        for refusal in refusals(state, 7):
            met.add(refusal.message)
            assert error_line(catalogue, refusal).endswith(f" [{refusal.rule}]")
    assert len(met) > 10


def told(name: str, language: str = "ru", **args: str | int) -> str:
    return effect_line(Catalogue(language), KEY, Effect(name, {**args}), PEOPLE[language][:3])


def test_effects_tell_amounts_and_places() -> None:
    assert told("gold-moved", seat=0, amount=2) == "Анна получает 2 золота"
    assert told("gold-moved", seat=0, amount=-1) == "Анна отдаёт 1 золото"
    assert told("evil-moved", seat=1, amount=1) == "Борис получает 1 зло"
    assert told("evil-moved", seat=1, amount=-2) == "Борис теряет 2 зла"
    assert told("imps-moved", seat=1, amount=-1) == "Борис теряет 1 импа"
    assert told("damage-dealt", seat=0, place=1, adventurer="thief-1-2", amount=1) == (
        "Вор получает 1 урон"
    )
    assert told("fatigue-taken", seat=0, amount=0) == "Отряд не устаёт (Анна)"
    assert told("tile-conquered", seat=2, cell="rented") == "Вера теряет арендованную комнату"
    assert told("imps-shown", seat=2, amount=0) == "Вера никого не посылает на фестиваль"
    assert told("spell-failed", seat=0, spell="encore", magic=1, needed=2) == (
        "Заклинание «выход на бис» не удаётся: магии 1, а нужно 2 (Анна)"
    )
    assert told("errand-run", "en", seat=0, opportunity="pet-shop", space=2) == (
        "Ann acts: Pet Shop, space II"
    )


def test_a_plan_lists_those_who_are_sent() -> None:
    args: dict[str, str | int | list[tuple[str, int]]] = {
        "seat": 0,
        "cell": "c1",
        "monsters": [("troll", 1), ("ghost", 2), ("baby-golem", 1)],
        "traps": 0,
    }
    shown = effect_line(Catalogue("ru"), KEY, Effect("plan-shown", args), PEOPLE["ru"])
    assert shown == ("Анна защищает c1 без ловушек. В бою: тролль, призрак ×2 и малыш голем")
    args["monsters"] = []
    assert effect_line(Catalogue("ru"), KEY, Effect("plan-shown", args), PEOPLE["ru"]) == (
        "Анна оставляет c1 без защиты"
    )


def test_a_dummy_of_two_goes_by_its_player() -> None:
    effect = Effect("dummy-ordered", {"dummy": 1, "order": "mine-gold"})
    assert effect_line(Catalogue("ru"), KEY, effect, ["Анна", "Борис"]) == (
        "Нейтральный игрок (Борис): приказ «добыча золота»"
    )
    assert effect_line(Catalogue("ru"), KEY, effect, PEOPLE["ru"][:3]) == (
        "Нейтральный игрок: приказ «добыча золота»"
    )


@pytest.mark.parametrize("language", languages())
def test_options_that_do_not_fit_are_refused_in_words(language: str) -> None:
    with pytest.raises(InputError) as caught:
        DungeonLords().table(3, {"edition": "base", "pets": True})
    line = error_line(Catalogue(language), caught.value)
    assert "pets" in line
    assert line.endswith("[DF-VAR-15]")


def test_results_tell_the_sources_of_all_points() -> None:
    state: State | None = None
    for moment, _, _ in moments(3, 2, {"edition": "base"}):
        state = moment
    assert state is not None
    verdict, *lines = result_lines(Catalogue("en"), state, PEOPLE["en"][:3])
    best = max(state.scores())
    assert str(best).replace("-", "−") in verdict
    for line in lines[:3]:
        standing = re.fullmatch(r"(\w+): (−?\d+) points? \((.*)\)", line)
        assert standing is not None
        name, total, parts = standing.groups()
        seat = PEOPLE["en"].index(name)
        found = [int(part.rsplit(" ", 1)[1].replace("−", "-")) for part in parts.split(", ")]
        assert sum(found) == state.scores()[seat] == int(total.replace("−", "-"))
    assert len(lines) == 3 + 7
