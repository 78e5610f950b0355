/* Whether this browser supports WebGL; checked before the 3D code is loaded. */

let found: boolean | null = null;

export function hasWebGl(): boolean {
  return (found ??= tried());
}

function tried(): boolean {
  try {
    const gl = document.createElement("canvas").getContext("webgl2");
    // the number of contexts is limited: this one is released
    gl?.getExtension("WEBGL_lose_context")?.loseContext();
    return gl !== null;
  } catch {
    return false;
  }
}
