"""Settings: which source counts, and what is refused with which words."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuore.server.web.config import BadSettings, Settings, read_settings


def write(folder: Path, text: str) -> Path:
    file = folder / "cuore.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_options_count_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    file = write(tmp_path, 'port = 1\nhost = "file"\nredis = ""\nworkers = 3\norigins = ["https://a.example"]\n')
    environment = {"CUORE_PORT": "2", "CUORE_HOST": "environment", "PATH": "x", "CUORE_BOXES": "my.box"}
    found = read_settings(file, environment, {"port": 3, "host": None})
    assert (found.port, found.host, found.workers) == (3, "environment", 3)
    assert found.origins == ("https://a.example",)
    assert read_settings(None, {}, {}) == Settings()


def test_lists_and_yes_or_no_can_be_said_in_the_environment() -> None:
    environment = {
        "CUORE_METRICS": "false",
        "CUORE_ORIGINS": "https://a.example, https://b.example:8443",
        "CUORE_TRUSTED_PROXIES": "10.0.0.1",
    }
    found = read_settings(None, environment, {})
    assert found.metrics is False
    assert found.origins == ("https://a.example", "https://b.example:8443")
    assert found.trusted_proxies == ("10.0.0.1",)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", "did you mean port"),
        ("trusted_proxy = []", "did you mean trusted_proxies"),
        ("zzzzz = 1", "choose from"),
        ("port = 70000", "port must be a whole number from 0 to 65535"),
        ("port = 'x'", "port must be a whole number from 0 to 65535"),
        ("port = ", "is not a TOML file"),
        ("log_format = 'xml'", "log_format must be one of auto, console, json"),
        ("origins = ['https://a.example/']", "is not an origin"),
        ("origins = ['a.example']", "is not an origin"),
        ("origins = ['https://A.example']", "small letters"),
        ("origins = ['*']", "is not an origin"),
        ("trusted_proxies = ['everybody']", "is not an address"),
        ("redis = 'redis://x'", "several servers"),
        ("database = 'mysql://user:canary@x/y'", "a database is written"),
    ],
)
def test_mistakes_are_told_in_one_line(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings(write(tmp_path, text), {}, {})
    said = str(refused.value)
    assert words in said
    assert "\n" not in said
    assert "canary" not in said


@pytest.mark.parametrize(
    ("variable", "value", "words"),
    [
        ("CUORE_PROT", "1", "did you mean CUORE_PORT"),
        ("CUORE_PORT", "many", "CUORE_PORT must be a whole number from 0 to 65535"),
    ],
)
def test_mistakes_in_the_environment_are_told_too(variable: str, value: str, words: str) -> None:
    with pytest.raises(BadSettings, match=words):
        read_settings(None, {variable: value}, {})


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="cannot be opened"):
        read_settings(tmp_path / "nowhere.toml", {}, {})


def test_everything_lies_in_one_folder_unless_said() -> None:
    assert Settings(data="/srv/cuore").database_file == Path("/srv/cuore/cuore.db")
    assert Settings(database="sqlite:////srv/x.db").database_file == Path("/srv/x.db")
    assert Settings().is_alone
    assert not Settings(database="postgresql://u@h/n").is_alone
