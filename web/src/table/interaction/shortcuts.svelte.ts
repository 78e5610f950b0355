/** Runs the keyboard shortcuts of a table: on its controller, its store and its dialogs. */

import { tick } from "svelte";
import type { PlaceId } from "@/games/game-ui";
import { settings } from "@/state/settings.svelte";
import type { TableStore } from "@/table/store.svelte";
import type { TableController } from "./controller.svelte";
import { keyCommand, type KeyCommand } from "./keymap";
import { nextPlace } from "@/table/model/picking";

export type DialogName = "legend" | "keys" | "scores" | "moves" | "menu" | "log" | "since" | "command" | "invite";

/** Callbacks of the frame for shortcuts. */
export interface ShortcutActions {
  open(window: DialogName): void;
  region(id: string): void;
  repeat(): void;
  announce(text: string): void;
}

function focusedPlace(): PlaceId | null {
  return document.activeElement?.closest("[data-place]")?.getAttribute("data-place") ?? null;
}

/** All places on the page in document order, without duplicates. */
function placesHere(): PlaceId[] {
  const found = [...document.querySelectorAll("[data-place]")].map((each) => each.getAttribute("data-place") ?? "");
  return [...new Set(found)];
}

/** Moves the focus to the next or the previous legal place. */
export function focusNextLegal(controller: TableController, step: 1 | -1): void {
  const next = nextPlace(
    placesHere(),
    new Set([...controller.offersByPlace.keys(), ...(controller.composition?.places ?? [])]),
    focusedPlace(),
    step,
  );
  if (next === null) return;
  controller.focus = next;
  // set once: afterwards the focus is free to move
  void tick().then(() => (controller.focus = null));
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** A key listener for the whole page. */
export function shortcutHandler(
  controller: TableController,
  store: TableStore,
  acts: ShortcutActions,
): (event: KeyboardEvent) => void {
  const regions = Object.fromEntries(controller.gameUi.regions.map((region) => [`Key${region.key}`, region.id]));
  const rotationSteps = controller.gameUi.rotationSteps !== undefined;
  return (event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
    controller.playback.stop();
    const command = keyCommand(event, {
      singleKeys: settings.singleKeys,
      typing: isTyping(event.target),
      regions,
      rotationSteps,
    });
    if (command === null) return;
    event.preventDefault();
    // a key that ended the showing of moves decides nothing
    if (controller.watch.isSkipping && (command === "confirm" || command.startsWith("option-"))) return;
    run(command, controller, store, acts);
  };
}

function run(command: KeyCommand, controller: TableController, store: TableStore, acts: ShortcutActions): void {
  const place = focusedPlace();
  switch (command) {
    case "confirm":
      return void controller.confirm();
    case "back":
      return void controller.back();
    case "undo":
      return void controller.undo();
    case "redo":
      return void store.redo();
    case "restart":
      return void store.restart();
    case "turn":
      return controller.rotateBy(1);
    case "turn-back":
      return controller.rotateBy(-1);
    case "hint":
      return void controller.inspector.askHint();
    case "replay":
      return void controller.replaySince();
    case "repeat":
      return acts.repeat();
    case "next":
      return focusNextLegal(controller, 1);
    case "previous":
      return focusNextLegal(controller, -1);
    case "help":
      return place === null ? acts.open("keys") : void controller.inspector.explainPlace(place, true);
    case "here":
      return void whatIsHere(place, controller, acts);
    case "command":
    case "legend":
    case "moves":
    case "scores":
    case "since":
    case "log":
      return acts.open(command);
  }
  if (command.startsWith("option-")) void controller.option(Number(command.slice("option-".length)));
  else acts.region(command.slice("region-".length));
}

/** Previews the focused option or place, or explains why there is none; also reads the name of the place. */
async function whatIsHere(place: PlaceId | null, controller: TableController, acts: ShortcutActions): Promise<void> {
  const option = document.activeElement?.closest("[data-offer]") ?? null;
  const offer = controller.store.legal.find((each) => each.notation === option?.getAttribute("data-offer"));
  if (offer !== undefined) return controller.inspector.preview([offer], option, true);
  if (place === null) return;
  acts.announce(nameInFocus());
  if (controller.store.isMine && !controller.isViewingPast) await controller.inspector.inspect(place, true);
}

/** The accessible name of the focused place. */
function nameInFocus(): string {
  const element = document.activeElement?.closest("[data-place]");
  return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
}
