"""Composed message ids: for each family the prefix, and what the rest consists of.

The rest is a word of a domain, or a word or template in the named sources. Code that composes ids in a new way needs a
row here, so that unused messages are found.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import get_args

from semiramis.bots.characters import CHARACTERS
from semiramis.bots.registry import builtin_bots
from semiramis.core.compile.engine import Backend
from semiramis.core.guide.rulebook import KINDS
from semiramis.core.model.domain import OWNER, Domain
from semiramis.core.registry import find_game, find_ranges, keys
from semiramis.games.babylon.components.names import MATERIAL_WORDS, QUARRY_WORDS
from semiramis.games.ishtar.components.names import GEM_WORDS, WAY_WORDS
from tests.locale.sources import among, fills, templates_of, words_of

PLACE_KINDS = {
    "amyitis": ("craft", "city", "city-craft", "field", "temple", "canal", "court", "garden", "good"),
    "babylon": ("cell", "tile", "field", "field-tile", "spot", "corner"),
    "ishtar": ("cup", "cup-kept", "kept", "cell", "cell-skill", "skill", "card"),
}
"""The kinds of places, by the client's names, that can be legal together."""

LONG_ENOUGH = re.compile("[a-z]{2}").search
"""A template of placeholders alone would match anything."""


@dataclass(frozen=True)
class Family:
    start: str
    built_in: tuple[str, ...] = ()
    words: tuple[str, ...] = ()

    def says(self, id: str) -> bool:
        """Whether this id can be composed."""
        if not id.startswith(self.start):
            return False
        rest, (words, templates) = id.removeprefix(self.start), parts_of(self)
        return rest in words or any(fills(text, pieces, words) for pieces in templates for text in (rest, id))


@cache
def parts_of(family: Family) -> tuple[frozenset[str], frozenset[tuple[str, ...]]]:
    """Return the words and the templates of a family."""
    files = among(*family.built_in) if family.built_in else ()
    templates = frozenset(pieces for file in files for pieces in templates_of(file) if any(map(LONG_ENOUGH, pieces)))
    stems = {pieces[0].rstrip("-") for pieces in templates}
    given = {word.replace(" ", "-") for word in family.words}
    return frozenset(given | stems).union(*map(words_of, files)), templates


def domains(game: str) -> list[Domain]:
    """Return every domain in the modules of a game."""
    modules = [import_module(f"semiramis.games.{game}.{name}") for name in ("rules.state", "rules.actions")]
    return [thing for module in modules for thing in vars(module).values() if isinstance(thing, Domain)]


def domain_words(game: str) -> tuple[str, ...]:
    return tuple(word for domain in domains(game) for word in domain.words)


def of_game(key: str) -> list[Family]:
    """Return the families every game has."""
    game, boards = find_game(key), (f"web/src/games/{key}/*.*", f"web/src/games/{key}/*/*.*")
    pieces = (
        f"games/{key}/data/edition.toml",
        f"games/{key}/*/*.py",
        "core/editions/components.py",
        "features/components/*",
    )
    every = domain_words(key)
    options = tuple(option.name for option in game.options)
    acts = tuple(
        f"{kind}{end}" for kind in game.rules.catalogue.kinds for end in ("", "-two", *(f"-{word}" for word in every))
    )
    return [
        *(Family(f"{domain.text}-", words=domain.words) for domain in domains(key) if domain.text),
        Family(f"{key}-act-", words=acts),
        Family(f"{key}-do-", words=tuple(game.rules.catalogue.kinds)),
        Family(f"{key}-where-", words=PLACE_KINDS[key]),
        Family(f"{key}-step-", (f"games/{key}/rules/stages.py",)),
        Family(f"{key}-ask-", (f"games/{key}/display/events.py",), every),
        Family(f"{key}-no-", (f"games/{key}/referee/refus*.py",), (*game.rules.catalogue.kinds, *every)),
        Family(f"{key}-log-", (f"games/{key}/display/events.py",), (*game.rules.catalogue.kinds, *every)),
        Family(f"{key}-board-", boards, every),
        Family(f"{key}-legend-", (f"games/{key}/guide/legend.py", f"games/{key}/components/names.py"), every),
        Family(f"{key}-aid-", (f"games/{key}/guide/player_aid.py",), every),
        Family(f"{key}-lesson-", (f"games/{key}/guide/lesson.py",)),
        Family(f"{key}-components-", pieces, (key, *every)),
        *(Family(f"{text}-", pieces) for text in game.components.labels.values.values() if "-components-" in text),
        Family(f"{key}-why-", (f"games/{key}/data/edition.toml", f"games/{key}/*/*.py")),
        Family(f"web-option-{key}-", words=options),
        Family(f"{key}-chapter-", words=tuple(chapter.name for chapter in game.guide.chapters)),
        Family(f"{key}-diagram-", words=tuple(diagram.name for diagram in game.guide.diagrams)),
        Family(f"web-game-{key}", ("features/lobby/GameCard.svelte",), ("", "-length", "-kind", "-about")),
    ]


