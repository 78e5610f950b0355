"""The bus over Redis or Valkey: messages by publish and subscribe, and counts of requests that all nodes share."""

import asyncio
import time
from typing import Any

from semiramis.server.logs import LOG
from semiramis.server.service.bus import Receive

CHANNEL = "semiramis"
MOST_WAITING = 10_000
RETRY_SECONDS = 0.5
COUNT_SECONDS = 0.25
"""How long the count of a request may take; without an answer each node counts for itself."""
PAUSE_SECONDS = 5.0
"""How long not to ask for counts after there was no answer."""
BUCKET = """
local now = redis.call('TIME')
local at = tonumber(now[1]) + tonumber(now[2]) / 1000000
local burst, rate, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = math.min(burst, (tonumber(kept[1]) or burst) + math.max(0, at - (tonumber(kept[2]) or at)) * rate)
local needed, wait = math.min(cost, burst), 0
if left < needed then wait = (needed - left) / rate else left = left - needed end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', string.format('%.6f', at))
redis.call('EXPIRE', KEYS[1], math.ceil(burst / rate) + 1)
return tostring(wait)
"""
"""A token bucket, as `http/limits.py` has it."""


class RedisBus:
    """Implements `Bus`. Nothing waits for it, and nothing is lost with it but time."""

    def __init__(self, url: str) -> None:
        import redis.asyncio

        self._client: Any = redis.asyncio.Redis.from_url(
            url, decode_responses=True, socket_connect_timeout=2, socket_keepalive=True, health_check_interval=5
        )
        self._bucket = self._client.register_script(BUCKET)
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._silent_until = 0.0
        self.dropped = 0

    def send(self, topic: str, text: str) -> None:
        """Send a message soon; it is dropped if too many wait."""
        try:
            self._waiting.put_nowait(f"{topic}:{text}")
        except asyncio.QueueFull:
            self.dropped += 1

    async def run(self, receive: Receive) -> None:
        """Run until cancelled: send what waits, and pass on what arrives."""
        try:
            await asyncio.gather(self._send_all(), self._listen(receive))
        finally:
            await self._client.aclose()

    async def _send_all(self) -> None:
        while True:
            message = await self._waiting.get()
            try:
                await asyncio.wait_for(self._client.publish(CHANNEL, message), 2.0)
            except Exception as problem:
                self.dropped += 1
                LOG.warning("bus", extra={"more": {"problem": str(problem)[:200]}})
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, receive: Receive) -> None:
        while True:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        topic, _, text = str(message["data"]).partition(":")
                        receive(topic, text)
            except Exception as problem:
                LOG.warning("bus", extra={"more": {"problem": str(problem)[:200]}})
            await asyncio.sleep(RETRY_SECONDS)

    async def wait(self, who: str, burst: float, per_second: float, cost: float) -> float | None:
        """Count a request of a client at all nodes; None if the bus does not answer."""
        if time.monotonic() < self._silent_until:
            return None
        try:
            asked = self._bucket(keys=[f"semiramis:rate:{who}"], args=[burst, per_second, cost])
            return float(await asyncio.wait_for(asked, COUNT_SECONDS))
        except Exception:
            self._silent_until = time.monotonic() + PAUSE_SECONDS
            return None
