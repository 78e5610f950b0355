"""The clause matrix: every clause with the code that implements it, the tests that cover it, and its texts."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType

from semiramis.core.game import Game
from semiramis.core.i18n.text import LANGUAGES, clause_id, texts
from semiramis.core.model.rule import clauses_of

CASES = ("allowed", "refused")


@dataclass
class Row:
    """One clause with its code, its tests and its texts."""

    clause: str
    code: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)


def matrix(game: Game, tests: Path | None) -> list[Row]:
    """Return the rows of all clauses of a game, with the tests in a folder if one is given."""
    rows = {clause: Row(clause) for clause in game.clauses}
    for clause, function in _functions(game):
        rows[clause].code.append(f"{function.__module__.rpartition('.')[2]}.{function.__name__}")
    for clause, case, test in _tests(tests) if tests else ():
        if clause in rows:
            getattr(rows[clause], case).append(test)
    for row in rows.values():
        row.texts = [language for language in LANGUAGES if _has_text(language, row.clause)]
    return list(rows.values())


def gaps(rows: list[Row], tests: bool = True) -> list[str]:
    """Return what is missing from a matrix, one line each."""
    missing = [f"{row.clause}: no code" for row in rows if not row.code]
    if tests:
        missing += [f"{row.clause}: no {case} case" for row in rows for case in CASES if not getattr(row, case)]
    missing += [f"{row.clause}: no text in {lang}" for row in rows for lang in LANGUAGES if lang not in row.texts]
    return missing


def _functions(game: Game) -> Iterator[tuple[str, FunctionType]]:
    for module in game.modules:
        for thing in vars(module).values():
            if isinstance(thing, FunctionType) and thing.__module__ == module.__name__:
                for clause in clauses_of(thing):
                    if clause not in game.clauses:
                        raise ValueError(f"{module.__name__}.{thing.__name__} names {clause}, which is no clause")
                    yield clause, thing


def _has_text(language: str, clause: str) -> bool:
    try:
        title, text = texts(language).clause(clause)
    except KeyError:
        return False
    return bool(title and text)


def _tests(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Yield every `@pytest.mark.clause("ID", "case")` in a folder of tests, parsed without running them."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    for clause, case in _marked(mark):
                        yield clause, case, f"{file.stem}.{node.name}"


def _marked(mark: ast.expr) -> Iterator[tuple[str, str]]:
    """Yield the clauses and case of a decorator: `mark.clause("A", "B", case)` has the case last."""
    if not (isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "clause"):
        return
    words = [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(words) < 2 or words[-1] not in CASES:
        raise ValueError(f"line {mark.lineno}: a clause mark names its clauses and then one of {CASES}")
    for clause in words[:-1]:
        yield clause, words[-1]


__all__ = ["Row", "clause_id", "gaps", "matrix"]
