"""How a server is run."""

from dataclasses import dataclass
from pathlib import Path

from semiramis.server.http.client import BUILT


@dataclass(frozen=True)
class Settings:
    """A server's data, bot processes, rate limits, client files and address.

    `burst` requests are allowed at once, `per_second` in the long run, by token and (`address_…`) by address.
    `address_streams` are how many streams an address may hold at once, `token_streams` how many a token (or, without
    one, an address) at one table. `tables_a_day` and `bytes_a_day` are what an address may make and upload.
    `hosts` are the names this server is reached by, without ports; with none it answers to all.
    `database` is the URL of a PostgreSQL database, empty for a file in the folder `data`.
    `bus` is the URL of a Redis server that all servers on that database share, empty without one, and `node_url` the
    one where these reach this server.
    After `keep_days` without a change uploads, forks and games of bots alone are deleted; with 0 nothing is.
    `metrics_to` are the addresses and networks that may read the metrics beside this machine.
    `network` is the URL for guests in the same network, empty if only this machine can connect.
    """

    data: Path
    database: str = ""
    bus: str = ""
    node_url: str = ""
    workers: int = 1
    burst: float = 120.0
    per_second: float = 20.0
    address_burst: float = 600.0
    address_per_second: float = 100.0
    address_streams: int = 40
    token_streams: int = 6
    tables_a_day: float = 500.0
    bytes_a_day: float = 100e6
    keep_days: float = 0.0
    metrics_to: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    web: Path = BUILT
    root_path: str = ""
    network: str = ""
