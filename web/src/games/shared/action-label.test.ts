import { describe, expect, it } from "vitest";
import { describe as amyitis } from "@/games/amyitis/parts/action-label";
import { describe as babylon } from "@/games/babylon/parts/action-label";
import { describerOf } from "@/games/fallback/action-label";
import { describe as ishtar } from "@/games/ishtar/parts/action-label";
import type { Vocabulary } from "./action-label";

describe("the name of an action", () => {
  const known = ["amyitis-good-wine", "amyitis-good-salt", "babylon-act-build-stored"];
  const words: Vocabulary = {
    has: (id) => known.includes(id),
    render: (id, args) => `${String(args["n"])} ${id}`,
    list: (things) => things.join(" & "),
  };
  const wine = { word: "amyitis-good-wine" };

  it("uses the game's words, and capitals for places", () => {
    expect(amyitis({ do: "plant", square: "c4" }, words)).toEqual({
      id: "amyitis-act-plant",
      args: { square: "C4" },
    });
    expect(amyitis({ do: "pay", good: "wine" }, words).args["good"]).toEqual(wine);
    expect(amyitis({ do: "swap", given: "wine", gained: "salt" }, words).args).toEqual({
      given: wine,
      gained: { word: "amyitis-good-salt" },
    });
    expect(ishtar({ do: "can", cup: 2 }, words)).toEqual({ id: "ishtar-act-can", args: { cup: 2 } });
  });

  it("names one or two sold goods", () => {
    expect(amyitis({ do: "sell", goods: "wine+salt" }, words)).toEqual({
      id: "amyitis-act-sell-two",
      args: { good: wine, other: { word: "amyitis-good-salt" } },
    });
    expect(amyitis({ do: "sell", goods: "wine" }, words)).toEqual({
      id: "amyitis-act-sell",
      args: { good: wine },
    });
  });

  it("uses a special message for a value that has one", () => {
    expect(babylon({ do: "build", source: "stored" }, words)).toEqual({
      id: "babylon-act-build-stored",
      args: {},
    });
  });

  it("counts gems by colour", () => {
    expect(ishtar({ do: "pay", gems: "ppw" }, words).args["gems"]).toBe(
      "2 ishtar-handful-purple & 1 ishtar-handful-white",
    );
  });

  it("shows raw arguments for a game without a folder", () => {
    const message = describerOf("chess")({ do: "castle", side: "king", move: 7 });
    expect(message).toEqual({ id: "chess-act-castle", args: { side: "king", move: 7 } });
    expect(describerOf("amyitis")).toBe(amyitis);
  });
});
