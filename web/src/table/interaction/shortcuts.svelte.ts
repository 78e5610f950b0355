/** What the keys of a table do: from a command to the desk and the windows of the frame. */

import { tick } from "svelte";
import type { PlaceId } from "@/games/game-ui";
import { settings } from "@/state/settings.svelte";
import type { TableStore } from "@/table/store.svelte";
import type { Desk } from "./controller.svelte";
import { keyCommand, type KeyCommand } from "./keymap";
import { nextPlace } from "@/table/model/picking";

export type Window = "legend" | "keys" | "scores" | "moves" | "menu" | "log" | "since" | "command" | "invite";

/** What the frame does for the keys. */
export interface FrameActs {
  open(window: Window): void;
  region(id: string): void;
  repeat(): void;
  announce(text: string): void;
}

export function placeInFocus(): PlaceId | null {
  return document.activeElement?.closest("[data-place]")?.getAttribute("data-place") ?? null;
}

/** All places on the page, in their order, each once. */
function placesHere(): PlaceId[] {
  const found = [...document.querySelectorAll("[data-place]")].map((each) => each.getAttribute("data-place") ?? "");
  return [...new Set(found)];
}

/** Send the focus to the next or the previous place where something can be done. */
export function goToLegal(desk: Desk, step: 1 | -1): void {
  const next = nextPlace(placesHere(), new Set(desk.at.keys()), placeInFocus(), step);
  if (next === null) return;
  desk.focus = next;
  // sent once: afterwards the focus goes where its owner takes it
  void tick().then(() => (desk.focus = null));
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** A listener for the keys of the whole page. */
export function keysOf(desk: Desk, store: TableStore, acts: FrameActs): (event: KeyboardEvent) => void {
  const regions = Object.fromEntries(desk.face.regions.map((region) => [`Key${region.key}`, region.id]));
  const turns = desk.face.turns !== undefined;
  return (event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
    desk.showing.stop();
    const command = keyCommand(event, { singleKeys: settings.singleKeys, typing: isTyping(event.target), regions, turns });
    if (command === null) return;
    event.preventDefault();
    run(command, desk, store, acts);
  };
}

function run(command: KeyCommand, desk: Desk, store: TableStore, acts: FrameActs): void {
  const place = placeInFocus();
  switch (command) {
    case "confirm": return void desk.confirm();
    case "back": return void desk.back();
    case "undo": return void desk.undo();
    case "redo": return void store.redo();
    case "restart": return void store.restart();
    case "turn": return desk.turnBy(1);
    case "turn-back": return desk.turnBy(-1);
    case "hint": return void desk.asking.askHint();
    case "repeat": return acts.repeat();
    case "next": return goToLegal(desk, 1);
    case "previous": return goToLegal(desk, -1);
    case "help": return place === null ? acts.open("keys") : void desk.asking.about(place, true);
    case "here": return void whatIsHere(place, desk, acts);
    case "command":
    case "legend":
    case "moves":
    case "scores":
    case "since":
    case "log": return acts.open(command);
  }
  if (command.startsWith("option-")) void desk.option(Number(command.slice("option-".length)));
  else acts.region(command.slice("region-".length));
}

/** What the focused option or place would bring, else why not; what a place is, is said in any case. */
async function whatIsHere(place: PlaceId | null, desk: Desk, acts: FrameActs): Promise<void> {
  const option = document.activeElement?.closest("[data-offer]") ?? null;
  const offer = desk.store.legal.find((each) => each.notation === option?.getAttribute("data-offer"));
  if (offer !== undefined) return desk.asking.tell([offer], option, true);
  if (place === null) return;
  acts.announce(nameInFocus());
  if (desk.store.isMine && !desk.isLookingBack) await desk.asking.whatAt(place, true);
}

/** What the focused place says of itself. */
function nameInFocus(): string {
  const element = document.activeElement?.closest("[data-place]");
  return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
}
