/** Calls `changed` when the page changes between light and dark. Returns the function that stops it. */
export function watchTheme(changed: () => void): () => void {
  const themes = new MutationObserver(changed);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", changed);
  return () => {
    themes.disconnect();
    system.removeEventListener("change", changed);
  };
}
