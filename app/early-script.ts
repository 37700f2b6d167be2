/**
 * Runs in the page before anything else. It starts the entry script once the page is loaded and painted, or at the first tap on a
 * button, and clicks the button that was tapped last when the page is hydrated. It also sets two facts for the stylesheet,
 * which cannot wait for hydration: how much an app's WebView enlarges texts (`--unzoom`), and that the list waits (`data-list-waits`).
 */
import { painted, root } from "./early-fonts.ts";

const { entry = "", files = "" } = document.currentScript?.dataset ?? {};
const buttons = document.getElementsByTagName("button");
let tapped: HTMLButtonElement | undefined;
let place = -1;
let started = false;

const add = (tag: string, more: object) => document.head.append(Object.assign(document.createElement(tag), more));

/** Loads the entry script, and beside it the page's other code and its data. If the script is lost, it tries again. */
function start() {
  if (started) return;
  started = true;
  for (const href of files.split(" ").filter(Boolean)) {
    const isData = href.endsWith(".json");
    add("link", { rel: isData ? "preload" : "modulepreload", ...(isData && { as: "fetch", crossOrigin: "" }), href });
  }
  const onerror = () => {
    started = false;
    setTimeout(start, 3000);
  };
  add("script", { type: "module", src: entry, onerror });
}

function remember({ target }: Event) {
  const button = target instanceof Element && target.closest("button");
  if (!button) return;
  tapped = button;
  place = Array.from(buttons).indexOf(button);
  start();
}

// An app's WebView enlarges computed font sizes only. `measures.css` divides the sizes that depend on the window's width by this.
document.head.style.fontSize = "100px";
const unzoom = 100 / Number.parseFloat(getComputedStyle(document.head).fontSize);
root.style.setProperty("--unzoom", String(unzoom));

// Pages are prerendered without a query: the list waits for hydration if its URL asks for a phase.
if (/[?&]phase=/.test(location.search)) root.dataset.listWaits = "";
addEventListener("click", remember, true);
addEventListener("site-ready", () => {
  // The browser has run a button's command already. If it has translated the page, React has rendered another button instead.
  const isDone = tapped?.isConnected && "command" in tapped && tapped.hasAttribute("command");
  if (!isDone) buttons[place]?.click();
});
addEventListener("load", () => void painted.then(start));
