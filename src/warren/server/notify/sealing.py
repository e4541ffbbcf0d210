"""Sealing by RFC 8291, and the points of its curve; loaded when there is something to send."""

from __future__ import annotations

import os
import struct
from typing import Final

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
RECORD_SIZE: Final = 4096


def sealed_for(theirs: bytes, secret: bytes, message: bytes) -> bytes:
    """A message that only who has the key to this point can read."""
    once = ec.generate_private_key(CURVE)
    ours = point(once.public_key())
    shared = once.exchange(ec.ECDH(), read_point(theirs))
    basis = _derived(shared, secret, b"WebPush: info\0" + theirs + ours, 32)
    salt = os.urandom(16)
    key = _derived(basis, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(basis, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!LB", RECORD_SIZE, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def read_point(data: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
