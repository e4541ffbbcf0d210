"""Messages that only one browser can read: Web Push, sealed by RFC 8291."""

from __future__ import annotations

import base64
import os
import struct
from typing import Annotated, Final

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Meta

from warren.core.refusal import InputError

CURVE: Final = ec.SECP256R1()
RECORD_SIZE: Final = 4096
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
        try:
            _read_point(decoded(self.keys.p256dh))
            fits = len(decoded(self.keys.auth)) == AUTH_BYTES
        except ValueError:
            fits = False
        if not fits:
            raise InputError("error-push-keys", {"field": "subscription"})


def sealed(subscription: Subscription, message: bytes) -> bytes:
    """A message that only this browser can read."""
    theirs = decoded(subscription.keys.p256dh)
    once = ec.generate_private_key(CURVE)
    ours = point(once.public_key())
    shared = once.exchange(ec.ECDH(), _read_point(theirs))
    secret = decoded(subscription.keys.auth)
    basis = _derived(shared, secret, b"WebPush: info\0" + theirs + ours, 32)
    salt = os.urandom(16)
    key = _derived(basis, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(basis, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!LB", RECORD_SIZE, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Base64url, with or without padding."""
    plain = text.rstrip("=").replace("+", "-").replace("/", "_")
    return base64.b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _read_point(data: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
