/* The lighting for day and night. It comes from the viewer's upper left, as if the garden stood on a turntable. */
import { LIGHT_DAY, LIGHT_NIGHT } from "@/games/babylon/garden3d/shapes/palette";
import { DirectionalLight, HemisphereLight, type Scene } from "three";
import { SIDE } from "@/games/babylon/garden3d/scene";

const FAR = 16;
const DAY = { ...LIGHT_DAY, strength: 2.35, fill: 1.55 };
const NIGHT = { ...LIGHT_NIGHT, strength: 2.15, fill: 1.45 };

export class Light {
  readonly #sun = new DirectionalLight();
  readonly #fill = new HemisphereLight();

  constructor(scene: Scene) {
    const { shadow } = this.#sun;
    this.#sun.castShadow = true;
    shadow.mapSize.set(2048, 2048);
    Object.assign(shadow.camera, { left: -8, right: 8, top: 8, bottom: -8, near: 4, far: 30 });
    shadow.radius = 3.5;
    shadow.bias = -0.0004;
    shadow.normalBias = 0.025;
    shadow.intensity = 0.72;
    this.#sun.target.position.set(SIDE / 2, 0.6, SIDE / 2);
    scene.add(this.#sun, this.#sun.target, this.#fill);
  }

  set(dark: boolean): void {
    const { key, strength, sky, ground, fill } = dark ? NIGHT : DAY;
    this.#sun.color.set(key);
    this.#sun.intensity = strength;
    this.#fill.color.set(sky);
    this.#fill.groundColor.set(ground);
    this.#fill.intensity = fill;
  }

  turn(azimuth: number): void {
    const [s, c] = [Math.sin(azimuth), Math.cos(azimuth)];
    const [aside, near, up] = [-0.62, 0.52, 1.05];
    const length = Math.hypot(aside, near, up) / FAR;
    const middle = this.#sun.target.position;
    this.#sun.position.set(
      middle.x + (aside * c + near * s) / length,
      middle.y + up / length,
      middle.z + (-aside * s + near * c) / length,
    );
  }

  dispose(): void {
    this.#sun.dispose();
    this.#fill.dispose();
  }
}
