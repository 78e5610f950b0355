"""Bots by name, from files and from packages."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from semiramis.bots import registry
from semiramis.bots.api import bot_view
from semiramis.bots.registry import known_bots, make_bot
from semiramis.core.model.message import Malformed
from semiramis.games.amyitis.game import GAME
from tests.bots.bot_support import opened


def test_a_bot_from_a_file_plays(bot_file: Path) -> None:
    bot = make_bot(f"{bot_file}:first", 1)
    assert bot.name == "first"
    seen = bot_view(GAME, opened(2))
    assert bot.choose(seen) == seen.legal[0]


@pytest.mark.parametrize(
    "spec", ["", "gready", "random ", "../random", "mine.py", ":", "no:file", "x" * 5000, "a\x00b"]
)
def test_an_unknown_bot_is_refused_with_the_known_ones(spec: str) -> None:
    with pytest.raises(Malformed) as caught:
        make_bot(spec, 0)
    message = caught.value.message
    assert message.id == "bot-unknown"
    assert "random" in str(message.args["known"])
    assert "greedy" in str(message.args["known"])
    assert len(str(message.args["bot"])) <= 160
    assert str(message.args["bot"]).isprintable()


@pytest.mark.parametrize("name", ["missing", "constant", "nothing", "mute", "nameless", "", "First.choose"])
def test_a_file_without_a_proper_bot_is_refused(bot_file: Path, name: str) -> None:
    with pytest.raises(Malformed) as caught:
        make_bot(f"{bot_file}:{name}", 0)
    assert caught.value.message.id == "bot-broken"
    assert caught.value.message.args["reason"]


@pytest.mark.parametrize(
    "content",
    [
        "def (",
        "raise RuntimeError('x' * 9999)",
        "import no_such_module_anywhere",
        "import sys; sys.exit(3)",
        "\x00",
        "1/0",
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(content, encoding="utf8")
    with pytest.raises(Malformed) as caught:
        make_bot(f"{path}:anything", 0)
    assert caught.value.message.id == "bot-broken"
    reason = str(caught.value.message.args["reason"])
    assert 0 < len(reason) <= 160
    assert reason.isprintable()


@pytest.mark.parametrize("path", ["/nowhere/at/all.py", "a\x00b.py", ".py", "/.py"])
def test_a_file_that_is_not_there_is_refused(path: str) -> None:
    with pytest.raises(Malformed) as caught:
        make_bot(f"{path}:bot", 0)
    assert caught.value.message.id == "bot-broken"


def test_built_in_bots_come_first() -> None:
    assert known_bots()[:6] == ["apprentice", "gardener", "architect", "royal", "greedy", "random"]


def test_guests_come_from_the_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    points = (
        EntryPoint("zebra", "semiramis.bots.builtin.random_bot:RandomBot", registry.GROUP),
        EntryPoint("aardvark", "semiramis.bots.nowhere:Bot", registry.GROUP),
        EntryPoint("random", "semiramis.bots.builtin.greedy_bot:GreedyBot", registry.GROUP),
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    assert known_bots() == ["apprentice", "gardener", "architect", "royal", "greedy", "random", "aardvark", "zebra"]
    assert make_bot("zebra", 1).name == "random"
    assert make_bot("random", 1).name == "random"
    with pytest.raises(Malformed) as caught:
        make_bot("aardvark", 1)
    assert caught.value.message.id == "bot-broken"
