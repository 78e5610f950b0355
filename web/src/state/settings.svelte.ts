/* The settings in this browser; every assignment is stored. */
import { LANGUAGES, i18n, type Language } from "@/i18n/locale.svelte";
import { storage } from "./persistence/storage";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "reduced";
  textSize: number;
  singleKeys: boolean;
  /** When a step has to be confirmed: every one, the last of a turn, or never where undo is free. */
  confirm: "every" | "last" | "free";
  labels: boolean;
  /** Boards as they are drawn, or the server's picture with every legal move in a list. */
  boards: "drawn" | "list";
  notify: boolean;
  name: string;
  lastGame: string;
  lastBot: string;
}

const STORAGE_KEY = "semiramis.settings";

/** The first of our languages that a reader wants. */
export function languageOf(wanted: readonly string[]): Language {
  const mine = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return mine.map((tag) => LANGUAGES.find((ours) => ours === tag)).find((found) => found !== undefined) ?? "en";
}

function defaults(): Settings {
  return {
    language: languageOf(navigator.languages ?? [navigator.language]),
    theme: "system",
    motion: "system",
    textSize: 100,
    singleKeys: true,
    confirm: "last",
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
  confirm: ["every", "last", "free"],
  boards: ["drawn", "list"],
};

/** What was kept, as far as it still makes sense. */
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
    // not ours, or cut off: as if nothing had been kept
  }
  kept.textSize = Math.min(150, Math.max(100, kept.textSize));
  kept.name = kept.name.slice(0, 40);
  return kept;
}

export const settings: Settings = $state(parseSettings(storage.get(STORAGE_KEY)));

/** Speak another language from now on; where its texts do not come, everything stays as it was. */
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

/** Whether things should jump instead of move. */
export function reduced(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && systemIsStill);
}

/** Keep every change, and let the page look as chosen; called once at the start. */
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
