"""The hex maps and the cards of Heroes of Dark Lands."""

from __future__ import annotations

from typing import ClassVar, Final

from warren.core import state as core
from warren.core.fields import as_list
from warren.core.refusal import InputError
from warren.drawing.hexagons import hexagons
from warren.games.heroes.card import AFTER_NAMES, COMPANIONS, KIND_NAMES, Card
from warren.games.heroes.game import SHORT_PLAYERS, Heroes
from warren.games.heroes.hexes import Board
from warren.games.heroes.state import State
from warren.server.atlas.atlas import Atlas, Data, Plan
from warren.server.atlas.chart import HEXES, BoardTold, Chart, ChartRegion, Thing
from warren.server.atlas.exhibit import Exhibit
from warren.server.atlas.heroes.exhibits import COMPANION, card_words, exhibits
from warren.text.catalogue import LANGUAGES, Catalogue

CARD: Final = "card"


class HeroesAtlas(Atlas):
    kind = HEXES
    measures: ClassVar = dict.fromkeys(KIND_NAMES, CARD)

    def boards(self) -> list[BoardTold]:
        return [
            BoardTold(
                id=board.id,
                title=_title(board.id),
                players=players,
                rounds=None,
                regions=len(board.names),
                provenance=board.provenance,
            )
            for board, players in self._known()
        ]

    def plan(self, board: str) -> Plan:
        for found, _ in self._known():
            if found.id == board:
                return _plan(found)
        raise InputError("error-unknown-board", {"field": "board", "value": board})

    def plan_of(self, players: int, options: Data) -> Plan:
        return _plan(self._rules().table(players, options).board)

    def things(self, state: core.State) -> dict[str, list[Thing]]:
        assert isinstance(state, State)
        return {
            "card": [Thing(id=card.id, facts=_facts(card)) for card in state.table.cards],
            "companion": [Thing(id=companion, facts={}) for companion in COMPANIONS],
        }

    def exhibits(self) -> list[Exhibit]:
        rules = self._rules()
        return exhibits(rules.table(rules.min_players, {}).cards)

    def words(self, catalogue: Catalogue, exhibit: Exhibit) -> list[str]:
        if exhibit.kind == COMPANION:
            return super().words(catalogue, exhibit)
        rules = self._rules()
        cards = rules.table(rules.min_players, {}).cards
        return card_words(catalogue, next(card for card in cards if card.id == exhibit.id))

    def _rules(self) -> Heroes:
        rules = self.title.game()
        assert isinstance(rules, Heroes)
        return rules

    def _known(self) -> list[tuple[Board, list[int]]]:
        """The maps with the numbers of players they are for."""
        rules = self._rules()
        found: dict[str, tuple[Board, list[int]]] = {}
        for players in range(rules.min_players, rules.max_players + 1):
            for short in (False, True) if players == SHORT_PLAYERS else (False,):
                board = rules.table(players, {"short": short}).board
                found.setdefault(board.id, (board, []))[1].append(players)
        return list(found.values())


def _facts(card: Card) -> dict[str, int | str | bool]:
    return {
        "kind": KIND_NAMES[card.kind],
        "count": card.count,
        "warrior": int(card.warriors),
        "craftsman": int(card.craftsmen),
        "mage": int(card.mages),
        "attack": int(card.attack),
        "support": int(card.support),
        "reserve": card.reserve,
        "after": AFTER_NAMES[card.after],
    }


def _title(board: str) -> dict[str, str]:
    return {language: Catalogue(language).text(f"board-{board}") for language in LANGUAGES}


def _plan(board: Board) -> Plan:
    data = {"id": board.id, "rows": board.rows, "provenance": board.provenance}
    return Plan(draw, data)


def draw(data: Data) -> Chart:
    """The map of rows of hexes."""
    rows = [int(str(length)) for length in as_list(data["rows"], "rows")]
    board = Board(str(data["id"]), rows, [], str(data["provenance"]))
    drawing = hexagons(board.id, board.rows)
    return Chart(
        kind=HEXES,
        id=board.id,
        title=_title(board.id),
        provenance=board.provenance,
        width=drawing.width,
        height=drawing.height,
        regions=[
            ChartRegion(
                id=outline.region,
                borders=_borders(board, number),
                rings=[[number for point in outline.points for number in point]],
                label=list(outline.label),
                room=outline.label_radius,
            )
            for number, outline in enumerate(drawing.outlines)
        ],
    )


def _borders(board: Board, region: int) -> list[str]:
    around = int(board.adjacent[region])
    return [name for other, name in enumerate(board.names) if around >> other & 1]
