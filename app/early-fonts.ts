/*
 * Fetches the fonts after the first paint. Until a web font loads, browsers look up a fallback font once per font size, which
 * costs layout time. So the page uses the site's fonts when they have loaded, or three seconds after the first paint.
 */

/** Resolves after the first paint. Some browsers do not report it, and hidden tabs have none: there, three seconds after `load`. */
export const painted = new Promise<unknown>((resolve) => {
  addEventListener("load", () => setTimeout(resolve, 3000));
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
});

export const root = document.documentElement;
root.dataset.early = "";

function useFonts() {
  delete root.dataset.early;
}

void painted.then(() => {
  setTimeout(useFonts, 3000);
  // Only the files with characters of this page. The names of other languages in the footer are in fonts of the device.
  const text = Array.from(document.querySelectorAll("main, footer p"), (part) => part.textContent).join("");
  void document.fonts.load('16px Anek, "Anek Words"', text).then(useFonts, useFonts);
});
