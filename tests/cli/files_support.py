"""Games begun and finished at the prompt."""

from tests.support.cli import Cli


def error_of(cli: Cli, *args: object) -> str:
    seen = cli(*args, "--json")
    assert seen.code == 2
    plain = cli(*args)
    assert (plain.code, plain.out) == (2, "")
    assert plain.err.strip() == seen.data["error"]["text"]
    id: str = seen.data["error"]["id"]
    return id
