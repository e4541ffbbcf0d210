"""What accounts keep of their games."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from tests.server.node import Node
from tests.server.people.people import finished_table, keep, rows, somebody, wait_until
from tests.server.seats import new_table, view_of

from warren.core.effect import only
from warren.server.seats.seating import PLAYING
from warren.server.service import Service
from warren.server.storage.schema import ratings, results, tables


def test_a_game_between_two_accounts_is_kept(node: Node) -> None:
    """A whole game, played here, from the first line to the board of the best."""
    players = [somebody(node, "Ann"), somebody(node, "Bob")]
    created = new_table(players[0], "heroes", seats=[{"kind": "me"}, {"kind": "open"}])
    table = created["table"]["id"]
    players[1].post("/api/seats", json={"link": created["links"]["1"]})
    luck = Random(3)

    async def play(service: Service) -> None:
        room = await service.hub.room(table)
        while room.terms.status == PLAYING:
            state = room.match.state
            (seat,) = state.actors()
            code = luck.choice(state.legal_actions(seat))
            await service.hub.act(room, seat, room.seq(only(seat)), [code])

    node.run(play)
    wait_until(lambda: rows(node, tables, id=table)[0]["due"] is None)
    outcome = view_of(players[0], table)["situation"]["outcome"]
    (game,) = players[0].get("/api/account/history").json()["games"]
    assert (game["table"], game["game"], game["players"]) == (table, "heroes", 2)
    assert [seat["score"] for seat in game["seats"]] == outcome["scores"]
    assert [seat["seat"] for seat in game["seats"] if seat["won"]] == outcome["winners"]
    assert [seat["name"] for seat in game["seats"]] == ["Ann", "Bob"]
    assert [seat["mine"] for seat in game["seats"]] == [True, False]
    assert all(seat["rated"] for seat in game["seats"])
    best = players[0].get("/api/ratings", params={"game": "heroes", "players": 2}).json()
    assert [one["games"] for one in best] == [1, 1]
    if len(outcome["winners"]) == 1:
        assert best[0]["name"] == ["Ann", "Bob"][outcome["winners"][0]]


def test_the_history_is_read_page_by_page(node: Node) -> None:
    ann = somebody(node, "Ann")
    played = [
        finished_table(node, ["Ann", None], "heroes-2-2", finished=float(number // 2))
        for number in range(1, 26)
    ]
    other = finished_table(node, [None, None])
    for table in (*played, other):
        keep(node, table)
    found: list[str] = []
    sizes: list[int] = []
    before: str | None = None
    for _ in itertools.count():
        page = ann.get("/api/account/history", params={"before": before} if before else {}).json()
        found += [game["table"] for game in page["games"]]
        sizes.append(len(page["games"]))
        before = page["before"]
        if before is None:
            break
    assert sizes == [20, 5]
    assert sorted(found) == sorted(played)
    when = {table: number // 2 for number, table in enumerate(played, start=1)}
    assert [when[table] for table in found] == sorted(when.values(), reverse=True)
    for unknown, status in (("abcdefgh", 400), (other, 400), ("%00", 400), ("A" * 30, 400)):
        answer = ann.get(f"/api/account/history?before={unknown}")
        assert answer.status_code == status, unknown


def test_one_person_in_several_seats_is_one_game(node: Node) -> None:
    ann = somebody(node, "Ann")
    keep(node, finished_table(node, ["Ann", "Ann"]))
    (game,) = ann.get("/api/account/history").json()["games"]
    assert [seat["mine"] for seat in game["seats"]] == [True, True]
    assert ann.get("/api/people/Ann").json()["games"] == 1


def test_statistics_add_up(node: Node) -> None:
    ann = somebody(node, "Ann")
    somebody(node, "Bob")
    for record in ("small_world-2-0", "small_world-2-1", "heroes-2-0", "heroes-2-1"):
        keep(node, finished_table(node, ["Ann", "Bob"], record))
    keep(node, finished_table(node, [None, "Ann", None], "small_world-3-0"))
    told = ann.get("/api/account/statistics").json()
    mine = [row for row in rows(node, results) if row["user_id"] == id_of(node, "Ann")]
    assert len(mine) == 5
    assert [(one["game"], one["players"], one["games"], one["rated"]) for one in told["games"]] == [
        ("heroes", 2, 2, 2),
        ("small_world", 2, 2, 2),
        ("small_world", 3, 1, 0),
    ]
    for one in told["games"]:
        same = [r for r in mine if (r["game"], r["players"]) == (one["game"], one["players"])]
        assert one["won"] == sum(row["won"] for row in same)
        assert one["score"] == sum(row["score"] for row in same)
        assert one["best"] == max(row["score"] for row in same)
    for pick in told["picks"]:
        same = [
            row
            for row in mine
            if row["game"] == pick["game"]
            and pick["name"] in row["picks"].get(pick["category"], {})
        ]
        counts = [row["picks"][pick["category"]][pick["name"]] for row in same]
        assert pick["picks"] == sum(counts)
        assert pick["games"] == len(same)
        assert pick["won"] == sum(row["won"] for row in same)
        assert pick["score"] == sum(row["score"] for row in same)
    categories = {(pick["game"], pick["category"]) for pick in told["picks"]}
    assert {("small_world", "race"), ("small_world", "power"), ("heroes", "troop")} <= categories
    only = ann.get("/api/account/statistics", params={"game": "heroes"}).json()
    assert only["games"] == told["games"][:1]
    assert only["picks"] == [pick for pick in told["picks"] if pick["game"] == "heroes"]
    assert ann.get("/api/account/statistics", params={"game": "chess"}).status_code == 400


def test_bots_that_were_met_are_counted(node: Node) -> None:
    ann = somebody(node, "Ann")
    played = [
        finished_table(node, ["Ann", None], bots=[1]),
        finished_table(node, ["Ann", None, None], "small_world-3-0", bots=[1, 2]),
        finished_table(node, ["Ann", "Ann"]),
        finished_table(node, ["Ann", None], "heroes-2-0", resigned=[1]),
        finished_table(node, [None, "Ann"], "heroes-2-1", bots=[0]),
    ]
    for table in played:
        keep(node, table)
    mine = [row for row in rows(node, results) if row["user_id"] == id_of(node, "Ann")]
    won = {table: any(row["won"] for row in mine if row["table_id"] == table) for table in played}
    assert ann.get("/api/account/statistics").json()["rivals"] == [
        {"game": "heroes", "bot": "greedy", "games": 1, "won": int(won[played[4]])},
        {"game": "small_world", "bot": "greedy", "games": 2, "won": sum(map(won.get, played[:2]))},
    ]
    only = ann.get("/api/account/statistics", params={"game": "heroes"}).json()
    assert [one["game"] for one in only["rivals"]] == ["heroes"]


def id_of(node: Node, name: str) -> str:
    """The id of an account."""

    async def named(service: Service) -> str:
        account = await service.accounts.named(name)
        assert account is not None
        return account.id

    return node.run(named)


def test_the_best_are_told_in_order(node: Node) -> None:
    for name in ("Ann", "Bob", "Cid"):
        somebody(node, name)
    for seated in (["Ann", "Bob"], ["Bob", "Cid"], ["Ann", "Cid"], ["Bob", "Ann"]):
        keep(node, finished_table(node, seated))
    guest = node.browser()
    best = guest.get("/api/ratings", params={"game": "small_world", "players": 2}).json()
    kept = sorted((row["mu"] - 3 * row["sigma"] for row in rows(node, ratings)), reverse=True)
    assert [one["rating"] for one in best] == pytest.approx(kept)
    assert [one["place"] for one in best] == [1, 2, 3]
    assert sorted((one["name"], one["games"]) for one in best) == [
        ("Ann", 3),
        ("Bob", 3),
        ("Cid", 2),
    ]
    for one in best:
        shown = guest.get(f"/api/people/{one['name'].lower()}").json()
        assert (shown["name"], shown["games"]) == (one["name"], one["games"])
        assert [rating["rating"] for rating in shown["ratings"]] == [one["rating"]]
        assert [(r["game"], r["players"]) for r in shown["ratings"]] == [("small_world", 2)]


@pytest.mark.parametrize(
    "query",
    [
        {"game": "small_world", "players": 3},
        {"game": "underground", "players": 2},
        {"game": "small_world", "players": 2, "page": 2},
    ],
)
def test_there_may_be_nobody(node: Node, query: dict[str, str | int]) -> None:
    for name in ("Ann", "Bob"):
        somebody(node, name)
    keep(node, finished_table(node, ["Ann", "Bob"]))
    assert node.browser().get("/api/ratings", params=query).json() == []


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"game": "small_world"},
        {"game": "chess", "players": 2},
        {"game": "heroes", "players": 0},
    ],
)
def test_the_game_and_the_number_of_players_must_be_told(
    node: Node, query: dict[str, str | int]
) -> None:
    assert node.browser().get("/api/ratings", params=query).status_code == 400


def test_guests_keep_nothing(node: Node) -> None:
    guest = node.browser()
    for page in ("history", "statistics"):
        answer = guest.get(f"/api/account/{page}")
        assert (answer.status_code, answer.json()["message"]) == (401, "refusal-guest")
