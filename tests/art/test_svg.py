"""SVG elements are escaped, compact and well formed for any content."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.art.svg import FONT, Raw, Shape, document, group, points, shape, text

SVG = "{http://www.w3.org/2000/svg}"
NASTY = "</text><script>alert('&amp;')</script> \"quoted\" & ]]> ěščř ő – 漢"
WRITABLE = st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\ufffe\uffff"))


def read(markup: object) -> ElementTree.Element:
    return ElementTree.fromstring(str(markup))


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (1, "1"),
        (100, "100"),
        (1.0, "1"),
        (100.0, "100"),
        (0.0, "0"),
        (1.5, "1.5"),
        (2 / 3, "0.67"),
        (-12.345, "-12.35"),
        (1e6, "1000000"),
        ("1.50", "1.50"),
    ],
)
def test_numbers_have_no_needless_digits(value: float | str, written: str) -> None:
    assert str(shape("rect", x=value)) == f'<rect x="{written}"/>'


def test_a_number_close_to_nothing_is_a_number() -> None:
    assert float(read(shape("rect", x=-0.0001)).get("x", "")) == 0


def test_names_of_attributes() -> None:
    made = read(shape("rect", stroke_width=2, class_="a b", data_seat="J", viewBox="0 0 1 1"))
    assert made.attrib == {"stroke-width": "2", "class": "a b", "data-seat": "J", "viewBox": "0 0 1 1"}


def test_attributes_that_are_none_are_left_out() -> None:
    assert str(shape("g", opacity=None, id=None, x=0)) == '<g x="0"/>'
    assert str(group(fill=None)) == "<g/>"
    assert read(text(1, 2, "x", fill=None)).get("fill") is None


def test_empty_and_nought_are_not_none() -> None:
    assert str(shape("path", d="", x=0)) == '<path d="" x="0"/>'


def test_an_element_without_anything_inside_closes_itself() -> None:
    assert str(shape("g")) == "<g/>"
    assert str(shape("g", "")) == "<g/>"
    assert str(shape("g", 0)) == "<g>0</g>"


def test_text_is_escaped() -> None:
    made = read(shape("text", NASTY))
    assert made.text == NASTY
    assert len(made) == 0


def test_attributes_are_escaped() -> None:
    made = read(shape("g", title=NASTY, href="'\""))
    assert made.attrib == {"title": NASTY, "href": "'\""}


def test_elements_inside_are_not_escaped_again() -> None:
    made = read(group(shape("text", "a < b"), group(shape("rect")), Raw("<circle r='1'/>"), "&"))
    assert [child.tag for child in made] == ["text", "g", "circle"]
    assert made[0].text == "a < b"
    assert made[2].tail == "&"


def test_what_looks_like_markup_is_text_unless_it_is_ours() -> None:
    assert str(group("<b/>")) == "<g>&lt;b/&gt;</g>"
    assert str(group(Raw("<b/>"))) == "<g><b/></g>"


def test_a_line_of_text() -> None:
    made = read(text(3, 4.5, 17, size=12, anchor="middle", font_weight=700))
    wanted = {"x": "3", "y": "4.5", "font-size": "12", "text-anchor": "middle", "font-weight": "700"}
    assert (made.tag, made.text, made.attrib) == ("text", "17", wanted)


def test_elements_are_values() -> None:
    assert shape("rect", x=1) == shape("rect", x=1)
    assert hash(shape("rect", x=1)) == hash(Shape("rect", (("x", 1),)))
    assert shape("rect", x=1) != shape("rect", x=2)


def test_corners() -> None:
    assert points((0, 0), (1.25, -3.0), (2 / 3, 10)) == "0,0 1.25,-3 0.67,10"
    assert points() == ""


def test_a_document_is_well_formed_and_says_what_it_is() -> None:
    written = document(640.0, 480.25, "A <title>", 'About "it" & more', group(shape("rect")), text(1, 2, NASTY))
    assert written.endswith("</svg>\n")
    root = read(written)
    assert root.tag == SVG + "svg"
    assert root.get("viewBox") == "0 0 640 480.25"
    assert (root.get("width"), root.get("height")) == ("640", "480.25")
    assert (root.get("role"), root.get("font-family")) == ("img", FONT)
    named = {element.get("id"): element.text for element in root[:2]}
    assert named == {"title": "A <title>", "about": 'About "it" & more'}
    assert root.get("aria-labelledby", "").split() == list(named)
    assert root[3].text == NASTY


@given(WRITABLE, WRITABLE, st.floats(-1e6, 1e6))
def test_whatever_is_said_comes_out_again(said: str, named: str, number: float) -> None:
    root = read(document(1, 1, said, "", shape("g", said, data_name=named, x=number)))
    assert (root[0].text or "") == (root[2].text or "") == said
    assert root[2].get("data-name") == named
    assert abs(float(root[2].get("x", "")) - number) <= 0.0051
