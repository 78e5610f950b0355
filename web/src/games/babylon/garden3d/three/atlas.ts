/* The texture atlas of all prints: symbols, flowers, and the labels of rows and columns. */
import { PRINT } from "@/games/babylon/garden3d/shapes/palette";
import { iconSvg } from "@/ui/icons";
import { CanvasTexture, SRGBColorSpace } from "three";

const EMBLEMS = { white: "jasmine", pink: "rose", orange: "saffron", blue: "lotus" } as const;
const ICONS: Readonly<Record<string, string>> = {
  statue: "statue",
  fountain: "fountain",
  bridge: "bridge",
  stairs: "stairs",
  ...EMBLEMS,
};
const LETTERS = [..."ABCDEFGH", ..."12345678"];
const NAMES = [...Object.keys(ICONS), ...LETTERS];

export const COLUMNS = 6;
export const ROWS = 4;
const CELL = 160;

/** The position of a print in the atlas: column and row from its lower left. */
export function cellOf(name: string): [number, number] {
  const at = Math.max(0, NAMES.indexOf(name));
  return [at % COLUMNS, ROWS - 1 - Math.floor(at / COLUMNS)];
}

/** The atlas; letters are available at once, drawings when they have loaded, which triggers the callback. */
export function drawAtlas(onload: () => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = COLUMNS * CELL;
  canvas.height = ROWS * CELL;
  const pen = canvas.getContext("2d");
  const atlas = new CanvasTexture(canvas);
  atlas.colorSpace = SRGBColorSpace;
  atlas.anisotropy = 4;
  if (pen === null) return atlas;
  const spot = (name: string): [number, number] => {
    const [column, row] = cellOf(name);
    return [column * CELL, (ROWS - 1 - row) * CELL];
  };
  pen.font = `700 ${CELL * 0.72}px "Atkinson Hyperlegible Next Variable", system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = PRINT;
  for (const letter of LETTERS) {
    const [x, y] = spot(letter);
    pen.fillText(letter, x + CELL / 2, y + CELL * 0.54);
  }
  const reading = Object.entries(ICONS).map(async ([name, icon]) => {
    const { box, inside } = iconSvg(icon);
    const image = new Image(CELL, CELL);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${CELL}" height="${CELL}">${inside}</svg>`;
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const [x, y] = spot(name);
    pen.drawImage(image, x + CELL * 0.05, y + CELL * 0.05, CELL * 0.9, CELL * 0.9);
  });
  void Promise.allSettled(reading).then(() => {
    atlas.needsUpdate = true;
    onload();
  });
  return atlas;
}
