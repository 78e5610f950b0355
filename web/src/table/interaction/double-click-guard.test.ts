import { beforeEach, describe, expect, it } from "vitest";
import { guardDoubleClicks } from "./double-click-guard";

let seq = 0;
let done: string[] = [];
let frame: HTMLElement;
let button: HTMLButtonElement;

beforeEach(() => {
  seq = 0;
  done = [];
  frame = document.createElement("div");
  button = document.createElement("button");
  button.addEventListener("click", () => done.push(`click at ${seq}`));
  button.addEventListener("keydown", () => done.push(`key at ${seq}`));
  frame.append(button);
  document.body.replaceChildren(frame);
  guardDoubleClicks(() => seq)(frame);
});

const click = (detail: number): boolean =>
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
const press = (on: HTMLElement, key: string, repeat: boolean): boolean =>
  on.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key, repeat }));

describe("a double click", () => {
  it("counts twice if the position has not changed", () => {
    click(1);
    click(2);
    expect(done).toEqual(["click at 0", "click at 0"]);
  });

  it("is ignored in a new position", () => {
    click(1);
    seq = 1;
    expect(click(2)).toBe(false);
    expect(click(3)).toBe(false);
    expect(done).toEqual(["click at 0"]);
    click(1);
    expect(done).toEqual(["click at 0", "click at 1"]);
  });

  it("does not apply to keyboard clicks", () => {
    click(0);
    seq = 1;
    click(0);
    expect(done).toEqual(["click at 0", "click at 1"]);
  });
});

describe("a key held down", () => {
  it("presses once", () => {
    press(button, "Enter", false);
    press(button, "Enter", true);
    press(button, " ", true);
    press(button, "ArrowDown", true);
    expect(done).toEqual(["key at 0", "key at 0"]);
  });

  it("repeats in a text field", () => {
    const field = document.createElement("input");
    frame.append(field);
    expect(press(field, " ", true)).toBe(true);
  });
});
