import { describe, expect, it } from "vitest";
import { CANALS, SQUARES } from "./geometry";
import { GRID_ROWS, latticeStep, toggled } from "./key-navigation";

describe("the garden's grid", () => {
  it("contains every square and every canal once", () => {
    const places = GRID_ROWS.flatMap((row) => row.places);
    expect([...places].sort()).toEqual(
      [...SQUARES.map((s) => `garden:${s}`), ...CANALS.map((c) => `canal:${c}`)].sort(),
    );
  });

  it("moves along rows and columns of squares, up towards the back", () => {
    expect(latticeStep("garden:b2", "ArrowRight")).toBe("garden:b3");
    expect(latticeStep("garden:b2", "ArrowLeft")).toBe("garden:b1");
    expect(latticeStep("garden:b2", "ArrowUp")).toBe("garden:c2");
    expect(latticeStep("garden:b2", "ArrowDown")).toBe("garden:a2");
    expect(latticeStep("garden:b2", "Home")).toBe("garden:b1");
    expect(latticeStep("garden:b2", "End")).toBe("garden:b4");
    expect(latticeStep("garden:a1", "ArrowDown")).toBeNull();
    expect(latticeStep("garden:d4", "ArrowRight")).toBeNull();
  });

  it("moves along the canals of a row in one zigzag, and on to those of the next row", () => {
    expect(latticeStep("canal:a1-b1", "ArrowRight")).toBe("canal:a1-a2");
    expect(latticeStep("canal:a1-a2", "ArrowRight")).toBe("canal:a2-b2");
    expect(latticeStep("canal:a1-a2", "ArrowUp")).toBe("canal:b1-b2");
    expect(latticeStep("canal:b2-c2", "ArrowDown")).toBe("canal:a2-b2");
    expect(latticeStep("canal:a1-b1", "ArrowLeft")).toBeNull();
    expect(latticeStep("canal:c3-d3", "ArrowUp")).not.toBeNull(); // the last row has only canals between its columns
    expect(latticeStep("canal:b2-b3", "Home")).toBe("canal:b1-c1");
  });

  it("reaches every place from every other with arrows and the switch between squares and canals", () => {
    const reached = new Set(["garden:a1"]);
    for (const place of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const next = latticeStep(place, key);
        if (next !== null) reached.add(next);
      }
      const other = toggled(place, () => false);
      if (other !== null) reached.add(other);
    }
    expect(reached.size).toBe(40);
  });

  it("switches to an adjacent place, a legal one first", () => {
    expect(toggled("garden:b2", (place) => place === "canal:b2-c2")).toBe("canal:b2-c2");
    expect(toggled("canal:b2-c2", (place) => place === "garden:c2")).toBe("garden:c2");
    expect(toggled("canal:b2-c2", () => false)).toBe("garden:b2");
  });
});
