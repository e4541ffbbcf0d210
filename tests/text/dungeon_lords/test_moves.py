"""Typed moves of Dungeon Lords."""

from __future__ import annotations

import pytest
from tests.text.dungeon_lords.games import moments

from warren.core.action import Action
from warren.core.refusal import Refusal
from warren.games.dungeon_lords.game import DungeonLords
from warren.text.catalogue import languages
from warren.text.moves import parse_move, write_move
from warren.text.narration import catalogue_of
from warren.text.verbs import verb_helps

TABLE = DungeonLords().new_state(4, {})


@pytest.mark.parametrize("language", languages())
def test_every_action_is_read_as_it_is_written(language: str) -> None:
    for code in range(0, TABLE.space().size, 5):
        action = TABLE.action(code)
        typed = write_move(action, TABLE.game(), language)
        assert parse_move(typed, TABLE, 0, language) == action, typed


@pytest.mark.parametrize("language", languages())
def test_every_choice_of_a_game_is_read_as_it_is_written(language: str) -> None:
    for n, (state, seat, _) in enumerate(moments(2, 3)):
        if seat < 0 or n % 10:
            continue
        for code in state.legal_actions(seat):
            action = state.action(code)
            typed = write_move(action, state.game(), language)
            assert parse_move(typed, state, seat, language) == action, typed


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("приказ получение-еды", "ru", Action("order", {"order": "get-food"})),
        ("приказ получение еды", "ru", Action("order", {"order": "get-food"})),
        ("приказ полу", "ru", Action("order", {"order": "get-food"})),
        ("order dig", "en", Action("order", {"order": "dig-tunnels"})),
        ("рыть с2", "ru", Action("dig", {"cell": "c2"})),
        ("вырыть c2", "ru", Action("dig", {"cell": "c2"})),
        ("dig e4", "en", Action("dig", {"cell": "e4"})),
        ("защищать аренда", "ru", Action("defend", {"cell": "rented"})),
        ("нанять тролля", "ru", Action("hire", {"monster": "troll"})),
        ("hire evil eye", "en", Action("hire", {"monster": "evil-eye"})),
        ("послать 2", "ru", Action("send", {"count": 2})),
        ("послать ведьму", "ru", Action("send", {"monster": "witch"})),
        ("послать малыш-голем", "ru", Action("send", {"pet": "baby-golem"})),
        ("послать голема", "ru", Action("send", {"monster": "golem"})),
        ("send troll-very-big", "en", Action("send", {"monster": "troll-big"})),
        ("атаковать тролль иначе", "ru", Action("attack", {"monster": "troll", "way": "other"})),
        ("attack sheep", "en", Action("attack", {"way": "sheep"})),
        ("отозвать", "ru", Action("withdraw")),
        ("отозвать слизь", "ru", Action("withdraw", {"monster": "slime"})),
        ("платить злом", "ru", Action("pay", {"with": "evil"})),
        ("pay gold", "en", Action("pay", {"with": "gold"})),
        ("pay goblin", "en", Action("pay", {"monster": "goblin"})),
        ("использовать монетный-двор", "ru", Action("use", {"room": "mint"})),
        (
            "использовать пекарня репутация",
            "ru",
            Action("use", {"room": "bakery", "for": "reputation"}),
        ),
        (
            "договориться вампир зло",
            "ru",
            Action("settle", {"monster": "vampire", "symbol": "evil"}),
        ),
        ("цель 3", "ru", Action("target", {"place": 3})),
        ("lose used", "en", Action("lose", {"imp": "used"})),
    ],
)
def test_typed_moves(text: str, language: str, action: Action) -> None:
    assert parse_move(text, TABLE, 0, language) == action


@pytest.mark.parametrize(
    ("text", "message", "named"),
    [
        ("рыть", "refusal-typed-missing", "cell"),
        ("рыть z9", "refusal-typed-argument", "z9"),
        ("нанять рыцаря", "refusal-typed-argument", "рыцаря"),
        ("приказ", "refusal-typed-missing", "order"),
        ("захват c1", "refusal-typed-verb", "захват"),
        ("план c1", "refusal-typed-extra", "c1"),
    ],
)
def test_what_cannot_be_understood_is_refused(text: str, message: str, named: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_move(text, TABLE, 0, "ru")
    assert caught.value.message == message
    assert named in caught.value.details.values()


@pytest.mark.parametrize("language", languages())
def test_every_move_has_a_name_and_a_help(language: str) -> None:
    found = verb_helps(catalogue_of(TABLE, language), TABLE)
    assert len(found) > 50
    for verb in found:
        assert verb.name
        assert verb.help.endswith(".")
        assert verb.usage
