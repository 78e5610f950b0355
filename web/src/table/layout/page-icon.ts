/* The icon of the page in the browser's tab. */

/** Marks the icon while it is my turn; returns the function that takes the mark away. */
export function markIcon(isMarked: boolean): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return () => {};
  const plain = link.href.replace(/icon-turn\.svg$/, "icon.svg");
  link.href = isMarked ? plain.replace(/icon\.svg$/, "icon-turn.svg") : plain;
  return () => (link.href = plain);
}
