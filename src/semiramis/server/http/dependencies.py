"""What endpoints depend on: the table service, the visitor's token, parameters used often."""

from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request

from semiramis.core.i18n.text import LANGUAGES
from semiramis.server.answers.play import LAST_POSSIBLE_EVENT
from semiramis.server.answers.tables import token_from
from semiramis.server.service.table_service import TableService

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
    return token_from(authorization)


ServiceDep = Annotated[TableService, Depends(get_service)]
TokenDep = Annotated[str, Depends(get_token)]
