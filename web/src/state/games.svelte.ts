/* The games and bots of this server, loaded once. */
import { problemOf, type Problem } from "@/api/client";
import { server } from "./server";
import type { GameInfo } from "@/api/types.gen";
import { has, t } from "@/i18n/locale.svelte";

/** Easiest first; the first available one is preselected for new players. */
const PROPOSED = ["gardener", "apprentice", "greedy", "random"];

class Games {
  list = $state.raw<readonly GameInfo[]>([]);
  bots = $state.raw<readonly string[]>([]);
  /** The server's URL in the local network, if the URL of this page does not work for others. */
  network = $state("");
  problem = $state.raw<Problem | null>(null);
  #loading: Promise<void> | null = null;

  load = (): Promise<void> => {
    this.#loading ??= this.#load().finally(() => {
      if (this.problem !== null) this.#loading = null;
    });
    return this.#loading;
  };

  async #load(): Promise<void> {
    try {
      const { games, bots, network } = await server.games();
      this.list = games;
      this.bots = bots;
      this.network = network ?? "";
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  find(key: string): GameInfo | undefined {
    return this.list.find((game) => game.key === key);
  }

  /** The bot played last, if it still exists, else a default; before the list is loaded, the one it will be. */
  botFor(last: string): string {
    if (this.bots.length === 0) return last || PROPOSED[0]!;
    if (this.bots.includes(last)) return last;
    return PROPOSED.find((bot) => this.bots.includes(bot)) ?? this.bots[0]!;
  }
}

export const games = new Games();

/** The name of a game. */
export const gameName = (key: string): string => (has(`web-game-${key}`) ? t(`web-game-${key}`) : key);

/** The name of a bot; a plugin bot has its own name. */
export const botName = (bot: string): string => (has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot);
