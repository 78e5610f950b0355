/* The games and bots of this server, asked for once. */
import { problemOf, type Problem } from "@/api/client";
import { server } from "./server";
import type { GameInfo } from "@/api/types.gen";
import { has, t } from "@/i18n/locale.svelte";

/** From the friendliest on; the first that is there is proposed to somebody who has not chosen yet. */
const PROPOSED = ["gardener", "apprentice", "greedy", "random"];

class Games {
  list = $state.raw<readonly GameInfo[]>([]);
  bots = $state.raw<readonly string[]>([]);
  /** Where others in the same network find the server, where the address of this page is of no use to them. */
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

  /** The bot somebody played last, if it is still there, else one to begin with. */
  botFor(last: string): string {
    if (this.bots.includes(last)) return last;
    return PROPOSED.find((bot) => this.bots.includes(bot)) ?? this.bots[0] ?? "greedy";
  }
}

export const games = new Games();

/** What a game is called. */
export const gameName = (key: string): string => (has(`web-game-${key}`) ? t(`web-game-${key}`) : key);

/** What a bot is called; one of another package goes by its own name. */
export const botName = (bot: string): string => (has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot);
