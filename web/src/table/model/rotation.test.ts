import { describe, expect, it } from "vitest";
import type { GameUi } from "@/games/game-ui";
import { offer, view } from "@/table/test-support/fixtures";
import { differOnlyInRotation, nearest, nextRotation, atRotation, rotationOf, Wheel } from "./rotation";

/** A tile is placed on its own space and also covers the one to its right. */
const gameUi: Pick<GameUi, "rotationOf" | "rotationSteps" | "placesOf"> = {
  rotationSteps: 6,
  rotationOf: (action) => (action.do === "place" ? Number(action["turn"]) : null),
  placesOf: (action) =>
    action.do === "place" ? [`desert:${action["cell"]}`, `desert:${Number(action["cell"]) + 1}`] : [],
};
const place = (cell: number, rotation: number) =>
  offer(`place ${cell} ${rotation}`, { do: "place", cell, turn: rotation });
const skip = offer("skip", { do: "skip" });
const here = [place(4, 1), place(4, 3), place(4, 5)];
const at = (rotation: number, offers = here) =>
  atRotation(gameUi, view, offers, rotation, "desert:4").map((each) => each.notation);

describe("a rotated piece", () => {
  it("takes the offer at its rotation, else at the next clockwise that fits", () => {
    expect(rotationOf(gameUi, here[1]!)).toBe(3);
    expect(rotationOf(gameUi, skip)).toBeNull();
    expect(at(3)).toEqual(["place 4 3"]);
    expect(at(4)).toEqual(["place 4 5"]);
    expect(at(0)).toEqual(["place 4 1"]);
    expect(at(5, here.slice(0, 2))).toEqual(["place 4 1"]);
  });

  it("prefers its own space, but its rotation above all", () => {
    expect(at(3, [place(3, 3), ...here])).toEqual(["place 4 3"]);
    expect(at(2, [place(3, 2), ...here])).toEqual(["place 3 2"]);
    expect(at(2, [place(3, 2), place(2, 2)])).toEqual(["place 3 2", "place 2 2"]);
  });

  it("keeps offers without a rotation", () => {
    expect(at(3, [skip, ...here])).toEqual(["skip", "place 4 3"]);
    expect(at(3, [skip])).toEqual(["skip"]);
    expect(at(2, [skip, place(3, 2)])).toEqual(["skip", "place 3 2"]);
    expect(at(3, [])).toEqual([]);
    expect(atRotation({ placesOf: gameUi.placesOf }, view, here, 3, "desert:4")).toEqual(here);
  });

  it("goes to the next rotation that fits, both ways and around", () => {
    expect([1, 3, 5].map((rotation) => nextRotation(gameUi, here, rotation, 1))).toEqual([3, 5, 1]);
    expect([1, 3, 5].map((rotation) => nextRotation(gameUi, here, rotation, -1))).toEqual([5, 1, 3]);
    expect(nextRotation(gameUi, here, 2, 1)).toBe(3);
    expect(nextRotation(gameUi, [place(4, 2)], 2, 1)).toBe(2);
    expect(nextRotation(gameUi, [skip], 2, 1)).toBe(2);
  });

  it("is one action if only the rotation is undecided", () => {
    expect(differOnlyInRotation(gameUi, view, here)).toBe(true);
    expect(differOnlyInRotation(gameUi, view, [...here, place(5, 0)])).toBe(false);
    expect(differOnlyInRotation(gameUi, view, [...here, skip])).toBe(false);
    expect(differOnlyInRotation(gameUi, view, [])).toBe(false);
  });

  it("keeps as much of the selection as possible", () => {
    expect(nearest([place(3, 2), place(4, 2)], { do: "place", cell: 4, turn: 1 })?.notation).toBe("place 4 2");
    expect(nearest([], { do: "place", cell: 4, turn: 1 })).toBeNull();
  });
});

describe("a wheel", () => {
  const roll = (wheel: Wheel, deltaY: number, timeStamp: number, deltaMode = 0) =>
    wheel.roll({ deltaY, deltaMode, timeStamp });

  it("rotates once per notch, and by the same distance on a trackpad", () => {
    const wheel = new Wheel();
    expect([roll(wheel, 100, 0), roll(wheel, -100, 10)]).toEqual([1, -1]);
    expect([roll(wheel, 15, 20), roll(wheel, 15, 30), roll(wheel, 15, 40)]).toEqual([null, null, 1]);
    expect(roll(wheel, 3, 50, 1)).toBe(1);
  });

  it("resets after a pause or a change of direction", () => {
    const wheel = new Wheel();
    expect([roll(wheel, 30, 0), roll(wheel, 30, 1000)]).toEqual([null, null]);
    expect([roll(wheel, -30, 1010), roll(wheel, -15, 1020)]).toEqual([null, -1]);
  });
});
