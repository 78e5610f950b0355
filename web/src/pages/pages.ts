/* The pages by the first word of their address, each loaded when it is asked for. */
import type { Component } from "svelte";
import Landing from "./Landing.svelte";

/** Some pages take the id of a table or the key of a game, some take nothing. */
export type AnyPage = Component<any>;

export interface Page {
  load(): Promise<{ default: AnyPage }>;
  /** Whether it brings its own bar. */
  bare?: boolean;
  /** What the address goes on with: the id of a table, or the key of a game. */
  takes?: "table" | "game";
  /** Whether the address may also end before that: a page about all games. */
  alone?: boolean;
}

export const PAGES: Readonly<Record<string, Page>> = {
  "": { load: () => Promise.resolve({ default: Landing }) },
  new: { load: () => import("./NewTable.svelte") },
  join: { load: () => import("./Join.svelte"), takes: "table" },
  settings: { load: () => import("./Settings.svelte") },
  table: { load: () => import("../frame/TablePage.svelte"), bare: true, takes: "table" },
  replay: { load: () => import("./Replay.svelte"), bare: true, takes: "table" },
  results: { load: () => import("./Results.svelte"), bare: true, takes: "table" },
  rules: { load: () => import("./Rules.svelte"), takes: "game", alone: true },
  components: { load: () => import("./Components.svelte"), takes: "game", alone: true },
  learn: { load: () => import("./Learn.svelte"), takes: "game", alone: true },
  aid: { load: () => import("./Aid.svelte"), takes: "game", alone: true },
  lost: { load: () => import("./NotFound.svelte") },
};

/** The name of the page at an address. */
export function pageFor(parts: readonly string[]): string {
  const [name = "", id = "", ...more] = parts;
  const page = Object.hasOwn(PAGES, name) && name !== "lost" ? PAGES[name] : undefined;
  if (page === undefined || more.length > 0) return "lost";
  return (id === "" ? page.takes === undefined || page.alone : page.takes !== undefined) ? name : "lost";
}
