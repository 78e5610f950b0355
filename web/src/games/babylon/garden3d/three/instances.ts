/* All pieces of one kind as one instanced mesh. */
import { type BufferGeometry, DynamicDrawUsage, InstancedMesh, type Material, Matrix4 } from "three";
import type { Piece } from "@/games/babylon/garden3d/scene";
import { LEVEL } from "@/games/babylon/garden3d/shapes/measures";

const matrix = new Matrix4();

/** The height from which a piece is lowered; pillars grow instead. */
export const DROP = 0.55;

export class InstancedPieces {
  readonly #geometry: BufferGeometry;
  readonly #material: Material;
  readonly #grows: boolean;
  #mesh: InstancedMesh;
  #pieces: readonly Piece[] = [];

  constructor(geometry: BufferGeometry, material: Material, { grows = false, shades = true } = {}) {
    this.#geometry = geometry;
    this.#material = material;
    this.#grows = grows;
    this.#mesh = this.#made(16, shades);
  }

  #made(room: number, shades: boolean): InstancedMesh {
    const mesh = new InstancedMesh(this.#geometry, this.#material, room);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.count = 0;
    mesh.visible = false;
    mesh.frustumCulled = false;
    mesh.castShadow = shades;
    mesh.receiveShadow = shades;
    return mesh;
  }

  get mesh(): InstancedMesh {
    return this.#mesh;
  }

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  /** Shows exactly these pieces. */
  set(pieces: readonly Piece[]): void {
    this.#pieces = pieces;
    if (pieces.length > this.#mesh.instanceMatrix.count) {
      const old = this.#mesh;
      this.#mesh = this.#made(pieces.length * 2, old.castShadow);
      this.#mesh.renderOrder = old.renderOrder;
      old.parent?.add(this.#mesh);
      old.removeFromParent();
      old.dispose();
    }
    this.#mesh.count = pieces.length;
    this.#mesh.visible = pieces.length > 0;
    this.place(() => 1);
  }

  /** Updates every piece for the current time; `arrived` is its progress, 0 to 1. */
  place(arrived: (piece: Piece) => number): void {
    this.#pieces.forEach((piece, i) => {
      const come = arrived(piece);
      const scale = this.#grows ? Math.max(0.01, come) : 1;
      const drop = this.#grows ? 0 : DROP * (1 - come);
      matrix.makeRotationY((-piece.turn * Math.PI) / 2);
      matrix.elements[5] = scale;
      matrix.setPosition(piece.x, piece.level * LEVEL + drop, piece.z);
      this.#mesh.setMatrixAt(i, matrix);
    });
    this.#mesh.instanceMatrix.needsUpdate = true;
  }

  /** The pieces read back from the mesh: positions, heights and rotations. */
  report(): { x: number; z: number; level: number; turn: number }[] {
    return this.#pieces.map((_, i) => {
      this.#mesh.getMatrixAt(i, matrix);
      const { elements } = matrix;
      const quarters = Math.round(-Math.atan2(elements[8], elements[0]) / (Math.PI / 2));
      return { x: elements[12], z: elements[14], level: elements[13] / LEVEL, turn: (quarters + 4) % 4 };
    });
  }

  dispose(): void {
    this.#mesh.removeFromParent();
    this.#mesh.dispose();
  }
}
