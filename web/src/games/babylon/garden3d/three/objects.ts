/* All objects of a garden: the board, the pieces by kind, prints, frames and ghosts. */
import { FRAME } from "@/games/babylon/garden3d/shapes/palette";
import {
  type BufferGeometry,
  type CanvasTexture,
  Color,
  InstancedMesh,
  Matrix4,
  Mesh,
  type Scene as Space,
} from "three";
import { EMPTY, type Framed, type Piece, type PieceKind, type Scene, SIGNS } from "@/games/babylon/garden3d/scene";
import type { MeshBuilder } from "@/games/babylon/garden3d/shapes/mesh-builder";
import { LEVEL } from "@/games/babylon/garden3d/shapes/measures";
import { frame, platform } from "@/games/babylon/garden3d/shapes/platform";
import { plate } from "@/games/babylon/garden3d/shapes/terrace";
import { InstancedPieces, DROP } from "./instances";
import { settle } from "./easing";
import { bodiesOf, toGeometry, KINDS, makeMaterials } from "./materials";
import { Prints } from "./prints";
import { drawAtlas } from "./atlas";

export const SETTLING = 260;
const MOST_ARRIVALS = 16; // more changes than this mean that the user jumps through the game

export interface Standing {
  kind: PieceKind;
  x: number;
  z: number;
  level: number;
  turn: number;
}

export class SceneObjects {
  readonly #space: Space;
  readonly #materials = makeMaterials();
  readonly #geometries: BufferGeometry[] = [];
  readonly #bodies = new Map<PieceKind, BufferGeometry[]>();
  readonly #instances = new Map<PieceKind, InstancedPieces[]>();
  readonly #ghosts = new Map<PieceKind, InstancedPieces[]>();
  readonly #atlas: CanvasTexture;
  readonly #prints: Prints;
  readonly #plates: InstancedPieces;
  readonly #frames: InstancedMesh;
  #scene: Scene = EMPTY;
  #arriving: ReadonlySet<string> = new Set();
  #arrivedAt = 0;

  /** `onload` is called when prints have loaded and need to be drawn. */
  constructor(space: Space, onload: () => void) {
    this.#space = space;
    this.#atlas = drawAtlas(onload);
    this.#prints = new Prints(this.#atlas);
    this.#plates = new InstancedPieces(this.#toGeometry(plate()), this.#materials.stone, { shades: false });
    this.#plates.mesh.receiveShadow = true;
    this.#frames = new InstancedMesh(this.#toGeometry(frame()), this.#materials.stone, 8);
    this.#frames.frustumCulled = false;
    this.#frames.count = 0;
    const board = new Mesh(this.#toGeometry(platform()), this.#materials.stone);
    board.receiveShadow = true;
    space.add(board, this.#prints.mesh, this.#plates.mesh, this.#frames);
  }

  get scene(): Scene {
    return this.#scene;
  }

  #toGeometry(mesh: MeshBuilder): BufferGeometry {
    const geometry = toGeometry(mesh);
    this.#geometries.push(geometry);
    return geometry;
  }

  #bodiesOf(kind: PieceKind): BufferGeometry[] {
    const found = this.#bodies.get(kind) ?? bodiesOf(kind).map((mesh) => this.#toGeometry(mesh));
    this.#bodies.set(kind, found);
    return found;
  }

