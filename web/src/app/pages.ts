/* The pages by the first part of their URL, each loaded on demand. */
import type { Component } from "svelte";
import LobbyPage from "@/features/lobby/LobbyPage.svelte";

/** Some pages take the id of a table or the key of a game, others take no parameter. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- pages differ in their props
export type AnyPage = Component<any>;

export interface Page {
  load(): Promise<{ default: AnyPage }>;
  /** Whether the page has its own top bar. */
  bare?: boolean;
  /** The parameter that follows in the URL: the id of a table, or the key of a game. */
  takes?: "table" | "game";
  /** Whether the parameter may be left out, for a page about all games. */
  alone?: boolean;
}

export const PAGES: Readonly<Record<string, Page>> = {
  "": { load: () => Promise.resolve({ default: LobbyPage }) },
  new: { load: () => import("@/features/new-table/NewTablePage.svelte") },
  join: { load: () => import("@/features/join/JoinPage.svelte"), takes: "table" },
  settings: { load: () => import("@/features/settings/SettingsPage.svelte") },
  table: { load: () => import("@/table/layout/TablePage.svelte"), bare: true, takes: "table" },
  replay: { load: () => import("@/table/replay/ReplayPage.svelte"), bare: true, takes: "table" },
  results: { load: () => import("@/table/results/ResultsPage.svelte"), bare: true, takes: "table" },
  rules: { load: () => import("@/features/rules/RulesPage.svelte"), takes: "game", alone: true },
  components: { load: () => import("@/features/components/ComponentsPage.svelte"), takes: "game", alone: true },
  box: { load: () => import("@/features/components/box/BoxPage.svelte"), takes: "game", alone: true },
  watch: { load: () => import("@/features/watch/WatchPage.svelte") },
  learn: { load: () => import("@/features/lessons/LessonsPage.svelte"), takes: "game", alone: true },
  aid: { load: () => import("@/features/rules/PlayerAidPage.svelte"), takes: "game", alone: true },
  lost: { load: () => import("./NotFound.svelte") },
};

/** The name of the page for a URL. */
export function pageFor(parts: readonly string[]): string {
  const [name = "", id = "", ...more] = parts;
  const page = Object.hasOwn(PAGES, name) && name !== "lost" ? PAGES[name] : undefined;
  if (page === undefined || more.length > 0) return "lost";
  return (id === "" ? page.takes === undefined || page.alone : page.takes !== undefined) ? name : "lost";
}
