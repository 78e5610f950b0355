import { describe, expect, test } from "vitest";
import { MessageBundle } from "./bundle";
import { keepTogether } from "./typography";

/** A Czech sentence with every no-break space shown as a low line. */
const shown = (text: string): string => keepTogether("cs", text).replaceAll("\u00a0", "_");

describe("no-break spaces", () => {
  test.each([
    ["Karavana stojí v Babylonu a v Uruku.", "Karavana stojí v_Babylonu a_v_Uruku."],
    ["V cíli (s velbloudem) „o kolo“", "V_cíli (s_velbloudem) „o_kolo“"],
    ["Začíná 5. kolo, zbývá 12 destiček a 95 % času.", "Začíná 5._kolo, zbývá 12_destiček a_95_% času."],
    ["Zbude jich 5. Potom mřížka 8 × 8.", "Zbude jich 5. Potom mřížka 8_×_8."],
    ["Přehrávání – Amyitis", "Přehrávání_– Amyitis"],
    ["Na jaře ve městě", "Na jaře ve městě"],
  ])("%s", (plain, kept) => expect(shown(plain)).toBe(kept));

  test.each([
    ["Que faire ? Planter !", "Que faire~? Planter~!"],
    ["Prix : 3 chameaux ; 20 %.", "Prix_: 3_chameaux~; 20~%."],
    ["« Jouer ? »", "«~Jouer~?~»"],
    ["à 12:30, http://x", "à 12:30, http://x"],
  ])("in French: %s", (plain, kept) => {
    const french = keepTogether("fr", plain);
    expect(french.replaceAll("\u00a0", "_").replaceAll("\u202f", "~")).toBe(kept);
    expect(keepTogether("fr", french)).toBe(french);
  });

  test("leave other languages alone, and are not put in twice", () => {
    expect(keepTogether("en", "a turn – 5 points")).toBe("a turn – 5 points");
    expect(shown(keepTogether("cs", "v 5. kole"))).toBe(shown("v 5. kole"));
  });

  test("are in every message of a bundle, with its arguments and words", () => {
    const bundle = new MessageBundle("cs");
    bundle.add("city = Ur\n    .in = v Uru\nstands = Karavana stojí { $city_in } { $n } dní.\n");
    expect(bundle.render("stands", { city: { word: "city" }, n: 3 })).toBe("Karavana stojí v\u00a0Uru 3\u00a0dní.");
    expect(bundle.form("city", "in")).toBe("v\u00a0Uru");
  });
});
