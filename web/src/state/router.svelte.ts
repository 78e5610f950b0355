/* Addresses of pages. The server writes a <base> that fits the address it was asked for, so the client works at any
   place a proxy puts it; a page is the path from there. */

const BASE = new URL(document.baseURI);
const base = document.querySelector("base");
if (base !== null) base.href = BASE.href; // an address that later changes must not move it

function pathHere(): string {
  const path = location.pathname;
  return path.startsWith(BASE.pathname) ? path.slice(BASE.pathname.length) : path.replace(/^\//, "");
}

/** Percent signs somebody wrote by hand may not be valid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const hashHere = (): string => decoded(location.hash.slice(1));

class Route {
  path = $state(pathHere());
  query = $state.raw(new URLSearchParams(location.search));
  /** The place on the page that is meant, without its hash sign. */
  hash = $state(hashHere());
  /** How often somebody went somewhere; a link to where one is already counts too. */
  visits = $state(0);
  #count = 0;
  readonly parts: readonly string[] = $derived(
    this.path
      .split("/")
      .filter((part) => part !== "")
      .map(decoded),
  );

  follow(): void {
    this.path = pathHere();
    this.query = new URLSearchParams(location.search);
    this.hash = hashHere();
    this.visits = this.#count += 1; // counted apart: whoever goes somewhere does not follow where others go
  }
}

export const route = new Route();

/** The parts of an address, and after them what is asked. */
export type Address = (string | Readonly<Record<string, string | number>>)[];

/** The path of a page from the root of the client. */
export function pathOf(...parts: Address): string {
  const names = parts
    .filter((part) => typeof part === "string")
    .filter((part) => part !== "")
    .map(encodeURIComponent);
  const query = new URLSearchParams();
  for (const part of parts) {
    if (typeof part !== "string") for (const [key, value] of Object.entries(part)) query.set(key, String(value));
  }
  const text = query.toString();
  return `${names.join("/")}${text === "" ? "" : `?${text}`}`;
}

/** The address of a page: `href("table", id)`, `href("replay", id, { seq: 12 })`. */
export const href = (...parts: Address): string => BASE.pathname + pathOf(...parts);

/** The whole address of a page. */
export const link = (...parts: Address): string => new URL(href(...parts), BASE).href;

/** The address of something on the server, such as `api/games`. */
export const serverUrl = (path: string): string => new URL(path, BASE).href;

/** Go to a page. */
export function go(...parts: Address): void {
  history.pushState(null, "", href(...parts));
  route.follow();
  scrollTo(0, 0);
}

/** Change the address without a new entry in the history. */
export function replaceUrl(...parts: Address): void {
  history.replaceState(null, "", href(...parts));
  route.follow();
}

/** Follow links inside the client without loading the page anew; called once at the start. */
export function followLinks(): void {
  addEventListener("popstate", () => route.follow());
  addEventListener("hashchange", () => route.follow());
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const anchor = (event.target as Element | null)?.closest?.("a[href]");
    if (!(anchor instanceof HTMLAnchorElement) || anchor.target !== "" || anchor.hasAttribute("download")) return;
    const url = new URL(anchor.href);
    if (url.origin !== BASE.origin || !url.pathname.startsWith(BASE.pathname)) return;
    if (url.pathname.slice(BASE.pathname.length).startsWith("api/")) return;
    event.preventDefault();
    const stays = url.hash !== "" && url.pathname === location.pathname;
    history.pushState(null, "", url.href);
    route.follow();
    if (!stays) scrollTo(0, 0); // a page goes to the place that is meant by itself
  });
}
