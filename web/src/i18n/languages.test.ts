import { afterEach, describe, expect, test, vi } from "vitest";
import { extraLanguages, LANGUAGE_DATA, LANGUAGES } from "./languages";

afterEach(() => vi.unstubAllGlobals());

describe("languages", () => {
  test("those of the build come from their files, English first", () => {
    expect(LANGUAGES[0]).toBe("en");
    expect(LANGUAGES).toContain("fr");
    expect(LANGUAGE_DATA["fr"]).toMatchObject({ name: "Français", complete: true });
  });

  test("others come with the page of a server that has a translator's folder", () => {
    const page = new DOMParser().parseFromString(
      '<script type="application/json" id="extra-languages">{"pl": {"name": "Polski", "complete": false}}</script>',
      "text/html",
    );
    expect(extraLanguages(page)).toEqual({ pl: { name: "Polski", complete: false } });
    expect(extraLanguages(new DOMParser().parseFromString("<p></p>", "text/html"))).toEqual({});
  });

  test("their texts are fetched once, as a whole, and only theirs", async () => {
    document.head.insertAdjacentHTML(
      "beforeend",
      '<script type="application/json" id="extra-languages">{"pl": {"name": "Polski", "complete": false}}</script>',
    );
    vi.resetModules();
    const { extraTexts, LANGUAGES: withExtra } = await import("./languages");
    const fetched = vi.fn(async () => new Response("web-language = Język"));
    vi.stubGlobal("fetch", fetched);
    expect(withExtra).toContain("pl");
    expect(extraTexts("cs")).toBeNull();
    expect(await extraTexts("pl")).toBe("web-language = Język");
    expect(await extraTexts("pl")).toBe("web-language = Język");
    expect(fetched).toHaveBeenCalledTimes(1);
    document.getElementById("extra-languages")?.remove();
    vi.resetModules();
  });
});
