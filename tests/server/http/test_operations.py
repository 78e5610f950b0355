"""Operation: health, metrics, logs, shutdown, the output of `semiramis serve`, and the API description."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from semiramis.core.i18n.text import LANGUAGES, texts
from tests.server.client import BOT, ME, OPEN, Person, found, make
from tests.server.conftest import Served

PROGRAM = (sys.executable, "-m", "semiramis.cli.main")


# health and metrics


def test_health(http: httpx.Client) -> None:
    assert found(http.get("/healthz")) == {"status": "ok"}


def counts(http: httpx.Client) -> dict[str, float]:
    page = http.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
    samples = [sample for family in text_string_to_metric_families(page.text) for sample in family.samples]
    assert all(family.documentation for family in text_string_to_metric_families(page.text))
    return {" ".join((sample.name, *sample.labels.values())): sample.value for sample in samples}


def test_counts_move(http: httpx.Client) -> None:
    before = counts(http)
    host = make(http, "ishtar")
    host.play()
    host.do("undo") if host.now()["table"]["undo"]["free"] else host.play()
    with host.listen():
        during = counts(http)
    after = counts(http)
    assert during["semiramis_streams"] == before["semiramis_streams"] + 1
    assert after["semiramis_events_total"] == before["semiramis_events_total"] + 2
    assert after["semiramis_changes_total move"] >= before.get("semiramis_changes_total move", 0) + 1
    assert after["semiramis_tables_in_memory"] >= 1
    found(host.get("/hint"))
    assert counts(http)["semiramis_bot_jobs_total"] == after["semiramis_bot_jobs_total"] + 1


# as a process


class Process:
    """`semiramis serve` in its own process."""

    def __init__(self, data: Path, *more: str) -> None:
        command = [*PROGRAM, "serve", "--data", str(data), "--port", "0", "--rate", "100000", *more]
        pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        self.process = subprocess.Popen(command, env={**os.environ, "LC_ALL": "C.UTF-8"}, **pipes)
        self.errors: list[str] = []
        assert self.process.stderr is not None
        self._reading = threading.Thread(target=lambda: self.errors.extend(self.process.stderr or ()))
        self._reading.start()
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        port = re.search(r":(\d+)/", self.said)
        assert port, self.said
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port[1]}", timeout=120)

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, float]:
        """Ask it to stop; return its exit status, and the seconds that took."""
        begun = time.monotonic()
        self.process.send_signal(how)
        code = self.process.wait(20)
        took = time.monotonic() - begun
        self._reading.join(5)
        return code, took

    def close(self) -> None:
        self.http.close()
        self.process.kill()
        self.process.wait()
        self._reading.join(5)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()


Start = Callable[..., Process]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Process] = []

    def begin(*more: str) -> Process:
        started.append(Process(tmp_path, *more))
        return started[-1]

    yield begin
    for process in started:
        process.close()


def test_every_line_of_the_log_is_json_with_the_id_of_its_request(start: Start) -> None:
    served = start()
    assert "127.0.0.1" in served.said
    host = make(served.http, "babylon", ME, BOT)
    answers = [
        served.http.get("/"),
        host.get(),
        host.send("move", action={}),
        served.http.get("/nowhere\u202e"),
        served.http.post("/api/tables", content=b"\xff"),
    ]
    code, took = served.end()
    assert code == 0
    assert took < 8
    lines = [json.loads(line) for line in served.errors]
    assert all({"at", "level", "what"} <= line.keys() for line in lines)
    by_id = {line["request"]: line for line in lines if line["what"] == "request"}
    for answer in answers:
        line = by_id[answer.headers["x-request-id"]]
        assert line["status"] == answer.status_code
        assert line["method"] == answer.request.method
        assert line["path"] == httpx.URL(str(answer.request.url)).path
        assert line["ms"] >= 0
    whole = "".join(served.errors)
    assert host.token is not None
    assert host.token not in whole


@pytest.mark.parametrize(
    ("how", "host"),
    [
        (signal.SIGTERM, "127.0.0.1"),
        pytest.param(signal.SIGINT, "0.0.0.0", marks=pytest.mark.long),
    ],
)
def test_stopping_in_the_middle_of_moves_loses_nothing_acknowledged(
    start: Start, tmp_path: Path, how: signal.Signals, host: str
) -> None:
    served = start("--host", host)
    if host == "0.0.0.0":
        assert served.process.stdout is not None
        assert "tokens" in served.process.stdout.readline(), "beyond loopback it says what that means"
    tables = [make(served.http, "ishtar") for _ in range(3)]
    acknowledged: list[tuple[str, int]] = []
    begun = threading.Event()

    def play(host: Person) -> None:
        with httpx.Client(base_url=served.http.base_url, timeout=120) as http:
            person = Person(http, host.table, host.token)
            try:
                for _ in range(200):
                    now = person.now()
                    seq = person.do("move", expect=now["table"]["seq"], action=now["legal"][0]["action"])
                    acknowledged.append((host.table, seq))
                    if len(acknowledged) > 8:
                        begun.set()
            except (httpx.TransportError, AssertionError):
                pass  # no more answers

    players = [threading.Thread(target=play, args=(host,)) for host in tables]
    with tables[0].listen():
        for player in players:
            player.start()
        assert begun.wait(20)
        code, took = served.end(how)
    for player in players:
        player.join()
    assert code == 0
    assert took < 8
    assert len(acknowledged) > 8
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        stored = set(connection.execute("SELECT table_id, seq FROM events"))
    connection.close()
    assert set(acknowledged) <= stored
    assert "Traceback" not in "".join(served.errors)
    assert all(json.loads(line)["level"] != "error" for line in served.errors)


def test_a_port_that_is_taken(refused: Callable[..., str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--data", tmp_path)
    assert port in said
    assert "--port" in said


def test_a_folder_that_cannot_be_written_to(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc")):
        said = refused("--port", 0, "--data", folder)
        assert str(folder) in said
        assert "--data" in said


def test_a_data_file_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"not a database" * 1000)
    command = [*PROGRAM, "serve", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode not in (0, -signal.SIGKILL)
    assert str(tmp_path) in done.stderr.replace("\n", "")
    assert "Traceback" not in done.stderr


# the description of the API

OPERATION = re.compile(r"[a-z]+(_[a-z]+)+")


def test_the_description_is_complete(http: httpx.Client) -> None:
    described = found(http.get("/api/openapi.json"))
    operations = [op for path in described["paths"].values() for op in path.values()]
    ids = [operation["operationId"] for operation in operations]
    assert len(ids) == len(set(ids)) >= 15
    for operation in operations:
        id = operation["operationId"]
        assert OPERATION.fullmatch(id), id
        assert len(operation["tags"]) == 1, id
        assert operation["summary"], id
        assert operation["description"], id
        answers = operation["responses"]
        assert any(status.startswith("2") for status in answers), id
        assert "429" in answers, id
        for status, answer in answers.items():
            assert answer["description"], id
            assert answer["content"], id
            for content in answer["content"].values():
                if not status.startswith("2"):
                    assert content["schema"]["$ref"].endswith("/Failure"), (id, status)
        if "requestBody" in operation:
            for content in operation["requestBody"]["content"].values():
                assert "schema" in content, id
    tagged = {operation["tags"][0] for operation in operations}
    assert tagged == {tag["name"] for tag in described["tags"]}
    assert all(tag["description"] for tag in described["tags"])


def test_bodies_have_examples_that_are_taken(http: httpx.Client) -> None:
    described = found(http.get("/api/openapi.json"))
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json")
            if body is None:
                continue
            examples = [example["value"] for example in body.get("examples", {}).values()]
            if "$ref" in body["schema"]:
                name = body["schema"]["$ref"].rsplit("/", 1)[1]
                examples += described["components"]["schemas"][name]["examples"]
            assert examples, operation["operationId"]
            host = make(http, "amyitis", ME, OPEN)
            for example in examples:
                answer = http.request(method, path.replace("{id}", host.table), json=example, headers=host.headers)
                place = answer.json().get("error", {}).get("id")
                assert place != "server-malformed", (operation["operationId"], answer.text)


def test_the_description_can_be_read_without_a_network(server: Served) -> None:
    described = server.http.get("/api/openapi.json").text
    assert "http://" not in described
    assert "https://" not in described


def test_the_first_page_speaks_the_readers_language(http: httpx.Client) -> None:
    for language in LANGUAGES:
        page = found_page(http, language)
        assert f'<html lang="{language}">' in page
        assert texts(language).t("server-page-about") in page
        assert texts(language).t("server-page-build") in page
        assert "width=device-width" in page


def found_page(http: httpx.Client, language: str) -> str:
    answer = http.get("/", headers={"accept-language": f"{language};q=0.9, xx"})
    assert answer.status_code == 200
    return answer.text
