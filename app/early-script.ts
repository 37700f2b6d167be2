/**
 * Runs in the page before anything else: fetches the fonts after the first paint, and says when they are there; starts the
 * entry script once the page has loaded and is painted, or at the first tap on a button, and again whenever a patchy
 * connection has lost it; and remembers that button, so that its tap is replayed when the page is live. The build writes
 * the function's own text into every page, so it must not use anything from outside itself.
 */
export function startEntryScript() {
  const entry = document.currentScript?.dataset.entry;
  const page = document.documentElement.dataset;
  page.early = "";
  page.late = "";
  // Pages are prerendered without a query: the list waits for hydration if its URL asks for a phase, or a city.
  if (/[?&](?:phase|city)=/.test(location.search)) page.listWaits = "";
  let started = false;
  let tapped: HTMLElement | null = null;
  // The content security policy lets a script's address be set by this policy alone: it knows one.
  const policy = window.trustedTypes?.createPolicy("entry", { createScriptURL: () => entry ?? "" });
  const start = () => {
    if (started || !entry) return;
    started = true;
    const script = document.createElement("script");
    script.type = "module";
    script.src = policy?.createScriptURL(entry) ?? entry;
    script.onerror = () => {
      started = false;
      setTimeout(start, 3000);
    };
    document.head.append(script);
  };
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    // A browser that knows commands has obeyed this button already.
    if (!("command" in button && button.hasAttribute("command"))) tapped = button;
    start();
  };
  addEventListener("click", remember, true);
  addEventListener("site-ready", () => {
    removeEventListener("click", remember, true);
    tapped?.click();
  });
  const painted = new Promise<unknown>((resolve) => {
    // For a browser that does not tell, and a tab that nobody looks at.
    addEventListener("load", () => setTimeout(resolve, 3000));
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  // While a font is on its way, what is set in it is laid out in one that stands for it, which a browser looks up for each size.
  // So nothing is set in the site's fonts before they are there, or three seconds have passed since the first paint.
  void painted.then(() => {
    const tell = () => {
      delete page.early;
      // Tickets, Home's sections and the footer, some frames later: one layout of the whole page would hold up taps.
      setTimeout(() => {
        delete page.late;
      }, 60);
    };
    setTimeout(tell, 3000);
    const fonts = Array.from(document.fonts, (font) => font.family.includes("Fallback") || font.load());
    void Promise.allSettled(fonts).then(tell);
  });
  addEventListener("load", () => void painted.then(start));
}
