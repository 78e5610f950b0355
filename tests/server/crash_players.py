"""Players that survive server crashes: they record what they were sent and repeat unanswered commands."""

import json
import threading
import time
from itertools import count
from random import Random
from typing import Any

import httpx

from tests.server.crash_records import BECOMES, Ack, Game, messages_of

PAUSE = 0.01
READ_SECONDS = 2.0


class Notes:
    """Shared by all threads: whether the server is up, and what was recorded."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.up = threading.Event()
        self.last_moves = threading.Event()
        self.over = threading.Event()
        self.games: list[Game] = []
        self.listeners: list[Listener] = []
        self.faults: list[str] = []
        self.sent = 0
        self.sent_again = 0
        self.done_before = 0
        self.sent_twice = 0

    def client(self, timeout: float) -> httpx.Client:
        """Return a client of the server."""
        return httpx.Client(base_url=self.url, timeout=timeout)

    def fault(self, what: str) -> None:
        """Record something that must not happen."""
        if len(self.faults) < 50 and what not in self.faults:
            self.faults.append(what)

    def finish(self) -> None:
        """Let all threads stop."""
        for event in (self.up, self.last_moves, self.over):
            event.set()

    def open(self, game: Game) -> None:
        """Add a table: it is compared at the end, and listened to with every token."""
        for number, token in enumerate(game.tokens):
            listener = Listener(self, game.table, token, game.result[number])
            self.listeners.append(listener)
            listener.start()
        self.games.append(game)

    def kinds(self) -> dict[str, int]:
        """Return the number of acknowledged commands of each kind."""
        found = dict.fromkeys(BECOMES, 0)
        for game in self.games:
            for ack in game.acknowledged:
                found[ack.kind] += 1
        return found


class Listener(threading.Thread):
    """Subscribes with one token, and resumes after the last event whenever the stream ends."""

    def __init__(self, notes: Notes, table: str, token: str, result: dict[int, str]) -> None:
        super().__init__(daemon=True)
        self.notes = notes
        self.table = table
        self.token = token
        self.result = result
        self.seqs: list[int] = []
        self.connections = 0

    @property
    def last(self) -> int:
        return self.seqs[-1] if self.seqs else -1

    def run(self) -> None:
        """Listen until the run is over."""
        with self.notes.client(READ_SECONDS) as http:
            while not self.notes.over.is_set():
                try:
                    self._listen(http)
                except httpx.TransportError:
                    time.sleep(PAUSE)

    def _listen(self, http: httpx.Client) -> None:
        headers = {"authorization": f"Bearer {self.token}"}
        params = {}
        if self.seqs:
            headers["last-event-id"] = str(self.last)
        else:
            params["after"] = -1
        with http.stream("GET", f"/api/tables/{self.table}/events", headers=headers, params=params) as response:
            if response.status_code != 200:
                self.notes.fault(f"{self.table}: stream {response.status_code}")
                time.sleep(0.5)
                return
            self.connections += 1
            data = id = ""
            for line in response.iter_lines():
                if line.startswith("data: "):
                    data = line[6:]
                elif line.startswith("id: "):
                    id = line[4:]
                elif not line and data:
                    self._note(int(id), json.loads(data))
                    data = ""
                if self.notes.over.is_set():
                    return

    def _note(self, id: int, event: dict[str, Any]) -> None:
        if id != event["seq"]:
            self.notes.fault(f"{self.table}: id {id} for event {event['seq']}")
        self.seqs.append(id)
        self.result[id] = messages_of(event)


class Player:
    """Plays both seats of a table (or one against a bot) at random, game after game."""

    numbers = count(1)

    def __init__(self, notes: Notes, game: str, with_bot: bool, random: Random) -> None:
        self.notes = notes
        self.game = game
        self.with_bot = with_bot
        self.random = random
        self.finished = 0

    def play(self) -> None:
        """Play until told to stop, and finish pending commands."""
        with self.notes.client(120) as self.http:
            while not self.notes.last_moves.is_set():
                self.notes.up.wait()
                try:
                    table = self._new_table()
                except httpx.TransportError:
                    time.sleep(PAUSE)
                    continue
                self.notes.open(table)
                while not self.notes.last_moves.is_set() and self._act(table):
                    pass

    def _new_table(self) -> Game:
        """Return a new table; one whose creation or join was not answered is abandoned, as nobody knows of it."""
        other = {"kind": "bot", "bot": "random"} if self.with_bot else {"kind": "open"}
        body = {"game": self.game, "seats": [{"kind": "me", "name": "Ada"}, other]}
        made = self._found(self.http.post("/api/tables", json=body), 201)
        table, tokens = made["table"]["id"], [made["token"]]
        if not self.with_bot:
            tokens.append(self._found(self.http.post(f"/api/tables/{table}/join", json={"name": "Bo"}), 201)["token"])
        words = [seat["seat"] for seat in made["table"]["seats"]]
        people = {word: number for number, word in enumerate(words[: len(tokens)])}
        return Game(table, tokens, people, set(words) - set(people))

    def _found(self, answer: httpx.Response, status: int) -> dict[str, Any]:
        if answer.status_code != status:
            self.notes.fault(f"{answer.request.url}: {answer.status_code} {answer.text[:200]}")
            raise httpx.TransportError("not as it should be")
        found: dict[str, Any] = answer.json()
        return found

    def _act(self, game: Game) -> bool:
        """Do one thing at a table; return False once the game is over."""
        self.notes.up.wait()
        try:
            now = self._seen(game, 0)
            seat = game.seats.get(now["table"]["mover"])
            if seat:
                now = self._seen(game, seat)
        except httpx.TransportError:
            time.sleep(PAUSE)
            return True
        table = now["table"]
        if table["status"] == "over":
            self.finished += 1
            return False
        if table["request"]:
            answering = 1 - game.seats[table["request"]["by"]]
            self._command(game, answering, table["seq"], "answer", agrees=self.random.random() < 0.7)
        elif seat is None or not now["legal"]:
            time.sleep(PAUSE)
        else:
            self._by_lot(game, seat, now)
        return True

    def _seen(self, game: Game, number: int) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {game.tokens[number]}"}
        least = max((ack.seq for ack in game.acknowledged), default=0)
        now = self._found(self.http.get(f"/api/tables/{game.table}", headers=headers), 200)
        if now["table"]["seq"] < least:
            self.notes.fault(f"{game.table}: event {least} was acknowledged, then {now['table']['seq']} was the last")
        return now

    def _by_lot(self, game: Game, seat: int, now: dict[str, Any]) -> None:
        seq, lot = now["table"]["seq"], self.random.random()
        anyone = self.random.randrange(len(game.tokens))
        if lot < 0.06:
            self._command(game, anyone, seq, "undo", steps=self.random.choice((1, 1, 2)))
        elif lot < 0.12:
            self._command(game, anyone, seq, "ask-undo", steps=self.random.randint(1, 20))
        elif lot < 0.18 and now["table"]["undo"]["redo"]:
            self._command(game, seat, seq, "redo", steps=1)
        elif lot < 0.20:
            self._command(game, anyone, seq, "restart")
        elif lot < 0.24 and game.acknowledged:
            self._send_again(game, self.random.choice(game.acknowledged))
        else:
            self._command(game, seat, seq, "move", action=self.random.choice(now["legal"])["action"])

    def _command(self, game: Game, number: int, expect: int, kind: str, **more: Any) -> None:
        """Send a command until it is answered, always with the same key."""
        key = f"killing-{next(self.numbers):07}"
        body = {"kind": kind, "expect": expect, "key": key, **more}
        tries, began = 0, time.time()
        while True:
            tries += 1
            try:
                answer = self._post(game, number, body)
                break
            except httpx.TransportError:
                self.notes.up.wait()
                began = time.time()
        self.notes.sent_again += tries > 1
        if answer.status_code == 200:
            seat = next(word for word, n in game.seats.items() if n == number)
            seq = int(answer.json()["seq"])
            game.acknowledged.append(Ack(key, kind, seq, seat, more.get("action", {})))
            self.notes.done_before += tries > 1 and self._happened(game, seq) < began
        elif answer.status_code in (403, 409, 422):
            game.refused.append(key)
        else:
            self.notes.fault(f"{game.table}: {body} was answered {answer.status_code} {answer.text[:200]}")

    def _post(self, game: Game, number: int, body: dict[str, Any]) -> httpx.Response:
        self.notes.sent += 1
        headers = {"authorization": f"Bearer {game.tokens[number]}"}
        return self.http.post(f"/api/tables/{game.table}/commands", json=body, headers=headers)

    def _happened(self, game: Game, seq: int) -> float:
        """Return the time of an event, or the current time if the server does not answer."""
        try:
            address = f"/api/tables/{game.table}/history"
            return float(self._found(self.http.get(address, params={"after": seq - 1}), 200)["events"][0]["at"])
        except httpx.TransportError:
            return time.time()

    def _send_again(self, game: Game, ack: Ack) -> None:
        """Repeat a command that was acknowledged before: the response is the same, and nothing changes."""
        body = {"kind": "redo", "expect": 0, "key": ack.key}
        try:
            answer = self._post(game, game.seats[ack.seat], body)
        except httpx.TransportError:
            return
        self.notes.sent_twice += 1
        if answer.status_code != 200 or answer.json()["seq"] != ack.seq:
            self.notes.fault(f"{game.table}: {ack} sent again was answered {answer.status_code} {answer.text[:100]}")
