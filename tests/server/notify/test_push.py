"""Messages to browsers: read and checked as a browser and its maker's server do."""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from tests.server.clock.waiting import until
from tests.server.node import Node
from tests.server.notify.receiver import Receiver, receiving
from tests.server.notify.turns import Pair
from tests.server.seats import Data

from warren.core.refusal import InputError
from warren.server.notify.push import decoded, encoded
from warren.server.notify.stamp import Stamp, find_stamp
from warren.server.service import Service
from warren.server.settings import Settings


class Browser:
    """A browser with its keys, subscribed at a server of its maker."""

    def __init__(self, maker: Receiver) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription = {
            "endpoint": f"{maker.url}/send/42",
            "expirationTime": None,
            "keys": {"p256dh": encoded(point), "auth": encoded(self.secret)},
        }

    def read(self, body: bytes) -> Data:
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        return dict(json.loads(plain))


def claims(authorization: str) -> Data:
    token = authorization.partition("t=")[2].partition(",")[0]
    return dict(json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "==")))


def test_a_turn_is_told_to_the_browser_alone(post_office: Node) -> None:
    pair = Pair(post_office)
    key = pair.people[0].get("/api/push-key").json()["key"]
    with receiving(201) as maker:
        browser = Browser(maker)
        wish = pair.wish(kind="push", subscription=browser.subscription, language="en")
        assert wish["kind"] == "push"
        assert wish["secret"] is None
        pair.next_turn()
        got = maker.wait()[0]
        assert got.path == "/send/42"
        assert got.headers["content-encoding"] == "aes128gcm"
        assert int(got.headers["ttl"]) > 0
        assert pair.table.encode() not in got.body
        letter = browser.read(got.body)
        assert letter["text"] == "Ann, it is your turn."
        assert letter["url"] == f"https://warren.example/games/t/{pair.table}"
        authorization = got.headers["authorization"]
        assert Vapid02.verify(authorization)
        assert authorization.endswith(f",k={key}")
        said = claims(authorization)
        assert said["aud"] == maker.url
        assert said["sub"] == "https://warren.example/games"


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_removed(post_office: Node, status: int) -> None:
    pair = Pair(post_office)
    with receiving(status) as maker:
        pair.wish(kind="push", subscription=Browser(maker).subscription)
        pair.next_turn()
        maker.wait()
        until(lambda: not pair.wishes())


def test_another_browser_cannot_read_it(post_office: Node) -> None:
    pair = Pair(post_office)
    with receiving(201) as maker:
        pair.wish(kind="push", subscription=Browser(maker).subscription)
        pair.next_turn()
        with pytest.raises(http_ece.ECEException):
            Browser(maker).read(maker.wait()[0].body)


def stamp(node: Node, settings: Settings) -> Stamp:
    async def find(service: Service) -> Stamp:
        return await find_stamp(settings, service.database)

    return node.run(find)


def test_the_key_is_kept_beside_the_data(house: Node, tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "new"))
    first = stamp(house, settings)
    assert stamp(house, settings).public == first.public
    file = tmp_path / "new" / "vapid.key"
    assert file.stat().st_mode & 0o077 == 0
    assert file.read_text() != first.public


def test_a_key_that_was_set(house: Node) -> None:
    given = Vapid02()
    given.generate_keys()
    number = given.private_key.private_numbers().private_value
    text = encoded(number.to_bytes(32, "big"))
    made = stamp(house, Settings(vapid_private_key=text, vapid_contact="mailto:a@example.org"))
    headers = made.headers("https://push.example", 1e9)
    assert Vapid02.verify(headers["authorization"])
    assert claims(headers["authorization"])["sub"] == "mailto:a@example.org"


@pytest.mark.parametrize("text", ["", "AA", "not base64!", "_" * 43])
def test_a_key_that_is_none(house: Node, text: str) -> None:
    with pytest.raises(InputError) as error:
        stamp(house, Settings(vapid_private_key=text or "="))
    assert error.value.message == "error-vapid-key"


def test_padding_or_not() -> None:
    assert decoded("_-8") == decoded("_-8=") == decoded("/+8=") == b"\xff\xef"
