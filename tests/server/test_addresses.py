"""Where a server can be reached, and what it says when it cannot be."""

from __future__ import annotations

import socket

import pytest

from warren.core.refusal import InputError
from warren.server import addresses
from warren.server.addresses import is_local, listening, own_address, shared_addresses
from warren.server.settings import Settings


def test_a_server_of_this_machine_alone_is_shared_by_nobody() -> None:
    settings = Settings(port=8080)
    assert own_address(settings) == "http://127.0.0.1:8080/"
    assert shared_addresses(settings) == []


def test_one_in_the_network_is_found_at_the_addresses_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "_of_this_machine", lambda: ["192.168.1.7", "10.0.0.4"])
    settings = Settings(host="0.0.0.0", port=8080, root_path="/games")
    assert own_address(settings) == "http://localhost:8080/games/"
    assert shared_addresses(settings) == [
        "http://192.168.1.7:8080/games/",
        "http://10.0.0.4:8080/games/",
    ]


def test_the_public_address_is_the_one_to_give_away() -> None:
    settings = Settings(public_url="https://warren.example/games")
    assert shared_addresses(settings) == ["https://warren.example/games/"]


def test_a_single_address_that_is_not_of_this_machine_alone_is_shared() -> None:
    assert shared_addresses(Settings(host="192.168.1.7", port=80)) == ["http://192.168.1.7:80/"]
    assert shared_addresses(Settings(host="fd00::7", port=80)) == ["http://[fd00::7]:80/"]


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.0.1", "::1", "localhost"])
def test_what_only_this_machine_can_reach(host: str) -> None:
    assert is_local(host)


def test_addresses_of_this_machine_are_none_of_itself_alone() -> None:
    assert not any(is_local(host) for host in addresses._of_this_machine())


def test_a_busy_port_is_told_with_its_number() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(InputError) as refused:
            listening(Settings(port=port))
    assert refused.value.message == "error-port-busy"
    assert refused.value.details == {"field": "127.0.0.1", "port": str(port)}


def test_an_address_of_another_machine_cannot_be_listened_at() -> None:
    with pytest.raises(InputError) as refused:
        listening(Settings(host="192.0.2.77", port=0))
    assert refused.value.message == "error-cannot-listen"


def test_any_free_port_is_found() -> None:
    with listening(Settings(port=0)) as bound:
        assert bound.getsockname()[1] > 0
