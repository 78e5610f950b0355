/** Shares a link or a picture: with the system's share dialog, else by clipboard or download. */

import type { MessageLike } from "@/i18n/locale.svelte";

/** Shares a link; returns whether it was copied, shared, or neither worked. */
async function share(url: string, title: string): Promise<"shared" | "copied" | "failed"> {
  const touch = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
  if (touch && typeof navigator.share === "function") {
    try {
      await navigator.share({ url, title });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "failed";
    }
  }
  return (await copy(url)) ? "copied" : "failed";
}

/** Shares a link; returns the message to show, if any. */
export async function shareAndReport(url: string, title: string): Promise<MessageLike | null> {
  const how = await share(url, title);
  return how === "copied"
    ? { id: "frame-copied" }
    : how === "failed"
      ? { id: "frame-copy-failed", args: { link: url } }
      : null;
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Fallback where the clipboard API is unavailable, such as on a page without HTTPS. */
function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  area.style.opacity = "0";
  document.body.append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
  }
}

/** Downloads data as a file. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The size declared by an SVG; 1280 by 848 if there is none. */
function sizeOf(svg: string): { width: number; height: number } {
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  return { width: Number(box?.[1] ?? 1280), height: Number(box?.[2] ?? 848) };
}

/** Renders an SVG as PNG at twice its size. */
export async function pngOf(svg: string, scale = 2): Promise<Blob> {
  const { width, height } = sizeOf(svg);
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (made === null) throw new Error("no picture");
    return made;
  } finally {
    URL.revokeObjectURL(url);
  }
}
