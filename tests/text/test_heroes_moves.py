"""Typed moves of Heroes of Dark Lands."""

from __future__ import annotations

import pytest
from tests.text.decks import own_deck
from tests.text.games import heroes_moments

from warren.core.action import Action
from warren.core.refusal import Refusal
from warren.games.heroes.game import Heroes
from warren.games.heroes.state import State
from warren.text.catalogue import languages
from warren.text.moves import parse_move, write_move


def table(options: dict[str, object] | None = None) -> State:
    return Heroes().new_state(2, options)


@pytest.mark.parametrize("language", languages())
def test_every_action_is_read_as_it_is_written(language: str) -> None:
    state = table()
    for code in range(state.space().size):
        action = state.action(code)
        typed = write_move(action, state.game(), language)
        assert parse_move(typed, state, 0, language) == action


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "short"), [(4, True), (5, False)])
def test_the_larger_maps_too(players: int, short: bool, language: str) -> None:
    state = Heroes().new_state(players, {"short": short})
    for code in range(0, state.space().size, 17):
        action = state.action(code)
        typed = write_move(action, state.game(), language)
        assert parse_move(typed, state, 0, language) == action


@pytest.mark.parametrize("language", languages())
def test_cards_of_an_own_deck(language: str) -> None:
    state = table({"deck": own_deck()})
    for code in range(0, state.space().size, 5):
        action = state.action(code)
        typed = write_move(action, state.game(), language)
        assert parse_move(typed, state, 0, language) == action
    own = Action("capture", {"card": "troop07", "region": "c4"})
    assert parse_move("захват полк07 c4", state, 0, "ru") == own
    assert parse_move("capture Regiment07 c4", state, 0, "en") == own


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("захват копейщики c4", "ru", Action("capture", {"card": "spearmen", "region": "c4"})),
        ("захватить C4 копейщиков", "ru", Action("capture", {"card": "spearmen", "region": "c4"})),
        ("захват копейщики с4", "ru", Action("capture", {"card": "spearmen", "region": "c4"})),
        ("capture spearmen c4", "en", Action("capture", {"card": "spearmen", "region": "c4"})),
        ("cap men at arms g1", "en", Action("capture", {"card": "men-at-arms", "region": "g1"})),
        (
            "захват осадная-башня d7",
            "ru",
            Action("capture", {"card": "siege-tower", "region": "d7"}),
        ),
        (
            "захват 'осадная башня' d7",
            "ru",
            Action("capture", {"card": "siege-tower", "region": "d7"}),
        ),
        (
            "захват осадная башня d7",
            "ru",
            Action("capture", {"card": "siege-tower", "region": "d7"}),
        ),
        ("укрепить башню d7", "ru", Action("fortify", {"card": "tower", "region": "d7"})),
        ("нанять маг", "ru", Action("hire", {"kind": "mage"})),
        ("нанять мага", "ru", Action("hire", {"kind": "mage"})),
        ("hire craftsman", "en", Action("hire", {"kind": "craftsman"})),
        ("набрать воина", "ru", Action("recruit", {"kind": "warrior"})),
        ("чары заявка a1", "ru", Action("cast", {"card": "claim", "region": "a1"})),
        ("чары алхимия", "ru", Action("cast", {"card": "alchemy"})),
        ("cast rune a1", "en", Action("cast", {"card": "runestone", "region": "a1"})),
        ("готовить настойка-силы", "ru", Action("attach", {"card": "potion-of-strength"})),
        ("готовить волшебный меч", "ru", Action("attach", {"card": "magic-sword"})),
        ("attach builders-charm", "en", Action("attach", {"card": "builders-charm"})),
        ("готовить союз 2", "ru", Action("attach", {"card": "alliance", "seat": 1})),
        (
            "attach teleport b2",
            "en",
            Action("attach", {"card": "teleportation", "region": "b2"}),
        ),
        ("перенести b2", "ru", Action("move", {"region": "b2"})),
        ("вернуть", "ru", Action("cancel")),
        ("стоп", "ru", Action("stop")),
        ("сбросить паника", "ru", Action("discard", {"card": "panic"})),
        ("готово", "ru", Action("done")),
        ("сменить", "ru", Action("mulligan")),
        ("keep", "en", Action("keep")),
        ("tile 12", "en", Action("tile", {"level": 12})),
    ],
)
def test_typed_moves(text: str, language: str, action: Action) -> None:
    assert parse_move(text, table(), 0, language) == action


@pytest.mark.parametrize(
    ("text", "message", "named"),
    [
        ("захват", "refusal-typed-missing", "card"),
        ("захват копейщики", "refusal-typed-missing", "region"),
        ("захват c4", "refusal-typed-missing", "card"),
        ("захват драконы c4", "refusal-typed-argument", "драконы"),
        ("захват копейщики z9", "refusal-typed-argument", "z9"),
        ("захват а c4", "refusal-typed-unclear", "а c4"),
        ("захват копейщики c", "refusal-typed-unclear", "копейщики c"),
        ("нанять", "refusal-typed-missing", "kind"),
        ("нанять эльфа", "refusal-typed-argument", "эльфа"),
        ("готовить союз 9", "refusal-typed-argument", "9"),
        ("стоп c4", "refusal-typed-extra", "c4"),
        ("упадок", "refusal-typed-verb", "упадок"),
    ],
)
def test_what_cannot_be_understood_is_refused(text: str, message: str, named: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_move(text, table(), 0, "ru")
    assert caught.value.message == message
    assert named in caught.value.details.values()


def test_an_unclear_card_means_the_one_that_can_be_played() -> None:
    """Spearmen, swordsmen and sappers all begin alike; only what is legal now is meant."""
    met = 0
    for state, _ in heroes_moments(2, 5):
        captures = [
            action
            for seat in state.actors()
            for action in map(state.action, state.legal_actions(seat))
            if action.verb == "capture"
        ]
        troops = {str(action.args["card"]) for action in captures}
        if len([name for name in troops if name.startswith("s")]) == 1:
            wanted = next(action for action in captures if str(action.args["card"])[0] == "s")
            typed = f"capture s {wanted.args['region']}"
            assert parse_move(typed, state, state.deciding()[0], "en") == wanted
            met += 1
    assert met
