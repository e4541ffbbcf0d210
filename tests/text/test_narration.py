"""What is told during a game."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tests.text.games import PEOPLE, moments, refusals
from tests.text.lines import check
from tests.tools.boards import row
from tests.tools.play import chance, conquer
from tests.tools.position import active, position

from warren.core import state as core
from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.refusal import InputError, Refusal
from warren.games.small_world.game import SmallWorld
from warren.text.catalogue import Catalogue, MissingTextError, languages
from warren.text.narration import (
    action_line,
    effect_line,
    error_line,
    help_text,
    prompt_line,
    result_lines,
)
from warren.text.verbs import verb_helps


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_is_told(players: int, language: str) -> None:
    catalogue = Catalogue(language)
    names = PEOPLE[language][:players]
    told = 0
    for state, code in moments(players, seed=players):
        for effect in state.effects or []:
            check(effect_line(catalogue, "small_world", effect, names), language)
            told += 1
        check(prompt_line(catalogue, state, None, names), language)
        if code >= 0:
            check(action_line(catalogue, state, int(state.turn()), code, names), language)
    assert told > 200


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("power", ["dragon-master", "heroic", "diplomat", "stout"])
def test_every_choice_has_a_line(power: str, language: str) -> None:
    catalogue = Catalogue(language)
    for n, (state, _) in enumerate(moments(3, seed=4, first_combo=(power, "sorcerers"))):
        if n % 40 == 0:
            for code in range(state.space().size):
                check(action_line(catalogue, state, int(state.turn()), int(code)), language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("power", "race"),
    [
        ("berserk", "amazons"),
        ("dragon-master", "ghouls"),
        ("diplomat", "sorcerers"),
        ("hill", "elves"),
    ],
)
def test_every_refusal_has_a_line(power: str, race: str, language: str) -> None:
    catalogue = Catalogue(language)
    met: set[str] = set()
    for n, (state, _) in enumerate(moments(3, seed=9, first_combo=(power, race))):
        for refusal in refusals(state) if n % 25 == 0 else []:
            met.add(refusal.message)
            line = error_line(catalogue, refusal)
            assert line.endswith(f" [{refusal.rule}]")
            check(line.removesuffix(f" [{refusal.rule}]"), language)
    assert len(met) > 10


@cache
def prompts(power: str, race: str) -> set[str]:
    """The prompts of the first player and of the others, in Russian."""
    return {
        prompt_line(Catalogue("ru"), state, None, PEOPLE["ru"][:2])
        for seed in (1, 2, 3)
        for state, _ in moments(2, seed, (power, race))
    }


@pytest.mark.parametrize(
    ("power", "race", "words"),
    [
        ("hill", "orcs", r"Анна, возьмите один из открытых наборов"),
        ("hill", "orcs", r"Анна, захватите регион: у орков осталось [5-9] жетонов"),
        ("hill", "orcs", r"Анна, захватите регион: у орков осталось [2-4] жетона"),
        ("hill", "orcs", r"Анна, захватите регион: у орков остался 1 жетон"),
        ("hill", "orcs", r"Анна, жетонов у орков не осталось: можно закончить захваты"),
        ("hill", "orcs", r"Анна, захватите регион или объявите упадок: \d свободны[йх] жетон.*"),
        ("hill", "orcs", r"Анна, перегруппируйте орков: в руке \d жетон.*"),
        ("hill", "orcs", r"Анна, выставьте орков на поле: в руке \d жетон.*"),
        ("hill", "elves", r"Анна, эльфы отступают: выставьте \d жетон.*"),
        ("hill", "orcs", r"Анна бросает кубик"),
        ("hill", "orcs", r"Открывается новое знамя"),
        ("hill", "orcs", r"Открывается новое свойство"),
        ("hill", "orcs", r"Игра окончена"),
        ("berserk", "orcs", r"Анна, на кубике [0-3]: захватите регион, у орков осталось .*"),
        ("fortified", "orcs", r"Анна, постройте крепость или обойдитесь без неё"),
        ("bivouacking", "orcs", r"Анна, расставьте лагеря: в руке 5 лагерей"),
        ("heroic", "orcs", r"Анна, поставьте героев: в руке 2 героя"),
        ("hill", "amazons", r"Анна, снимите амазонок с поля: осталось снять 4 жетона"),
        ("stout", "orcs", r"Анна, отправьте орков в упадок или играйте ими дальше"),
        ("diplomat", "orcs", r"Анна, заключите мир с соперником или обойдитесь без него"),
    ],
)
def test_what_is_to_be_decided(power: str, race: str, words: str) -> None:
    assert any(re.fullmatch(words, line) for line in prompts(power, race))


@pytest.mark.parametrize(
    ("power", "line"),
    [
        ("hill", "Закончить перегруппировку"),
        ("fortified", "Не строить крепость"),
        ("bivouacking", "Закончить расстановку лагерей"),
        ("heroic", "Закончить расстановку героев"),
        ("stout", "Не объявлять упадка"),
        ("diplomat", "Не заключать мира"),
    ],
)
def test_a_step_is_ended_by_what_that_means(power: str, line: str) -> None:
    found = {
        action_line(Catalogue("ru"), state, state.actors()[0], int(code), PEOPLE["ru"][:2])
        for seed in (1, 2, 3)
        for state, _ in moments(2, seed, (power, "orcs"))
        if state.actors() and state.actors()[0] >= 0
        for code in state.codes(state.actors()[0])
        if state.action(int(code)).verb == "done"
    }
    assert any(said.startswith(line) for said in found)


def test_who_begins_is_drawn() -> None:
    state = SmallWorld().new_state(2)
    assert prompt_line(Catalogue("ru"), state, None, []) == "Жребий решает, кто ходит первым"


def test_a_conquest_in_the_log() -> None:
    effect = Effect(
        "region-conquered",
        {"seat": 0, "race": "orcs", "region": "2-03", "tokens": 3, "means": "tokens"},
    )
    assert (
        effect_line(Catalogue("ru"), "small_world", effect, [])
        == "Орки захватывают регион 2-03: 3 жетона"
    )
    assert (
        effect_line(Catalogue("en"), "small_world", effect, [])
        == "Orcs conquer region 2-03: 3 tokens"
    )


@pytest.mark.parametrize(
    ("lost", "kept", "line"),
    [
        (1, 2, "Люди теряют регион 2-03: 1 жетон ушёл в запас, 2 жетона отступили в руку"),
        (0, 5, "Люди теряют регион 2-03: жетоны целы, 5 жетонов отступили в руку"),
        (1, 0, "Люди теряют регион 2-03: 1 жетон ушёл в запас, отступать некому"),
    ],
)
def test_a_loss_in_the_log(lost: int, kept: int, line: str) -> None:
    effect = Effect(
        "region-lost", {"seat": 1, "race": "humans", "region": "2-03", "lost": lost, "kept": kept}
    )
    assert effect_line(Catalogue("ru"), "small_world", effect, []) == line


def test_an_income_in_the_log() -> None:
    catalogue = Catalogue("ru")
    parts = [("race-orcs SW-COI-1", 4), ("power-forest SW-P-FOREST", 1)]
    paid = Effect("income-paid", {"seat": 0, "coins": 5, "parts": parts})
    assert effect_line(catalogue, "small_world", paid, ["Анна"]) == (
        "Доход: Анна получает 5 монет (регионы орков — 4, лесные — 1)"
    )
    nothing = Effect("income-paid", {"seat": 0, "coins": 0, "parts": []})
    assert (
        effect_line(catalogue, "small_world", nothing, ["Анна"]) == "Доход: Анна не получает монет"
    )


def test_what_no_game_tells_is_a_defect() -> None:
    with pytest.raises(MissingTextError):
        effect_line(Catalogue("ru"), "small_world", Effect("sky-fallen", {}), [])


class Chess(core.State):
    def game(self) -> str:
        return "chess"


def test_a_position_of_no_title_is_refused() -> None:
    with pytest.raises(InputError):
        prompt_line(Catalogue("ru"), Chess(), None, [])


def test_an_error_names_its_field() -> None:
    error = InputError("error-missing-field", {"field": "seats[1].coins"})
    assert error_line(Catalogue("ru"), error) == "Не хватает поля: seats[1].coins."


def test_an_error_tells_the_refusal_behind_it() -> None:
    refusal = Refusal("refusal-unknown-verb", {"verb": "fly"}, "CORE-ACTION")
    error = InputError(
        "error-record-illegal",
        {"line": 7, "verb": "conquer", "why": refusal.message},
        "CORE-ACTION",
    )
    error.__cause__ = refusal
    assert error_line(Catalogue("ru"), error) == (
        "Строка 7, «захватить»: так ходить нельзя. Нет такого действия: «fly». [CORE-ACTION]"
    )


def finished(coins: list[int], tokens: list[int]) -> core.State:
    """A two-player state with these coins and these tokens of one race each on the board."""
    data = SmallWorld().new_state(2, {"first": 0}).to_json()
    races = ("orcs", "elves")
    regions = ("2-05", "2-10")
    data["seats"] = [{"coins": amount, "ally": None} for amount in coins]
    data["tribes"] = [
        {
            "tribe": seat * 3,
            "seat": seat,
            "race": races[seat],
            "power": None,
            "status": "declined",
            "hand": 0,
            "aside": 0,
            "pieces": {},
        }
        for seat in (0, 1)
    ]
    data["regions"] = {
        regions[seat]: {"tribe": seat * 3, "tokens": tokens[seat], "pieces": {}} for seat in (0, 1)
    }
    tray = data["tray"]
    banners = data["banners"]
    assert isinstance(tray, dict)
    assert isinstance(banners, dict)
    for seat in (0, 1):
        tray[races[seat]] -= tokens[seat]
        banners["unknown"].remove(races[seat])
    data["frames"] = [["over", 0, 0]]
    return SmallWorld().state_from_json(data)


@pytest.mark.parametrize(
    ("coins", "tokens", "verdict"),
    [
        ([71, 64], [2, 5], "Побеждает Анна: 71 монета"),
        (
            [64, 64],
            [2, 5],
            "Монет поровну: решают жетоны рас на поле, считая упадок (5 жетонов): побеждает Борис",
        ),
        ([63, 63], [4, 4], "Победу делят Анна и Борис: по 63 монеты"),
    ],
)
def test_the_result(coins: list[int], tokens: list[int], verdict: str) -> None:
    lines = result_lines(Catalogue("ru"), finished(coins, tokens), ["Анна", "Борис"])
    assert lines[0] == verdict
    assert len(lines) == 3


def test_the_scores_come_from_the_best() -> None:
    lines = result_lines(Catalogue("ru"), finished([64, 64], [2, 5]), ["Анна", "Борис"])
    assert lines[1:] == [
        "Борис: 64 монеты, 5 жетонов на поле",
        "Анна: 64 монеты, 2 жетона на поле",
    ]


def test_a_choice_names_its_price() -> None:
    for state, _ in moments(2, 1, ("hill", "orcs")):
        if state.actors()[0] == 0 and state.action(state.legal_actions(0)[0]).verb == "conquer":
            break
    code = state.legal_actions(0)[0]
    region = state.action(code).args["region"]
    assert action_line(Catalogue("ru"), state, 0, code) == f"Захватить {region} (цена 2)"


def test_help_texts() -> None:
    assert help_text(Catalogue("ru"), "race", "ratmen").startswith("Особых умений")
    usages = {entry.usage for entry in verb_helps(Catalogue("ru"), SmallWorld().new_state(2))}
    assert {"захват РЕГИОН", "захват РЕГИОН кубик", "поставить героя РЕГИОН", "готово"} <= usages


def test_the_chance_of_a_last_attempt_is_told_before_and_after() -> None:
    catalogue = Catalogue("en")
    state = position(row(a="hill edge", b="mountain"), active("orcs", "hill", {"a": 2}), [])
    attempt = Action("conquer", {"region": "b", "with": "die"})
    told = action_line(catalogue, state, 0, state.code(attempt))
    assert told == "Throw the die for b: 2 or more takes it"
    conquer(state, "b", by="die")
    (rolled, *_) = chance(state, "die", value=0)
    told = effect_line(catalogue, "small_world", rolled, ["Ann", "Ben"])
    assert told == "Ann rolls the die for region b and needs 2 or more (1 in 3): a blank face"
