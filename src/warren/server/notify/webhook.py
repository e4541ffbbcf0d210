"""Signed calls to an address that somebody named.

The signature is that of Standard Webhooks (version 1): HMAC-SHA256 over the number of the
message, the time and the body.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

PREFIX: Final = "whsec_"


def new_webhook_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def signature(secret: str, number: str, seconds: int, body: bytes) -> str:
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = f"{number}.{seconds}.".encode() + body
    return "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()


def webhook_headers(secret: str, number: str, now: float, body: bytes) -> dict[str, str]:
    seconds = int(now)
    return {
        "content-type": "application/json",
        "user-agent": "Warren",
        "webhook-id": number,
        "webhook-timestamp": str(seconds),
        "webhook-signature": signature(secret, number, seconds, body),
    }
