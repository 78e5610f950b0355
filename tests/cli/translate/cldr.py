"""What CLDR says of every language, as Babel has it: `python -m tests.cli.translate.cldr` writes the file again."""

import json

from babel import Locale, localedata

from semiramis.cli.translate.skeleton import CLDR


def cldr_text() -> str:
    """Return the file: one line for each language with its names, its digits and its plural rules."""
    rows = []
    for code in sorted(localedata.locale_identifiers()):
        locale = Locale.parse(code) if code.isalpha() and code.islower() else None
        name, english = (locale.get_display_name(), locale.get_display_name("en")) if locale else ("", "")
        if locale is None or not name or not english:
            continue
        rules = {tag: rule.replace(" mod ", " % ") for tag, rule in locale.plural_form.rules.items()}
        rules = {tag: rule.replace(" not in ", " != ").replace(" in ", " = ") for tag, rule in rules.items()}
        digits = locale.number_symbols.get("latn", {}).get("group", ",")
        row = {"name": name[0].upper() + name[1:], "english": english, "digits": digits, "plurals": rules}
        rows.append(f"{json.dumps(code)}: {json.dumps(row, ensure_ascii=False)}")
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    CLDR.write_text(cldr_text(), encoding="utf-8")
