/**
 * Runs in the page before anything else; the build bundles it by itself and writes it into every page. It starts the entry
 * script once the page has loaded and is painted, or at the first tap on a button, and again where a patchy connection has
 * lost it. It remembers that button, so that its tap is replayed when the page is hydrated.
 */
import "./early-fonts.ts";
import { painted } from "./first-paint.ts";
import "./trusted-types.ts";

const { entry = "", files = "" } = document.currentScript?.dataset ?? {};
let started = false;
let replay = () => {};
// The content security policy lets a script's address be set by this policy alone: it knows one.
const policy = window.trustedTypes?.createPolicy("entry", { createScriptURL: () => entry });

const buttons = document.getElementsByTagName("button");
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
  add(document.createElement("script"), { type: "module", src: policy?.createScriptURL(entry) ?? entry, onerror });
}

function remember({ target }: Event) {
  const button = target instanceof Element ? target.closest("button") : null;
  if (!button) return;
  const place = Array.from(buttons).indexOf(button);
  const replayEarlier = replay;
  replay = () => {
    // React renders a page anew that the browser has translated: another button is in this one's place then.
    if (!button.isConnected) buttons[place]?.click();
    // A browser that knows commands has obeyed this button already.
    else if ("command" in button && button.hasAttribute("command")) replayEarlier();
    else button.click();
  };
  start();
}

// Pages are prerendered without a query: the list waits for hydration if its URL asks for a phase, or a city.
if (/[?&](?:phase|city)=/.test(location.search)) document.documentElement.dataset.listWaits = "";

addEventListener("click", remember, true);
addEventListener("site-ready", () => {
  removeEventListener("click", remember, true);
  replay();
});
addEventListener("load", () => void painted.then(start));
