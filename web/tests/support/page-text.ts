/* Reads all texts of a page: the visible ones, and those for screen readers and tooltips. */
import type { Page } from "@playwright/test";

export interface Text {
  /** The origin of the text: a tag, and the attribute if it is one. */
  at: string;
  text: string;
}

/** All current texts of a page, except code, keys and user input. */
export function readPage(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const found: { at: string; text: string }[] = [];
    const isMute = (element: Element): boolean =>
      element.closest("script, style, code, kbd, textarea, svg title, [translate=no], .aid-sheet") !== null;
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].filter((each) => !each.startsWith("svelte-")).join(".")}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (parent !== null && text !== "" && !isMute(parent) && isShown(parent))
        found.push({ at: nameOf(parent), text });
    }
    for (const element of document.querySelectorAll(
      "[aria-label], [title], [placeholder], [alt], [aria-roledescription], [aria-valuetext]",
    )) {
      if (!isShown(element) || isMute(element)) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription", "aria-valuetext"]) {
        const text = element.getAttribute(name)?.trim() ?? "";
        if (text !== "") found.push({ at: `${nameOf(element)} ${name}`, text });
      }
    }
    found.push({ at: "title", text: document.title });
    return found;
  });
}

/**
 * The names of controls and headings whose text is cut off or overflows. Changes the page, so read the texts before.
 */
export function readCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const marked = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // brackets that only mark a text take no space
    for (let node = marked.nextNode(); node !== null; node = marked.nextNode()) {
      if (/[⟦⟧]/.test(node.textContent ?? "")) node.textContent = (node.textContent ?? "").replaceAll(/[⟦⟧]/g, "");
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      "button, a[href], label, legend, summary, th, dt, h1, h2, h3, h4, [role=tab], [role=radio]",
    )) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.classList.contains("heard") ||
        element.closest(".heard") !== null
      )
        continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || parent.closest(".heard, svg") !== null || (node.textContent ?? "").trim() === "")
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width === 0 || text.height === 0) continue;
        let box: Element | null = parent;
        for (; box !== null && box !== document.body; box = box.parentElement) {
          const style = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          const clips = style.overflowX !== "visible" || style.textOverflow === "ellipsis";
          const scrolls = /auto|scroll/.test(style.overflowX);
          if (scrolls) break;
          if (
            (clips || box === element) &&
            style.display !== "inline" &&
            (text.right > edge.right + 1.5 || text.left < edge.left - 1.5)
          ) {
            found.push(
              `${element.tagName.toLowerCase()} “${(node.textContent ?? "").trim().slice(0, 50)}” sticks out of ${box.tagName.toLowerCase()}.${box.className} by ${Math.round(Math.max(text.right - edge.right, edge.left - text.left))}`,
            );
            break;
          }
        }
      }
    }
    return [...new Set(found)];
  });
}
