"""Settings come from the environment, and go back to it for worker processes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from wordsvc.bootstrap.services import open_services
from wordsvc.bootstrap.settings import PREFIX, Settings, SettingsError
from wordsvc.messages import sentence


def test_nothing_set_gives_the_defaults() -> None:
    assert Settings.from_environ({}) == Settings()
    assert Settings.from_environ({"WORDSVC_PORT": " ", "PATH": "x"}) == Settings()


def test_each_setting_is_read_from_its_variable() -> None:
    environ = {
        "WORDSVC_HOST": "0.0.0.0",
        "WORDSVC_PORT": "80",
        "WORDSVC_CACHE": "/var/cache/wordsvc",
        "WORDSVC_RATE_LIMIT": "0.5",
        "WORDSVC_RATE_LIMIT_LOOPBACK": "true",
        "WORDSVC_CORS_ORIGINS": "https://a.example, https://b.example",
        "WORDSVC_LOG_REQUESTS": "false",
    }
    settings = Settings.from_environ(environ)
    assert settings.cache == Path("/var/cache/wordsvc")
    assert settings.cors_origins == ("https://a.example", "https://b.example")
    assert (settings.port, settings.rate_limit) == (80, 0.5)
    assert (settings.rate_limit_loopback, settings.log_requests) == (True, False)


def test_settings_pass_through_the_environment_unchanged() -> None:
    settings = Settings(
        port=81, cache=Path("/x y"), rate_limit=1.25, cors_origins=("*",), log_requests=False
    )
    assert Settings.from_environ(settings.to_environ()) == settings
    assert Settings.from_environ(Settings().to_environ()) == Settings()


@pytest.mark.parametrize(
    ("variable", "value"),
    [("PORT", "http"), ("PORT", "70000"), ("WORKERS", "0"), ("RATE_LIMIT", "-1"),
     ("LOG_REQUESTS", "perhaps"), ("MAX_BODY", "1 MB")],
)  # fmt: skip
def test_a_value_that_cannot_be_used_is_named(variable: str, value: str) -> None:
    with pytest.raises(SettingsError) as refused:
        Settings.from_environ({PREFIX + variable: value})
    assert (refused.value.variable, refused.value.value) == (PREFIX + variable, value)


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_every_setting_says_what_it_means(name: str) -> None:
    said = {sentence(f"settings.{name}", {}, "ja"), sentence(f"settings.{name}", {}, "en")}
    assert len(said - {f"settings.{name}"}) == 2


@pytest.mark.usefixtures("lexicon")
def test_services_of_equal_programs_have_equal_versions() -> None:
    settings = Settings.from_environ()
    one, other = open_services(settings), open_services(msgspec.structs.replace(settings, port=1))
    assert one.version == other.version
    assert one.version.endswith(one.lexicon.version)
    assert {source.id for source in one.sources} >= {"unidic", "sudachi", "jmdict"}
