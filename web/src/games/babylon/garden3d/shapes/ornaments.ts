/* The models of what stands on terraces. Each is centred on its field or fields, its foot at height 0; directed ones
   lie along the x axis or lead east. None is higher than the gap below the next slab.
   Long because it is mostly the coordinates of five models. */
import { MeshBuilder, type Point } from "./mesh-builder";
import * as measures from "./measures";
import * as palette from "./palette";

/** A bearded guardian in a long robe on a plinth; faces south-east, towards the default camera. */
export function statue(): MeshBuilder {
  const figure = new MeshBuilder();
  const robe = { wide: 1, deep: 0.78, smooth: true } as const;
  figure.turned(
    palette.LAPIS,
    [
      [0.2, 0.1],
      [0.196, 0.135],
    ],
    12,
    { ...robe, cap: null },
  );
  figure.turned(
    palette.STONE,
    [
      [0.196, 0.135],
      [0.15, 0.27],
      [0.178, 0.375],
      [0.17, 0.405],
      [0.08, 0.43],
    ],
    12,
    robe,
  );
  figure.turned(
    palette.GOLD,
    [
      [0.158, 0.255],
      [0.158, 0.285],
    ],
    12,
    { ...robe, cap: null },
  );
  // hands folded over the belt
  figure.box(
    { top: palette.STONE, side: palette.LIMESTONE, bottom: palette.LIMESTONE_DARK },
    [-0.14, 0.285, 0.075],
    [0.14, 0.325, 0.155],
  );
  figure.turned(
    palette.STONE,
    [
      [0.1, 0.4],
      [0.112, 0.47],
      [0.1, 0.555],
    ],
    12,
    { smooth: true },
  );
  beard(figure);
  for (const x of [-0.042, 0.042])
    figure.box({ side: palette.INK, top: palette.INK }, [x - 0.016, 0.5, 0.08], [x + 0.016, 0.522, 0.113]);
  figure.turned(
    palette.LAPIS,
    [
      [0.118, 0.548],
      [0.118, 0.578],
    ],
    12,
    { smooth: true },
  );
  figure.turned(
    palette.LIMESTONE,
    [
      [0.1, 0.578],
      [0.118, 0.665],
    ],
    12,
    { smooth: true, cap: palette.LIMESTONE_DARK },
  );
  figure.turned(
    palette.GOLD,
    [
      [0.122, 0.665],
      [0.122, 0.695],
    ],
    12,
    { smooth: true },
  );
  const mesh = new MeshBuilder();
  mesh.box({ top: palette.STONE, side: palette.LIMESTONE_DARK }, [-0.245, 0, -0.245], [0.245, 0.06, 0.245]);
  mesh.box({ top: palette.STONE, side: palette.LIMESTONE }, [-0.21, 0.06, -0.21], [0.21, 0.1, 0.21]);
  return mesh.addTurned(figure, [0, 0, 0], Math.PI / 4);
}

/** A long beard in rows of curls. */
function beard(figure: MeshBuilder): void {
  const rows = [
    [0.33, 0.05],
    [0.362, 0.062],
    [0.394, 0.072],
    [0.426, 0.082],
    [0.458, 0.086],
  ] as const;
  rows.forEach(([y, half], n) => {
    const tone = n % 2 === 0 ? palette.CLAY_GREY : palette.CLAY_GREY_LIGHT;
    figure.box(
      { top: tone, side: tone, bottom: palette.CLAY_GREY },
      [-half, y, 0.05],
      [half, y + 0.03, 0.14 - 0.004 * n],
    );
  });
}

