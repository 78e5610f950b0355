/* The drawings of the house, the same files the server's pictures are made of. */
const files = import.meta.glob<string>("../../../src/semiramis/art/icons/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Drawing {
  box: string;
  inside: string;
}

const drawings = new Map<string, Drawing>();
for (const [path, source] of Object.entries(files)) {
  const found = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(source);
  const name = /([^/]+)\.svg$/.exec(path)?.[1];
  if (found?.[1] !== undefined && found[2] !== undefined && name !== undefined) {
    drawings.set(name, { box: found[1], inside: found[2] });
  }
}

/** A drawing by its file stem; a dashed square where there is none. */
export function drawing(name: string): Drawing {
  return drawings.get(name) ?? {
    box: "0 0 32 32",
    inside: '<rect x="5" y="5" width="22" height="22" rx="4" fill="none" stroke="currentColor" stroke-dasharray="4 3"/>',
  };
}

/** All names there are. */
export const iconNames: readonly string[] = [...drawings.keys()].sort();
