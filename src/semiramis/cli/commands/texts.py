"""`semiramis texts`: make the files of a new language, and say what is missing or wrong in them."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from semiramis.cli.support.common import JsonOption, console, emit, t
from semiramis.core.i18n.languages import EXTRA, FILE, FOLDER_VARIABLE, LOCALE, extra_folder, packaged_languages
from semiramis.core.model.message import Problem

if TYPE_CHECKING:
    from semiramis.cli.translate.progress import Progress

NEW_FOLDER = Path("semiramis-locale")
"""Where new files go unless a folder is named."""
LISTED = 40
"""How many lines of a list are shown to people; `--json` has all."""


def texts(
    action: Annotated[str, typer.Argument(metavar="new|check|status", help=t("cli-texts-help-action"))] = "status",
    language: Annotated[
        str, typer.Argument(metavar="LANGUAGE", show_default=False, help=t("cli-texts-help-language"))
    ] = "",
    folder: Annotated[
        Path | None, typer.Option(metavar="FOLDER", show_default=False, help=t("cli-texts-help-folder"))
    ] = None,
    json: JsonOption = False,
) -> None:
    """Make the files of a language, check them, or say how far each language is; exit code 1 if one has faults."""
    actions: dict[str, Callable[[], None]] = {
        "new": lambda: _new(language, folder or extra_folder() or NEW_FOLDER, json),
        "check": lambda: _check(language, folder, json),
        "status": lambda: _status(folder, json),
    }
    if action not in actions:
        raise Problem("cli-texts-action", given=action[:40], known=", ".join(actions))
    if action != "status" and not language:
        raise Problem("cli-texts-which")
    actions[action]()


def _new(language: str, folder: Path, json: bool) -> None:
    from semiramis.cli.translate.skeleton import make_files

    made = make_files(language, folder)
    if json:
        emit({"language": language, "folder": str(folder), "written": len(made.written), "kept": len(made.kept)})
        return
    out = console()
    out.print(t("cli-texts-made", n=len(made.written), folder=str(folder / language)))
    if made.kept:
        out.print(t("cli-texts-kept", n=len(made.kept)))
    out.print(t("cli-texts-next"))
    out.print(f"  semiramis texts check {language} --folder {folder}")
    out.print(f"  {FOLDER_VARIABLE}={folder} semiramis --lang {language}")


def _check(language: str, folder: Path | None, json: bool) -> None:
    from semiramis.cli.translate.progress import check_files
    from semiramis.cli.translate.skeleton import check_code

    check_code(language)
    found = check_files(_home(language, folder))
    if json:
        emit({**_as_data(found), "waiting": found.waiting, "faults": found.faults})
    else:
        for title, lines in (("cli-texts-waiting", found.waiting), ("cli-texts-faults", found.faults)):
            if lines:
                console().print(t(title, n=len(lines)))
                console().print("\n".join(f"  {line}" for line in lines[:LISTED]))
            if len(lines) > LISTED:
                console().print(f"  {t('cli-texts-more', n=len(lines) - LISTED)}")
        console().print(_summary(found))
        if found.is_complete and not found.language.complete:
            console().print(t("cli-texts-offer", file=str(found.folder / FILE)))
    if not found.is_complete:
        raise typer.Exit(1)


def _status(folder: Path | None, json: bool) -> None:
    from semiramis.cli.translate.progress import check_files

    if folder is not None and not folder.is_dir():
        raise Problem("cli-texts-no-folder", folder=str(folder))
    homes = [Path(str(LOCALE)) / code for code in packaged_languages()] if folder is None else []
    homes += EXTRA.values() if folder is None else sorted(home for home in folder.iterdir() if (home / FILE).is_file())
    found = [check_files(home) for home in homes]
    if json:
        emit({"languages": [_as_data(each) for each in found]})
        return
    for each in found:
        console().print(_summary(each))


def _home(language: str, folder: Path | None) -> Path:
    """Return the folder of a language: the one named, a translator's, or that of the package."""
    if folder is not None:
        places = [folder]
    else:
        extra = extra_folder()
        places = [*([extra] if extra else []), NEW_FOLDER, Path(str(LOCALE))]
    found = next((place / language for place in places if (place / language).is_dir()), None)
    if found is None:
        raise Problem("cli-texts-no-language", language=language, folder=str(places[0]))
    return found


def _summary(found: "Progress") -> str:
    language = found.language
    state = "complete" if language.complete else "progress"
    return t(
        f"cli-texts-{state}",
        name=f"{language.name} ({language.code})",
        percent=found.percent,
        done=found.done,
        total=found.total,
        faults=len(found.faults),
    )


def _as_data(found: "Progress") -> dict[str, object]:
    return {
        "language": found.language.code,
        "name": found.language.name,
        "complete": found.language.complete,
        "folder": str(found.folder),
        "percent": found.percent,
        "done": found.done,
        "total": found.total,
        "n_waiting": len(found.waiting),
        "n_faults": len(found.faults),
    }
