/* A terrace: a limestone slab with a lapis band, lawn on top, and vines over its edge with blossoms of the tile's
   flower. */
import type { Flower } from "@/games/babylon/garden3d/scene";
import { MeshBuilder, type Point } from "./mesh-builder";
import * as measures from "./measures";
import * as palette from "./palette";

const HALF = 0.965;
/** The length of each vine along a field's edge, and whether it has a blossom. */
const VINES = [
  [0.16, true],
  [0.28, false],
  [0.13, true],
  [0.34, true],
  [0.2, false],
  [0.3, true],
  [0.12, false],
] as const;

/** The slab of a tile, centred; its lawn is at height 0. */
export function terrace(flower: Flower): MeshBuilder {
  const mesh = new MeshBuilder();
  const edge = HALF + 0.012;
  mesh.box(
    { side: palette.LIMESTONE, bottom: palette.LIMESTONE_DARK },
    [-HALF, -measures.SLAB, -HALF],
    [HALF, -0.05, HALF],
  );
  mesh.box(
    { side: palette.LAPIS, top: palette.GOLD, bottom: palette.GOLD },
    [-edge, -0.165, -edge],
    [edge, -0.105, edge],
  );
  mesh.box({ side: palette.LEAF, bottom: palette.LEAF_DARK }, [-edge, -0.055, -edge], [edge, -0.004, edge]);
  lawn(mesh, edge);
  for (let side = 0; side < 4; side += 1) mesh.add(vines(flower, edge), [0, 0, 0], side);
  medallion(mesh);
  return mesh;
}

/** Four fields of lawn, alternately light and dark, in a darker border. */
function lawn(mesh: MeshBuilder, edge: number): void {
  const bed = 0.925;
  mesh.face(palette.LEAF, [-edge, -0.004, edge], [edge, -0.004, edge], [edge, -0.004, -edge], [-edge, -0.004, -edge]);
  for (const [x, z, tone] of [
    [-1, -1, palette.LAWN],
    [0, -1, palette.LAWN_DARK],
    [0, 0, palette.LAWN],
    [-1, 0, palette.LAWN_DARK],
  ] as const) {
    const [x0, x1, z0, z1] = [x * bed, (x + 1) * bed, z * bed, (z + 1) * bed];
    mesh.face(tone, [x0, 0, z1], [x1, 0, z1], [x1, 0, z0], [x0, 0, z0]);
  }
}

/** The vines over the southern edge. */
function vines(flower: Flower, edge: number): MeshBuilder {
  const mesh = new MeshBuilder();
  const [petal, eye] = palette.BLOSSOM[flower];
  const count = VINES.length * 2;
  for (let n = 0; n < count; n += 1) {
    const [length, blooms] = VINES[(n * 3) % VINES.length]!;
    const x = -edge + (2 * edge * (n + 0.5)) / count;
    const green = n % 2 === 0 ? palette.LEAF : palette.LEAF_DARK;
    // a leaf that narrows downwards, folded along its middle; it stays below the lawn of an adjacent terrace
    const [top, low, out] = [-0.008, -length, edge + 0.026];
    const tip: Point = [x, low, edge + 0.01];
    const ridge: Point = [x, top, out];
    mesh.face(green, [x - 0.062, top, edge], tip, ridge);
    mesh.face(green, ridge, tip, [x + 0.062, top, edge]);
    mesh.face(palette.LEAF, [x - 0.062, top, edge], ridge, [x + 0.062, top, edge]);
    if (blooms) blossom(mesh, petal, eye, [x, low * 0.62, out + 0.012]);
  }
  return mesh;
}

/** A small flower, facing south. */
function blossom(mesh: MeshBuilder, petal: string, eye: string, [x, y, z]: Point): void {
  const r = 0.052;
  const front: Point = [x, y, z + 0.03];
  const around = Array.from({ length: 5 }, (_, i): Point => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / 5;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, z];
  });
  around.forEach((corner, i) => mesh.face(petal, corner, around[(i + 1) % 5]!, front));
  const s = 0.017;
  mesh.face(
    eye,
    [x - s, y - s, z + 0.032],
    [x + s, y - s, z + 0.032],
    [x + s, y + s, z + 0.032],
    [x - s, y + s, z + 0.032],
  );
}

/** The plate in the middle, which carries the flower. */
function medallion(mesh: MeshBuilder): void {
  mesh.disc(palette.LEAF_DARK, [0, 0.006, 0], 0.3, 24);
  mesh.disc(palette.CREAM, [0, 0.01, 0], 0.275, 24);
}

/** The plate of a symbol, centred on its field. */
export function plate(): MeshBuilder {
  const mesh = new MeshBuilder();
  mesh.box({ top: palette.SAND_LINE, side: palette.SAND_LINE }, [-0.37, 0, -0.37], [0.37, 0.008, 0.37]);
  return mesh.face(
    palette.CREAM,
    [-0.345, 0.011, 0.345],
    [0.345, 0.011, 0.345],
    [0.345, 0.011, -0.345],
    [-0.345, 0.011, -0.345],
  );
}