/** A pavilion: six slender columns under a turquoise roof with a gold knob. */
export function belvedere(): MeshBuilder {
  const mesh = new MeshBuilder();
  mesh.turned(
    palette.LIMESTONE_DARK,
    [
      [0.4, 0],
      [0.4, 0.045],
    ],
    6,
    { cap: palette.STONE },
  );
  mesh.turned(
    palette.LIMESTONE,
    [
      [0.345, 0.045],
      [0.345, 0.08],
    ],
    6,
    { cap: palette.STONE },
  );
  for (let n = 0; n < 6; n += 1) {
    const angle = Math.PI / 6 + (n * Math.PI) / 3;
    const [x, z] = [Math.cos(angle) * 0.275, -Math.sin(angle) * 0.275];
    mesh.turned(
      palette.STONE,
      [
        [0.036, 0.08],
        [0.03, 0.36],
      ],
      6,
      { x, z, smooth: true, cap: null },
    );
  }
  mesh.turned(
    palette.GOLD,
    [
      [0.33, 0.36],
      [0.335, 0.395],
    ],
    6,
    { cap: palette.LIMESTONE_DARK },
  );
  mesh.face(palette.ROOF_DARK, ...hexagon(0.41, 0.395).reverse());
  for (const [low, high] of [
    [
      [0.41, 0.395],
      [0.2, 0.53],
    ],
    [
      [0.2, 0.53],
      [0.045, 0.64],
    ],
  ] as const) {
    mesh.turned(palette.ROOF, [low, high], 6, { cap: null });
  }
  for (let n = 0; n < 6; n += 1) rib(mesh, Math.PI / 6 + (n * Math.PI) / 3);
  return mesh.turned(
    palette.GOLD,
    [
      [0.05, 0.635],
      [0.06, 0.66],
      [0.035, 0.685],
      [0, measures.ROOM - 0.005],
    ],
    8,
    { smooth: true },
  );
}

const hexagon = (radius: number, height: number): Point[] =>
  Array.from({ length: 6 }, (_, n): Point => {
    const angle = Math.PI / 6 + (n * Math.PI) / 3;
    return [Math.cos(angle) * radius, height, -Math.sin(angle) * radius];
  });

/** A dark ridge of the roof. */
function rib(mesh: MeshBuilder, angle: number): void {
  const at = (radius: number, height: number, aside: number): Point => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [c * radius - s * aside, height, -s * radius - c * aside];
  };
  for (const [r0, y0, r1, y1] of [
    [0.42, 0.4, 0.205, 0.54],
    [0.205, 0.54, 0.05, 0.65],
  ] as const) {
    mesh.face(palette.ROOF_DARK, at(r0, y0, -0.018), at(r0, y0, 0.018), at(r1, y1, 0.012), at(r1, y1, -0.012));
  }
}

/** The stone of a fountain: a basin over two fields with a bowl in its middle. */
export function basin(): MeshBuilder {
  const mesh = new MeshBuilder();
  const [long, wide, rim, high] = [0.86, 0.37, 0.09, 0.16];
  mesh.box({ top: palette.LIMESTONE, side: palette.LIMESTONE_DARK }, [-long, 0, -wide], [long, 0.05, wide]);
  for (const z of [-1, 1]) {
    const [z0, z1] = z < 0 ? [-wide + 0.02, -wide + rim] : [wide - rim, wide - 0.02];
    mesh.box({ top: palette.STONE, side: palette.LIMESTONE }, [-long + 0.02, 0.05, z0], [long - 0.02, high, z1]);
    const face = z < 0 ? -wide + 0.017 : wide - 0.017;
    for (let n = -3; n <= 3; n += 1) tooth(mesh, n * 0.22, 0.1, face, z);
  }
  for (const x of [-1, 1]) {
    const [x0, x1] = x < 0 ? [-long + 0.02, -long + rim] : [long - rim, long - 0.02];
    mesh.box({ top: palette.STONE, side: palette.LIMESTONE }, [x0, 0.05, -wide + rim], [x1, high, wide - rim]);
  }
  mesh.turned(
    palette.LIMESTONE,
    [
      [0.05, 0.1],
      [0.045, 0.26],
    ],
    8,
    { smooth: true, cap: null },
  );
  return mesh.turned(
    palette.STONE,
    [
      [0.05, 0.25],
      [0.17, 0.31],
      [0.185, 0.33],
    ],
    12,
    { smooth: true, cap: palette.LIMESTONE_DARK },
  );
}

/** A lapis lozenge on the long side of a basin. */
function tooth(mesh: MeshBuilder, x: number, y: number, z: number, towards: number): void {
  const corners: Point[] = [
    [x - 0.05, y, z],
    [x, y - 0.038, z],
    [x + 0.05, y, z],
    [x, y + 0.038, z],
  ];
  mesh.face(palette.LAPIS, ...(towards > 0 ? corners : corners.reverse()));
}

