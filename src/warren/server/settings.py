"""What a host can set, from the environment."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from warren.core.refusal import InputError
from warren.server.storage.private import kept_key

PREFIX: Final = "WARREN_"
LEAST_KEY: Final = 32


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every field `name` is set by the variable `WARREN_NAME`."""

    host: str = "127.0.0.1"
    port: int = 8080
    data: str = "warren-data"
    database_url: str = ""
    secret_key: str = ""
    public_url: str = ""
    root_path: str = ""
    trusted_proxies: str = "127.0.0.1"
    allowed_origins: str = ""
    secure_cookies: bool = False
    bot_workers: int = 0
    bot_seconds: float = 10.0
    bots_kept: int = 200
    bots: str = ""
    lessons: str = ""
    backroom_seconds: float = 30.0
    snapshot_lines: int = 40
    room_seconds: float = 120.0
    sweep_seconds: float = 1.0
    dice_seconds: float = 5.0
    request_bytes: int = 1_000_000
    message_bytes: int = 16_384
    outbox_bytes: int = 500_000
    requests_per_minute: int = 600
    messages_per_second: int = 40
    sockets_per_address: int = 64
    connections_per_address: int = 200
    tables_per_person: int = 200
    stream_seconds: float = 10.0
    head_seconds: float = 10.0
    body_seconds: float = 60.0
    stalled_seconds: float = 30.0
    log_level: str = "info"
    log_json: bool = False
    telemetry: bool = False
    vapid_private_key: str = ""
    vapid_contact: str = ""
    private_webhooks: bool = False
    notify_seconds: float = 5.0
    notify_retry_seconds: float = 30.0
    metrics: bool = False
    page: str = ""

    @property
    def folder(self) -> Path:
        return Path(self.data)

    @property
    def url(self) -> str:
        """The address of the database, with the driver that speaks to it."""
        given = self.database_url or f"sqlite:///{self.folder / 'warren.db'}"
        for plain, driven in (
            ("sqlite:", "sqlite+aiosqlite:"),
            ("postgresql:", "postgresql+asyncpg:"),
            ("postgres:", "postgresql+asyncpg:"),
        ):
            if given.startswith(plain):
                return driven + given.removeprefix(plain)
        return given

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process; a value that does not fit is named."""
    source = os.environ if environment is None else environment
    given: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        variable = PREFIX + field.name.upper()
        if source.get(variable, "") == "":
            continue
        try:
            given[field.name] = msgspec.convert(source[variable], field.type, strict=False)
        except msgspec.ValidationError as error:
            raise InputError(
                "error-setting", {"field": variable, "value": source[variable]}
            ) from error
    settings = msgspec.convert(given, Settings)
    if 0 < len(settings.secret_key) < LEAST_KEY:
        raise InputError("error-secret-key", {"field": f"{PREFIX}SECRET_KEY", "least": LEAST_KEY})
    return settings


def secret_key(settings: Settings) -> str:
    """The key that signs cookies: the one that was set, else one kept beside the data."""
    if settings.secret_key:
        return settings.secret_key
    file = settings.folder / "secret.key"
    key = kept_key(file, lambda: secrets.token_hex(32))
    if len(key) < LEAST_KEY:
        raise InputError("error-secret-key", {"field": str(file), "least": LEAST_KEY})
    return key
