/**
 * Runs in the page before anything else: says when the first paint has been, after which fonts are fetched; starts the
 * entry script once the page has loaded and is painted, or at the first tap on a button, and again whenever a patchy
 * connection has lost it; and remembers that button, so that its tap is replayed when the page is live. The build writes
 * the function's own text into every page, so it must not use anything from outside itself.
 */
export function startEntryScript() {
  const entry = document.currentScript?.dataset.entry;
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
  void painted.then(() => document.documentElement.setAttribute("data-painted", ""));
  addEventListener("load", () => void painted.then(start));
}
