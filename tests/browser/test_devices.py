"""A seat on several devices."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.lobby import set_table, sit_down
from tests.browser.visitor import Visitor


def press(visitor: Visitor, message: str) -> None:
    visitor.page.get_by_role("button", name=visitor.text(message), exact=True).click()


def test_a_seat_goes_to_another_device_and_is_taken_back(visit: Visit) -> None:
    host, guest, phone = visit("ru"), visit("en"), visit("ru")
    invitation = set_table(host)
    theirs = sit_down(guest, invitation, "Bob")
    theirs.wait_for_board()

    host.page.goto(invitation)
    host.page.get_by_role("button", name=host.text("web-elsewhere")).wait_for()
    assert [seat["mine"] for seat in host.ask(f"api/tables/{theirs.id}")["seats"]] == [True, False]

    guest.page.get_by_role("button", name=guest.text("web-elsewhere")).click()
    link = guest.page.get_by_label(guest.text("web-link-of", name="Bob")).input_value()
    assert link != invitation
    phone.page.goto(link)
    asked = phone.page.get_by_role("dialog")
    asked.get_by_text(phone.text("web-arrival-here", name="Bob")).wait_for()
    assert not phone.ask(f"api/tables/{theirs.id}")["seats"][1]["mine"]
    press(phone, "web-arrival-open")
    asked.wait_for(state="detached")

    guest.page.get_by_text(guest.text("web-devices", count=2)).wait_for()
    press(guest, "web-devices-end")
    guest.page.get_by_text(guest.text("web-devices", count=1)).wait_for()
    assert not phone.ask(f"api/tables/{theirs.id}")["seats"][1]["mine"]
