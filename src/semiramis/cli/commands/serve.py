"""`semiramis serve`: run the server for people and bots."""

import re
import sys
from contextlib import AbstractContextManager, closing, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from semiramis.cli.support.common import JsonOption, emit, problem_text, t, within
from semiramis.cli.support.options import DatabaseOption
from semiramis.core.model.message import Problem

MOST_PORTS = 65_535
MOST_RATE = 1_000_000
BURST = 6
TOKEN_SHARE = 0.2
STREAM_SHARE = 0.4
"""The share of an address's connections that may be streams."""


@dataclass(frozen=True)
class Address:
    """The addresses of a server: its own URL, the one for the local network, and whether others can reach it."""

    host: str
    url: str
    network: str
    open: bool


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help=t("cli-help-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help=t("cli-help-serve-port"))] = 8765,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help=t("cli-help-serve-data"))] = None,
    database: DatabaseOption = None,
    bus: Annotated[
        str | None, typer.Option(metavar="URL", envvar="SEMIRAMIS_BUS", show_envvar=False, help=t("cli-help-serve-bus"))
    ] = None,
    node_url: Annotated[str | None, typer.Option(metavar="URL", help=t("cli-help-serve-node-url"))] = None,
    keep_days: Annotated[int, typer.Option(metavar="N", help=t("cli-help-serve-keep-days"))] = 0,
    workers: Annotated[int, typer.Option(metavar="N", help=t("cli-help-serve-workers"))] = 1,
    rate: Annotated[int, typer.Option(metavar="N", help=t("cli-help-serve-rate"))] = 100,
    connections: Annotated[int, typer.Option(metavar="N", help=t("cli-help-serve-connections"))] = 100,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help=t("cli-help-serve-trusted-proxy"))
    ] = None,
    allow_host: Annotated[list[str] | None, typer.Option(metavar="NAME", help=t("cli-help-serve-allow-host"))] = None,
    metrics_to: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help=t("cli-help-serve-metrics-to"))
    ] = None,
    web: Annotated[Path | None, typer.Option(metavar="FOLDER", help=t("cli-help-serve-web"))] = None,
    root_path: Annotated[str, typer.Option(metavar="PATH", help=t("cli-help-serve-root-path"))] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=t("cli-help-serve-browser"))] = False,
    json: JsonOption = False,
) -> None:
    """Run the server until it is interrupted."""
    within("--port", port, 0, MOST_PORTS)
    within("--keep-days", keep_days, 0, 36_500)
    within("--workers", workers, 1, 64)
    within("--rate", rate, 1, MOST_RATE)
    within("--connections", connections, 1, MOST_RATE)
    from semiramis.cli.support.databases import check_database
    from semiramis.cli.support.server_process import listen, lock_folder, run_server, tables_folder
    from semiramis.server.app import create_app
    from semiramis.server.http.client import BUILT
    from semiramis.server.logs import set_up_logs
    from semiramis.server.settings import Settings
    from semiramis.server.storage.database import shown

    # for a player the address matters, not every request
    set_up_logs("WARNING" if browser else "INFO")
    held: AbstractContextManager[object]
    if database is not None:
        check_database(database)
        check_bus(bus)
        place, held = Path(), nullcontext()
    else:
        place = tables_folder(data)
        held = closing(lock_folder(place))
    with held:
        root = clean_root(root_path)
        listening = listen(host, port)
        bound_host, bound_port = listening.getsockname()[:2]
        address = _address(bound_host, bound_port, root)
        limits = rate_limits(rate)
        app = create_app(
            Settings(
                place,
                database=database or "",
                bus=(bus or "") if database else "",
                node_url=node_url or _node_url(bound_host, bound_port),
                workers=workers,
                keep_days=keep_days,
                metrics_to=networks(metrics_to or []),
                web=web or BUILT,
                root_path=root,
                network=address.network,
                hosts=host_names(bound_host, allow_host or []),
                address_streams=max(1, int(connections * STREAM_SHARE)),
                per_second=limits["per_second"],
                burst=limits["burst"],
                address_per_second=limits["address_per_second"],
                address_burst=limits["address_burst"],
            )
        )
        _announce(address, shown(database or place), json)
        Thread(target=prepare_bots, args=(json,), daemon=True).start()
        if browser:
            # a browser in a terminal would block this thread until it is closed
            Thread(target=open_browser, args=(address.url.replace("//0.0.0.0:", "//127.0.0.1:"),), daemon=True).start()
        run_server(app, listening, connections, trusted_proxy or [])


