/* Renders a garden on a canvas. It draws only after a change and during animations. */
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
import type { Ray } from "@/games/babylon/garden3d/picking/picking";
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

/** The scene read back, and its rendering cost. */
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
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drawn = 0;
  #gone = false;

  /** Throws if WebGL is not available. */
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

  /** Shows a garden. With motion, new pieces are animated if it is the same garden as before. */
  show(scene: Scene, { moving = false, named = true } = {}): void {
    this.#objects.show(scene, moving, named);
    this.#refit(moving ? SETTLING : 0);
    this.#renderer.shadowMap.needsUpdate = true;
    this.redraw();
  }

  /** Changes the view, animated if motion is allowed. */
  moveCamera(pose: CameraPose, swinging: boolean): void {
    this.#pose.go(pose, swinging ? TURNING : 0, performance.now());
    this.#refit(swinging ? TURNING : 0);
    this.#renderer.shadowMap.needsUpdate = true; // the light turns with the camera
    this.redraw();
  }

  /** Fits all of the garden into the picture. */
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
    this.#drawNow(); // drawn at once, because a canvas is cleared when its size changes
  }

  theme(dark: boolean): void {
    this.#dark = dark;
    this.#light.set(dark);
    this.#paint();
    this.redraw();
  }

  /** The sky, at the size of the canvas. */
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

  /**
   * Requests the next frame. A motion goes on frame by frame; its first frame comes after everything else on the page
   * has been drawn, because without a graphics card it takes long, and plan and panel need not wait for it.
   */
  redraw(isGoingOn = false): void {
    if (this.#request !== 0 || this.#gone) return;
    this.#request = requestAnimationFrame(isGoingOn ? this.#tick : () => (this.#timer = setTimeout(this.#tick)));
  }

  readonly #tick = (): void => {
    this.#request = 0;
    if (this.#drawNow()) this.redraw(true);
  };

  /** Draws the current state; returns whether anything is still moving. */
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

  /** The canvas coordinates of a place of the garden, from the upper left corner. */
  project(x: number, level: number, z: number): { x: number; y: number } {
    this.#camera.updateMatrixWorld();
    const { x: u, y: v } = new Vector3(x, level * LEVEL, z).project(this.#camera);
    return { x: ((u + 1) / 2) * this.#width, y: ((1 - v) / 2) * this.#height };
  }

  /** The line of sight through a point of the canvas, from its upper left corner; heights are in levels. */
  ray(x: number, y: number): Ray {
    this.#camera.updateMatrixWorld();
    const at = new Vector3((x / this.#width) * 2 - 1, 1 - (y / this.#height) * 2, -1).unproject(this.#camera);
    const towards = this.#camera.getWorldDirection(new Vector3());
    return {
      from: { x: at.x, z: at.z, level: at.y / LEVEL },
      step: { x: towards.x, z: towards.z, level: towards.y / LEVEL },
    };
  }

  /** The current picture. */
  still(): HTMLCanvasElement {
    this.#drawNow();
    const canvas = document.createElement("canvas");
    canvas.width = this.canvas.width;
    canvas.height = this.canvas.height;
    canvas.getContext("2d")?.drawImage(this.canvas, 0, 0);
    return canvas;
  }

  /** The current picture, at least at twice its size. */
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

  /** Disposes of all resources. */
  dispose(): void {
    this.#gone = true;
    cancelAnimationFrame(this.#request);
    clearTimeout(this.#timer);
    this.canvas.removeEventListener("webglcontextrestored", this.#restored);
    this.#objects.dispose();
    this.#sky.dispose();
    this.#light.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
