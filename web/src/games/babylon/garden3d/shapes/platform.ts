/* The board on its platform: sand with a hole in every field, walls of glazed brick with gold lines and rosettes. */
import { SIDE } from "@/games/babylon/garden3d/scene";
import { MeshBuilder, type Point } from "./mesh-builder";
import * as measures from "./measures";
import * as palette from "./palette";

const LOW = -measures.RIM;
const HIGH = SIDE + measures.RIM;

/** The whole platform; the north-western corner of the fields is the origin, and their top is at height 0. */
export function platform(): MeshBuilder {
  const mesh = new MeshBuilder();
  mesh.box({ top: palette.RIM_STONE, side: palette.LAPIS_DARK }, [LOW, -measures.THICK, LOW], [HIGH, -0.012, HIGH]);
  mesh.face(palette.SAND_LINE, [0, -0.006, SIDE], [SIDE, -0.006, SIDE], [SIDE, -0.006, 0], [0, -0.006, 0]);
  for (let x = 0; x < SIDE; x += 1) for (let z = 0; z < SIDE; z += 1) field(mesh, x, z);
  const middle: Point = [SIDE / 2, 0, SIDE / 2];
  for (let side = 0; side < 4; side += 1) mesh.add(wall(), middle, side);
  return mesh;
}

function field(mesh: MeshBuilder, x: number, z: number): void {
  const line = 0.015;
  const tone = (x + z) % 2 === 0 ? palette.SAND : palette.SAND_DARK;
  mesh.face(
    tone,
    [x + line, 0, z + 1 - line],
    [x + 1 - line, 0, z + 1 - line],
    [x + 1 - line, 0, z + line],
    [x + line, 0, z + line],
  );
  mesh.disc(palette.RIM_STONE, [x + 0.5, 0.003, z + 0.5], 0.135, 12);
  mesh.disc(palette.HOLE, [x + 0.5, 0.006, z + 0.5], 0.105, 12);
}

/** The southern wall, about the middle of the board. */
function wall(): MeshBuilder {
  const mesh = new MeshBuilder();
  const half = SIDE / 2 + measures.RIM;
  const out = half + 0.01;
  const strip = (colour: string, y0: number, y1: number, x0 = -half, x1 = half, z = out): void => {
    mesh.face(colour, [x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]);
  };
  for (let row = 0; row < 3; row += 1) {
    const y = -measures.THICK + 0.06 + row * 0.165;
    for (let n = -1; n < 10; n += 1) {
      const x0 = Math.max(-half, -half + (n + (row % 2) / 2) * 0.98);
      const x1 = Math.min(half, -half + (n + 1 + (row % 2) / 2) * 0.98);
      if (x1 - x0 > 0.06)
        strip((n + row) % 3 === 0 ? palette.LAPIS_LIGHT : palette.LAPIS, y + 0.012, y + 0.155, x0 + 0.012, x1 - 0.012);
    }
  }
  for (const [y0, y1] of [
    [-0.072, -0.012],
    [-measures.THICK, -measures.THICK + 0.05],
  ] as const) {
    mesh.box({ side: palette.GOLD_DARK, top: palette.GOLD }, [-half - 0.02, y0, half], [half + 0.02, y1, half + 0.02]);
  }
  for (let n = 0; n < 8; n += 1) rosette(mesh, -3.5 + n, -measures.THICK / 2 + 0.005, out + 0.012);
  return mesh;
}

/** Eight white petals about a gold eye, facing south. */
function rosette(mesh: MeshBuilder, x: number, y: number, z: number): void {
  const at = (angle: number, r: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r, z];
  for (let n = 0; n < 8; n += 1) {
    const a = (n * Math.PI) / 4;
    mesh.face(palette.STONE, [x, y, z], at(a - 0.32, 0.1), at(a, 0.175), at(a + 0.32, 0.1));
  }
  mesh.face(
    palette.GOLD,
    ...Array.from({ length: 10 }, (_, n): Point => {
      const [u, v] = at((n * Math.PI) / 5, 0.058);
      return [u, v, z + 0.006];
    }),
  );
}

/** A frame around the tile of a last move: dark outside, and a light band in its seat's colour. */
export function frame(): MeshBuilder {
  const mesh = new MeshBuilder();
  const [inner, middle, outer] = [0.94, 1.02, 1.055];
  for (let side = 0; side < 4; side += 1) {
    const edge = new MeshBuilder();
    edge.box({ top: palette.UNCOLOURED, side: palette.UNCOLOURED }, [-middle, -0.03, inner], [middle, 0.03, middle]);
    edge.box(
      { top: palette.INK, side: palette.INK, bottom: palette.INK },
      [-outer, -0.045, middle],
      [outer, 0.02, outer],
    );
    mesh.add(edge, [0, 0, 0], side);
  }
  return mesh;
}
