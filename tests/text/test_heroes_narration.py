"""What is told during a game of Heroes of Dark Lands."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tests.text.decks import own_deck
from tests.text.games import PEOPLE, heroes_moments, refusals
from tests.text.lines import check

from warren.core import state as core
from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.refusal import InputError
from warren.games.heroes.game import Heroes
from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue, languages
from warren.text.heroes.actions import short_line
from warren.text.heroes.captures import capture_line, region_lines, strength_line
from warren.text.heroes.cards import card_line
from warren.text.narration import (
    action_line,
    catalogue_of,
    effect_line,
    error_line,
    prompt_line,
    result_lines,
)
from warren.text.verbs import verb_helps

CARD_WORDS = re.compile(r"\b(?:troop|wall|spell)\d\d\b")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_is_told(players: int, language: str) -> None:
    catalogue = Catalogue(language)
    names = PEOPLE[language][:players]
    told: set[str] = set()
    for state, code in heroes_moments(players, seed=players):
        for effect in state.effects or []:
            check(effect_line(catalogue, "heroes", effect, names), language)
            told.add(effect.name)
        check(prompt_line(catalogue, state, None, names), language)
        if code >= 0:
            check(action_line(catalogue, state, int(state.turn()), code, names), language)
    assert len(told) > 12


@pytest.mark.parametrize("language", languages())
def test_every_choice_has_a_line(language: str) -> None:
    catalogue = Catalogue(language)
    for n, (state, _) in enumerate(heroes_moments(3, seed=4)):
        if n % 150 == 0:
            for code in range(0, state.space().size, 3):
                check(action_line(catalogue, state, int(state.turn()), code), language)


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_line(language: str) -> None:
    catalogue = Catalogue(language)
    met: set[str] = set()
    for n, (state, _) in enumerate(heroes_moments(3, seed=9)):
        for refusal in refusals(state, 5) if n % 25 == 0 else []:
            met.add(refusal.message)
            line = error_line(catalogue, refusal)
            assert line.endswith(f" [{refusal.rule}]")
            check(line.removesuffix(f" [{refusal.rule}]"), language)
    assert len(met) > 11


@cache
def prompts() -> set[str]:
    return {
        prompt_line(Catalogue("ru"), state, None, PEOPLE["ru"][:2])
        for seed in range(6)
        for state, _ in heroes_moments(2, seed)
    }


@pytest.mark.parametrize(
    "words",
    [
        r"Жребий решает, кто ходит первым",
        r"Карта выкладывается случайно: осталось 37 плиток",
        r"Карта выкладывается случайно: осталась 1 плитка",
        r"Анна берёт карту из колоды",
        r"Анна, посмотрите на свои карты и возьмите 2 спутников: воинов, мастеров или магов",
        r"Анна, посмотрите на свои карты и возьмите ещё 1 спутника: воина, мастера или мага",
        r"Анна, наймите спутника, захватите регион или остановитесь: готовы .*",
        r"Анна, захватите регион или остановитесь: готов 1 (воин|мастер|маг)",
        r"Анна, захватите регион или остановитесь: готовы [2-4] (воина|мастера|мага)",
        r"Анна, захватите регион или остановитесь: готовых спутников нет",
        r"Анна, приготовлено: [а-яё ]+\. Сыграйте с этим карту или верните всё в руку: .*",
        r"(Анна|Борис), назовите регион, куда перенести \w+ из региона [a-g][1-7]",
        r"Анна, сбросьте карты для обмена, по две за одну новую, или обойдитесь без обмена",
        r"Анна, сбросьте ещё одну карту: обмен идёт парами",
        r"Анна, сбросьте ещё две карты или закончите обмен и возьмите 2 новые карты",
        r"Игра окончена",
    ],
)
def test_what_is_to_be_decided(words: str) -> None:
    assert any(re.fullmatch(words, line) for line in prompts()), words


def test_a_hopeless_hand_is_told() -> None:
    data = position()
    data["phase"] = "mulligan"
    seats = data["seats"]
    assert isinstance(seats, list)
    seats[0]["hand"] = {"citadel": 1}
    seats[0]["turns"] = 0
    state = restored(data)
    assert prompt_line(Catalogue("ru"), state, None, ["Анна"]) == (
        "Анна, с этими картами ничего не захватить: смените руку или оставьте её"
    )


def position() -> dict[str, object]:
    """Level 9 at b2, with a catapult and a fortress of Ann's beside it at b1."""
    state = next(s for s, _ in heroes_moments(2, 1, {"first": 0}) if s.actors()[0] == 0)
    data = state.to_json()
    tiles = data["tiles"]
    assert isinstance(tiles, dict)
    nine = next(name for name, tile in tiles.items() if tile["level"] == 9)
    tiles[nine]["level"], tiles["b2"]["level"] = tiles["b2"]["level"], 9
    tiles["b1"] |= {"seat": 0, "troop": "catapult", "fortification": "fortress"}
    data["phase"] = "play"
    data["turn"] = 0
    seats = data["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        seat["hand"] = {}
        seat["ready"] = {"warrior": 0, "craftsman": 0, "mage": 0}
    seats[0]["hand"] = {"spearmen": 1, "cavalry": 1}
    seats[0]["ready"] = {"warrior": 1, "craftsman": 0, "mage": 0}
    return data


def restored(data: dict[str, object]) -> State:
    """The position with every other card in the deck, every other companion in the box."""
    seats, tiles = data["seats"], data["tiles"]
    assert isinstance(seats, list)
    assert isinstance(tiles, dict)
    deck = {card.id: card.count for card in Heroes().cards(None)}
    for pile in [seat["hand"] for seat in seats]:
        for card, count in pile.items():
            deck[card] -= count
    for tile in tiles.values():
        for field in ("troop", "fortification"):
            if tile.get(field):
                deck[tile[field]] -= 1
    supply = {"warrior": 24, "craftsman": 24, "mage": 24}
    for seat in seats:
        seat["hand_size"] = sum(seat["hand"].values())
        for kind in supply:
            supply[kind] -= seat["ready"][kind]
    data |= {"deck": deck, "deck_size": sum(deck.values()), "discard": {}, "out": {}}
    data["supply"] = supply
    facts = data["facts"]
    assert isinstance(facts, dict)
    facts["left"] = 0
    return Heroes().state_from_json(data)


def test_the_strength_of_a_capture() -> None:
    state = restored(position())
    table = state.table
    spearmen, cavalry = table.card_index["spearmen"], table.card_index["cavalry"]
    b2 = table.board.index["b2"]
    assert strength_line(Catalogue("ru"), state, 0, spearmen, b2) == (
        "атака 2 + катапульта 3 + крепость 4 = 9 против уровня 9"
    )
    assert strength_line(Catalogue("en"), state, 0, spearmen, b2) == (
        "attack 2 + catapult 3 + fortress 4 = 9 against level 9"
    )
    assert capture_line(Catalogue("ru"), state, 0, cavalry, b2) == (
        "атака 3 + катапульта 3 + крепость 4 = 10 против уровня 9; "
        "захватить нельзя. Не хватает готовых воинов. [HDL-PLY-2]"
    )
    code = state.code(Action("capture", {"card": "spearmen", "region": "b2"}))
    told = action_line(Catalogue("ru"), state, int(state.turn()), code)
    assert told == "Захватить b2: копейщики (1 воин, поддержка 0)"
    assert short_line(Catalogue("ru"), state, int(state.turn()), code, []) == (
        "b2 (атака 2 + катапульта 3 + крепость 4 = 9 против уровня 9)"
    )


def test_panic_is_part_of_the_level() -> None:
    data = position()
    facts = data["facts"]
    assert isinstance(facts, dict)
    facts["panic"] = True
    state = restored(data)
    spearmen, b2 = state.table.card_index["spearmen"], state.table.board.index["b2"]
    assert strength_line(Catalogue("ru"), state, 0, spearmen, b2) == (
        "атака 2 + катапульта 3 + крепость 4 = 9 против уровня 8 (на поле 9, паника)"
    )


def test_a_region_tells_what_it_takes() -> None:
    state = restored(position())
    index = state.table.board.index
    assert region_lines(Catalogue("ru"), state, 0, index["b2"]) == [
        "b2: уровень 9, ваша поддержка 7; нужна атака 2",
        "Копейщики: атака 2 + катапульта 3 + крепость 4 = 9 против уровня 9",
        "Конница: атака 3 + катапульта 3 + крепость 4 = 10 против уровня 9; "
        "захватить нельзя. Не хватает готовых воинов. [HDL-PLY-2]",
    ]
    (closed,) = region_lines(Catalogue("ru"), state, 0, index["b1"])
    assert closed.endswith("захватить нельзя. Регион уже захвачен. [HDL-CAP-5]")
    assert region_lines(Catalogue("ru"), state, 1, index["b2"]) == [
        "b2: уровень 9, ваша поддержка 0; нужна атака 9",
        "Войск в руке нет.",
    ]


def test_a_capture_in_the_log() -> None:
    effect = Effect("region-captured", {"seat": 0, "card": "men-at-arms", "region": "c4"})
    assert (
        effect_line(Catalogue("ru"), "heroes", effect, ["Анна"])
        == "Анна захватывает регион c4: латники"
    )
    joined = Effect("companion-joined", {"seat": 0, "kind": 2})
    assert effect_line(Catalogue("ru"), "heroes", joined, ["Анна"]) == "Анна берёт в отряд мага"
    assert effect_line(Catalogue("en"), "heroes", joined, ["Ann"]) == "Ann takes a mage along"


@pytest.mark.parametrize("language", languages())
def test_an_own_deck_goes_by_its_own_names(language: str) -> None:
    names = PEOPLE[language][:2]
    told = ""
    for state, code in heroes_moments(2, 3, {"deck": own_deck()}):
        catalogue = catalogue_of(state, language)
        lines = [effect_line(catalogue, "heroes", effect, names) for effect in state.effects or []]
        lines.append(prompt_line(catalogue, state, None, names))
        if code >= 0:
            lines.append(action_line(catalogue, state, int(state.turn()), code, names))
        for line in lines:
            check(line, language)
            assert not CARD_WORDS.search(line), line
        told += "\n".join(lines)
    assert {"ru": "Полк0", "en": "Regiment0"}[language] in told


def finished(coins: list[int], regions: list[list[str]]) -> core.State:
    """A finished game with these coins, and these troops of the two players."""
    data = position()
    seats, tiles = data["seats"], data["tiles"]
    assert isinstance(seats, list)
    assert isinstance(tiles, dict)
    for key in ("seat", "troop", "fortification"):
        del tiles["b1"][key]
    free = iter(tiles.values())
    for seat, troops in enumerate(regions):
        seats[seat]["coins"] = coins[seat]
        for troop in troops:
            next(free).update({"seat": seat, "troop": troop})
    data["phase"] = "over"
    return restored(data)


@pytest.mark.parametrize(
    ("coins", "regions", "verdict"),
    [
        ([71, 64], [["archers"], ["archers"]], "Побеждает Анна: 71 монета"),
        (
            [64, 64],
            [["archers"], ["spearmen", "spearmen"]],
            "Монет поровну, но регионов больше (2 региона): побеждает Борис",
        ),
        (
            [64, 64],
            [["archers"], ["spearmen"]],
            "Монет и регионов поровну, но поддержка на карте больше (2): побеждает Анна",
        ),
        ([63, 63], [["archers"], ["archers"]], "Победу делят Анна и Борис: по 63 монеты"),
    ],
)
def test_the_result(coins: list[int], regions: list[list[str]], verdict: str) -> None:
    lines = result_lines(Catalogue("ru"), finished(coins, regions), ["Анна", "Борис"])
    assert lines[0] == verdict
    assert len(lines) == 3


def test_the_scores_come_from_the_best() -> None:
    state = finished([64, 64], [["archers"], ["spearmen", "spearmen"]])
    assert result_lines(Catalogue("ru"), state, ["Анна", "Борис"])[1:] == [
        "Борис: 64 монеты, 2 региона, поддержка 0",
        "Анна: 64 монеты, 1 регион, поддержка 2",
    ]


def test_help_texts() -> None:
    state = Heroes().new_state(2)
    cards = state.table.cards
    lines = {card.id: card_line(Catalogue("ru"), card) for card in cards}
    assert lines["crossbowmen"].startswith(
        "Войско (2 воина, 3 мастера, атака 2, поддержка 4). Дорогие"
    )
    assert lines["potion-of-strength"].startswith("Магия (1 маг). Вместе с войском")
    usages = {entry.usage for entry in verb_helps(Catalogue("ru"), state)}
    assert {"захват КАРТА РЕГИОН", "приготовить КАРТА [РЕГИОН|ИГРОК]", "стоп"} <= usages
    helps = {entry.usage: entry.help for entry in verb_helps(Catalogue("ru"), state)}
    assert "мага" in helps["стоп"]


def test_errors_about_decks_name_the_card() -> None:
    error = InputError("error-card-printed", {"card": "spearmen"}, "HDL-DAT-1")
    assert error_line(Catalogue("ru"), error).startswith("Карта «копейщики»")
