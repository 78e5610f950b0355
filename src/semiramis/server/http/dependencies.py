"""What endpoints depend on: the table service, the visitor's token, a table they may see, parameters used often."""

from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request

from semiramis.core.i18n.text import LANGUAGES
from semiramis.server.errors import Unauthorized
from semiramis.server.tables.seats import HeldSeats
from semiramis.server.tables.service import TableService
from semiramis.server.tables.table import Table
from semiramis.server.tokens import hashed

LAST_POSSIBLE_EVENT = 1_000_000
CACHE_FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}

GameKey = Annotated[str, Path(max_length=40, examples=["amyitis"])]
EventNumber = Annotated[int, Path(ge=0, le=LAST_POSSIBLE_EVENT)]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


async def get_service(request: Request) -> TableService:
    """The table service of the application that received a request."""
    service: TableService = request.app.state.service
    return service


async def get_token(
    authorization: Annotated[str | None, Header(max_length=120, include_in_schema=False)] = None,
) -> str:
    """The hash of the bearer token, empty without one. Raises Unauthorized for another kind of authorization."""
    if authorization is None:
        return ""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Unauthorized("server-bad-authorization")
    return hashed(token.strip())


ServiceDep = Annotated[TableService, Depends(get_service)]
TokenDep = Annotated[str, Depends(get_token)]


async def find_table(service: TableService, id: str, token: str, needs_seat: bool = False) -> tuple[Table, HeldSeats]:
    """A settled table and the seats the visitor holds there. Raises Missing, Unauthorized, Forbidden."""
    table = await service.residency.settled(id)
    return table, table.authorize(token, needs_seat)
