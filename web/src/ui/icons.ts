/* The icons, from the same SVG files as the server's pictures. */
const files = import.meta.glob<string>("../../../src/semiramis/art/icons/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface IconSvg {
  box: string;
  inside: string;
}

const icons = new Map<string, IconSvg>();
for (const [path, source] of Object.entries(files)) {
  const found = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(source);
  const name = /([^/]+)\.svg$/.exec(path)?.[1];
  if (found?.[1] !== undefined && found[2] !== undefined && name !== undefined) {
    icons.set(name, { box: found[1], inside: found[2] });
  }
}

/** An icon by the stem of its file name; a dashed square if there is none. */
export function iconSvg(name: string): IconSvg {
  return (
    icons.get(name) ?? {
      box: "0 0 32 32",
      inside:
        '<rect x="5" y="5" width="22" height="22" rx="4" fill="none" stroke="currentColor" stroke-dasharray="4 3"/>',
    }
  );
}
