"""Who sends a message to a browser: a key of our own, RFC 8292."""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import select

from warren.core.refusal import InputError
from warren.server.notify.push import decoded, encoded
from warren.server.settings import Settings
from warren.server.storage.database import Database
from warren.server.storage.private import kept_key
from warren.server.storage.schema import keys

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

NAME: Final = "vapid"
KEY_BYTES: Final = 32
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve P-256 has: a private key is a number from 1 below it."""
TOKEN_SECONDS: Final = 12 * 3600
KEEP_SECONDS: Final = 24 * 3600
NOBODY: Final = "mailto:warren@localhost"


class Stamp:
    """Browsers take messages only from the key they subscribed to; it is read when one is sent."""

    def __init__(self, text: str, contact: str) -> None:
        self.text: Final = text
        self.contact: Final = contact

    @cached_property
    def public(self) -> str:
        from warren.server.notify.sealing import point

        return encoded(point(self._key.public_key()))

    def headers(self, origin: str, now: float) -> dict[str, str]:
        """Says who sends, to the server of the browser's maker."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        claims = {"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": self.contact}
        head = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})
        signed = f"{encoded(head)}.{encoded(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "authorization": f"vapid t={token},k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEEP_SECONDS),
            "urgency": "normal",
        }

    @cached_property
    def _key(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec

        from warren.server.notify.sealing import CURVE

        return ec.derive_private_key(_number(self.text), CURVE)


async def find_stamp(settings: Settings, database: Database) -> Stamp:
    """The key that was set; else one kept beside the file, or in the shared database."""
    text = settings.vapid_private_key
    if not text and database.embedded:
        text = kept_key(settings.folder / f"{NAME}.key", _new_key)
    elif not text:
        async with database.writing() as connection:
            new = {"name": NAME, "value": _new_key()}
            await connection.execute(database.insert_new(keys), new)
            found = await connection.execute(select(keys.c.value).where(keys.c.name == NAME))
            text = str(found.scalar_one())
    try:
        fits = 0 < _number(text) < ORDER
    except ValueError:
        fits = False
    if not fits:
        raise InputError("error-vapid-key", {"field": "WARREN_VAPID_PRIVATE_KEY"})
    secure = settings.public_url if settings.public_url.startswith("https://") else ""
    return Stamp(text, settings.vapid_contact or secure or NOBODY)


def _number(text: str) -> int:
    return int.from_bytes(decoded(text), "big")


def _new_key() -> str:
    return encoded((1 + secrets.randbelow(ORDER - 1)).to_bytes(KEY_BYTES, "big"))
