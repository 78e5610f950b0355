/** One tab acts for all tabs of a table: the browser's lock decides which one. */

/** Acts unless another tab is doing the same at this table; without locks this tab acts, and the server judges. */
export async function inOneTab(table: string, act: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return act();
  await navigator.locks.request(`semiramis-${table}`, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await act();
  });
}
