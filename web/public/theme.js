// applies the stored theme, text size and language before the first paint
try {
  const kept = JSON.parse(localStorage.getItem("semiramis.settings") || "{}");
  const root = document.documentElement;
  if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
  if (typeof kept.textSize === "number") root.style.fontSize = `${kept.textSize}%`;
} catch {
  /* nothing stored, or storage is blocked */
}
