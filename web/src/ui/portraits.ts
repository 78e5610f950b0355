/* The faces of bots, by the name of their character. */
const files = import.meta.glob<string>("../../../src/semiramis/art/portraits/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const portraits = new Map<string, string>();
for (const [path, source] of Object.entries(files)) {
  const name = /([^/]+)\.svg$/.exec(path)?.[1];
  if (name !== undefined) portraits.set(name, source);
}

/** The portrait of a character as SVG; null if there is none of this name. */
export const portraitSvg = (character: string): string | null => portraits.get(character) ?? null;
