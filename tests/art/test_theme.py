"""The theme: seats that can be told apart, and icons that load."""

from importlib.resources import files
from itertools import combinations
from xml.etree import ElementTree

import pytest

from semiramis.art import theme
from semiramis.art.svg import text
from semiramis.art.theme import NEUTRAL, SEATS, icon, panel, seal
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.domain import SEAT

ICONS = sorted(file.name for file in files("semiramis.art").joinpath("icons").iterdir())
INITIALS = str.maketrans("ŠŘ", "SR")


def read(markup: object) -> ElementTree.Element:
    return ElementTree.fromstring(str(markup))


def brightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_loads(name: str) -> None:
    drawn = read(icon(name.removesuffix(".svg"), 3, 4.5, 20))
    assert {key: drawn.get(key) for key in ("x", "y", "width", "height")} == {
        "x": "3", "y": "4.5", "width": "20", "height": "20",
    }  # fmt: skip
    box = [float(number) for number in drawn.get("viewBox", "").split()]
    assert len(box) == 4
    assert box[2] > 0
    assert box[3] > 0
    assert len(drawn) > 0


@pytest.mark.parametrize("name", ICONS)
def test_no_icon_brings_anything_from_elsewhere(name: str) -> None:
    source = files("semiramis.art").joinpath("icons", name).read_text(encoding="utf-8")
    root = ElementTree.fromstring(source)
    names = [element.tag.rpartition("}")[2] for element in root.iter()]
    assert not {"script", "foreignObject", "image", "style", "a"} & set(names)
    attributes = [attribute for element in root.iter() for attribute in element.attrib]
    assert not [name for name in attributes if name.startswith("on") or name.endswith("href")]
    # a picture contains several icons, so their ids would clash
    assert "id" not in attributes


def test_an_icon_that_is_not_there() -> None:
    with pytest.raises(FileNotFoundError):
        icon("nowhere", 0, 0, 10)


def test_every_seat_has_a_look_of_its_own() -> None:
    assert len(SEATS) == len(SEAT.words)
    for one, other in combinations((*SEATS, NEUTRAL), 2):
        assert one.fill != other.fill
        assert one.emblem != other.emblem
        assert one.letter != other.letter
    drawings = {str(icon(seat.emblem, 0, 0, 32)) for seat in (*SEATS, NEUTRAL)}
    assert len(drawings) == len(SEATS) + 1


def test_seats_differ_without_colour() -> None:
    for one, other in combinations(SEATS, 2):
        assert contrast(one.fill, other.fill) > 1.3
    dashes = [(seat.dashes, brightness(seat.fill) > 0.5) for seat in SEATS]
    assert len(set(dashes)) == len(dashes)


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: str(seat.letter))
def test_letters_can_be_read_and_outlines_seen(seat: theme.SeatLook) -> None:
    assert contrast(seat.ink, seat.fill) >= 4.5
    assert contrast(seat.line, theme.PANEL) >= 3
    assert contrast(seat.line, theme.PAGE) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_is_the_initial_in_every_language(language: str) -> None:
    for seat, word in zip(SEATS, SEAT.words, strict=True):
        name = texts(language).t(f"seat-{word}")
        assert name[0].upper().translate(INITIALS) == seat.letter
        assert seat.emblem == word


def test_text_can_be_read_on_every_ground() -> None:
    for ground in (theme.PAGE, theme.PANEL, theme.INSET):
        assert contrast(theme.TEXT, ground) >= 7
        assert contrast(theme.TEXT_2, ground) >= 4.5


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_small_seal_is_a_letter_on_the_colour_of_its_seat(seat: int) -> None:
    drawn = read(seal(seat, 50, 40, 20))
    disc, letter = drawn
    assert (disc.get("cx"), disc.get("cy"), disc.get("r")) == ("50", "40", "10")
    assert (disc.get("fill"), disc.get("stroke")) == (SEATS[seat].fill, SEATS[seat].line)
    assert (letter.text, letter.get("fill")) == (SEATS[seat].letter, SEATS[seat].ink)
    assert letter.get("text-anchor") == "middle"


@pytest.mark.parametrize("seat", range(len(SEATS)))
@pytest.mark.parametrize("size", [24, 32.0])
def test_a_large_seal_shows_the_emblem_about_its_centre(seat: int, size: float) -> None:
    assert str(icon(SEATS[seat].emblem, 50 - size / 2, 40 - size / 2, size)) in str(seal(seat, 50, 40, size))


def test_a_panel_has_a_title_only_where_there_is_one() -> None:
    inside = text(1, 2, "inside")
    plain, titled = read(panel(1, 2, 30, 40, inside)), read(panel(1, 2, 30, 40, inside, title="A & B"))
    assert [element.text for element in plain.iter("text")] == ["inside"]
    assert [element.text for element in titled.iter("text")] == ["A & B", "inside"]
    assert plain[0].attrib == titled[0].attrib
