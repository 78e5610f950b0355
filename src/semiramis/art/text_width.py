"""Widths of texts, measured in the widest supported font, so that a text that fits there fits in any of them."""

from functools import cache

# advance widths of DejaVu Sans in thousandths of the type size, with the characters that have them
REGULAR = (
    (275, "'"),
    (278, "ijlìíîïĩīĭįıĵĺļ"),
    (284, "ł"),
    (295, "IJÌÍÎÏĨĪĬĮİĴ"),
    (318, " ,. ·‘’‚·"),
    (337, "/:;\\|¦"),
    (342, "ŀ"),
    (352, "fſ"),
    (361, "-­"),
    (375, "ľ"),
    (390, "()[]"),
    (392, "tţťŧ"),
    (401, "!¡²³¹"),
    (411, "rŕŗř"),
    (460, "\""),
    (471, "ªº"),
    (500, "*_`§¨¯°´¸–"),
    (518, "“”„"),
    (521, "sśŝşš"),
    (525, "zźżž"),
    (531, "?¿"),
    (550, "cçćĉċč"),
    (556, "ĳ"),
    (557, "LĹĻĽĿ"),
    (562, "Ł"),
    (575, "F"),
    (579, "kķĸ"),
    (590, "Ĳ•"),
    (592, "vxyýÿŷ"),
    (603, "P"),
    (605, "Þ"),
    (611, "TYÝŢŤŦŶŸ"),
    (612, "o«»ðòóôõöøōŏő"),
    (613, "aàáâãäåāăą"),
    (615, "eèéêëēĕėęě"),
    (630, "ß"),
    (632, "EÈÉÊËĒĔĖĘĚ"),
    (634, "hnuñùúûüĥńņňŋũūŭůűų"),
    (635, "SbdgpqþďđĝğġģŚŜŞŠ"),
    (636, "$0123456789{}¢£¤¥µ¶"),
    (656, "KĶ"),
    (684, "AVÀÁÂÃÄÅĀĂĄ"),
    (685, "XZŹŻŽ"),
    (686, "B"),
    (695, "RħŔŖŘ"),
    (698, "CÇĆĈĊČ"),
    (732, "UÙÚÛÜŨŪŬŮŰŲ"),
    (748, "NÑŃŅŇŊ"),
    (752, "HĤ"),
    (770, "DĎ"),
    (775, "GÐĐĜĞĠĢ"),
    (780, "&"),
    (787, "OQÒÓÔÕÖØŌŎŐ"),
    (813, "ŉ"),
    (818, "wŵ"),
    (838, "#+<=>^~¬±×÷−×→"),
    (863, "M"),
    (916, "Ħ"),
    (950, "%"),
    (969, "¼½¾"),
    (974, "mÆ"),
    (982, "æ"),
    (989, "WŴ"),
    (1000, "@©®—…"),
    (1023, "œ"),
    (1070, "Œ"),
)  # fmt: skip
BOLD = (
    (306, "'"),
    (343, "ijlìíîïĩīĭįıĵĺļ"),
    (348, "  "),
    (365, "/\\|¦"),
    (371, "ł"),
    (372, "IJÌÍÎÏĨĪĬĮİĴ"),
    (380, ",.·‘’‚·"),
    (400, ":;"),
    (415, "-­"),
    (435, "fſ"),
    (438, "²³¹"),
    (456, "!¡"),
    (457, "()[]"),
    (478, "tţťŧ"),
    (479, "ľ"),
    (493, "rŕŗř"),
    (500, "_`§¨¯°´¸–"),
    (521, "\""),
    (523, "*"),
    (557, "ŀ"),
    (564, "ªº"),
    (580, "?¿"),
    (582, "zźżž"),
    (593, "cçćĉċč"),
    (595, "sśŝşš"),
    (636, "¤¶"),
    (637, "LĹĻĽĿ"),
    (639, "•"),
    (642, "Ł"),
    (645, "x"),
    (646, "«»"),
    (652, "vyýÿŷ"),
    (657, "“”„"),
    (665, "kķĸ"),
    (675, "aàáâãäåāăą"),
    (678, "eèéêëēĕėęě"),
    (682, "TŢŤŦ"),
    (683, "EFÈÉÊËĒĔĖĘĚ"),
    (686, "ĳ"),
    (687, "oðòóôõöøōŏő"),
    (696, "$0123456789¢£¥"),
    (712, "hnu{}ñùúûüĥńņňŋũūŭůűų"),
    (716, "bdgpqþďđĝğġģ"),
    (719, "ß"),
    (720, "SŚŜŞŠ"),
    (724, "YÝŶŸ"),
    (725, "ZŹŻŽ"),
    (733, "P"),
    (734, "CÇĆĈĊČ"),
    (736, "µ"),
    (738, "Þ"),
    (744, "Ĳ"),
    (762, "B"),
    (770, "RŔŖŘ"),
    (771, "X"),
    (774, "AVÀÁÂÃÄÅĀĂĄ"),
    (775, "KĶ"),
    (790, "ħ"),
    (812, "UÙÚÛÜŨŪŬŮŰŲ"),
    (821, "GĜĞĠĢ"),
    (830, "DĎ"),
    (837, "HNÑĤŃŅŇŊ"),
    (838, "#+<=>^~¬±Ð×÷Đ−×→"),
    (850, "OQÒÓÔÕÖØŌŎŐ"),
    (872, "&"),
    (924, "wŵ"),
    (974, "Ħ"),
    (983, "ŉ"),
    (995, "M"),
    (1000, "@©®—…"),
    (1002, "%"),
    (1035, "¼½¾"),
    (1042, "m"),
    (1048, "æ"),
    (1085, "Æ"),
    (1094, "œ"),
    (1103, "WŴ"),
    (1167, "Œ"),
)  # fmt: skip
WIDEST = 1000
"""The width of a character that is in no table."""


@cache
def _widths(bold: bool) -> dict[str, int]:
    return {letter: width for width, letters in (BOLD if bold else REGULAR) for letter in letters}


def text_width(said: str, size: float, bold: bool = False) -> float:
    """Return the width of a text at a type size."""
    widths = _widths(bold)
    return size * sum(widths.get(letter, WIDEST) for letter in said) / 1000


def wrapped(words: list[tuple[str, bool]], size: float, room: float) -> list[list[tuple[str, bool]]]:
    """Return words, some of them bold, as lines that fit a width; a word wider than that has its own line."""
    lines: list[list[tuple[str, bool]]] = []
    left = 0.0
    for word, bold in words:
        wide = text_width(word, size, bold)
        space = text_width(" ", size, bold)
        if lines and wide + space <= left:
            lines[-1].append((word, bold))
            left -= wide + space
        else:
            lines.append([(word, bold)])
            left = room - wide
    return lines
