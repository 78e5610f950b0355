"""A review as tables: the turns that lost something, the account of each seat, and its moments."""

from typing import TYPE_CHECKING, Any

from semiramis.cli.support.common import console, local_texts, t
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Message, Word, seat_arg

if TYPE_CHECKING:
    from semiramis.core.game import Game

ACCOUNT = ("start", "luck", "lost", "given", "residual", "result")


def show_review(game: "Game", names: dict[str, str], found: dict[str, Any]) -> None:
    """Print a complete review."""
    from rich.table import Table

    out = console()
    turns = Table(t("review-turn"), t("review-seat"), t("review-played"), t("review-label"), t("review-loss"))
    for turn in found["turns"]:
        if turn["label"] not in ("forced", "best"):
            played = " ".join(each["notation"] for each in turn["played"])
            label = t(f"review-label-{turn['label']}")
            turns.add_row(str(turn["number"]), _name(turn["seat"], names), played, label, _size(turn["loss"]))
    out.print(turns)
    account = Table("", *(_name(seat, names) for seat in found["seats"]))
    for entry in ACCOUNT:
        account.add_row(t(f"review-account-{entry}"), *(_entry(seat[entry], entry) for seat in found["seats"].values()))
    out.print(account)
    for seat, review in found["seats"].items():
        for number in review["moments"]:
            turn = found["turns"][number - 1]
            out.print(f"{_name(seat, names)} · {t('review-turn')} {number}", style="bold")
            out.print(f"  {t('review-played')}: {' '.join(each['notation'] for each in turn['played'])}")
            out.print(f"  {local_texts().render(_message(turn['sentence']))}")


def _entry(pair: dict[str, float], entry: str) -> str:
    """Return an entry of an account with the sign that it counts with."""
    sign = -1 if entry == "lost" else 1
    return _size({name: sign * number + 0.0 for name, number in pair.items()}, signed=entry not in ("start", "result"))


def _size(pair: dict[str, float], signed: bool = False) -> str:
    win, margin = 100 * pair["win"], pair["margin"]
    text = f"{win:+.1f} %  {margin:+.1f}" if signed else f"{win:.1f} %  {margin:.1f}"
    return text.replace("-", "−")


def _name(seat: str, names: dict[str, str]) -> str:
    word = local_texts().word(seat_arg(SEAT.index(seat)))
    return f"{word} ({names[seat]})" if names.get(seat) else word


def _message(data: dict[str, Any]) -> Message:
    return Message(
        data["id"], {key: Word(arg["word"]) if isinstance(arg, dict) else arg for key, arg in data["args"].items()}
    )
