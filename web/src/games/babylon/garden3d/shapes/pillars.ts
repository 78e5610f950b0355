/* Pillars: fluted, with a base and a capital; a double one has a gold ring in its middle. */
import { MeshBuilder, type Ring } from "./mesh-builder";
import * as measures from "./measures";
import * as palette from "./palette";

const SIDES = 14;
const FLUTE = 0.014;

/** A pillar for a slab a number of levels above the field it stands on. */
export function pillar(levels: 1 | 2): MeshBuilder {
  const mesh = new MeshBuilder();
  const height = levels * measures.LEVEL - measures.SLAB;
  mesh.turned(
    palette.LIMESTONE_DARK,
    [
      [0.215, 0],
      [0.215, 0.045],
    ],
    8,
    { smooth: false },
  );
  mesh.turned(
    palette.STONE,
    [
      [0.185, 0.045],
      [0.155, 0.09],
    ],
    SIDES,
    { smooth: true, cap: null },
  );
  shaft(mesh, 0.09, height - 0.12);
  mesh.turned(
    palette.GOLD,
    [
      [0.14, height - 0.15],
      [0.15, height - 0.135],
      [0.14, height - 0.12],
    ],
    SIDES,
    { smooth: true, cap: null },
  );
  mesh.turned(
    palette.STONE,
    [
      [0.13, height - 0.12],
      [0.21, height - 0.05],
    ],
    SIDES,
    { smooth: true, cap: null },
  );
  mesh.box(
    { side: palette.LIMESTONE, bottom: palette.LIMESTONE_DARK },
    [-0.205, height - 0.05, -0.205],
    [0.205, height, 0.205],
  );
  if (levels === 2) {
    const middle = height / 2;
    const ring: Ring[] = [
      [0.135, middle - 0.06],
      [0.185, middle - 0.045],
      [0.185, middle + 0.045],
      [0.135, middle + 0.06],
    ];
    mesh.turned(palette.GOLD, ring, SIDES, { smooth: true, cap: null });
  }
  return mesh;
}

/** Alternating light ridges and dark grooves. */
function shaft(mesh: MeshBuilder, low: number, high: number): void {
  const step = (2 * Math.PI) / SIDES;
  for (let n = 0; n < SIDES; n += 1) {
    const [a, b] = [n * step, (n + 1) * step];
    const deep = n % 2 === 0;
    const radius = (angle: number, y: number): readonly [number, number, number] => {
      const r = (deep ? 0.135 - FLUTE : 0.135) - 0.018 * ((y - low) / (high - low));
      return [Math.cos(angle) * r, y, -Math.sin(angle) * r];
    };
    mesh.face(
      deep ? palette.LIMESTONE_DARK : palette.STONE,
      radius(a, low),
      radius(b, low),
      radius(b, high),
      radius(a, high),
    );
  }
}
