import { describe, expect, it } from "vitest";
import { FLOWERS } from "@/games/babylon/garden3d/scene";
import { MeshBuilder, type Solid } from "./mesh-builder";
import { LEVEL, RIM, ROOM, SLAB, THICK } from "./measures";
import { basin, belvedere, bridge, stairs, statue, water } from "./ornaments";
import { pillar } from "./pillars";
import { frame, platform } from "./platform";
import { plate, terrace } from "./terrace";

/** The minimum and the maximum of a coordinate: 0 east, 1 up, 2 south. */
function span({ position }: Solid, axis: 0 | 1 | 2): [number, number] {
  const values = position.filter((_, i) => i % 3 === axis);
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

const STANDING = { statue, belvedere, basin, water, bridge };
const ALL = {
  ...STANDING,
  stairs,
  platform,
  frame,
  plate,
  single: () => pillar(1),
  double: () => pillar(2),
  ...Object.fromEntries(FLOWERS.map((flower) => [flower, () => terrace(flower)])),
};

describe("shapes", () => {
  it.each(Object.entries(ALL))("%s has a unit normal and a colour for every vertex", (_, made) => {
    const { position, normal, color } = made().fire();
    expect(position.length).toBeGreaterThan(0);
    expect(position.length % 9).toBe(0);
    expect(normal).toHaveLength(position.length);
    expect(color).toHaveLength((position.length / 3) * 4);
    for (let i = 0; i < normal.length; i += 3)
      expect(Math.hypot(normal[i]!, normal[i + 1]!, normal[i + 2]!)).toBeCloseTo(1, 4);
    expect([...position, ...color].every(Number.isFinite)).toBe(true);
  });

  it.each(Object.entries(STANDING))("%s fits between its field and the next slab", (_, made) => {
    const [low, high] = span(made().fire(), 1);
    expect(low).toBeGreaterThanOrEqual(-1e-6);
    expect(high).toBeLessThanOrEqual(ROOM + 1e-6);
  });

  it("pillars end at the slab they carry", () => {
    expect(span(pillar(1).fire(), 1)).toEqual([0, expect.closeTo(LEVEL - SLAB, 5)]);
    expect(span(pillar(2).fire(), 1)).toEqual([0, expect.closeTo(2 * LEVEL - SLAB, 5)]);
  });

  it("stairs lead up one level onto the next field", () => {
    const solid = stairs().fire();
    expect(span(solid, 1)[1]).toBeGreaterThanOrEqual(LEVEL);
    expect(span(solid, 0)).toEqual([expect.closeTo(-0.5, 1), expect.closeTo(0.92, 2)]);
  });

  it("terraces stay within their fields, so that two can be adjacent", () => {
    for (const flower of FLOWERS) {
      const { position } = terrace(flower).fire();
      for (let i = 0; i < position.length; i += 3) {
        if (position[i + 1]! > -0.004)
          expect(Math.max(Math.abs(position[i]!), Math.abs(position[i + 2]!))).toBeLessThanOrEqual(1);
      }
    }
  });

  it("the platform extends beyond the fields on all sides and has few triangles", () => {
    const made = platform();
    expect(span(made.fire(), 0)[0]).toBeLessThanOrEqual(-RIM);
    expect(span(made.fire(), 1)[0]).toBeCloseTo(-THICK);
    expect(made.triangles).toBeLessThan(4000);
  });

  it("a box is closed and its faces point outwards", () => {
    const { position, normal } = new MeshBuilder()
      .box({ top: "#ffffff", side: "#ffffff", bottom: "#ffffff" }, [-1, -1, -1], [1, 1, 1])
      .fire();
    expect(position).toHaveLength(12 * 9);
    for (let i = 0; i < position.length; i += 3) {
      expect(
        position[i]! * normal[i]! + position[i + 1]! * normal[i + 1]! + position[i + 2]! * normal[i + 2]!,
      ).toBeCloseTo(1);
    }
  });

  it("quarter turns are clockwise seen from above: east becomes south", () => {
    const { position } = new MeshBuilder()
      .add(new MeshBuilder().face("#ffffff", [1, 0, 0], [2, 0, 0], [2, 1, 0]), [0, 0, 0], 1)
      .fire();
    expect([position[0], position[2]]).toEqual([expect.closeTo(0), expect.closeTo(1)]);
  });
});
