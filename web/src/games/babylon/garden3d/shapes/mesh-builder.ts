/* Builds meshes of coloured triangles, face by face. Plain numbers; no dependency on three.js. */

export type Point = readonly [x: number, y: number, z: number];
/** A CSS colour with its opacity. */
export type Glaze = string | readonly [colour: string, alpha: number];
/** A ring of a solid of revolution: its radius and height. */
export type Ring = readonly [radius: number, height: number];

export interface Solid {
  position: Float32Array;
  normal: Float32Array;
  /** Red, green, blue and alpha, in linear light. */
  color: Float32Array;
}

/** Converts a CSS colour to linear light. */
function linear(hex: string): [number, number, number] {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit(a: Point): Point {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The visible faces of a box; hidden ones are left out to save triangles. */
export interface Faces {
  top?: Glaze;
  side?: Glaze;
  bottom?: Glaze;
}

export class MeshBuilder {
  readonly #position: number[] = [];
  readonly #normal: number[] = [];
  readonly #color: number[] = [];

  get triangles(): number {
    return this.#position.length / 9;
  }

  #corner(at: Point, normal: Point, glaze: Glaze): void {
    const [hex, alpha] = typeof glaze === "string" ? ([glaze, 1] as const) : glaze;
    this.#position.push(...at);
    this.#normal.push(...normal);
    this.#color.push(...linear(hex), alpha);
  }

  /** A flat face, its corners counter-clockwise as seen from outside. */
  face(glaze: Glaze, ...corners: readonly Point[]): this {
    const [a, b, c] = corners;
    if (a === undefined || b === undefined || c === undefined) return this;
    const normal = unit(cross(minus(b, a), minus(c, a)));
    for (let i = 2; i < corners.length; i += 1) {
      for (const at of [a, corners[i - 1] ?? a, corners[i] ?? a]) this.#corner(at, normal, glaze);
    }
    return this;
  }

  /** A box from one corner to the opposite one. */
  box(faces: Faces, [x0, y0, z0]: Point, [x1, y1, z1]: Point): this {
    const { top, side, bottom } = faces;
    if (top !== undefined) this.face(top, [x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0]);
    if (bottom !== undefined) this.face(bottom, [x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]);
    if (side !== undefined) {
      this.face(side, [x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]);
      this.face(side, [x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1]);
      this.face(side, [x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0]);
      this.face(side, [x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]);
    }
    return this;
  }

  /** A solid of revolution about a vertical axis with a number of sides; smooth ones look round. */
  turned(
    glaze: Glaze,
    rings: readonly Ring[],
    sides: number,
    { x = 0, z = 0, smooth = false, from = Math.PI / sides, cap = glaze as Glaze | null, wide = 1, deep = 1 } = {},
  ): this {
    const around = Array.from({ length: sides + 1 }, (_, i) => from + (2 * Math.PI * i) / sides);
    const at = (angle: number, [radius, height]: Ring): Point => [
      x + Math.cos(angle) * radius * wide,
      height,
      z - Math.sin(angle) * radius * deep,
    ];
    for (let i = 1; i < rings.length; i += 1) {
      const low = rings[i - 1]!;
      const high = rings[i]!;
      const lean = (low[0] - high[0]) / Math.max(1e-6, Math.hypot(high[1] - low[1], high[0] - low[0]));
      for (let n = 0; n < sides; n += 1) {
        const a = around[n]!;
        const b = around[n + 1]!;
        if (!smooth) {
          this.face(glaze, at(a, low), at(b, low), at(b, high), at(a, high));
          continue;
        }
        const out = (angle: number): Point => unit([Math.cos(angle), lean, -Math.sin(angle)]);
        for (const [angle, ring] of [
          [a, low],
          [b, low],
          [b, high],
          [a, low],
          [b, high],
          [a, high],
        ] as const) {
          this.#corner(at(angle, ring), out(angle), glaze);
        }
      }
    }
    const last = rings.at(-1);
    if (cap !== null && last !== undefined && last[0] > 0)
      this.face(cap, ...around.slice(0, sides).map((angle) => at(angle, last)));
    return this;
  }

  /** A horizontal disc, facing up. */
  disc(glaze: Glaze, [x, y, z]: Point, radius: number, sides: number, from = 0): this {
    const around = Array.from({ length: sides }, (_, i) => from + (2 * Math.PI * i) / sides);
    return this.face(
      glaze,
      ...around.map((angle): Point => [x + Math.cos(angle) * radius, y, z - Math.sin(angle) * radius]),
    );
  }

  /** Adds another mesh, moved, and rotated by quarter turns clockwise seen from above. */
  add(other: MeshBuilder, [x, y, z]: Point, quarters = 0): this {
    const angle = (-quarters * Math.PI) / 2;
    return this.addTurned(other, [x, y, z], angle);
  }

  /** Adds another mesh, moved, and rotated by an angle counter-clockwise seen from above. */
  addTurned(other: MeshBuilder, [x, y, z]: Point, angle: number, scale = 1): this {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const turn = (from: readonly number[], to: number[], dx: number, dy: number, dz: number, by: number): void => {
      for (let i = 0; i < from.length; i += 3) {
        const [u, v, w] = [from[i]! * by, from[i + 1]! * by, from[i + 2]! * by];
        to.push(u * c + w * s + dx, v + dy, -u * s + w * c + dz);
      }
    };
    turn(other.#position, this.#position, x, y, z, scale);
    turn(other.#normal, this.#normal, 0, 0, 0, 1);
    this.#color.push(...other.#color);
    return this;
  }

  /** The finished mesh. */
  fire(): Solid {
    return {
      position: new Float32Array(this.#position),
      normal: new Float32Array(this.#normal),
      color: new Float32Array(this.#color),
    };
  }
}
