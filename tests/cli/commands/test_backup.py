"""`semiramis backup` and `semiramis restore`: copies that are checked, while a server runs, and nothing is lost."""

import stat
from contextlib import closing
from pathlib import Path

import pytest

from semiramis.cli.support.server_process import lock_folder
from semiramis.server.storage.store import Store
from tests.server.client import Person, make
from tests.server.conftest import Serve, serve
from tests.support.cli import Cli

__all__ = ["serve"]
TABLES = "tables.sqlite"


def play_some(person: Person, n: int) -> None:
    for _ in range(n):
        person.play()


def test_a_backup_of_a_running_server_is_restored_elsewhere(cli: Cli, serve: Serve, tmp_path: Path) -> None:
    served = serve()
    person = make(served.http, "ishtar")
    play_some(person, 3)
    copy = tmp_path / "copy.sqlite"
    made = cli("backup", copy, "--data", served.data, "--json")
    assert made.code == 0, made.err
    assert made.data == {"file": str(copy), "tables": 1, "bytes": copy.stat().st_size}
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    then = person.hash()
    play_some(person, 2)
    elsewhere = tmp_path / "elsewhere"
    restored = cli("restore", copy, "--data", elsewhere, "--json")
    assert restored.code == 0, restored.err
    assert restored.data == {"folder": str(elsewhere), "tables": 1, "kept": None}
    served.stop()
    again = Person(serve(data=elsewhere).http, person.table, person.token)
    assert again.hash() == then
    play_some(again, 1)


def test_what_was_there_is_kept(cli: Cli, serve: Serve, tmp_path: Path) -> None:
    served = serve()
    play_some(make(served.http, "amyitis"), 1)
    copy = tmp_path / "copy.sqlite"
    assert cli("backup", copy, "--data", served.data).code == 0
    with closing(lock_folder(served.data)):
        in_use = cli("restore", copy, "--data", served.data, "--json")
    assert (in_use.code, in_use.data["error"]["id"]) == (2, "cli-serve-in-use")
    make(served.http, "babylon")
    served.stop()
    restored = cli("restore", copy, "--data", served.data, "--json")
    kept = Path(restored.data["kept"])
    for file, tables in ((served.data / TABLES, 1), (kept, 2)):
        store = Store(file)
        assert len(store.table_ids()) == tables
        store.close()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_without_a_file_there_is_nothing_to_copy(cli: Cli, tmp_path: Path, command: str) -> None:
    told = cli(command, tmp_path / "none.sqlite", "--data", tmp_path / "data", "--json")
    assert (told.code, told.data["error"]["id"]) == (2, "backup-no-data")


def test_nothing_is_overwritten_and_a_damaged_copy_is_refused(cli: Cli, serve: Serve, tmp_path: Path) -> None:
    served = serve()
    play_some(make(served.http, "amyitis"), 2)
    copy = tmp_path / "copy.sqlite"
    assert cli("backup", copy, "--data", served.data).code == 0
    before = copy.read_bytes()
    told = cli("backup", copy, "--data", served.data, "--json")
    assert (told.code, told.data["error"]["id"]) == (2, "backup-exists")
    assert copy.read_bytes() == before
    served.stop()
    kept = (served.data / TABLES).read_bytes()
    for damaged, id in (
        (before[: len(before) // 2], "audit-unreadable"),
        (before.replace(b"Ada", b"Eve"), "backup-damaged"),
    ):
        copy.write_bytes(damaged)
        told = cli("restore", copy, "--data", served.data, "--json")
        assert (told.code, told.data["error"]["id"]) == (2, id)
        assert (served.data / TABLES).read_bytes() == kept
