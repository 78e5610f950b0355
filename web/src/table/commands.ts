/** Commands as the table sends them, and the events that answer them. */

import { sameAction } from "@/api/action-equality";
import type { Action, AnyCommand, TableEvent } from "@/api/types.gen";

/** A move that was clicked and is not confirmed yet; it is kept while offline, and sent once. */
export interface Pending {
  action: Action;
  key: string;
}

/** A command without the fields that all commands share. */
export type CommandRequest =
  | { kind: "move"; action: Action }
  | { kind: "undo" | "ask-undo"; steps?: number }
  | { kind: "redo"; steps: number }
  | { kind: "restart" | "ask-resign" | "return" }
  | { kind: "answer"; agrees: boolean }
  | { kind: "leave"; bot: string };

export interface Sending {
  readonly command: AnyCommand;
  /** The number of its event, once the server has returned it. */
  readonly done: number | null;
  readonly settle: (done: boolean) => void;
}

/** A command is only applied to the position it expects, so the next event is either its own or another player's. */
export function isEventOf(command: AnyCommand, event: TableEvent): boolean {
  if (event.seq !== command.expect + 1 || event.kind !== command.kind) return false;
  return command.kind !== "move" || (event.action !== undefined && sameAction(event.action, command.action as Action));
}
