"""Making an account, logging in and out."""

from __future__ import annotations

import httpx
import pytest
from tests.server.node import Node
from tests.server.people.people import PASSWORD, again, log_in, me, register, rows, somebody

from warren.server.storage.schema import users


def test_a_guest_has_no_account(node: Node) -> None:
    assert node.browser().get("/api/account").json() == {
        "guest": True,
        "name": None,
        "created": None,
    }


def test_whoever_registers_is_logged_in(node: Node) -> None:
    ann = node.browser()
    answer = register(ann, "  Анна   Ёжикова ")
    assert answer.status_code == 201
    assert answer.json()["name"] == "Анна Ёжикова"
    assert answer.json()["guest"] is False
    assert ann.get("/api/account").json() == answer.json()
    (kept,) = rows(node, users)
    assert kept["password"].startswith("$argon2id$")


@pytest.mark.parametrize(
    "taken", ["Анна Ёжикова", "анна ежикова", "АННАЕЖИКОВА", " Анна  Ёжи кова"]
)
def test_names_are_the_same_without_regard_to_case_yo_and_spaces(node: Node, taken: str) -> None:
    somebody(node, "Анна Ёжикова")
    answer = register(node.browser(), taken)
    assert answer.status_code == 409
    assert answer.json()["message"] == "refusal-name-taken"
    assert len(rows(node, users)) == 1
    assert me(again(node, taken)) == "Анна Ёжикова"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("x", "error-name-length"),
        (" x ", "error-name-length"),
        ("x" * 41, "error-name-length"),
        ("ﷺ" * 3, "error-name-length"),
        ("ann/../bob", "error-name-letters"),
        ("..", "error-name-letters"),
        ("-ann", "error-name-letters"),
        ("ann\u202ebob", "error-name-letters"),
        ("ann\u0000", "error-name-letters"),
        ("<b>ann", "error-name-letters"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(node: Node, name: str, message: str) -> None:
    answer = register(node.browser(), name)
    assert answer.status_code == 400
    assert answer.json()["message"] == message
    assert rows(node, users) == []


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201])
def test_a_password_of_a_bad_length_is_refused(node: Node, password: str) -> None:
    answer = register(node.browser(), "Ann", password)
    assert answer.status_code == 400
    assert answer.json()["message"] == "error-password-length"
    assert answer.json()["text"] == "A password has 8 to 200 letters."
    assert rows(node, users) == []


def test_the_longest_password_works_whole(node: Node) -> None:
    long = "п" * 199
    assert register(node.browser(), "Ann", long + "a").status_code == 201
    assert log_in(node.browser(), "Ann", long + "b").status_code == 401
    assert log_in(node.browser(), "Ann", long + "a").status_code == 200


def test_an_unknown_name_is_refused_like_a_wrong_password(node: Node) -> None:
    somebody(node, "Ann")
    stranger = node.browser()
    wrong, unknown = log_in(stranger, "Ann", "wrong password"), log_in(stranger, "Bob")
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()
    assert wrong.json()["message"] == "refusal-login"
    assert me(stranger) is None


def test_one_can_log_in_elsewhere_and_out_again(node: Node) -> None:
    ann = somebody(node, "Ann")
    other = again(node, "ann")
    assert me(other) == "Ann"
    answer = other.post("/api/account/logout", json={})
    assert answer.status_code == 200
    assert me(other) is None
    assert me(ann) == "Ann"


def test_a_guest_can_log_out_without_harm(node: Node) -> None:
    guest = node.browser()
    assert guest.post("/api/account/logout", json={"everywhere": True}).status_code == 200


def test_logging_out_everywhere_ends_all_sessions(node: Node) -> None:
    ann, other = somebody(node, "Ann"), again(node, "Ann")
    assert ann.post("/api/account/logout", json={"everywhere": True}).status_code == 200
    assert me(ann) is None
    assert me(other) is None
    assert me(again(node, "Ann")) == "Ann"


def test_tries_are_counted_by_name_and_address(node: Node) -> None:
    somebody(node, "Ann")
    somebody(node, "Bob")
    thief = node.browser()
    answers = [log_in(thief, "Ann", f"guess number {i}") for i in range(12)]
    codes = [answer.status_code for answer in answers]
    assert codes == [401] * 8 + [429] * 4
    assert answers[-1].json()["message"] == "refusal-too-many-tries"
    assert "wait 2 minutes" in answers[-1].json()["text"]
    assert log_in(thief, " ANN ").status_code == 429
    assert log_in(thief, "Bob").status_code == 200


def test_a_success_begins_the_count_anew(node: Node) -> None:
    somebody(node, "Ann")
    for _ in range(2):
        wrong = [log_in(node.browser(), "Ann", "no, not this").status_code for _ in range(7)]
        assert wrong == [401] * 7
        again(node, "Ann")


def test_tries_at_unknown_names_are_counted_too(node: Node) -> None:
    codes = [log_in(node.browser(), "Nobody").status_code for _ in range(9)]
    assert codes == [401] * 8 + [429]


def change(browser: httpx.Client, password: str, wanted: str) -> httpx.Response:
    return browser.post(
        "/api/account/password?lang=en", json={"password": password, "wanted": wanted}
    )


def test_another_password_ends_all_other_sessions(node: Node) -> None:
    ann, other = somebody(node, "Ann"), again(node, "Ann")
    assert me(other) == "Ann"
    answer = change(ann, PASSWORD, "another password")
    assert answer.status_code == 200
    assert me(ann) == "Ann"
    assert me(other) is None
    assert log_in(node.browser(), "Ann").status_code == 401
    assert log_in(node.browser(), "Ann", "another password").status_code == 200


def test_a_stolen_cookie_from_before_the_change_opens_nothing(node: Node) -> None:
    ann = somebody(node, "Ann")
    old = dict(ann.cookies)
    change(ann, PASSWORD, "another password")
    thief = node.browser()
    thief.cookies.update(old)
    assert me(thief) is None
    assert change(thief, "another password", "a third password").status_code == 401


def test_the_password_must_be_known_to_change_it(node: Node) -> None:
    ann = somebody(node, "Ann")
    wrong = change(ann, "wrong password", "another password")
    assert (wrong.status_code, wrong.json()["message"]) == (401, "refusal-password")
    assert change(ann, PASSWORD, "short").status_code == 400
    assert me(again(node, "Ann")) == "Ann"
    codes = [change(ann, "wrong password", "another password").status_code for _ in range(8)]
    assert codes == [401] * 7 + [429]


def test_a_guest_has_no_password_to_change(node: Node) -> None:
    answer = change(node.browser(), PASSWORD, "another password")
    assert (answer.status_code, answer.json()["message"]) == (401, "refusal-guest")


def test_unknown_people_are_not_found(node: Node) -> None:
    for name in ("Nobody", "%00", "a%0d%0ab", "x" * 150):
        answer = node.browser().get(f"/api/people/{name}")
        assert answer.status_code == 404, name
