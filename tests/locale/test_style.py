"""Every language keeps its style: its terms, its quotation marks, dashes and non-breaking spaces."""

from pathlib import Path

import pytest

from semiramis.cli.translate.said import Said, everything_said, variants
from semiramis.cli.translate.style import Style, read_style, style_in
from semiramis.core.i18n.text import LANGUAGES, LOCALE


def home_of(language: str) -> Path:
    return Path(str(LOCALE)) / language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_keep_the_style(language: str) -> None:
    style = style_in(home_of(language))
    assert len(style.forbidden) > 10
    faults = [fault for said in everything_said(language) for fault in style.faults(said)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_is_needed(language: str) -> None:
    style, said = style_in(home_of(language)), everything_said(language)
    for rule in style.forbidden:
        hit = {each.id for each in said if rule.hits(each)}
        assert rule.exceptions <= hit, f"/{rule.pattern.pattern}/: {sorted(rule.exceptions - hit)}"
    assert style.exceptions <= {each.id for each in said}


@pytest.fixture
def plain() -> Style:
    return read_style(
        {
            "forbidden": [
                {"pattern": r"(?i)\bslab\b", "instead": "tile", "areas": ["games/babylon/"], "except": ["kept"]}
            ],
            "typography": {"quotes": "“”", "dash": " - |--", "nbsp": [r"\d (?=kg)"]},
        }
    )


@pytest.mark.parametrize(
    ("area", "id", "text", "n_faults"),
    [
        ("games/babylon/rules", "one", "A Slab of clay.", 1),
        ("games/babylon/rules", "kept", "A slab of clay.", 0),
        ("games/ishtar/rules", "one", "A slab of clay.", 0),
        ("web/general", "one", "“Slabs” weigh 5\u00a0kg.", 0),
        ("web/general", "one", "'Slabs' weigh 5 kg - or more.", 3),
        ("web/general", "one", 'Install it: pip install "semiramis[rl]"', 0),
    ],
)
def test_what_breaks_the_style_is_found(plain: Style, area: str, id: str, text: str, n_faults: int) -> None:
    assert len(list(plain.faults(Said(area, id, text)))) == n_faults


def test_a_broken_pattern_is_quoted() -> None:
    with pytest.raises(ValueError, match=r"unterminated .*: /\(/"):
        read_style({"forbidden": [{"pattern": "(", "instead": "y"}]})


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(ValueError, match="patern"):
        read_style({"forbidden": [{"patern": "x", "instead": "y"}]})


def test_every_variant_is_read() -> None:
    from fluent.syntax import FluentParser

    source = "a = { $n ->\n  [one] One tile\n *[other] { $n } tiles\n } of { $kind ->\n  *[x] clay\n }.\n"
    assert variants(FluentParser().parse_entry(source).value) == ["One tile of clay.", "{n} tiles of clay."]
