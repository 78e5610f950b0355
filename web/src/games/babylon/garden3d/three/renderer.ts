/* A garden on a canvas. It is drawn when something has changed and while something moves, and never otherwise. */
import {
  CanvasTexture,
  OrthographicCamera,
  PCFShadowMap,
  Scene as Space,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from "three";
import { extentOf, fitted, HOME, type CameraPose } from "@/games/babylon/garden3d/camera";
import { type Scene, SIDE } from "@/games/babylon/garden3d/scene";
import { LEVEL } from "@/games/babylon/garden3d/shapes/measures";
import { SceneObjects, SETTLING } from "./objects";
import { Moving } from "./easing";
import { Light } from "./light";
import { paintSky } from "./sky";

const TURNING = 320;
const FINEST = 2;
const WIDEST_SKY = 2048;
const MIDDLE = new Vector3(SIDE / 2, 0, SIDE / 2);

/** What is on the stage, read back from it, and what that costs. */
export type Report = ReturnType<SceneObjects["report"]> & {
  frames: number;
  calls: number;
  triangles: number;
  geometries: number;
  textures: number;
  azimuth: number;
  zoom: number;
};

export class GardenRenderer {
  readonly #renderer: WebGLRenderer;
  readonly #space = new Space();
  readonly #camera = new OrthographicCamera(-1, 1, 1, -1, 1, 80);
  readonly #light = new Light(this.#space);
  readonly #objects: SceneObjects;
  readonly #sky: CanvasTexture;
  readonly #pose = new Moving<CameraPose>(HOME);
  readonly #fit = new Moving({ tall: 13, lift: 0 });
  readonly #onframe: () => void;
  #dark = false;
  #width = 1;
  #height = 1;
  #request = 0;
  #drawn = 0;
  #gone = false;

  /** Throws where there is no WebGL. */
  constructor(canvas: HTMLCanvasElement, onframe: () => void) {
    this.#onframe = onframe;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "low-power" });
    const { shadowMap } = this.#renderer;
    Object.assign(shadowMap, { enabled: true, type: PCFShadowMap, autoUpdate: false });
    this.#objects = new SceneObjects(this.#space, () => this.redraw());
    this.#sky = new CanvasTexture(document.createElement("canvas"));
    this.#sky.colorSpace = SRGBColorSpace;
    this.#space.background = this.#sky;
    this.#light.set(false);
    canvas.addEventListener("webglcontextrestored", this.#restored);
  }

  readonly #restored = (): void => {
    this.#renderer.shadowMap.needsUpdate = true;
    this.redraw();
  };

  get canvas(): HTMLCanvasElement {
    return this.#renderer.domElement;
  }

  get pose(): CameraPose {
    return this.#pose.to;
  }

  /** Show a garden. Where things may move, what is new comes in: only where it is the same garden as before. */
  show(scene: Scene, { moving = false, named = true } = {}): void {
    this.#objects.show(scene, moving, named);
    this.#refit(moving ? SETTLING : 0);
    this.#renderer.shadowMap.needsUpdate = true;
    this.redraw();
  }

  /** Look from somewhere else; with a swing where something may move. */
  moveCamera(pose: CameraPose, swinging: boolean): void {
    this.#pose.go(pose, swinging ? TURNING : 0, performance.now());
    this.#refit(swinging ? TURNING : 0);
    this.#renderer.shadowMap.needsUpdate = true; // the light turns along
    this.redraw();
  }

  /** Let all of the garden be on the picture, whatever is built in it. */
  #refit(span: number): void {
    const fit = fitted(extentOf(this.#objects.scene, this.#pose.to.elevation), this.#width, this.#height);
    const { tall, lift } = this.#fit.to;
    if (Math.abs(fit.tall - tall) + Math.abs(fit.lift - lift) > 1e-6) this.#fit.go(fit, span, performance.now());
  }

  resize(width: number, height: number, ratio: number): void {
    if (width < 1 || height < 1) return;
    this.#width = width;
    this.#height = height;
    this.#renderer.setPixelRatio(Math.min(FINEST, ratio));
    this.#renderer.setSize(width, height, false);
    this.#paint();
    this.#refit(0);
    this.#drawNow(); // at once: a canvas is empty after its size has changed
  }

  theme(dark: boolean): void {
    this.#dark = dark;
    this.#light.set(dark);
    this.#paint();
    this.redraw();
  }

  /** The sky, as large as the canvas. */
  #paint(): void {
    const canvas = this.#sky.image as HTMLCanvasElement;
    canvas.width = Math.round(Math.min(WIDEST_SKY, this.#width * this.#renderer.getPixelRatio()));
    canvas.height = Math.round((canvas.width * this.#height) / this.#width);
    const pen = canvas.getContext("2d");
    if (pen === null) return;
    paintSky(pen, canvas.width, canvas.height, this.#dark);
    this.#sky.dispose(); // its size may have changed
    this.#sky.needsUpdate = true;
  }

  /** See to it that the next frame is drawn. */
  redraw(): void {
    if (this.#request === 0 && !this.#gone) this.#request = requestAnimationFrame(this.#tick);
  }

  readonly #tick = (): void => {
    this.#request = 0;
    if (this.#drawNow()) this.redraw();
  };

  /** Draw what there is at this moment; whether something is still moving. */
  #drawNow(): boolean {
    if (this.#gone) return false;
    const time = performance.now();
    const swinging = this.#pose.at(time);
    const fitting = this.#fit.at(time);
    const settling = this.#objects.settle(time, this.#pose.now.azimuth);
    if (swinging || settling) this.#renderer.shadowMap.needsUpdate = true;
    this.#aim();
    this.#renderer.render(this.#space, this.#camera);
    this.#drawn += 1;
    this.#onframe();
    return swinging || fitting || settling;
  }

  #aim(): void {
    const { azimuth, elevation, zoom, x, y } = this.#pose.now;
    const { tall, lift } = this.#fit.now;
    const half = tall / 2 / zoom;
    const wide = (half * this.#width) / this.#height;
    const [up, aside] = [lift - (y * tall) / zoom, -(x * tall) / zoom];
    Object.assign(this.#camera, { left: aside - wide, right: aside + wide, top: up + half, bottom: up - half });
    const flat = Math.cos(elevation);
    this.#camera.position
      .set(Math.sin(azimuth) * flat, Math.sin(elevation), Math.cos(azimuth) * flat)
      .multiplyScalar(40)
      .add(MIDDLE);
    this.#camera.lookAt(MIDDLE);
    this.#camera.updateProjectionMatrix();
    this.#light.turn(azimuth);
  }

  /** Where a place of the garden is on the canvas, from its upper left corner. */
  project(x: number, level: number, z: number): { x: number; y: number } {
    this.#camera.updateMatrixWorld();
    const { x: u, y: v } = new Vector3(x, level * LEVEL, z).project(this.#camera);
    return { x: ((u + 1) / 2) * this.#width, y: ((1 - v) / 2) * this.#height };
  }

  /** The picture as it is now. */
  still(): HTMLCanvasElement {
    this.#drawNow();
    const canvas = document.createElement("canvas");
    canvas.width = this.canvas.width;
    canvas.height = this.canvas.height;
    canvas.getContext("2d")?.drawImage(this.canvas, 0, 0);
    return canvas;
  }

  /** The picture as it is now, at least twice as fine as it is large. */
  async picture(): Promise<Blob | null> {
    const ratio = this.#renderer.getPixelRatio();
    this.#renderer.setPixelRatio(Math.max(ratio, Math.min(4, Math.max(2, 1600 / this.#width))));
    const still = this.still();
    this.#renderer.setPixelRatio(ratio);
    this.#drawNow();
    return new Promise((resolve) => still.toBlob(resolve, "image/png"));
  }

  report(): Report {
    const { render, memory } = this.#renderer.info;
    return {
      ...this.#objects.report(),
      frames: this.#drawn,
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
      azimuth: this.#pose.now.azimuth,
      zoom: this.#pose.now.zoom,
    };
  }

  /** Give everything back. */
  dispose(): void {
    this.#gone = true;
    cancelAnimationFrame(this.#request);
    this.canvas.removeEventListener("webglcontextrestored", this.#restored);
    this.#objects.dispose();
    this.#sky.dispose();
    this.#light.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
