/* Labels of clocks and options. */
import type { ClockData, ClockRequest } from "@/api/types.gen";
import { formOf, has, t } from "@/i18n/locale.svelte";

/** A clock of an existing table, or of a request. */
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

/** The label of an option; without one, its name in the rules. */
export function optionName(game: string, option: string): string {
  const id = `web-option-${game}-${option}`;
  return has(id) ? t(id) : option;
}

/** The label of an option's value. */
export function valueName(game: string, option: string, value: string): string {
  const id = `web-option-${game}-${option}`;
  if (!has(id)) return value;
  const form = formOf(id, `is-${value}`);
  return form === formOf(id) ? value : form;
}
