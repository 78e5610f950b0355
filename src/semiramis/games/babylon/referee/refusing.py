"""How this game refuses: a clause and a reason in the locale files."""

from semiramis.core.model.message import Arg, Refusal, message


def refuse(clause: str, reason: str, **args: Arg) -> Refusal:
    """A refusal of this game."""
    return Refusal(clause, message(f"babylon-no-{reason}", **args))
