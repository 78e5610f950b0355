/* The router. The server writes a <base> that matches the requested URL, so the client works under any path of a proxy;
   a page is the path relative to it. A site without a server consists of one page, so there the path is in the query. */
import { site } from "virtual:site";

const BASE = new URL(document.baseURI);
const base = document.querySelector("base");
if (base !== null) base.href = BASE.href; // read once, because later URL changes must not affect it

const PAGE = "page";

/** The path of a page, relative to the root of the client. */
function pageOf(url: URL | Location): string {
  if (site !== null) return new URLSearchParams(url.search).get(PAGE) ?? "";
  const path = url.pathname;
  return path.startsWith(BASE.pathname) ? path.slice(BASE.pathname.length) : path.replace(/^\//, "");
}

function queryHere(): URLSearchParams {
  const query = new URLSearchParams(location.search);
  if (site !== null) query.delete(PAGE);
  return query;
}

/** A hand-written URL may contain invalid percent escapes. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const hashHere = (): string => decoded(location.hash.slice(1));

class Route {
  path = $state(pageOf(location));
  query = $state.raw(queryHere());
  /** The fragment of the URL, without its hash sign. */
  hash = $state(hashHere());
  /** The number of navigations; a link to the current page counts too. */
  visits = $state(0);
  #count = 0;
  readonly parts: readonly string[] = $derived(
    this.path
      .split("/")
      .filter((part) => part !== "")
      .map(decoded),
  );

  follow(): void {
    this.path = pageOf(location);
    this.query = queryHere();
    this.hash = hashHere();
    this.visits = this.#count += 1; // untracked, so that code that navigates does not subscribe to navigation
  }
}

export const route = new Route();

/** The segments of a path, followed by its query parameters. */
export type Address = (string | Readonly<Record<string, string | number>>)[];

/** The path of a page relative to the root of the client. */
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
  if (site !== null && names.length > 0) return `?${PAGE}=${names.join("/")}${text === "" ? "" : `&${text}`}`;
  return `${names.join("/")}${text === "" ? "" : `?${text}`}`;
}

/** The URL of a page: `href("table", id)`, `href("replay", id, { seq: 12 })`. */
export const href = (...parts: Address): string => BASE.pathname + pathOf(...parts);

/** The absolute URL of a page. */
export const link = (...parts: Address): string => new URL(href(...parts), BASE).href;

/** The URL of a server resource, such as `api/games`. */
export const serverUrl = (path: string): string => new URL(path, BASE).href;

/** Navigates to a page. */
export function go(...parts: Address): void {
  history.pushState(null, "", href(...parts));
  route.follow();
  scrollTo(0, 0);
}

/** Changes the URL without a new history entry. */
export function replaceUrl(...parts: Address): void {
  history.replaceState(null, "", href(...parts));
  route.follow();
}

/** Handles links inside the client without reloading the page; called once at startup. */
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
    const stays = url.hash !== "" && pageOf(url) === pageOf(location);
    history.pushState(null, "", url.href);
    route.follow();
    if (!stays) scrollTo(0, 0); // pages scroll to the fragment themselves
  });
}
