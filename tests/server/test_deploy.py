"""What is delivered for containers: exact versions, hashes for everything, and backups that can be restored."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from pathlib import Path
from tomllib import loads

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

from cuore.server.store import open_store
from cuore.server.store.check import check
from cuore.server.store.database import url_of
from cuore.server.web.config import Settings, read_settings
from tests.server.postgres import Postgres
from tests.server.store.rows import Book

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
VERSION = re.compile(r"[\w./-]+:\d+\.\d+(\.\d+)?(-[a-z]+)*(@sha256:[0-9a-f]{64})?")
AWKWARD = "p@ss/wo#rd:%41?&= $x"


def compose() -> dict[str, dict[str, object]]:
    services: dict[str, dict[str, object]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    return services


def test_images_have_exact_versions() -> None:
    images = [str(service["image"]) for service in compose().values() if "image" in service]
    images += re.findall(r"^FROM (\S+)", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    assert len(images) == 6
    for image in images:
        assert VERSION.fullmatch(image), image


def test_the_image_installs_nothing_without_a_hash() -> None:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    installs = re.findall(r"pip install ([^&\n]*)", text)
    assert len(installs) == 2
    locked, ours = installs
    assert "--require-hashes -r requirements/server.txt" in locked
    assert "--no-deps --no-index" in ours
    lock = (ROOT / "requirements" / "server.txt").read_text()
    pinned = re.findall(
        r"^([\w.-]+)(?:\[[^\]]*\])?==\S+[^\n]*\\\n((?:    --hash=sha256:[0-9a-f]{64}[^\n]*\n)+)", lock, re.MULTILINE
    )
    names = {name for name, _ in pinned}
    assert len(pinned) == len(re.findall(r"^[\w.-]+(?:\[[^\]]*\])?==", lock, re.MULTILINE))
    pin = re.compile(r"^([\w.-]+)(?:\[[^\]]*\])?==([^ ;]+)", re.MULTILINE)
    tested = dict(pin.findall((ROOT / "requirements" / "dev.txt").read_text()))
    assert {name: tested.get(name) for name, _ in pin.findall(lock)} == dict(
        pin.findall(lock)
    )  # what the tests run with
    project = loads((ROOT / "pyproject.toml").read_text())
    wanted = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["scale"]]
    for requirement in [*wanted, *project["dependency-groups"]["build"]]:
        assert re.split(r"[\[>=<]", requirement)[0] in names


@pytest.mark.parametrize("password", [AWKWARD, "plain"])
def test_a_password_stays_as_it_is(password: str) -> None:
    given = compose()["first"]["environment"]
    assert isinstance(given, dict)
    assert "PASSWORD" not in given["CUORE_DATABASE"]
    filled = {
        name: re.sub(
            r"\$\{(\w+)[^}]*\}", lambda found: {"CUORE_PASSWORD": password}.get(found[1], "https://a.b"), value
        )
        for name, value in given.items()
    }
    settings = read_settings(None, filled, {})
    url = url_of(settings.place, settings.database_password)
    assert (url.username, url.password, url.host, url.database) == ("cuore", password, "database", "cuore")
    assert url_of("postgresql://u:old@h/n").password == "old"


def test_the_example_says_what_holds_without_it() -> None:
    text = (DEPLOY / "cuore.toml").read_text()
    for name, value in loads(text).items():
        assert getattr(Settings(), name) == (tuple(value) if isinstance(value, list) else value), name
    every = re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE)
    assert set(loads(every)) == set(Settings.__struct_fields__)


def backup(postgres: Postgres, database: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {
        "PATH": f"{postgres.programs}:{os.environ['PATH']}",
        "PGHOST": "127.0.0.1",
        "PGPORT": str(postgres.port),
        "PGUSER": "postgres",
        "PGDATABASE": database,
        "BACKUP_KEEP": "2",
    }
    words = ["sh", str(DEPLOY / "backup.sh"), str(folder)]
    return subprocess.run(words, check=False, capture_output=True, text=True, env=environment)


def test_a_dump_brings_everything_back(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    for year in (2020, 2021, 2022):
        (tmp_path / f"cuore-{year}0101T000000Z.dump").touch()
    (tmp_path / "cuore-20230101T000000Z.dump.part").touch()

    async def play(address: str, tables: int) -> None:
        store = await open_store(address)
        for number in range(tables):
            book = await Book(f"t{number}").open_at(store)
            await book.keep(store, book.answered("c1"))
        await store.close()

    asyncio.run(play(address, 3))
    done = backup(postgres, address.rpartition("/")[2], tmp_path)
    assert done.returncode == 0, done.stderr
    assert "restored and counted: 6 entries" in done.stdout
    dumps = sorted(tmp_path.iterdir())
    assert dumps[0].name == "cuore-20220101T000000Z.dump"  # two are kept, the newest
    assert len(dumps) == 2
    assert dumps[1].stat().st_mode & 0o077 == 0

    async def looked_at(address: str) -> tuple[int, list[str]]:
        store = await open_store(address)
        findings = await store.database.write(check)
        await store.close()
        return findings.entries, findings.wrong

    again = postgres.new_database()
    words = ["pg_restore", "--exit-on-error", "--no-owner", f"--dbname={again}", str(dumps[1])]
    subprocess.run([f"{postgres.programs}/{words[0]}", *words[1:]], check=True, capture_output=True)
    assert asyncio.run(looked_at(again)) == (6, [])


def test_a_dump_that_fails_leaves_nothing(postgres: Postgres, tmp_path: Path) -> None:
    assert backup(postgres, "nowhere", tmp_path).returncode != 0
    assert list(tmp_path.iterdir()) == []
