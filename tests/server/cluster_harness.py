"""Disturb a cluster while people play, then compare everything they were sent with what is stored.

`python -m tests.server.cluster_harness --faults 200 --seed 1` prints a summary as JSON. Three nodes share a PostgreSQL
database, which is killed, too, and a Redis server, which is emptied, stopped and started. The players are those of
crash_players.py; each request goes to a node by chance, as behind a proxy that knows nothing of tables.
"""

import argparse
import json
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg

from semiramis.core.registry import keys
from semiramis.server.audit import audit
from semiramis.server.storage.nodes import LEASE_SECONDS
from tests.server.cluster_nodes import READY_LIMIT, ClusterNotes, NodeProcess
from tests.server.crash_players import Player
from tests.server.crash_records import Ack, messages_of
from tests.support.services import Postgres, Redis, folder_for_anyone, postgres_server, redis_server

NODES = 3
FAULTS = {
    "node killed": 40,
    "node ended": 12,
    "node paused": 14,
    "node paused past its lease": 8,
    "bus emptied": 10,
    "bus stopped": 6,
    "database killed": 10,
}
"""The kinds of faults and how often each happens, as shares."""
Report = Callable[[int, int], None]


class Disturbing:
    """One run: players and listeners, three nodes, a database, a bus, and the loop that disturbs them."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis, seed: int, rounds: int = 1) -> None:
        self.random = Random(seed)
        self.postgres = postgres
        self.redis = redis
        self.database = postgres.new_database()
        self.nodes = [NodeProcess(folder, number, self.database, redis.url) for number in range(NODES)]
        self.notes = ClusterNotes([node.url for node in self.nodes], seed)
        bots = [(key, False) for key in keys() for _ in range(rounds)] + [(keys()[0], True)]
        self.players = [Player(self.notes, key, bot, Random(f"{seed}/{n}")) for n, (key, bot) in enumerate(bots)]
        self.done: Counter[str] = Counter()

    def run(self, faults: int, report: Report = lambda done, total: None) -> dict[str, Any]:
        """Disturb the cluster so many times; return the summary."""
        begun = time.monotonic()
        threads = [threading.Thread(target=player.play, daemon=True) for player in self.players]
        try:
            for node in self.nodes:
                node.start()
            for node in self.nodes:
                node.wait_until_ready()
            self.notes.up.set()
            for thread in threads:
                thread.start()
            for done in range(faults):
                self._wait_for_commands()
                kind = self.random.choices([*FAULTS], [*FAULTS.values()])[0]
                self._disturb(kind)
                self.done[kind] += 1
                if done % 10 == 9:
                    self.compare()
                report(done + 1, faults)
            self._finish(threads)
        finally:
            self.notes.finish()
            for node in self.nodes:
                if node.running is not None:
                    node.end(signal.SIGKILL)
            for thread in [*threads, *self.notes.listeners]:
                thread.join(READY_LIMIT)
        return {**self._summary(faults), "seconds": round(time.monotonic() - begun, 1)}

    def _wait_for_commands(self) -> None:
        target, deadline = self.notes.sent + self.random.randint(1, 40), time.monotonic() + 3
        while self.notes.sent < target and time.monotonic() < deadline:
            time.sleep(0.002)

    def _disturb(self, kind: str) -> None:
        node = self.random.choice(self.nodes)
        if kind.startswith("node"):
            node.wait_until_ready()  # it may be starting still; the others serve meanwhile
        if kind in ("node killed", "node ended"):
            code = node.end(signal.SIGKILL if kind == "node killed" else signal.SIGTERM)
            if kind == "node ended" and code not in (0, -signal.SIGTERM):
                self.notes.fault(f"exit code {code}")
            self._wait_for_commands()
            node.start()
        elif kind.startswith("node paused"):
            node.send(signal.SIGSTOP)
            is_long = kind.endswith("lease")
            time.sleep(LEASE_SECONDS + self.random.uniform(0.2, 2.0) if is_long else self.random.uniform(0.05, 1.0))
            node.send(signal.SIGCONT)
        elif kind == "bus emptied":
            self.redis.flush()
        elif kind == "bus stopped":
            self.redis.stop()
            self._wait_for_commands()
            self.redis.start()
        else:
            self.postgres.kill()
            time.sleep(self.random.uniform(0, 0.5))
            self.postgres.start()

    def _finish(self, threads: list[threading.Thread]) -> None:
        """Let the players finish their commands, and the listeners catch up."""
        for node in self.nodes:
            node.wait_until_ready()
        self.notes.last_moves.set()
        for thread in threads:
            thread.join(READY_LIMIT)
            assert not thread.is_alive()
        last = self.compare()
        deadline = time.monotonic() + READY_LIMIT
        while time.monotonic() < deadline and any(a.last < last[a.table] for a in self.notes.listeners):
            time.sleep(0.05)
        for node in self.nodes:
            code = node.end(signal.SIGTERM)
            if code not in (0, -signal.SIGTERM):
                self.notes.fault(f"exit code {code}")

    # checks

    def compare(self) -> dict[str, int]:
        """Check that everything acknowledged or sent is stored once and unchanged; return the last event by table."""
        last: dict[str, int] = {}
        with self.notes.client(30) as http:
            for game in list(self.notes.games):
                known, seen = list(game.acknowledged), dict(game.result[0])
                events = self._history(http, game.table, game.tokens[0])
                if [event["seq"] for event in events] != list(range(len(events))):
                    self.notes.fault(f"{game.table}: events {[event['seq'] for event in events]}")
                for ack in known:
                    if ack.seq >= len(events):
                        self.notes.fault(f"{game.table}: lost {ack}")
                    elif not ack.fits(events[ack.seq]):
                        self.notes.fault(f"{game.table}: {ack} became {messages_of(events[ack.seq])}")
                for seq, result in seen.items():
                    if seq >= len(events) or messages_of(events[seq]) != result:
                        self.notes.fault(f"{game.table}: event {seq} was told otherwise")
                last[game.table] = len(events) - 1
        return last

    def _history(self, http: httpx.Client, table: str, token: str) -> list[dict[str, Any]]:
        deadline = time.monotonic() + READY_LIMIT
        while True:
            try:
                headers = {"authorization": f"Bearer {token}"}
                answer = http.get(f"/api/tables/{table}/history", params={"after": -1}, headers=headers)
                assert answer.status_code == 200, answer.text
                found: list[dict[str, Any]] = answer.json()["events"]
                return found
            except httpx.TransportError:
                assert time.monotonic() < deadline

    def _summary(self, faults: int) -> dict[str, Any]:
        found = self.notes.faults
        with psycopg.connect(self.database) as connection:
            for game in self.notes.games:
                self._compare_rows(connection, game)
            owners = connection.execute("SELECT sum(epoch), max(epoch) FROM tables").fetchone()
        for listener in self.notes.listeners:
            if listener.seqs != list(range(len(listener.seqs))):
                found.append(f"{listener.table}: stream {listener.seqs}")
        verdicts = [verdict for _, _, verdict in audit(self.database)]
        found += [f"{v.table}: {v.problem.message}" for v in verdicts if v.problem]
        found += [f"{node.url}: {line}" for node in self.nodes for line in node.errors()]
        assert owners is not None
        return {
            "disturbances": faults,
            "kinds_of_disturbances": dict(self.done),
            "tables": len(self.notes.games),
            "games_over": sum(player.finished for player in self.players),
            "events": sum(verdict.events for verdict in verdicts),
            "acknowledged": sum(len(game.acknowledged) for game in self.notes.games),
            "kinds": self.notes.kinds(),
            "refused": sum(len(game.refused) for game in self.notes.games),
            "sent_again": self.notes.sent_again,
            "of_which_done_before": self.notes.done_before,
            "sent_twice_on_purpose": self.notes.sent_twice,
            "changes_of_owner": owners[0],
            "most_owners_of_a_table": owners[1],
            "leases_lost": sum(node.log.read_text().count('"lease lost"') for node in self.nodes),
            "streams": len(self.notes.listeners),
            "stream_connections": sum(listener.connections for listener in self.notes.listeners),
            "streamed": sum(len(listener.seqs) for listener in self.notes.listeners),
            "replayed_tables": len(verdicts),
            "faults": found,
        }

    def _compare_rows(self, connection: "psycopg.Connection[Any]", game: Any) -> None:
        """Check the database: a line of events, each acknowledged command once and at its place, none of nobody."""
        wanted = "SELECT seq, kind, by, data FROM events WHERE table_id = %s ORDER BY seq"
        events = connection.execute(wanted, (game.table,)).fetchall()
        rows = connection.execute("SELECT key, seq FROM keys WHERE table_id = %s", (game.table,)).fetchall()
        stored = dict(rows)
        if stored != {ack.key: ack.seq for ack in game.acknowledged} or len(rows) != len(stored):
            self.notes.fault(f"{game.table}: keys differ from what was acknowledged")
        if len(stored) != len(set(stored.values())):
            self.notes.fault(f"{game.table}: two commands made one event")
        for ack in game.acknowledged:
            self._compare_action(game.table, ack, events[ack.seq][3])
        for seq, kind, by, _ in events:
            if seq not in stored.values() and kind not in ("made", "join") and by not in game.bot_seats:
                self.notes.fault(f"{game.table}: nobody asked for event {seq} {kind} {by}")

    def _compare_action(self, table: str, ack: Ack, data: str) -> None:
        lines = json.loads(data).get("lines", [{}])
        action = {name: value for name, value in lines[0].items() if name != "n"}
        if ack.kind == "move" and action != {"by": ack.seat, **ack.action}:
            self.notes.fault(f"{table}: {ack} is stored as {action}")


def disturb(faults: int, seed: int, rounds: int = 1, report: Report = lambda done, total: None) -> dict[str, Any]:
    """Start everything, disturb it so many times, end everything; return the summary."""
    with ExitStack() as open_now:
        folder = open_now.enter_context(folder_for_anyone())
        postgres = open_now.enter_context(postgres_server(durable=True))
        redis = open_now.enter_context(redis_server())
        return Disturbing(folder, postgres, redis, seed, rounds).run(faults, report)


def main() -> int:
    """Run as a program."""
    from semiramis.cli.support.common import progress_bar

    parser = argparse.ArgumentParser()
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1, help="tables of each game at a time")
    given = parser.parse_args()
    with progress_bar("faults") as report:
        summary = disturb(given.faults, given.seed, given.rounds, report)
    sys.stdout.write(json.dumps({"seed": given.seed, **summary}, indent=1) + "\n")
    return 1 if summary["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
