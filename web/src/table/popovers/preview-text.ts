/** The preview of an offer as one text, for screen readers. */

import type { GameUi, Offer } from "@/games/game-ui";
import { labelled, render, signed, t } from "@/i18n/locale.svelte";
import type { Outcome } from "@/table/model/gains";

const named = (icon: string, change: number): string =>
  `${signed(change)} ${t(`frame-thing-${icon}`, { n: Math.abs(change) })}`;

export function previewText(gameUi: Pick<GameUi, "key">, name: string, outcome: Outcome, offer: Offer): string {
  const costs = outcome.gains.filter(({ change }) => change < 0).map(({ icon, change }) => named(icon, change));
  const gives = outcome.gains.filter(({ change }) => change > 0).map(({ icon, change }) => named(icon, change));
  const parts = outcome.parts.map(({ part, change }) => `${t(`${gameUi.key}-part-${part}`)} ${signed(change)}`);
  const lines = [
    name,
    costs.length > 0 ? labelled(t("bring-costs"), costs.join(", ")) : "",
    gives.length > 0 ? labelled(t("bring-gives"), gives.join(", ")) : "",
    parts.length > 0 ? labelled(t("bring-score"), parts.join(", ")) : t("frame-no-points-yet"),
    ...outcome.sentences.map(render),
    ...outcome.shows.map(render),
    t(offer.ends ? "bring-ends" : "bring-goes-on"),
  ];
  return lines
    .filter((line) => line !== "")
    .map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
    .join(" ");
}
