import type { BrowserContext } from "@playwright/test";

/** When the browser translates pages: never, before hydration, or after it (`when live`). */
export type Translated = "no" | "before hydration" | "when live";

/** A character that the simulated translation may append to each text, so that a test recognises translated texts. */
export const translationMark = "※";

/** Simulates a translation. It runs in the page before the page's scripts, so it must not use other variables of this module. */
export function imitateTranslation({ isEarly, mark }: { isEarly: boolean; mark: string }) {
  // Not translated. `font` is the element that translations add.
  const untouched = "script, style, noscript, textarea, svg, font";
  const translate = (text: Text) => {
    if (text.data.trim() === "" || !text.parentElement || text.parentElement.closest(untouched)) return;
    const font = document.createElement("font");
    font.appendChild(document.createElement("font")).textContent = text.data + mark;
    text.replaceWith(font);
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const begin = () => {
    translateIn(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") translateIn(target);
        else addedNodes.forEach(translateIn);
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  /** Changes the page as extensions do: password managers, grammar checkers, dark modes. */
  const extend = () => {
    document.documentElement.dataset.extensionInstalled = "1.0";
    document.body.dataset.extensionChecked = "true";
    document.head.append(document.createElement("meta"));
    document.body.append(document.createElement("extension-host"));
  };
  document.addEventListener("DOMContentLoaded", () => {
    extend();
    if (isEarly) begin();
  });
  if (!isEarly) addEventListener("site-ready", begin);
}

/**
 * Simulates a browser that translates pages. It replaces each text node by two nested `font` elements with a new text node,
 * and does so again when nodes are added or a text changes. React still refers to the text nodes that are gone. If it removes
 * one, or inserts an element before one, the page crashes (facebook/react#11538). Extensions also add elements and attributes
 * before hydration. The texts stay the same, so that the same tests pass.
 */
export async function translatePages(context: BrowserContext, translated: Translated) {
  if (translated === "no") return;
  await context.addInitScript(imitateTranslation, { isEarly: translated === "before hydration", mark: "" });
}
