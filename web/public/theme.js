// before the first paint: the theme, text size and language somebody chose earlier
try {
  const kept = JSON.parse(localStorage.getItem("semiramis.settings") || "{}");
  const root = document.documentElement;
  if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
  if (typeof kept.textSize === "number") root.style.fontSize = `${kept.textSize}%`;
} catch {
  /* nothing kept, or not ours to read */
}
