"""`semiramis serve`: run the place where people and bots meet."""

import re
import signal
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from semiramis.cli.support.common import JsonOption, emit, t, within
from semiramis.core.model.message import Problem

if TYPE_CHECKING:
    import socket
    import sqlite3

GRACE_SECONDS = 10
BACKLOG = 2048
MOST_PORTS = 65_535
MOST_RATE = 1_000_000
BURST = 6
TOKEN_SHARE = 0.2


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help=t("cli-help-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help=t("cli-help-serve-port"))] = 8765,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help=t("cli-help-serve-data"))] = None,
    workers: Annotated[int, typer.Option(metavar="N", help=t("cli-help-serve-workers"))] = 1,
    rate: Annotated[int, typer.Option(metavar="N", help=t("cli-help-serve-rate"))] = 100,
    web: Annotated[Path | None, typer.Option(metavar="FOLDER", help=t("cli-help-serve-web"))] = None,
    root_path: Annotated[str, typer.Option(metavar="PATH", help=t("cli-help-serve-root-path"))] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=t("cli-help-serve-browser"))] = False,
    json: JsonOption = False,
) -> None:
    """Run the server until it is interrupted."""
    within("--port", port, 0, MOST_PORTS)
    within("--workers", workers, 1, 64)
    within("--rate", rate, 1, MOST_RATE)
    import uvicorn
    from sqlalchemy.exc import DatabaseError

    from semiramis.server.app import create_app
    from semiramis.server.http.client import BUILT
    from semiramis.server.http.network import is_loopback, network_host, shown_host
    from semiramis.server.logs import set_up_logs
    from semiramis.server.settings import Settings
    from semiramis.server.storage.store import Store

    # who plays here wants to see the address, not every request
    set_up_logs("WARNING" if browser else "INFO")
    folder = data_folder(data)
    # what cannot be used is told of here, in a sentence, not by a server that fails to start
    held = hold(folder)
    try:
        Store(folder / "tables.sqlite").close()
    except DatabaseError as error:
        raise Problem("cli-serve-data", path=str(folder), reason=str(error.orig)) from error
    listening = bound(host, port)
    listening.listen(BACKLOG)
    root = clean_root(root_path)
    address, number = listening.getsockname()[:2]
    url = f"http://{shown_host(address)}:{number}{root}/"
    others = network_host(address)
    network = f"http://{shown_host(others)}:{number}{root}/" if others else ""
    settings = Settings(folder, workers=workers, web=web or BUILT, root_path=root, network=network, **rates(rate))
    app = create_app(settings)
    if json:
        emit({"url": url, "data": str(folder), "open": not is_loopback(address), "network": network}, indent=None)
    else:
        sys.stdout.write(t("cli-serve-ready", url=url, data=str(folder)) + "\n")
        if not is_loopback(address):
            sys.stdout.write(t("cli-serve-open", host=address) + "\n")
        if network:
            sys.stdout.write(t("cli-serve-network", url=network) + "\n")
    sys.stdout.flush()
    if browser:
        # a browser in a terminal would keep this thread until it is closed
        Thread(target=open_browser, args=(url.replace("//0.0.0.0:", "//127.0.0.1:"),), daemon=True).start()
    config = uvicorn.Config(
        app, access_log=False, log_config=None, timeout_graceful_shutdown=GRACE_SECONDS, server_header=False
    )

    class Server(uvicorn.Server):
        """Lets listeners go first when it stops; otherwise it would wait for them."""

        async def shutdown(self, sockets: "list[socket.socket] | None" = None) -> None:
            app.state.hub.streams.end_all()
            await super().shutdown(sockets)

    # the server stops by itself and then raises the signal again, which would end the process as if it had failed
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _nothing_more)
    try:
        Server(config).run(sockets=[listening])
    finally:
        held.close()


def _nothing_more(number: int, frame: object) -> None:
    """All is done already."""


def rates(per_second: int) -> dict[str, float]:
    """How often an address and a token may ask, as the server is told it."""
    return {
        "per_second": per_second * TOKEN_SHARE,
        "burst": per_second * TOKEN_SHARE * BURST,
        "address_per_second": float(per_second),
        "address_burst": float(per_second * BURST),
    }


def clean_root(path: str) -> str:
    """Where a proxy shows this server: a path that begins with a slash and does not end with one, or nothing."""
    root = f"/{path.strip('/')}" if path.strip("/") else ""
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", root):
        raise Problem("cli-serve-root-path", given=path[:80])
    return root


def open_browser(url: str) -> None:
    """Show the client in the user's browser, if there is one; the address was printed in any case."""
    import webbrowser

    with suppress(Exception):
        webbrowser.open(url)


def data_folder(given: Path | None) -> Path:
    """Where tables are kept: as given, or in the user's data folder; it is made if it is not there."""
    from platformdirs import user_data_path

    folder = given or user_data_path("semiramis", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Problem("cli-serve-data", path=str(folder), reason=error.strerror or str(error)) from error
    return folder


def hold(folder: Path) -> "sqlite3.Connection":
    """Keep other servers away from a data folder as long as this connection lives, however it ends."""
    import sqlite3

    held = sqlite3.connect(folder / "serving.sqlite", timeout=0, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        id = "cli-serve-in-use" if "locked" in str(error) else "cli-serve-data"
        raise Problem(id, path=str(folder), **({} if id == "cli-serve-in-use" else {"reason": str(error)})) from error
    return held


def bound(host: str, port: int) -> "socket.socket":
    """A socket on this address; a Problem says why there is none."""
    import socket

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends without delay only where the protocol is named; else an answer waits up to 40 ms for its second half
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Problem("cli-serve-bind", host=host, port=port, reason=error.strerror or str(error)) from error
    return listening
