/**
 * Runs in the page before anything else; the build bundles it by itself and writes it into every page. It starts the entry
 * script once the page has loaded and is painted, or at the first tap on a button, and again where a patchy connection has
 * lost it. It remembers the last button that was tapped, and clicks it when the page is hydrated.
 */
import { painted } from "./early-fonts.ts";

const { entry = "", files = "" } = document.currentScript?.dataset ?? {};
const buttons = document.getElementsByTagName("button");
let tapped: HTMLButtonElement | null | undefined;
let place = -1;
let started = false;

const add = (element: HTMLElement, properties: object) => document.head.append(Object.assign(element, properties));

/** Starts the entry script, and fetches the page's other code and its data beside it. */
function start() {
  if (started) return;
  started = true;
  for (const href of files.split(" ").filter(Boolean)) {
    const data = { rel: "preload", as: "fetch", crossOrigin: "anonymous" };
    add(document.createElement("link"), { ...(href.endsWith(".json") ? data : { rel: "modulepreload" }), href });
  }
  const onerror = () => {
    started = false;
    setTimeout(start, 3000);
  };
  add(document.createElement("script"), { type: "module", src: entry, onerror });
}

function remember({ target }: Event) {
  const button = target instanceof Element && target.closest("button");
  if (!button) return;
  tapped = button;
  place = Array.from(buttons).indexOf(button);
  start();
}

// Pages are prerendered without a query: the list waits for hydration if its URL asks for a phase.
if (/[?&]phase=/.test(location.search)) document.documentElement.dataset.listWaits = "";

addEventListener("click", remember, true);
addEventListener("site-ready", () => {
  removeEventListener("click", remember, true);
  // The browser has run a button's command already. If it has translated the page, React has rendered another button instead.
  const isDone = tapped?.isConnected && "command" in tapped && tapped.hasAttribute("command");
  if (!isDone) buttons[place]?.click();
});
addEventListener("load", () => void painted.then(start));
