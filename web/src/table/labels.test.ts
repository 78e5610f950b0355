import { beforeAll, describe, expect, it } from "vitest";
import type { SeatData, TableData } from "@/api/types.gen";
import { i18n, LANGUAGES, loadGameTexts } from "@/i18n/locale.svelte";
import { render } from "@/i18n/locale.svelte";
import { characterOf, playerName } from "@/state/names";
import { named, promptText } from "./labels";

const chair = (seat: SeatData["seat"], name: string, kind: SeatData["kind"] = "person", bot = ""): SeatData => ({
  seat,
  kind,
  name,
  bot,
  away: false,
});
const table = {
  seats: [chair("jasmine", "Ana"), chair("rose", "Iltani", "bot", "gardener"), chair("saffron", "saffron")],
  origin: {},
} as unknown as TableData;
const prompt = { id: "amyitis-ask-act", args: { seat: { word: "seat-rose" } } };
const store = { table, prompt, mySeats: ["jasmine"] as SeatData["seat"][], isMine: false };

beforeAll(async () => {
  await i18n.setLocale("en");
  await loadGameTexts("amyitis");
});

describe("the prompt", () => {
  it("speaks to me, and of the others by name", () => {
    expect(promptText({ ...store, isMine: true })).toBe("Recruit, move the caravan or pass.");
    expect(promptText(store)).toBe("Iltani chooses an action.");
  });

  it("names the player at a screen that several share", () => {
    const shared = { ...store, mySeats: ["jasmine", "rose"] as SeatData["seat"][], isMine: true };
    expect(promptText(shared)).toBe("Iltani: Recruit, move the caravan or pass.");
  });

  it("uses the flower in lessons and where nobody gave a name", () => {
    const ofSaffron = { id: "amyitis-ask-act", args: { seat: { word: "seat-saffron" } } };
    expect(promptText({ ...store, prompt: ofSaffron })).toBe("Saffron chooses an action.");
    const lesson = { ...table, origin: { lesson: "amyitis" } } as TableData;
    expect(promptText({ ...store, table: lesson })).toBe("Rose chooses an action.");
  });

  it("is neither to nor about anybody while cards are dealt", () => {
    expect(promptText({ ...store, prompt: { id: "amyitis-ask-deal", args: {} } })).toBe("Dealing cards…");
  });
});

describe("a sentence of the log", () => {
  it("has the name of the player in all its forms", async () => {
    const pushed = {
      id: "amyitis-log-pushed",
      args: { seat: { word: "seat-rose" }, temple: { word: "amyitis-temple-marduk" } },
    };
    for (const language of LANGUAGES) {
      await i18n.setLocale(language);
      expect(render(named(store, pushed))).toMatch(/Iltani/);
    }
    await i18n.setLocale("en");
  });
});

describe("bots", () => {
  it("have a character, and those of older tables are called by their strength", () => {
    expect(characterOf(chair("rose", "Iltani", "bot", "gardener"))).toBe("iltani");
    expect(characterOf(chair("rose", "Iltani"))).toBeNull();
    const old = chair("rose", "gardener", "bot", "gardener");
    expect(characterOf(old)).toBeNull();
    expect(playerName(old)).toBe("Gardener");
  });
});
