/* Clocks and options in words. */
import type { ClockData, ClockRequest } from "@/api/types.gen";
import { formOf, has, t } from "@/i18n/locale.svelte";

/** A clock as a table has it, or as somebody wishes it. */
export function clockWords(clock: ClockRequest | ClockData): string {
  if (clock.mode === "bank")
    return t("web-clock-bank", {
      minutes: Math.round((clock.bank ?? 0) / 60),
      seconds: Math.round(clock.increment ?? 0),
    });
  if (clock.mode !== "days") return t("web-clock-none");
  const days = "days" in clock ? (clock.days ?? 0) : ((clock as ClockData).bank ?? 0) / 86_400;
  return t("web-clock-days", { days: Math.round(days * 100) / 100 });
}

/** What an option is called; one nobody has written of goes by its name in the rules. */
export function optionName(game: string, option: string): string {
  const id = `web-option-${game}-${option}`;
  return has(id) ? t(id) : option;
}

/** What a value of an option is called. */
export function valueName(game: string, option: string, value: string): string {
  const id = `web-option-${game}-${option}`;
  if (!has(id)) return value;
  const form = formOf(id, `is-${value}`);
  return form === formOf(id) ? value : form;
}
