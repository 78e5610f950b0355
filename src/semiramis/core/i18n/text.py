"""Texts: messages rendered as sentences from the locale files, in any of the languages there are.

An argument that is a word of the game brings its inflected forms along: for `good=Word("amyitis-good-barley")` a
sentence may use `$good` and, by the attributes of that word in the same language, `$good_acc`, `$good_the` and so on.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any

from semiramis.core.i18n import languages
from semiramis.core.i18n.bundle import Arguments, Bundle, Entry
from semiramis.core.i18n.typography import keep_together
from semiramis.core.model.message import Arg, Message, Refusal, Word

LONGEST_ARGUMENT = 1000
LANGUAGES = tuple(languages.OFFERED)
"""The languages people can choose, English first."""
CODE_FORMS = ("a", "the", "poss", "gen", "dat", "acc", "loc")
"""The forms in which sentences name what has a code in the notation; the code, like a player's name, has only one."""
LOCALE = languages.LOCALE
OTHER_FORMS = ("to", "in", "ins", "from", "onto", "no", "short")
"""Forms that some words have beside those."""
MESSAGE_ID = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


def areas() -> list[str]:
    """Return every area, such as `games/amyitis/rules`: the path of its file in each language, without the ending."""
    return sorted(_files_under(LOCALE / "en"))


def _files_under(folder: Traversable, path: str = "") -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files_under(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".ftl"):
            yield path + entry.name.removesuffix(".ftl")


def read_area(language: str, area: str) -> str:
    """Return the Fluent source of an area in the package."""
    return LOCALE.joinpath(language, f"{area}.ftl").read_text(encoding="utf-8")


@cache
def _area_by_id() -> Mapping[str, str]:
    """Return the area of every message id; every language has the same ids in the same areas."""
    return {id: area for area in areas() for id in MESSAGE_ID.findall(read_area("en", area))}


def language_from_env(environ: Mapping[str, str]) -> str:
    """Return the language of the environment, English by default."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return language_among([environ[name]])
    return "en"


def language_among(tags: Iterable[str]) -> str:
    """Return the first language we have among tags such as `de-AT` or `cs_CZ.UTF-8`, English if there is none."""
    wanted = (re.split(r"[-_.@;]", tag.strip().lower(), maxsplit=1)[0] for tag in tags)
    return next((language for language in wanted if language in LANGUAGES), "en")


def clause_id(clause: str) -> str:
    """Return the message id of a clause: `amy-ii-b-p-1` for AMY-II.B.P.1."""
    return clause.lower().replace(".", "-")


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; one of {', '.join(LANGUAGES)}")
        self.language = language
        self._is_extra = language in languages.EXTRA
        self._bundle = Bundle(language)
        self._lock = Lock()

    def _message(self, id: str) -> Entry:
        """Return a message, loading its area first if necessary; KeyError if there is none."""
        if id not in self._bundle:
            with self._lock:
                if id not in self._bundle:
                    self._load_area_of(id)
        return self._bundle[id]

    def _load_area_of(self, id: str) -> None:
        area = _area_by_id().get(id)
        if area is None:
            raise KeyError(f"no text {id!r} in {self.language}")
        if self._is_extra:
            from semiramis.core.i18n.layers import layered_area

            self._bundle.add(layered_area(self.language, area))
        else:
            self._bundle.add(read_area(self.language, area))

    def _format(self, pattern: Any, args: Arguments, id: str) -> str:
        try:
            return self._bundle.render(pattern, args)
        except KeyError as missing:
            raise KeyError(f"text {id!r} in {self.language}: {missing}") from missing

    def forms(self, word: str) -> dict[str, str]:
        """Return a word with its inflected forms; the plain form is under the empty name."""
        message = self._message(word)
        found = {name: self._format(pattern, {}, word) for name, pattern in message.attributes.items()}
        return {"": self._format(message.value, {}, word), **found}

    def _arguments(self, args: Iterable[tuple[str, Arg]]) -> dict[str, int | str]:
        given: dict[str, int | str] = {}
        for name, value in args:
            if isinstance(value, Word):
                forms = self.forms(value.text)
                if self._is_extra:  # a sentence in one language may stand beside a word in another
                    given |= {f"{name}_{form}": forms[""] for form in (*CODE_FORMS, *OTHER_FORMS)}
                for form, text in forms.items():
                    given[f"{name}_{form}" if form else name] = text
            elif isinstance(value, int):
                given[name] = value
            else:
                given[name] = value if len(value) <= LONGEST_ARGUMENT else value[:LONGEST_ARGUMENT] + "…"
                given |= {f"{name}_{form}": given[name] for form in CODE_FORMS}
        return given

    def t(self, id: str, **args: Arg) -> str:
        """Return the sentence for a message id and arguments; KeyError if a text or an argument is missing."""
        return self.render(Message(id, args))

    def has(self, id: str) -> bool:
        """Whether there is a text with an id."""
        return id in _area_by_id()

    def render(self, message: Message) -> str:
        """Return the sentence for a message; an id such as `amyitis-ask-act.about` names an attribute."""
        id, _, attribute = message.id.partition(".")
        found = self._message(id)
        pattern = found.attributes[attribute] if attribute else found.value
        return self._format(pattern, self._arguments(message.args.items()), message.id)

    def render_for_print(self, message: Message) -> str:
        """Return the sentence for a message; no-break spaces join what a line's end must not part."""
        return keep_together(self.language, self.render(message))

    def sentences(self, messages: Iterable[Message]) -> list[str]:
        """Return the sentences of one move: a player whom the sentence before names is not named again."""
        said: list[str] = []
        named: Arg | None = None
        for message in messages:
            seat = message.args.get("seat")
            is_again = seat is not None and seat == named
            said.append(self._without_subject(message) if is_again else self.render(message))
            named = seat
        return said

    def _without_subject(self, message: Message) -> str:
        """Return a sentence without the player it begins with; one that begins otherwise stays as it is."""
        bare = self.render(Message(message.id, {**message.args, "seat": ""}))
        rest = bare.lstrip(" :")
        return rest[:1].upper() + rest[1:] if bare[:1] in (" ", ":") else self.render(message)

    def word(self, word: Word) -> str:
        """Return a word in its plain form."""
        return self.forms(word.text)[""]

    def clause(self, clause: str) -> tuple[str, str]:
        """Return title and text of a clause."""
        forms = self.forms(clause_id(clause))
        return forms["title"], forms[""]

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence for a refusal, with its clause."""
        title, text = self.clause(refusal.clause)
        return self.t("refusal", reason=self.render(refusal.message), clause=refusal.clause, title=title, rule=text)


@cache
def texts(language: str) -> Texts:
    """Return the texts of a language, one object per language."""
    return Texts(language)
