/* Prints on fields, tiles and the rim of the platform: drawn as one mesh, and always upright for the viewer. */
import {
  type CanvasTexture,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  PlaneGeometry,
  Vector3,
} from "three";
import { type Print, SIDE, SIGNS } from "@/games/babylon/garden3d/scene";
import { LEVEL, RIM } from "@/games/babylon/garden3d/shapes/measures";
import { cellOf, COLUMNS, ROWS } from "./atlas";

interface Decal {
  name: string;
  /** The key of its tile; empty for the rim. */
  on: string;
  x: number;
  y: number;
  z: number;
  size: number;
}

const matrix = new Matrix4();
const scale = new Vector3();
const LONGER = 1.34; // seen at an angle, flat prints appear too short

/** The labels of columns and rows along all four sides. */
function rimNames(): Decal[] {
  const found: Decal[] = [];
  for (let n = 0; n < SIDE; n += 1) {
    for (const edge of [-RIM / 2, SIDE + RIM / 2]) {
      found.push({ name: "ABCDEFGH"[n]!, on: "", x: n + 0.5, y: 0, z: edge, size: 0.34 });
      found.push({ name: String(n + 1), on: "", x: edge, y: 0, z: n + 0.5, size: 0.34 });
    }
  }
  return found;
}

function decalOf({ what, on, x, z, level }: Print): Decal {
  const isSign = (SIGNS as readonly string[]).includes(what);
  return { name: what, on, x, y: level * LEVEL + 0.018, z, size: isSign ? 0.46 : 0.4 };
}

export class Prints {
  readonly mesh: InstancedMesh;
  readonly #material: MeshLambertMaterial;
  readonly #cell: InstancedBufferAttribute;
  readonly #rim = rimNames();
  #decals: readonly Decal[] = [];

  constructor(atlas: CanvasTexture, room = 320) {
    const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    this.#cell = new InstancedBufferAttribute(new Float32Array(room * 2), 2).setUsage(DynamicDrawUsage);
    geometry.setAttribute("cell", this.#cell);
    this.#material = new MeshLambertMaterial({ map: atlas, transparent: true, depthWrite: false });
    this.#material.onBeforeCompile = (shader) => {
      const place = `vMapUv = ( uv + cell ) / vec2( ${COLUMNS}.0, ${ROWS}.0 );`;
      shader.vertexShader = `attribute vec2 cell;\n${shader.vertexShader.replace("#include <uv_vertex>", `#include <uv_vertex>\n${place}`)}`;
    };
    this.mesh = new InstancedMesh(geometry, this.#material, room);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.receiveShadow = true;
    this.mesh.renderOrder = 4; // above ghosts too
  }

  /** Sets the prints, and the labels along the rim if requested. */
  set(prints: readonly Print[], named: boolean): void {
    this.#decals = [...prints.map(decalOf), ...(named ? this.#rim : [])].slice(0, this.mesh.instanceMatrix.count);
    this.#decals.forEach(({ name }, i) => this.#cell.setXY(i, ...cellOf(name)));
    this.#cell.needsUpdate = true;
    this.mesh.count = this.#decals.length;
    this.mesh.visible = this.#decals.length > 0;
  }

  /** Turns all prints towards the viewer; `lifted` is the current height of a tile above its final position. */
  face(azimuth: number, lifted: (tile: string) => number): void {
    this.#decals.forEach(({ on, x, y, z, size }, i) => {
      matrix.makeRotationY(azimuth);
      matrix.scale(scale.set(size, 1, size * LONGER));
      matrix.setPosition(x, y + (on === "" ? 0 : lifted(on)), z);
      this.mesh.setMatrixAt(i, matrix);
    });
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.dispose();
    this.#material.dispose();
  }
}
