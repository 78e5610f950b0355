/** Keyboard shortcuts of the table, by physical key, so that they are the same on every layout. */

export type KeyCommand =
  | "confirm"
  | "back"
  | "undo"
  | "redo"
  | "restart"
  | "help"
  | "command"
  | "here"
  | "moves"
  | "next"
  | "previous"
  | "legend"
  | "scores"
  | "since"
  | "replay"
  | "repeat"
  | "hint"
  | "log"
  | "turn"
  | "turn-back"
  | `option-${number}`
  | `region-${string}`;

export interface KeyPress {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export interface ShortcutContext {
  /** Whether single letters and digits are shortcuts; function keys, Esc and Shift+Enter always are. */
  singleKeys: boolean;
  /** Whether a text field has the focus. */
  typing: boolean;
  /** The letters of the boards. */
  regions: Readonly<Record<string, string>>;
  /** Whether pieces can be rotated in this game. */
  rotationSteps: boolean;
}

interface Binding {
  code: string;
  shift?: boolean;
  /** Only in games with rotation, or only in games without. */
  rotationSteps?: boolean;
  does: KeyCommand;
}

const LETTERS: readonly Binding[] = [
  { code: "KeyU", does: "undo" },
  { code: "KeyU", shift: true, does: "redo" },
  { code: "Backspace", does: "restart" },
  { code: "KeyR", rotationSteps: false, does: "restart" },
  { code: "KeyR", rotationSteps: true, does: "turn" },
  { code: "KeyR", shift: true, rotationSteps: true, does: "turn-back" },
  { code: "Period", rotationSteps: true, does: "turn" },
  { code: "Comma", rotationSteps: true, does: "turn-back" },
  { code: "KeyI", does: "here" },
  { code: "KeyM", does: "moves" },
  { code: "KeyN", does: "next" },
  { code: "KeyN", shift: true, does: "previous" },
  { code: "KeyS", does: "scores" },
  { code: "KeyW", does: "legend" },
  { code: "KeyP", does: "since" },
  { code: "KeyA", does: "replay" },
  { code: "KeyY", does: "repeat" },
  { code: "KeyH", does: "hint" },
  { code: "KeyG", does: "log" },
];

/** The command of a key; null if the focused element should handle it. */
export function keyCommand(pressed: KeyPress, setting: ShortcutContext): KeyCommand | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  if (pressed.key === "Escape") return "back";
  if (pressed.key === "F1") return "help";
  if (pressed.key === "F2") return "command";
  if (pressed.key === "Enter" && pressed.shiftKey) return "confirm";
  if (setting.typing || !setting.singleKeys) return null;
  if (pressed.key === "?") return "help";
  if (pressed.key === "/") return "command";
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(pressed.code);
  if (digit !== null && !pressed.shiftKey) return `option-${Number(digit[1])}`;
  const bound = LETTERS.find(
    (each) =>
      each.code === pressed.code &&
      (each.shift ?? false) === pressed.shiftKey &&
      (each.rotationSteps ?? setting.rotationSteps) === setting.rotationSteps,
  );
  if (bound !== undefined) return bound.does;
  const region = pressed.shiftKey ? undefined : setting.regions[pressed.code];
  return region === undefined ? null : `region-${region}`;
}

const KEYS: readonly { keys: readonly string[]; text: string; rotationSteps?: boolean }[] = [
  { keys: ["Tab"], text: "frame-key-tab" },
  { keys: ["←", "↑", "↓", "→"], text: "frame-key-arrows" },
  { keys: ["Home", "End"], text: "frame-key-ends" },
  { keys: ["Enter"], text: "frame-key-enter" },
  { keys: ["Shift + Enter"], text: "frame-key-confirm" },
  { keys: ["Esc"], text: "frame-key-back" },
  { keys: ["1", "…", "9"], text: "frame-key-options" },
  { keys: ["U"], text: "frame-key-undo" },
  { keys: ["Shift + U"], text: "frame-key-redo" },
  { keys: ["R", "."], text: "frame-key-turn", rotationSteps: true },
  { keys: ["Shift + R", ","], text: "frame-key-turn-back", rotationSteps: true },
  { keys: ["R", "Backspace"], text: "frame-key-restart", rotationSteps: false },
  { keys: ["Backspace"], text: "frame-key-restart", rotationSteps: true },
  { keys: ["?", "F1"], text: "frame-key-help" },
  { keys: ["/", "F2"], text: "frame-key-command" },
  { keys: ["I"], text: "bring-key" },
  { keys: ["M"], text: "frame-key-moves" },
  { keys: ["N", "Shift + N"], text: "frame-key-next" },
  { keys: ["W"], text: "legend-key" },
  { keys: ["S"], text: "frame-key-scores" },
  { keys: ["P"], text: "frame-key-since" },
  { keys: ["A"], text: "frame-key-replay" },
  { keys: ["H"], text: "frame-key-hint" },
  { keys: ["G"], text: "frame-key-log" },
  { keys: ["Y"], text: "frame-key-repeat" },
];

/** The text ids of keys whose names depend on the language. */
export const KEY_NAMES: Readonly<Record<string, string>> = {
  Shift: "frame-named-key-shift",
  Enter: "frame-named-key-enter",
  Home: "frame-named-key-home",
  End: "frame-named-key-end",
  Backspace: "frame-named-key-backspace",
};

/** The list of shortcuts: each key as displayed, and the text id of its description. */
export function shortcutList(rotationSteps: boolean): readonly { keys: readonly string[]; text: string }[] {
  return KEYS.filter((each) => (each.rotationSteps ?? rotationSteps) === rotationSteps);
}
