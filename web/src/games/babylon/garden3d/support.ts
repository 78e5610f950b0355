/* Whether this browser can draw a garden in three dimensions; asked before anything is fetched for it. */

let found: boolean | null = null;

export function hasWebGl(): boolean {
  return (found ??= tried());
}

function tried(): boolean {
  try {
    const gl = document.createElement("canvas").getContext("webgl2");
    // a browser keeps few of them: this one is given back
    gl?.getExtension("WEBGL_lose_context")?.loseContext();
    return gl !== null;
  } catch {
    return false;
  }
}
