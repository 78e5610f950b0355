declare module "virtual:locale" {
  /** The languages of this build by code, English first, as their `language.toml` describes them. */
  export const languages: Record<string, import("@/i18n/languages").LanguageData>;
  /** Loaders of texts by "language/chunk". */
  export const chunks: Record<string, () => Promise<{ default: string }>>;
}

declare module "virtual:site" {
  import type { Site } from "@/local/site";
  /** The server in this browser; null where the client was loaded from a server. */
  export const site: Site | null;
}

declare module "virtual:site-server" {
  import type { StartedServer } from "@/local/start";
  /** The server in this browser; only a site without a server has it. */
  export const server: StartedServer;
}

/** The package has no types of its own. */
declare module "gifenc" {
  type Palette = number[][];
  interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: { palette: Palette; delay: number; repeat?: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(pixels: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
}
