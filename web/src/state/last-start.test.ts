import { expect, it } from "vitest";
import { lastStarts, parseStarts } from "./last-start.svelte";

it("remembers a start for each game, and ignores foreign data", () => {
  expect(parseStarts('{"ishtar": {"seats": 3, "bot": "royal"}, "x": {"seats": "3"}, "y": null}')).toEqual({
    ishtar: { seats: 3, bot: "royal" },
  });
  for (const foreign of [null, "", "[", "3", "null"]) expect(parseStarts(foreign)).toEqual({});
  lastStarts.keep("ishtar", { seats: 4, bot: "random" });
  expect(lastStarts.of("ishtar")).toEqual({ seats: 4, bot: "random" });
  expect(lastStarts.of("babylon")).toEqual({ seats: 2, bot: "" });
});
