"""Loading: few rows however long the game, the same table with or without snapshots, and unloadable tables."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from semiramis.core.registry import keys
from semiramis.server.storage.snapshots import SNAPSHOT_EVERY
from semiramis.server.tables.table import Table
from tests.server.client import BESIDE_ME, ME, Person, any_of, error, found, make
from tests.server.conftest import Serve, Served

GAME = keys()[0]


@contextmanager
def counted(served: Served) -> Iterator[list[int]]:
    """Record the number of events in each read."""
    store, counts = served.service.store, []
    real = store.event_rows

    def event_rows(*given: Any, **more: Any) -> list[dict[str, Any]]:
        rows = real(*given, **more)
        counts.append(len(rows))
        return rows

    store.event_rows = event_rows  # type: ignore[method-assign]
    try:
        yield counts
    finally:
        store.event_rows = real  # type: ignore[method-assign]


def lively(person: Person, random: Random, steps: int, before_each: Callable[[], None] = lambda: None) -> None:
    """Play random moves with undo, redo and restarts in between; hot-seat players always agree."""
    for _ in range(steps):
        before_each()
        now = person.now()
        if now["table"]["status"] == "over":
            return
        lot = random.random()
        if lot < 0.15 and now["table"]["undo"]["possible"]:
            person.send("ask-undo", steps=random.randint(1, 4))
        elif lot < 0.25 and now["table"]["undo"]["redo"]:
            person.do("redo")
        elif lot < 0.3:
            person.send("restart")
        else:
            person.play(random.choice)


def answers(person: Person) -> list[bytes]:
    """Return all responses about a table, byte for byte."""
    seq = person.seq()
    spectator = Person(person.http, person.table)
    pages = ["", "/history", "/log", f"/positions/{seq}", f"/positions/{seq // 2}", f"/history?after={max(0, seq - 3)}"]
    asked = [(who, page) for who in (person, spectator) for page in pages]
    got = [who.http.get(who.address + page, headers=who.headers) for who, page in asked]
    assert [answer.text for answer in got if answer.status_code != 200] == []
    return [answer.content for answer in got]


@pytest.mark.parametrize("game", keys())
def test_loading_reads_few_rows_however_long_the_game(server: Served, game: str) -> None:
    person = make(server.http, game)
    pick = any_of(3)
    for _ in range(2 * SNAPSHOT_EVERY + 5):
        if not person.now()["legal"]:
            break
        person.play(pick)
        if person.seq() % 7 == 0:
            server.forget(person.table)
            with counted(server) as rows:
                person.now()
            assert sum(rows) < SNAPSHOT_EVERY


@pytest.mark.parametrize("steps", [1, 2, 5, 20])
def test_loading_reads_few_rows_after_an_undo_behind_the_snapshot(server: Served, steps: int) -> None:
    person = make(server.http, GAME)
    while person.seq() < 2 * SNAPSHOT_EVERY:
        person.play()
    then = person.hash(person.seq() - steps)
    person.do("ask-undo", steps=steps)
    before = answers(person)
    server.forget(person.table)
    with counted(server) as rows:
        assert person.now()["table"]["undo"]["redo"] == steps
    assert sum(rows) < SNAPSHOT_EVERY
    assert answers(person) == before
    assert person.hash() == then
    person.do("redo", steps=steps)
    server.forget(person.table)
    assert person.now()["table"]["undo"]["redo"] == 0


@pytest.mark.parametrize("game", keys())
def test_without_snapshots_everything_is_the_same(server: Served, game: str) -> None:
    person = make(server.http, game)
    random = Random(game)
    for _ in range(3):
        lively(person, random, 9)
        in_memory = answers(person)
        server.forget(person.table)
        assert answers(person) == in_memory
        server.store.drop_snapshots()
        server.forget(person.table)
        assert answers(person) == in_memory


def test_the_log_goes_on_the_same_however_the_table_was_loaded(server: Served) -> None:
    def play(before_each: Callable[[Person], None]) -> list[str]:
        person = make(server.http, GAME, seed="the same for all")
        lively(person, Random(8), 36, lambda: before_each(person))
        # the first line has a commitment, which is random for each table
        return person.get("/log").text.splitlines()[1:]

    def dropped(person: Person) -> None:
        server.store.drop_snapshots()
        server.forget(person.table)

    logs = [play(lambda person: None), play(lambda person: server.forget(person.table)), play(dropped)]
    assert logs[0] == logs[1] == logs[2]
    assert len(logs[0]) > 36


def test_forks_and_uploads_load_the_same_without_snapshots(server: Served) -> None:
    person = make(server.http, GAME)
    lively(person, Random(2), 20)
    fork = found(person.post("/fork", {"seq": 9, "seats": [ME, BESIDE_ME]}), 201)
    upload = found(server.http.post("/api/logs", content=person.get("/log").content), 201)
    for made in (fork, upload):
        other = Person(server.http, made["table"]["id"], made["token"])
        for _ in range(3):
            before = answers(other)
            server.store.drop_snapshots()
            server.forget(other.table)
            assert answers(other) == before
            lively(other, Random(4), 5)


@pytest.fixture
def strangers(serve: Serve, tmp_path: Path) -> tuple[Served, Person, dict[str, Person]]:
    """Return a server with a valid table and three that this version cannot load, all of them with pending work."""
    served = serve()
    good = make(served.http, GAME, ME, BESIDE_ME)
    bad = {name: make(served.http, GAME, clock={"mode": "bank"}) for name in ("rules", "edition", "game")}
    for person in bad.values():
        person.play()
    served.stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as data:
        for name, value in (("rules", 99), ("edition", "f" * 64), ("game", "chess")):
            data.execute(f"UPDATE tables SET {name} = ? WHERE id = ?", (value, bad[name].table))
        data.commit()
    served = serve()
    renewed = {name: Person(served.http, person.table, person.token) for name, person in bad.items()}
    return served, Person(served.http, good.table, good.token), renewed


def test_tables_of_other_rules_editions_or_games_say_so(strangers: tuple[Served, Person, dict[str, Person]]) -> None:
    _, _, bad = strangers
    rules = error(bad["rules"].get(), 409)
    assert rules["id"] == "server-other-rules"
    assert rules["args"]["given"] == 99
    assert "99" in rules["text"]
    assert error(bad["edition"].get(), 404)["id"] == "server-no-edition"
    assert error(bad["game"].get(), 400)["id"] == "game-unknown"
    saved = bad["rules"].get("/log")  # for the version that knows these rules
    assert saved.status_code == 200
    assert len(saved.text.splitlines()) >= 2
    for name, person in bad.items():
        for page in ("/history", "/positions/0", "/events", *(() if name == "rules" else ("/log",))):
            assert person.get(page).status_code in (400, 404, 409)
        assert person.send("undo", expect=1).status_code in (400, 404, 409)


def test_a_table_that_cannot_be_loaded_does_not_break_others(
    strangers: tuple[Served, Person, dict[str, Person]],
) -> None:
    served, good, bad = strangers
    good.play()
    make(served.http, GAME).play()
    tokens = [person.token for person in (good, *bad.values())]
    mine = found(served.http.post("/api/mine", json={"tokens": tokens}))["tables"]
    assert {table["id"] for table in mine} == {good.table, *(person.table for person in bad.values())}
    assert {table["id"]: table["error"]["id"] for table in mine if "error" in table} == {
        bad["rules"].table: "server-other-rules",
        bad["edition"].table: "server-no-edition",
        bad["game"].table: "game-unknown",
    }
    assert served.http.get("/healthz").status_code == 200


def test_a_table_that_a_failure_has_changed_in_memory_only_is_loaded_again(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = make(server.http, GAME)
    before = person.now()

    def broken(table: Table, *given: Any) -> Any:
        table.resigned = True
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("semiramis.server.service.table_service.apply_command", broken)
        assert error(person.send("move", action=before["legal"][0]["action"]), 500)["id"] == "server-bug"
    assert person.table not in server.service.residency.tables
    assert person.now() == before


def test_a_command_that_is_refused_leaves_the_table_in_memory(server: Served) -> None:
    person = make(server.http, GAME)
    kept = server.service.residency.tables[person.table]
    error(person.send("redo", steps=1), 422)
    assert server.service.residency.tables[person.table] is kept
