/** What a composed move sees of the table. */

import type { ComposingTable } from "@/games/game-ui";
import type { TablePosition } from "@/table/interaction/position.svelte";

export function composingTable(position: TablePosition): ComposingTable {
  const { store } = position;
  return {
    get view() {
      return position.view;
    },
    get seq() {
      return store.seq;
    },
    get legal() {
      return store.legal;
    },
    get canCompose() {
      return store.isMine && store.viewedSeq === null && store.table?.origin?.lesson === undefined;
    },
    get isSending() {
      return store.isSeries;
    },
    continuations: (actions) => store.continuations(actions),
  };
}
