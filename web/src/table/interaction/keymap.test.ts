import { describe, expect, it } from "vitest";
import { keyCommand, shortcutList, type ShortcutContext, type KeyPress } from "./keymap";

const setting: ShortcutContext = { singleKeys: true, typing: false, regions: { KeyC: "road" }, rotationSteps: false };
const press = (key: string, code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe("keys", () => {
  it("are physical keys, independent of the layout", () => {
    expect(keyCommand(press("u", "KeyU"), setting)).toBe("undo");
    expect(keyCommand(press("U", "KeyU", { shiftKey: true }), setting)).toBe("redo");
    expect(keyCommand(press("z", "KeyY"), setting)).toBe("repeat"); // a German keyboard
    expect(keyCommand(press("+", "Digit1"), setting)).toBe("option-1"); // a Czech one
    expect(keyCommand(press("c", "KeyC"), setting)).toBe("region-road");
    expect(keyCommand(press("w", "KeyW"), setting)).toBe("legend");
    expect(keyCommand(press("x", "KeyX"), setting)).toBeNull();
  });

  it("ignore letters while typing or when switched off", () => {
    for (const other of [
      { ...setting, typing: true },
      { ...setting, singleKeys: false },
    ]) {
      expect(keyCommand(press("u", "KeyU"), other)).toBeNull();
      expect(keyCommand(press("?", "Slash", { shiftKey: true }), other)).toBeNull();
      expect(keyCommand(press("Escape", "Escape"), other)).toBe("back");
      expect(keyCommand(press("F1", "F1"), other)).toBe("help");
      expect(keyCommand(press("Enter", "Enter", { shiftKey: true }), other)).toBe("confirm");
    }
  });

  it("leave the browser's own shortcuts alone", () => {
    expect(keyCommand(press("r", "KeyR", { ctrlKey: true }), setting)).toBeNull();
    expect(keyCommand(press("r", "KeyR", { metaKey: true }), setting)).toBeNull();
    expect(keyCommand(press("Enter", "Enter"), setting)).toBeNull();
  });

  it("rotate a piece in games with rotation; another key restarts the turn in every game", () => {
    const rotationSteps = { ...setting, rotationSteps: true };
    expect(keyCommand(press("r", "KeyR"), setting)).toBe("restart");
    expect(keyCommand(press("r", "KeyR"), rotationSteps)).toBe("turn");
    expect(keyCommand(press("R", "KeyR", { shiftKey: true }), rotationSteps)).toBe("turn-back");
    expect(keyCommand(press("R", "KeyR", { shiftKey: true }), setting)).toBeNull();
    expect([".", ","].map((key) => keyCommand(press(key, key === "." ? "Period" : "Comma"), rotationSteps))).toEqual([
      "turn",
      "turn-back",
    ]);
    for (const each of [setting, rotationSteps])
      expect(keyCommand(press("Backspace", "Backspace"), each)).toBe("restart");
    const listed = (turn: boolean): string[] => shortcutList(turn).map((each) => each.text);
    expect(listed(true)).toEqual(
      expect.arrayContaining(["frame-key-turn", "frame-key-turn-back", "frame-key-restart"]),
    );
    expect(listed(false)).not.toContain("frame-key-turn");
    expect(listed(false).filter((text) => text === "frame-key-restart")).toHaveLength(1);
  });
});
