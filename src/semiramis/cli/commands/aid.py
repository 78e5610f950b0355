"""`semiramis aid`: the player aid of a game on one page, as SVG, PNG or PDF."""

import io
from pathlib import Path
from typing import Annotated

import typer

from semiramis.cli.support.common import (
    EditionOption,
    GameArgument,
    JsonOption,
    console,
    emit,
    language,
    load_game,
    local_texts,
    t,
)
from semiramis.core.model.message import Problem

DOTS_AN_INCH = 300
PAGE_INCHES = 210 / 25.4
"""The width of an A4 page in inches."""
ENDINGS = (".svg", ".png", ".pdf")


def aid(
    game: GameArgument,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help=t("cli-aid-help-output"))
    ] = None,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Draw the player aid of a game; without a file, print it as SVG."""
    if output is not None and output.suffix not in ENDINGS:
        raise Problem("cli-aid-ending", path=str(output), known=", ".join(ENDINGS))
    chosen = load_game(game, edition)
    svg = chosen.guide.player_aid(local_texts().render_for_print, chosen.edition.name)
    if output is not None:
        if output.exists():
            raise Problem("cli-file-exists", path=str(output))
        _write(output, svg.encode() if output.suffix == ".svg" else _drawn(svg, output.suffix))
    if json:
        kept = {"svg": svg} if output is None else {"output": str(output)}
        emit({"game": chosen.key, "edition": chosen.edition.name, "language": language(), **kept})
    elif output is None:
        typer.echo(svg, nl=False)
    else:
        console().print(t("cli-aid-written", game=chosen.key, path=str(output)))


def _drawn(svg: str, ending: str) -> bytes:
    """Return the page in the format of a file ending, at print resolution."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise Problem("cli-aid-extra", package=error.name or "resvg-py") from error
    png = bytes(svg_to_bytes(svg_string=svg, width=round(PAGE_INCHES * DOTS_AN_INCH), dpi=96))
    page = io.BytesIO()
    with Image.open(io.BytesIO(png)) as picture:
        kind = ending.removeprefix(".").upper()
        picture.convert("RGB").save(page, kind, **({"resolution": DOTS_AN_INCH} if kind == "PDF" else {}))
    return page.getvalue()


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        raise Problem("save-failed", path=str(path), reason=error.strerror or str(error)) from error
