"""Shared by the tests of every game's components."""

from collections import Counter

from semiramis.core.editions.components import list_components, reason_of, reasons_known
from semiramis.core.editions.edition import RECONSTRUCTED, provenance
from semiramis.core.i18n.lint import entries
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Word
from semiramis.core.registry import find_game


def reconstructed(key: str) -> Counter[str]:
    """Return the number of reconstructed values by place, without names of pieces and numbers of players."""
    places = [
        value.place.split(".") for value in provenance(find_game(key).edition) if value.confidence in RECONSTRUCTED
    ]
    return Counter(".".join((place[0], *place[2:])) if len(place) > 2 else ".".join(place) for place in places)


def expect_words_in_every_language(key: str) -> None:
    """Check that every name, value and reason of a game has a message, and that every message is used."""
    game = find_game(key)
    known = reasons_known(game.edition)
    used = {f"{key}-components-also"}
    for component in list_components(game.edition, game.components.labels):
        chapter = component.value.place.partition(".")[0]
        reason = reason_of(component.value, key, known)
        assert reason.id.startswith(f"{key}-why-"), component.value
        assert texts("en").render(reason) == component.value.source
        used |= {f"{key}-components-chapter-{chapter}", f"{key}-components-legend-{chapter}", reason.id}
        used |= {name.id for name in component.names} | {
            arg.text for arg in component.readable if isinstance(arg, Word)
        }
        for language in LANGUAGES:
            said = texts(language)
            assert all(said.render(message) for message in (*component.names, reason))
            assert all(said.word(arg) for arg in component.readable if isinstance(arg, Word))
            assert said.t(f"{key}-components-chapter-{chapter}")
    assert set(entries("en", f"games/{key}/components")) - used <= MAY_STAND


MAY_STAND = {"amyitis-components-double-one-floor-3-up"}
"""Messages for values that only other editions have."""
