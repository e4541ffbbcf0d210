"""Messages that only one browser can read: Web Push, sealed by RFC 8291."""

from __future__ import annotations

import base64
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from warren.core.refusal import InputError

AUTH_BYTES: Final = 16

Encoded = Annotated[str, Meta(max_length=200)]


class Keys(msgspec.Struct, kw_only=True):
    """The public key of a browser and the secret it shares with us, in base64url."""

    p256dh: Encoded
    auth: Encoded


class Subscription(msgspec.Struct, kw_only=True):
    """What the browser's PushManager gives out, as JSON."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: Keys

    def check(self) -> None:
        from warren.server.notify.sealing import read_point

        try:
            read_point(decoded(self.keys.p256dh))
            fits = len(decoded(self.keys.auth)) == AUTH_BYTES
        except ValueError:
            fits = False
        if not fits:
            raise InputError("error-push-keys", {"field": "subscription"})


def sealed(subscription: Subscription, message: bytes) -> bytes:
    """A message that only this browser can read."""
    from warren.server.notify.sealing import sealed_for

    return sealed_for(decoded(subscription.keys.p256dh), decoded(subscription.keys.auth), message)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Base64url, with or without padding."""
    plain = text.rstrip("=").replace("+", "-").replace("/", "_")
    return base64.b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)
