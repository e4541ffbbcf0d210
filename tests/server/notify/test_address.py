"""Which addresses are called."""

from __future__ import annotations

import asyncio
import ipaddress

import pytest

from warren.core.refusal import InputError
from warren.server.notify.address import find_address, is_public


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.215.14", "2606:2800:21f::1"])
def test_out_in_the_open(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "240.0.0.1",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
        "2001:db8::1",
    ],
)
def test_inside(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


def test_the_address_that_was_looked_up_is_the_one_that_is_called() -> None:
    found = asyncio.run(find_address("https://127.0.0.1:8443/a?b=c#d", private=True))
    assert found.numeric == "127.0.0.1"
    assert found.origin == "https://127.0.0.1:8443"
    assert str(found.url) == "https://127.0.0.1:8443/a?b=c"


@pytest.mark.parametrize(
    "url", ["http://127.1/", "http://2130706433/", "http://0177.0.0.1/", "http://localhost./"]
)
def test_other_spellings_of_the_same_host(url: str) -> None:
    with pytest.raises(InputError) as error:
        asyncio.run(find_address(url, private=False))
    assert error.value.message.startswith("error-notify-")