def networks(given: list[str]) -> tuple[str, ...]:
    """Return addresses and networks that are well formed. Raises Problem for the first that is not."""
    from ipaddress import ip_network

    for each in given:
        try:
            ip_network(each, strict=False)
        except ValueError as error:
            raise Problem("cli-serve-no-address", given=each[:80]) from error
    return tuple(given)


def check_bus(url: str | None) -> None:
    """Raise Problem unless this is the URL of a Redis server, or None."""
    if url is None:
        return
    import redis

    try:
        redis.Redis.from_url(url).close()
    except ValueError as error:
        raise Problem("cli-serve-no-bus", given=url.rpartition("@")[2][:80]) from error


def _node_url(host: str, port: int) -> str:
    """Where other servers reach this one, unless that is given."""
    from semiramis.server.http.network import network_host, shown_host

    return f"http://{shown_host(network_host(host) or host)}:{port}"


def prepare_bots(quiet: bool) -> None:
    """Build the searches that this machine does not have, saying how far it is; play goes on meanwhile."""
    from semiramis.bots.search.engine_cache import build_searches
    from semiramis.core.registry import find_game, keys

    def report(done: int, total: int) -> None:
        if not quiet:
            id = "cli-serve-preparing" if done < total else "cli-serve-prepared"
            sys.stdout.write(f"{t(id, done=done, total=total)}\n")
            sys.stdout.flush()

    failure = build_searches([find_game(key) for key in keys()], report)
    if failure is not None and not quiet:
        sys.stderr.write(f"{problem_text(failure)}\n")


def _address(host: str, port: int, root: str) -> Address:
    from semiramis.server.http.network import is_loopback, network_host, shown_host

    others = network_host(host)
    return Address(
        host,
        url=f"http://{shown_host(host)}:{port}{root}/",
        network=f"http://{shown_host(others)}:{port}{root}/" if others else "",
        open=not is_loopback(host),
    )


def _announce(address: Address, place: str, json: bool) -> None:
    if json:
        emit({"url": address.url, "data": place, "open": address.open, "network": address.network}, indent=None)
        return
    lines = [t("cli-serve-ready", url=address.url, data=place)]
    if address.open:
        lines.append(t("cli-serve-open", host=address.host))
    if address.network:
        lines.append(t("cli-serve-network", url=address.network))
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def host_names(bound: str, allowed: list[str]) -> tuple[str, ...]:
    """Return the names a server answers to: those allowed and this machine's; all of them (empty) on a network."""
    from semiramis.server.http.network import is_loopback

    if not allowed and not is_loopback(bound):
        return ()
    return () if "*" in allowed else ("localhost", *(name.lower() for name in allowed))


def rate_limits(per_second: int) -> dict[str, float]:
    """Return the server's rate limits for `per_second` requests from one address; a token has a share of that."""
    return {
        "per_second": per_second * TOKEN_SHARE,
        "burst": per_second * TOKEN_SHARE * BURST,
        "address_per_second": float(per_second),
        "address_burst": float(per_second * BURST),
    }


def clean_root(path: str) -> str:
    """Return the path under which a proxy serves this server, as `/path` or empty; Problem if it is malformed."""
    root = f"/{path.strip('/')}" if path.strip("/") else ""
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", root):
        raise Problem("cli-serve-root-path", given=path[:80])
    return root


def open_browser(url: str) -> None:
    """Open the client in the user's browser; do nothing if there is none, as the URL has been printed."""
    import webbrowser

    with suppress(Exception):
        webbrowser.open(url)
