"""The bots there are: built in, from installed packages, from files, and searches with their own limits."""

from functools import partial
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from semiramis.bots.api import Bot, BotFactory
from semiramis.bots.builtin.greedy_bot import GreedyBot
from semiramis.bots.builtin.random_bot import RandomBot
from semiramis.bots.network.bot import make_network
from semiramis.bots.search.levels import LEVELS, make_level, make_search
from semiramis.core.model.message import Malformed
from semiramis.core.model.quote import quote

GROUP = "semiramis.bots"
LONGEST_QUOTE = 160
CLASSIC = "classic:"
"""Before the name of a level: the search with the evaluation written by hand, whatever the level becomes later."""


def known_bots() -> list[str]:
    """Return the names that need no file: the built-in bots, then those of installed packages."""
    return [*builtin_bots(), *sorted(set(plugin_bots()) - set(builtin_bots()))]


def make_bot(spec: str, seed: int) -> Bot:
    """Make a bot by name, by `search:` or `network:` and limits, or by `path.py:factory`.

    Malformed where it cannot be made. A file is run as a program: accept such a spec only from the operator.
    """
    builtin = builtin_bots()
    if spec in builtin:
        return builtin[spec](seed)
    if spec.startswith("search:"):
        return make_search(spec, seed)
    if spec.startswith("network:"):
        return make_network(spec, seed)
    if spec.startswith(CLASSIC) and spec.removeprefix(CLASSIC) in LEVELS:
        bot = make_level(spec.removeprefix(CLASSIC), seed)
        bot.name = spec
        return bot
    path, colon, name = spec.rpartition(":")
    try:
        if colon and path.endswith(".py"):
            return _checked(_factory_in_file(path, name)(seed))
        plugins = plugin_bots()
        if spec in plugins:
            return _checked(plugins[spec].load()(seed))
    except (Exception, SystemExit) as error:
        # a plugin may raise anything while it is imported; report it as one message
        reason = f"{type(error).__name__}: {error}"
        raise Malformed("bot-broken", bot=quote(spec, LONGEST_QUOTE), reason=quote(reason, LONGEST_QUOTE)) from error
    raise Malformed("bot-unknown", bot=quote(spec, LONGEST_QUOTE), known=", ".join(known_bots()))


def builtin_bots() -> dict[str, BotFactory]:
    """Return the built-in bots by name."""
    levels: dict[str, BotFactory] = {name: partial(make_level, name) for name in LEVELS}
    return {**levels, "greedy": GreedyBot, "random": RandomBot}


def plugin_bots() -> dict[str, EntryPoint]:
    """Return the entry points of bots in installed packages by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def is_plugin(spec: str) -> bool:
    """Return whether a bot comes from a file or an installed package, and so must not run in our own process."""
    if spec in builtin_bots():
        return False
    path, colon, _ = spec.rpartition(":")
    return (bool(colon) and path.endswith(".py")) or spec in plugin_bots()


def _factory_in_file(path: str, name: str) -> Any:
    if not Path(path).is_file():
        raise FileNotFoundError(path)
    spec = spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return getattr(module, name)


def _checked(made: Any) -> Bot:
    """Return a plugin's bot; AttributeError or TypeError names what it lacks."""
    if not callable(made.choose):
        raise TypeError(f"choose: {type(made.choose).__name__}")
    if not isinstance(made.name, str):
        raise TypeError(f"name: {type(made.name).__name__}")
    bot: Bot = made
    return bot