  /** The instances of a kind, solid or as ghosts; created on first use. */
  #instancesOf(kind: PieceKind, ghostly: boolean): InstancedPieces[] {
    const all = ghostly ? this.#ghosts : this.#instances;
    const found = all.get(kind);
    if (found !== undefined) return found;
    const { stone, water, ghost } = this.#materials;
    const made = this.#bodiesOf(kind).map((geometry, part) => {
      const crowd = new InstancedPieces(geometry, ghostly ? ghost : part === 0 ? stone : water, {
        grows: kind === "single" || kind === "double",
        shades: !ghostly && part === 0,
      });
      crowd.mesh.renderOrder = ghostly ? 3 : part === 0 ? 0 : 2;
      this.#space.add(crowd.mesh);
      return crowd;
    });
    all.set(kind, made);
    return made;
  }

  /** Shows a garden; with motion, new pieces are animated. */
  show(scene: Scene, moving: boolean, named: boolean): void {
    const before = new Set(this.#scene.pieces.map(({ key }) => key));
    const fresh = scene.pieces.filter(({ key }) => !before.has(key)).map(({ key }) => key);
    this.#scene = scene;
    this.#arriving = new Set(moving && fresh.length <= MOST_ARRIVALS ? fresh : []);
    this.#arrivedAt = performance.now() + SETTLING;
    this.#fill(scene.pieces, false);
    this.#fill(scene.ghost, true);
    const prints = [...scene.prints, ...scene.ghostPrints];
    const signs = prints.filter(({ what }) => (SIGNS as readonly string[]).includes(what));
    this.#plates.set(
      signs.map(({ on, x, z, level }): Piece => ({ key: on, kind: "statue", x, z, level, tier: level, turn: 0 })),
    );
    this.#prints.set(prints, named);
    this.#frame(scene.framed);
  }

  #fill(pieces: readonly Piece[], ghostly: boolean): void {
    for (const kind of KINDS) {
      const mine = pieces.filter((piece) => piece.kind === kind);
      if (mine.length === 0 && !(ghostly ? this.#ghosts : this.#instances).has(kind)) continue;
      for (const crowd of this.#instancesOf(kind, ghostly)) crowd.set(mine);
    }
  }

  #frame(framed: readonly Framed[]): void {
    const shown = framed.slice(0, this.#frames.instanceMatrix.count);
    shown.forEach(({ x, z, level, seat }, i) => {
      this.#frames.setMatrixAt(i, new Matrix4().makeTranslation(x, level * LEVEL, z));
      this.#frames.setColorAt(i, new Color(FRAME[seat]));
    });
    this.#frames.count = shown.length;
    this.#frames.visible = shown.length > 0;
    this.#frames.instanceMatrix.needsUpdate = true;
    if (this.#frames.instanceColor !== null) this.#frames.instanceColor.needsUpdate = true;
  }

  /** Advances animations and turns all prints towards the viewer; returns whether anything moved. */
  settle(time: number, azimuth: number): boolean {
    const share = Math.min(1, Math.max(0, 1 - (this.#arrivedAt - time) / SETTLING));
    const come = settle(share);
    const arrived = (key: string): number => (this.#arriving.has(key) ? come : 1);
    const moved = this.#arriving.size > 0;
    if (moved) {
      for (const crowd of [...this.#instances.values()].flat()) crowd.place(({ key }) => arrived(key));
      this.#plates.place(({ key }) => arrived(key));
    }
    this.#prints.face(azimuth, (tile) => DROP * (1 - arrived(tile)));
    if (share >= 1) this.#arriving = new Set();
    return moved;
  }

  /** The objects read back from the scene. */
  report(): { pieces: Standing[]; ghost: Standing[]; prints: number; framed: number } {
    const listed = (crowds: ReadonlyMap<PieceKind, InstancedPieces[]>): Standing[] =>
      [...crowds].flatMap(([kind, [crowd]]) => crowd?.report().map((found) => ({ kind, ...found })) ?? []);
    return {
      pieces: listed(this.#instances),
      ghost: listed(this.#ghosts),
      prints: this.#scene.prints.length,
      framed: this.#frames.count,
    };
  }

  dispose(): void {
    for (const crowd of [...this.#instances.values(), ...this.#ghosts.values()].flat()) crowd.dispose();
    this.#plates.dispose();
    this.#prints.dispose();
    this.#frames.dispose();
    for (const geometry of this.#geometries) geometry.dispose();
    for (const material of Object.values(this.#materials)) material.dispose();
    this.#atlas.dispose();
    this.#space.clear();
  }
}
