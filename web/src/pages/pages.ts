/* The pages by the first word of their address, each loaded when it is asked for. */
import type { Component } from "svelte";
import Landing from "./Landing.svelte";

/** Some pages take the id of a table, some take nothing. */
export type AnyPage = Component<any>;

export interface Page {
  load(): Promise<{ default: AnyPage }>;
  /** Whether it brings its own bar. */
  bare?: boolean;
  /** Whether the address goes on with the id of a table. */
  ofTable?: boolean;
}

export const PAGES: Readonly<Record<string, Page>> = {
  "": { load: () => Promise.resolve({ default: Landing }) },
  new: { load: () => import("./NewTable.svelte") },
  join: { load: () => import("./Join.svelte"), ofTable: true },
  settings: { load: () => import("./Settings.svelte") },
  table: { load: () => import("../frame/TablePage.svelte"), bare: true, ofTable: true },
  replay: { load: () => import("./Replay.svelte"), bare: true, ofTable: true },
  results: { load: () => import("./Results.svelte"), bare: true, ofTable: true },
  lost: { load: () => import("./NotFound.svelte") },
};

/** The name of the page at an address. */
export function pageFor(parts: readonly string[]): string {
  const [name = "", id = "", ...more] = parts;
  const page = Object.hasOwn(PAGES, name) && name !== "lost" ? PAGES[name] : undefined;
  if (page === undefined || more.length > 0) return "lost";
  return (page.ofTable ?? false) === (id !== "") ? name : "lost";
}
