"""Kill the server at random times while people play, then compare everything they were sent.

`python -m tests.server.crash_harness --kills 200 --seed 1` prints a summary as JSON. The players: crash_players.py.
"""

import argparse
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx

from semiramis.core.registry import keys
from semiramis.server.audit import audit
from tests.server.crash_players import Notes, Player
from tests.server.crash_records import messages_of

READY_LIMIT = 120.0
CATCH_UP_LIMIT = 120.0
ENOUGH_MOVES = 10
"""How many moves a run has at least, however slow the machine is."""
EARLY = 0.15
"""The share of kills that happen while the server starts."""
ORPHAN = re.compile(
    r"Traceback \(most recent call last\):\n"
    r"  File .*\n"
    r"  File .* in spawn_main\n(?:    .*\n)+"
    r"  File .* in _main\n    preparation_data = .*\n(?: +[~^]+\n)?"
    r"EOFError: Ran out of input\n"
)
"""The traceback of a Python process whose parent was killed while starting it, before any of our code ran."""
Report = Callable[[int, int], None]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Process:
    """`semiramis serve` on one data folder, restarted repeatedly on the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data / "server.log"
        self.groups: list[int] = []
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it in its own process group, so that orphaned children can be found."""
        program = [sys.executable, "-m", "semiramis.cli.main", "serve", "--rate", "1000000"]
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                [*program, "--port", str(self.port), "--data", str(self.data)],
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
            )
        self.groups.append(self.running.pid)

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + READY_LIMIT
        while time.monotonic() < deadline:
            assert self.running is not None
            assert self.running.poll() is None, self.log.read_text()[-2000:]
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Send SIGKILL to the server only; its children have to notice by themselves."""
        assert self.running is not None
        self.running.kill()
        self.running.wait()
        self.running = None

    def stop(self) -> int:
        """Send SIGTERM; return the exit code."""
        assert self.running is not None
        self.running.terminate()
        return self.running.wait(30)

    def left_behind(self) -> int:
        """Return the number of process groups that outlive their server by 10 seconds; they are ended here."""
        deadline, groups = time.monotonic() + 10, set(self.groups)
        while groups and time.monotonic() < deadline:
            groups = {group for group in groups if _is_alive(group)}
            time.sleep(0.05)
        for group in groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        return len(groups)

    def errors(self) -> list[str]:
        """Return the errors the server has logged."""
        lines = [line for line in self.log.read_text().splitlines() if line.strip()]
        wrong = [line for line in lines if not line.startswith("{") or '"level": "error"' in line]
        left = ORPHAN.sub("", "".join(f"{line}\n" for line in wrong))
        return [line[:1500] for line in left.splitlines()]


def _is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


class Killing:
    """One run: players and listeners, a server, and the loop that kills it."""

    def __init__(self, data: Path, seed: int, rounds: int = 1) -> None:
        self.random = Random(seed)
        self.process = Process(data)
        self.notes = Notes(self.process.url)
        bots = [(key, False) for key in keys() for _ in range(rounds)] + [(keys()[0], True)]
        self.players = [
            Player(self.notes, key, with_bot, Random(f"{seed}/{n}")) for n, (key, with_bot) in enumerate(bots)
        ]
        self.early = 0

    def run(self, kills: int, report: Report = lambda done, total: None) -> dict[str, Any]:
        """Kill the server `kills` times; return the summary."""
        begun = time.monotonic()
        threads = [threading.Thread(target=player.play) for player in self.players]
        try:
            for thread in threads:
                thread.start()
            for done in range(kills):
                self._one_life()
                report(done + 1, kills)
            exit_code = self._last_life(threads)
        finally:
            self.notes.finish()
            for thread in [*threads, *self.notes.listeners]:
                thread.join(READY_LIMIT)
            if self.process.running is not None and self.process.running.poll() is None:
                self.process.kill()
            left = self.process.left_behind()
        summary = self._summary(kills)
        summary["faults"] += [f"exit code {exit_code}"] if exit_code not in (0, -signal.SIGTERM) else []
        summary["faults"] += [f"{left} process groups left behind"] if left else []
        return {**summary, "seconds": round(time.monotonic() - begun, 1)}

    def _one_life(self) -> None:
        self.process.start()
        if self.random.random() < EARLY:
            self.early += 1
            time.sleep(self.random.uniform(0, 1.5))
        else:
            self.process.wait_until_ready()
            self.notes.up.set()
            self.compare()
            enough = self.notes.sent + self.random.randint(1, 40)
            self._wait_for(lambda: self.notes.sent >= enough)
            time.sleep(self.random.uniform(0, 0.02))
        self.notes.up.clear()
        self.process.kill()

    def _last_life(self, threads: list[threading.Thread]) -> int:
        """Let the last server run: players finish their commands, and listeners catch up."""
        self.process.start()
        self.process.wait_until_ready()
        self.notes.up.set()
        self._wait_for(self._is_varied)
        self.notes.last_moves.set()
        for thread in threads:
            thread.join(READY_LIMIT)
            assert not thread.is_alive()
        last = self.compare()
        deadline = time.monotonic() + CATCH_UP_LIMIT
        while time.monotonic() < deadline and any(a.last < last[a.table] for a in self.notes.listeners):
            time.sleep(0.05)
        self.compare()
        return self.process.stop()

    def _is_varied(self) -> bool:
        """Whether every player has a table, and commands of both directions were acknowledged."""
        kinds = self.notes.kinds()
        took_back = kinds["undo"] + kinds["restart"] + kinds["ask-undo"]
        return len(self.notes.games) >= len(self.players) and took_back > 0 and kinds["move"] > ENOUGH_MOVES

    @staticmethod
    def _wait_for(condition: Callable[[], bool]) -> None:
        """Wait for what the players do; a run in which it never happens goes on, and shows it in its summary."""
        deadline = time.monotonic() + CATCH_UP_LIMIT
        while not condition() and time.monotonic() < deadline:
            time.sleep(0.001)

    def compare(self) -> dict[str, int]:
        """Check that everything acknowledged or sent is present once and unchanged; return the last event by table."""
        last = {}
        for game in list(self.notes.games):
            known = list(game.acknowledged)
            seen = {seat: dict(result) for seat, result in game.result.items()}
            headers = {"authorization": f"Bearer {game.tokens[0]}"}
            address = f"{self.process.url}/api/tables/{game.table}/history"
            answer = httpx.get(address, params={"after": -1}, headers=headers, timeout=120)
            if answer.status_code != 200:
                self.notes.fault(f"{game.table}: {answer.status_code} {answer.text[:200]}")
                continue
            events = answer.json()["events"]
            if [event["seq"] for event in events] != list(range(len(events))):
                self.notes.fault(f"{game.table}: events {[event['seq'] for event in events]}")
            for ack in known:
                if ack.seq >= len(events):
                    self.notes.fault(f"{game.table}: lost {ack}")
                elif not ack.fits(events[ack.seq]):
                    self.notes.fault(f"{game.table}: {ack} became {messages_of(events[ack.seq])}")
            for seq, result in seen[0].items():
                if seq >= len(events) or messages_of(events[seq]) != result:
                    self.notes.fault(f"{game.table}: event {seq} was told otherwise")
            last[game.table] = len(events) - 1
        return last

    def _summary(self, kills: int) -> dict[str, Any]:
        faults = self.notes.faults
        for game in self.notes.games:
            self._compare_rows(game)
        for listener in self.notes.listeners:
            if listener.seqs != list(range(len(listener.seqs))):
                faults.append(f"{listener.table}: stream {listener.seqs}")
        verdicts = [verdict for _, _, verdict in audit(self.process.data)]
        faults += [f"{v.table}: {v.problem.message}" for v in verdicts if v.problem]
        faults += self.process.errors()
        return {
            "kills": kills,
            "while_starting": self.early,
            "tables": len(self.notes.games),
            "games_over": sum(player.finished for player in self.players),
            "events": sum(verdict.events for verdict in verdicts),
            "acknowledged": sum(len(game.acknowledged) for game in self.notes.games),
            "kinds": self.notes.kinds(),
            "refused": sum(len(game.refused) for game in self.notes.games),
            "sent_again": self.notes.sent_again,
            "of_which_done_before": self.notes.done_before,
            "sent_twice_on_purpose": self.notes.sent_twice,
            "streams": len(self.notes.listeners),
            "stream_connections": sum(listener.connections for listener in self.notes.listeners),
            "streamed": sum(len(listener.seqs) for listener in self.notes.listeners),
            "replayed_tables": len(verdicts),
            "faults": faults,
        }

    def _compare_rows(self, game: Any) -> None:
        """Check the database: each acknowledged move with its action, each key once, no command that nobody sent."""
        with closing(sqlite3.connect(self.process.data / "tables.sqlite")) as data:
            wanted = "SELECT seq, kind, by, data FROM events WHERE table_id = ? ORDER BY seq"
            events = list(data.execute(wanted, (game.table,)))
            stored = dict(data.execute("SELECT key, seq FROM keys WHERE table_id = ?", (game.table,)))
        if stored != {ack.key: ack.seq for ack in game.acknowledged}:
            self.notes.fault(f"{game.table}: keys differ from what was acknowledged")
        if len(stored) != len(set(stored.values())) or len(stored) != len(game.acknowledged):
            self.notes.fault(f"{game.table}: something was done twice")
        for ack in game.acknowledged:
            lines = json.loads(events[ack.seq][3]).get("lines", [{}])
            action = {name: value for name, value in lines[0].items() if name != "n"}
            if ack.kind == "move" and action != {"by": ack.seat, **ack.action}:
                self.notes.fault(f"{game.table}: {ack} is stored as {action}")
        for seq, kind, by, _ in events:
            if seq not in stored.values() and kind not in ("made", "join") and by not in game.bot_seats:
                self.notes.fault(f"{game.table}: nobody asked for event {seq} {kind} {by}")


def main() -> int:
    """Run as a program."""
    from semiramis.cli.support.common import progress_bar

    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=2, help="tables of each game at a time")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, progress_bar("kills") as report:
        summary = Killing(Path(folder), given.seed, given.rounds).run(given.kills, report)
    sys.stdout.write(json.dumps({"seed": given.seed, **summary}, indent=1) + "\n")
    return 1 if summary["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