/** The water of a fountain: in the basin and the bowl, and the jets that fall back into it. */
export function water(): MeshBuilder {
  const mesh = new MeshBuilder();
  mesh.face(
    [palette.WATER, 0.94],
    [-0.78, 0.125, 0.29],
    [0.78, 0.125, 0.29],
    [0.78, 0.125, -0.29],
    [-0.78, 0.125, -0.29],
  );
  for (const [x, r] of [
    [-0.47, 0.13],
    [0.47, 0.13],
    [-0.47, 0.07],
    [0.47, 0.07],
  ] as const)
    ripple(mesh, x, r);
  mesh.disc([palette.WATER, 0.94], [0, 0.335, 0], 0.16, 12);
  mesh.turned(
    [palette.SPRAY, 0.9],
    [
      [0.022, 0.33],
      [0.014, 0.6],
    ],
    6,
    { smooth: true },
  );
  for (let n = 0; n < 4; n += 1) jet(mesh, (n % 2 === 0 ? 1 : -1) * (n < 2 ? 0.47 : 0.3), n < 2 ? 0.68 : 0.6);
  return mesh;
}

/** A ring on the water where a jet falls. */
function ripple(mesh: MeshBuilder, x: number, radius: number): void {
  const sides = 14;
  for (let n = 0; n < sides; n += 1) {
    const [a, b] = [(2 * Math.PI * n) / sides, (2 * Math.PI * (n + 1)) / sides];
    const at = (angle: number, r: number): Point => [x + Math.cos(angle) * r, 0.129, -Math.sin(angle) * r];
    mesh.face([palette.SPRAY, 0.55], at(a, radius), at(b, radius), at(b, radius - 0.018), at(a, radius - 0.018));
  }
}

/** A jet from the bowl to one side, as a ribbon visible from all sides. */
function jet(mesh: MeshBuilder, reach: number, peak: number): void {
  const steps = 9;
  const at = (t: number): [number, number] => [
    reach * t,
    0.36 + (peak - 0.36) * 4 * t * (1 - t) * 1.02 - 0.235 * t * t,
  ];
  for (let n = 0; n < steps; n += 1) {
    const [x0, y0] = at(n / steps);
    const [x1, y1] = at((n + 1) / steps);
    const half = 0.02;
    for (const [dy, dz] of [
      [0, half],
      [half, 0],
    ] as const) {
      const corners: Point[] = [
        [x0, y0 - dy, -dz],
        [x0, y0 + dy, dz],
        [x1, y1 + dy, dz],
        [x1, y1 - dy, -dz],
      ];
      mesh.face([palette.SPRAY, 0.88], ...corners).face([palette.SPRAY, 0.88], ...[...corners].reverse());
    }
  }
}

/** Steps on a lower field that lead east to a field one level higher, and the landing there. */
export function stairs(): MeshBuilder {
  const mesh = new MeshBuilder();
  const [steps, half] = [6, 0.33];
  const run = 0.94 / steps;
  for (let n = 0; n < steps; n += 1) {
    const top = (measures.LEVEL * (n + 1)) / steps;
    const x = -0.46 + n * run;
    mesh.box({ top: palette.STONE, side: palette.LIMESTONE }, [x, 0, -half], [0.5, top, half]);
    mesh.box(
      { side: palette.LIMESTONE_DARK, top: palette.STONE },
      [x - 0.012, top - 0.03, -half - 0.01],
      [x + run, top + 0.002, half + 0.01],
    );
  }
  for (const z of [-1, 1]) {
    const [z0, z1] = z < 0 ? [-half - 0.085, -half] : [half, half + 0.085];
    cheek(mesh, z0, z1);
  }
  mesh.box(
    { top: palette.STONE, side: palette.LIMESTONE_DARK },
    [0.5, measures.LEVEL, -half],
    [0.92, measures.LEVEL + 0.03, half],
  );
  return mesh;
}

