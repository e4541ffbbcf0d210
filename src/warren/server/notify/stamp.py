"""Who sends a message to a browser: a key of our own, RFC 8292."""

from __future__ import annotations

from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from sqlalchemy import select

from warren.core.refusal import InputError
from warren.server.notify.push import CURVE, decoded, encoded, point
from warren.server.settings import Settings
from warren.server.storage.database import Database
from warren.server.storage.private import kept_key
from warren.server.storage.schema import keys

NAME: Final = "vapid"
TOKEN_SECONDS: Final = 12 * 3600
KEEP_SECONDS: Final = 24 * 3600
NOBODY: Final = "mailto:warren@localhost"


class Stamp:
    """Browsers take messages only from the key they subscribed to."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key: Final = key
        self.contact: Final = contact
        self.public: Final = encoded(point(key.public_key()))

    def headers(self, origin: str, now: float) -> dict[str, str]:
        """Says who sends, to the server of the browser's maker."""
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
        key = ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE)
    except ValueError as error:
        raise InputError("error-vapid-key", {"field": "WARREN_VAPID_PRIVATE_KEY"}) from error
    secure = settings.public_url if settings.public_url.startswith("https://") else ""
    return Stamp(key, settings.vapid_contact or secure or NOBODY)


def _new_key() -> str:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))
