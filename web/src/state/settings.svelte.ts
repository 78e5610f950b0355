/* The settings in this browser; every assignment is stored. */
import { LANGUAGES, i18n, type Language } from "@/i18n/locale.svelte";
import { storage } from "./persistence/storage";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "reduced";
  /** How fast the moves of others are shown. */
  moveSpeed: "off" | "fast" | "normal" | "slow";
  sound: boolean;
  /** Of sounds, in percent. */
  volume: number;
  textSize: number;
  singleKeys: boolean;
  /** Which steps must be confirmed: every one, the last of a turn, or none while undo is free. */
  confirm: "every" | "last" | "free";
  /** Whether decisions without a choice are made for me. */
  autoPlay: boolean;
  labels: boolean;
  /** Drawn boards, or the server's picture with a list of all legal moves. */
  boards: "drawn" | "list";
  notify: boolean;
  name: string;
  lastGame: string;
  lastBot: string;
}

const STORAGE_KEY = "semiramis.settings";

/** The first supported language among the reader's preferences. */
export function languageOf(wanted: readonly string[]): Language {
  const mine = wanted.map((tag) => tag.split("-", 1)[0]?.toLowerCase());
  return mine.map((tag) => LANGUAGES.find((ours) => ours === tag)).find((found) => found !== undefined) ?? "en";
}

function defaults(): Settings {
  return {
    language: languageOf(navigator.languages ?? [navigator.language]),
    theme: "system",
    motion: "system",
    moveSpeed: "normal",
    sound: true,
    volume: 50,
    textSize: 100,
    singleKeys: true,
    confirm: "last",
    autoPlay: true,
    labels: true,
    boards: "drawn",
    notify: false,
    name: "",
    lastGame: "amyitis",
    lastBot: "",
  };
}

const CHOICES: { readonly [K in keyof Settings]?: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "reduced"],
  moveSpeed: ["off", "fast", "normal", "slow"],
  confirm: ["every", "last", "free"],
  boards: ["drawn", "list"],
};

/** The stored settings, without invalid values. */
export function parseSettings(text: string | null): Settings {
  const kept = defaults();
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return kept;
    for (const [name, value] of Object.entries(found)) {
      const key = name as keyof Settings;
      if (!Object.hasOwn(kept, name) || typeof value !== typeof kept[key]) continue;
      const choices = CHOICES[key] as readonly unknown[] | undefined;
      if (choices === undefined || choices.includes(value)) Object.assign(kept, { [key]: value });
    }
  } catch {
    // foreign or truncated data: use the defaults
  }
  kept.textSize = Math.min(150, Math.max(100, kept.textSize));
  kept.volume = Math.min(100, Math.max(0, kept.volume));
  kept.name = kept.name.slice(0, 40);
  return kept;
}

export const settings: Settings = $state(parseSettings(storage.get(STORAGE_KEY)));

/** Switches the language; if its texts cannot be loaded, nothing changes. */
export async function setLanguage(language: Language): Promise<void> {
  settings.language = language;
  try {
    await i18n.setLocale(language);
  } catch {
    if (settings.language === language) settings.language = i18n.language;
  }
}

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
let systemIsStill = $state(still?.matches ?? false);
still?.addEventListener("change", (event) => (systemIsStill = event.matches));

/** Whether motion is reduced. */
export function reduced(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && systemIsStill);
}

/** Stores every change and applies the theme; called once at startup. */
export function followSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      storage.put(STORAGE_KEY, JSON.stringify(settings));
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "system") delete root.dataset["theme"];
      else root.dataset["theme"] = settings.theme;
      if (settings.motion === "system") delete root.dataset["motion"];
      else root.dataset["motion"] = settings.motion;
      root.style.fontSize = settings.textSize === 100 ? "" : `${settings.textSize}%`;
    });
  });
}