/** A sloping wall beside the steps, with a band of lapis. */
function cheek(mesh: MeshBuilder, z0: number, z1: number): void {
  const slope: readonly (readonly [number, number])[] = [
    [-0.5, 0],
    [0.5, 0],
    [0.5, measures.LEVEL + 0.06],
    [-0.5, 0.16],
  ];
  mesh.face(palette.LIMESTONE, ...slope.map(([x, y]): Point => [x, y, z1]));
  mesh.face(palette.LIMESTONE, ...slope.map(([x, y]): Point => [x, y, z0]).reverse());
  mesh.face(
    palette.STONE,
    [-0.5, 0.16, z1],
    [0.5, measures.LEVEL + 0.06, z1],
    [0.5, measures.LEVEL + 0.06, z0],
    [-0.5, 0.16, z0],
  );
  mesh.face(palette.LIMESTONE_DARK, [-0.5, 0, z0], [-0.5, 0, z1], [-0.5, 0.16, z1], [-0.5, 0.16, z0]);
  mesh.face(
    palette.LIMESTONE_DARK,
    [0.5, measures.LEVEL, z1],
    [0.5, measures.LEVEL, z0],
    [0.5, measures.LEVEL + 0.06, z0],
    [0.5, measures.LEVEL + 0.06, z1],
  );
  const band = (z: number): Point[] => [
    [-0.5, 0.075, z],
    [0.5, 0.075 + measures.LEVEL - 0.1, z],
    [0.5, 0.13 + measures.LEVEL - 0.1, z],
    [-0.5, 0.13, z],
  ];
  mesh.face(palette.LAPIS, ...band(z1 + 0.004)).face(palette.LAPIS, ...band(z0 - 0.004).reverse());
}

/** A plank bridge arched over three fields, with rails. */
export function bridge(): MeshBuilder {
  const mesh = new MeshBuilder();
  const [planks, half, reach, arch] = [14, 0.27, 1.3, 0.3];
  const height = (x: number): number => 0.04 + arch * (1 - (x / reach) ** 2);
  for (let n = 0; n < planks; n += 1) {
    const [x0, x1] = [-reach + (2 * reach * n) / planks, -reach + (2 * reach * (n + 1)) / planks];
    const gap = 0.012;
    const [y0, y1] = [height(x0), height(x1)];
    const [under0, under1] = [Math.max(0, y0 - 0.1), Math.max(0, y1 - 0.1)];
    const [a, b] = [x0 + gap, x1 - gap];
    const top = n % 2 === 0 ? palette.WOOD : palette.WOOD_LIGHT;
    mesh.face(top, [a, y0, half], [b, y1, half], [b, y1, -half], [a, y0, -half]);
    mesh.face(palette.WOOD_DARK, [a, under0, -half], [b, under1, -half], [b, under1, half], [a, under0, half]);
    mesh.face(palette.WOOD_SIDE, [x0, under0, half], [x1, under1, half], [x1, y1, half], [x0, y0, half]);
    mesh.face(palette.WOOD_SIDE, [x1, under1, -half], [x0, under0, -half], [x0, y0, -half], [x1, y1, -half]);
    for (const z of [-half, half]) rail(mesh, [x0, y0 + 0.2, z], [x1, y1 + 0.2, z]);
    if (n % 2 === 1 && n < planks - 1) {
      for (const z of [-half, half])
        mesh.box({ side: palette.WOOD_DARK }, [x1 - 0.022, y1, z - 0.022], [x1 + 0.022, y1 + 0.2, z + 0.022]);
    }
  }
  for (const x of [-reach, reach]) {
    for (const z of [-half, half]) {
      mesh.box({ side: palette.WOOD_DARK, top: palette.GOLD }, [x - 0.035, 0, z - 0.035], [x + 0.035, 0.3, z + 0.035]);
    }
  }
  return mesh;
}

/** A bar between two points that differ only along the bridge. */
function rail(mesh: MeshBuilder, [x0, y0, z]: Point, [x1, y1]: Point): void {
  const r = 0.024;
  mesh.face(palette.WOOD_LIGHT, [x0, y0 + r, z + r], [x1, y1 + r, z + r], [x1, y1 + r, z - r], [x0, y0 + r, z - r]);
  mesh.face(palette.WOOD_SIDE, [x0, y0 - r, z + r], [x1, y1 - r, z + r], [x1, y1 + r, z + r], [x0, y0 + r, z + r]);
  mesh.face(palette.WOOD_SIDE, [x1, y1 - r, z - r], [x0, y0 - r, z - r], [x0, y0 + r, z - r], [x1, y1 + r, z - r]);
}
