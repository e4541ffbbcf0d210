"""The key that signs cookies."""

from __future__ import annotations

from pathlib import Path

import pytest

from warren.core.refusal import InputError
from warren.server.settings import Settings, read_settings, secret_key


def test_the_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"))
    key = secret_key(settings)
    assert len(key) == 64
    assert secret_key(settings) == key
    assert [file.name for file in settings.folder.iterdir()] == ["secret.key"]
    assert (settings.folder / "secret.key").stat().st_mode & 0o777 == 0o600
    assert secret_key(Settings(data=str(tmp_path / "other"))) != key


def test_an_empty_key_is_no_key(tmp_path: Path) -> None:
    (tmp_path / "secret.key").touch()
    with pytest.raises(InputError) as refused:
        secret_key(Settings(data=str(tmp_path)))
    assert refused.value.message == "error-secret-key"


def test_a_short_key_is_refused_and_not_repeated() -> None:
    with pytest.raises(InputError) as refused:
        read_settings({"WARREN_SECRET_KEY": "hunter2"})
    assert refused.value.details == {"field": "WARREN_SECRET_KEY", "least": 32}
    chosen = read_settings({"WARREN_SECRET_KEY": "k" * 32})
    assert secret_key(chosen) == "k" * 32