FAMILIES: tuple[Family, ...] = (
    *(family for key in keys() for family in of_game(key)),
    Family("rules-", words=tuple(f"{kind}-about" for kind in KINDS)),
    Family("review-label-", ("review/labels.py",)),
    Family("review-account-", ("cli/support/review_tables.py",)),
    Family("seat-", words=(*OWNER.words, "chance", "nobody")),
    Family("frame-thing-", ("web/src/games/*/*.ts", "web/src/games/*/parts/*.ts")),
    Family("frame-rail-", ("core/model/stage.py",)),
    Family("frame-ending-", ("table/results/*",)),
    Family("frame-decided-", ("table/results/*",)),
    Family("frame-pace-", ("table/replay/*",)),
    Family("character-", words=tuple(name.lower() for name in CHARACTERS)),
    Family("web-bot-", words=tuple(f"{bot}{end}" for bot in builtin_bots() for end in ("", "-about"))),
    Family("survey-head-", ("research/balance/survey/report.py", "cli/commands/balance.py")),
    Family(
        "box-look-", words=tuple(f"{key}-{place.partition('.')[0]}" for key in keys() for place in find_ranges(key))
    ),
    Family("components-conf-", ("core/*/*.py",)),
    Family("components-conf-about-", ("core/*/*.py",)),
    Family("legend-mark-", ("table/legend/*",)),
    Family("web-theme-", ("features/settings/SettingsPage.svelte",)),
    Family("web-motion-", ("features/settings/SettingsPage.svelte",)),
    Family("web-move-speed-", ("features/settings/SettingsPage.svelte",)),
    Family("web-boards-", ("features/settings/SettingsPage.svelte",)),
    Family("web-confirm-", ("features/settings/SettingsPage.svelte",)),
    Family("web-seat-", ("features/new-table/*",)),
    Family("ishtar-handful-", words=GEM_WORDS),
    Family("ishtar-fountain-", words=GEM_WORDS),
    Family("ishtar-described-", ("web/src/games/ishtar/parts/described.ts",)),
    Family("ishtar-card-", words=("1", "2", "3", "4", "5")),
    Family("babylon-described-", ("web/src/games/babylon/parts/described.ts",)),
    Family("amyitis-triple-", words=("1", "2", "3", "4")),
    Family("babylon-cell-", words=QUARRY_WORDS),
    Family("ishtar-way-", words=WAY_WORDS),
    Family("babylon-corner-", words=domain_words("babylon")),
    Family("babylon-material-", words=MATERIAL_WORDS),
    Family("babylon-solid-", ("web/src/games/babylon/garden3d/*",)),
    Family("server-page-", ("server/http/client.py",)),
    Family(
        "server-told-",
        ("server/tables/commands.py", "server/tables/consent.py", "server/tables/deals.py", "server/tables/history.py"),
    ),
    Family("balance-plot-", ("research/balance/*.py",)),
    Family("balance-measure-", ("research/balance/*.py",)),
    Family("balance-head-", ("cli/commands/balance.py",)),
    Family("simulate-head-", ("cli/commands/simulate.py",)),
    Family("arena-field-", ("arena/*.py", "arena/*/*.py")),
    Family("arena-trouble-", words=("died", "hung", "raised", "illegal")),
    Family("arena-head-", ("cli/support/standings.py",)),
    Family("cli-clauses-head-", ("cli/verify/clauses.py",)),
    Family("cli-components-", ("cli/commands/components.py", "core/*/*.py")),
    Family("cli-texts-", words=("complete", "progress")),
    Family("cli-help-cmd-", ("cli/main.py",)),
    Family("cli-prompt-", ("cli/*/*.py",)),
    Family("cli-bench-", ("cli/verify/bench.py", "core/verify/bench.py")),
    Family("cli-doctor-", ("cli/commands/doctor.py",)),
    Family("cli-doctor-backend-", words=get_args(Backend)),
)
