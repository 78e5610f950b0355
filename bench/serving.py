"""A `semiramis serve` process on a folder, for the duration of a measurement."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from wire import Trouble, Wire

START_LIMIT = 60.0
STOP_LIMIT = 30.0
NO_LIMIT = "1000000"
TICKS = os.sysconf("SC_CLK_TCK")


class Serving:
    """A running server: its address, the time to its first page, and its resource usage."""

    def __init__(self, process: "subprocess.Popen[bytes]", wire: Wire, first_page: float) -> None:
        self.process = process
        self.wire = wire
        self.first_page = first_page

    def memory(self) -> float:
        """Return the resident memory of the process, in megabytes (10⁶ bytes)."""
        return rss(self.process.pid)

    def cpu(self) -> float:
        """Return the CPU seconds so far."""
        return cpu(self.process.pid)


def rss(pid: int) -> float:
    """Return the resident memory of a process, in megabytes."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace")
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(found[1]) * 1024 / 1e6 if found else 0.0


def cpu(pid: int) -> float:
    """Return the CPU seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def machine_cpu() -> float:
    """Return the busy CPU seconds of the whole machine so far, over all cores."""
    user, nice, system, _, _, irq, softirq, steal = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + irq + softirq + steal) / TICKS


def command(profile: Path | None) -> list[str]:
    """Return the command that starts the server; with a profile it runs, slower, under cProfile."""
    script = str(Path(sys.executable).with_name("semiramis"))
    return [script] if profile is None else [sys.executable, "-m", "cProfile", "-o", str(profile), script]


@asynccontextmanager
async def serving(data: Path, profile: Path | None = None) -> AsyncIterator[Serving]:
    """Start a server, wait for its first page, and stop it at the end."""
    begun = time.perf_counter()
    args = ["serve", "--port", "0", "--data", str(data), "--rate", NO_LIMIT, "--connections", NO_LIMIT, "--lang", "en"]
    with Path(data.parent, f"{data.name}.log").open("ab") as log:
        process = subprocess.Popen([*command(profile), *args], stdout=subprocess.PIPE, stderr=log)
    try:
        assert process.stdout is not None
        ready = (await asyncio.to_thread(process.stdout.readline)).decode()
        found = re.search(r"http://([\d.]+):(\d+)/", ready)
        if found is None:
            raise Trouble(f"the server did not start: {ready}")
        wire = Wire(found[1], int(found[2]))
        await first_page(wire, process, begun)
        yield Serving(process, wire, time.perf_counter() - begun)
        wire.close()
    finally:
        # in a thread, so that the event loop can close connections meanwhile
        await asyncio.to_thread(stop, process)


async def first_page(wire: Wire, process: "subprocess.Popen[bytes]", begun: float) -> None:
    """Request the first page until it is served."""
    while True:
        try:
            status, _ = await wire.ask("GET", "/")
        except ConnectionError as refused:
            if process.poll() is not None or time.perf_counter() > begun + START_LIMIT:
                raise Trouble("the server did not serve its first page") from refused
            await asyncio.sleep(0.01)
        else:
            if status != 200:
                raise Trouble(f"the first page came with status {status}")
            return


def stop(process: "subprocess.Popen[bytes]") -> None:
    """Stop a server as an interrupt does."""
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
    try:
        process.wait(STOP_LIMIT)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
