"""How long a person waits for a greedy bot while many bot tables and hints wait; and how long the event loop is held.

    python bench/fairness.py [--tables 200] [--hints 1000]

Starts a server of its own on an empty folder. Prints one line of JSON.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from serving import serving
from wire import Wire

BOTS = [{"kind": "bot", "bot": "royal"}] * 4
ALONE = [{"kind": "me", "name": "Ada"}, {"kind": "hot-seat", "name": "Bo"}]
PERSON = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]


async def main(tables: int, hints: int) -> None:
    """Fill the queue, then play as a person against a greedy bot."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder, "data")) as served:
            wire = served.wire
            before = await greedy_move(wire)
            for _ in range(tables):
                id = (await wire.body("POST", "/api/tables", {"game": "amyitis", "seats": BOTS}))["table"]["id"]
                await wire.body("GET", f"/api/tables/{id}")  # somebody watches
            asked = [asyncio.ensure_future(hint(wire)) for _ in range(hints)]
            await asyncio.sleep(15)
            waits, lags = [], []
            for _ in range(5):
                lags.append(await timed(wire.ask("GET", "/healthz")))
                waits.append(await greedy_move(wire))
            queue = [
                line for line in (await wire.ask("GET", "/metrics"))[1].decode().splitlines() if "bot_queue{" in line
            ]
            for each in asked:
                each.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            found = {"alone_s": round(before, 3), "crowded_s": [round(wait, 3) for wait in waits]}
            print(json.dumps({**found, "healthz_s": [round(lag, 3) for lag in lags], "queue": queue}))


async def hint(wire: Wire) -> None:
    """Ask for a hint at a table of one's own, and wait."""
    made = await wire.body("POST", "/api/tables", {"game": "amyitis", "seats": ALONE})
    await wire.ask("GET", f"/api/tables/{made['table']['id']}/hint", token=made["token"])


async def greedy_move(wire: Wire) -> float:
    """Return the seconds from a person's wait for a greedy bot until its move is there."""
    while True:
        made = await wire.body("POST", "/api/tables", {"game": "amyitis", "seats": PERSON})
        if made["table"]["mover"] == "rose":
            break
    begun, path = time.perf_counter(), f"/api/tables/{made['table']['id']}"
    while True:
        now = await wire.body("GET", path, token=made["token"])
        if now["table"]["seq"] > 0:
            return time.perf_counter() - begun
        await asyncio.sleep(0.02)


async def timed(work: object) -> float:
    """Return the seconds that something took."""
    begun = time.perf_counter()
    await work  # type: ignore[misc]
    return time.perf_counter() - begun


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--hints", type=int, default=1000)
    given = parser.parse_args()
    asyncio.run(main(given.tables, given.hints))
