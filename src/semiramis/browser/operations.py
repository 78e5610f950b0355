"""The operations of the API, answered inside a browser; each is named as in the API description."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from semiramis.core.registry import find_game
from semiramis.server.answers import box, cards, components, games, play, replay, review, rules, tables
from semiramis.server.service.table_service import TableService

SVG = "image/svg+xml"


@dataclass(frozen=True)
class Asked:
    """A checked request: its parameters by name, its body, and the hash of the visitor's token."""

    service: TableService
    params: dict[str, Any]
    body: Any
    token: str

    @property
    def table(self) -> tuple[TableService, str, str]:
        """What every question about a table needs: the service, the id, the token."""
        return self.service, self.params["id"], self.token


@dataclass(frozen=True)
class Text:
    """An answer that is not JSON."""

    text: str
    kind: str
    headers: dict[str, str] = field(default_factory=dict)


Operation = Callable[[Asked], Awaitable[Any]]


async def _list_games(asked: Asked) -> Any:
    return games.list_games()


async def _command(asked: Asked) -> Any:
    service, id, token = asked.table
    return {"seq": await service.submit(id, token, asked.body)}


async def _picture(asked: Asked) -> Any:
    params = asked.params
    return Text(await replay.draw_position(*asked.table, params["seq"], params["language"], params["seat"]), SVG)


async def _card(asked: Asked) -> Any:
    params = asked.params
    return Text(await cards.card_of(asked.service, params["id"], params["seq"], params["language"]), SVG)


async def _log(asked: Asked) -> Any:
    text, name = await replay.download_log(*asked.table)
    return Text(text, "application/x-ndjson", _attached(name))


async def _rules(asked: Asked) -> Any:
    find_game(asked.params["key"])
    return rules.rules_data(asked.params["key"])


async def _diagram(asked: Asked) -> Any:
    params = asked.params
    find_game(params["key"])
    return Text(rules.draw_diagram(params["key"], params["name"], params["language"], params["theme"]), SVG)


async def _aid(asked: Asked) -> Any:
    find_game(asked.params["key"])
    return Text(games.draw_aid(asked.params["key"], asked.params["language"]), SVG)


async def _components(asked: Asked) -> Any:
    game = asked.service.editions.find(asked.params["key"], asked.params["edition"])
    return components.components_data(game, game.edition)


async def _edition(asked: Asked) -> Any:
    key, hash = asked.params["key"], asked.params["hash"]
    game = asked.service.editions.find(key, hash)
    return Text(game.edition.text, "application/toml", _attached(f"{key}-{hash[:8]}.toml"))


async def _check_edition(asked: Asked) -> Any:
    return components.check_edition(asked.params["key"], asked.body, asked.params["file"])


async def _questions(asked: Asked) -> Any:
    return box.questions(asked.params["key"])


async def _fill_in(asked: Asked) -> Any:
    return box.fill_in(asked.params["key"], asked.body)


async def _lesson(asked: Asked) -> Any:
    return find_game(asked.params["game"]).guide.lesson.to_json()


async def _listen(asked: Asked) -> Any:
    after = play.resume_after(asked.params["last-event-id"], asked.params["after"])
    return await asked.service.subscribe(asked.params["id"], asked.token, after)


def _attached(name: str) -> dict[str, str]:
    return {"content-disposition": f"attachment; filename={name}"}


OPERATIONS: dict[str, Operation] = {
    "list_games": _list_games,
    "make_table": lambda asked: tables.make_table(asked.service, asked.body),
    "list_my_tables": lambda asked: tables.list_my_tables(asked.service, asked.body),
    "show_table": lambda asked: tables.show_table(*asked.table),
    "join_table": lambda asked: tables.join_table(asked.service, asked.params["id"], asked.body),
    "play_again": lambda asked: tables.play_again(*asked.table),
    "command_table": _command,
    "listen_to_table": _listen,
    "ask_why_not": lambda asked: play.ask_why_not(*asked.table, asked.body),
    "ask_ahead": lambda asked: play.ask_ahead(*asked.table),
    "ask_continuations": lambda asked: play.ask_continuations(*asked.table, asked.body),
    "ask_hint": lambda asked: play.ask_hint(*asked.table),
    "show_legend": lambda asked: play.show_legend(*asked.table),
    "show_history": lambda asked: replay.show_history(*asked.table, asked.params["after"]),
    "show_position": lambda asked: replay.show_position(*asked.table, asked.params["seq"]),
    "ask_hint_then": lambda asked: play.ask_hint_then(*asked.table, asked.params["seq"]),
    "draw_position": _picture,
    "draw_card": _card,
    "download_log": _log,
    "upload_log": lambda asked: replay.upload_log(asked.service, asked.body),
    "review_table": lambda asked: review.review_table(*asked.table, asked.body),
    "show_review": lambda asked: review.show_review(*asked.table, asked.params["depth"]),
    "fork_table": lambda asked: replay.fork_table(*asked.table, asked.body),
    "show_rules": _rules,
    "draw_rule": _diagram,
    "draw_aid": _aid,
    "show_components": _components,
    "download_edition": _edition,
    "check_edition": _check_edition,
    "show_questions": _questions,
    "fill_in_edition": _fill_in,
    "show_lesson": _lesson,
    "begin_lesson": lambda asked: tables.begin_lesson(asked.service, asked.params["game"], asked.body),
}
