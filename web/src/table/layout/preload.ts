/* Fetches what the page of a table needs while the table is still being made. */
import { loadGameUi } from "@/games/registry";
import { loadGameTexts } from "@/i18n/locale.svelte";
import { settings } from "@/state/settings.svelte";

/** Fetches the page of a table, the boards of its game and their texts; the page itself says what is missing. */
export function preloadTable(game: string): void {
  void Promise.all([import("./TablePage.svelte"), loadGameUi(game, settings.boards), loadGameTexts(game)]).catch(
    () => {},
  );
}
