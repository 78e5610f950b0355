/* The sounds of what I do: my moves once they are made, refusals, and the end of the game. */
import { untrack } from "svelte";
import type { TableController } from "@/table/interaction/controller.svelte";
import { isMove } from "@/table/model/events";
import type { TableStore } from "@/table/store.svelte";
import { play } from "./sound";

const heard = new WeakMap<TableStore, { seq: number; isOver: boolean; wasRefused: boolean }>();

/** Plays what has happened since the last call; run it in an effect. */
export function playOwnSounds(store: TableStore, controller: TableController): void {
  const isOver = store.table?.status === "over";
  const wasRefused = controller.inspector.whyNot !== null;
  const last = store.events.at(-1);
  const before = heard.get(store);
  heard.set(store, { seq: last?.seq ?? -1, isOver, wasRefused });
  if (before === undefined) return;
  if (isOver && !before.isOver) play("end");
  else if (wasRefused && !before.wasRefused) play("refusal");
  else if (last !== undefined && last.seq > before.seq && isMove(last) && store.mySeats.includes(last.by))
    untrack(() => play(controller.gameUi.moveShow?.sound(last.action) ?? null));
}
