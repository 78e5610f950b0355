import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LongPress } from "./long-press";

const pointer = (type: string, init: PointerEventInit = {}): PointerEvent =>
  new PointerEvent(type, { bubbles: true, pointerType: "touch", ...init });

describe("a long press", () => {
  let element: HTMLElement;
  let pressed: string[];
  let ending: AbortController;
  let press: LongPress<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    element = document.createElement("div");
    pressed = [];
    ending = new AbortController();
    press = new LongPress(element, {
      find: (event) => (event.shiftKey ? null : "here"),
      onpress: (target) => pressed.push(target),
      signal: ending.signal,
    });
  });
  afterEach(() => {
    ending.abort();
    vi.useRealTimers();
  });

  test("fires when a finger rests", () => {
    element.dispatchEvent(pointer("pointerdown"));
    vi.advanceTimersByTime(499);
    expect([pressed, press.wasLong]).toEqual([[], false]);
    vi.advanceTimersByTime(1);
    expect([pressed, press.wasLong]).toEqual([["here"], true]);
    element.dispatchEvent(pointer("pointerdown"));
    expect(press.wasLong).toBe(false);
  });

  test("does not fire when the finger lifts or moves, with a mouse, or without a target", () => {
    element.dispatchEvent(pointer("pointerdown"));
    element.dispatchEvent(pointer("pointerup"));
    element.dispatchEvent(pointer("pointerdown"));
    element.dispatchEvent(pointer("pointermove", { movementX: 4, movementY: 3 }));
    element.dispatchEvent(pointer("pointerdown", { pointerType: "mouse" }));
    element.dispatchEvent(pointer("pointerdown", { shiftKey: true }));
    vi.advanceTimersByTime(2_000);
    expect(pressed).toEqual([]);
  });

  test("fires on a secondary click, and only once if both happen", () => {
    const click = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    element.dispatchEvent(pointer("pointerdown"));
    vi.advanceTimersByTime(500);
    element.dispatchEvent(click);
    expect([pressed, click.defaultPrevented]).toEqual([["here"], true]);
    press.reset();
    element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    expect(pressed).toEqual(["here", "here"]);
  });

  test("is cancelled when its element is removed", () => {
    element.dispatchEvent(pointer("pointerdown"));
    ending.abort();
    vi.advanceTimersByTime(500);
    expect(pressed).toEqual([]);
  });
});
