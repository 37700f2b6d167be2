import type { BrowserContext } from "@playwright/test";

/** When a browser translates the pages that it opens: not at all, before the page's script hydrates them, or after. */
export type Translated = "no" | "before hydration" | "when live";

/** What the imitated translation writes behind each text, so that a test can tell a translated text from another. */
export const translationMark = "※";

/** Runs in each page before its own scripts, and names nothing outside itself. */
export function imitateTranslation({ isEarly, mark }: { isEarly: boolean; mark: string }) {
  // What is not translated; `font` is the translation's own element.
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
  /** Does what extensions do: password managers, grammar checkers, dark modes. */
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
 * Opens pages as a browser shows them that translates them: it replaces each text node by two `font` elements with a text of
 * its own, and does so again whenever nodes are added or a text changes. React then still holds the text nodes that are no
 * longer in the page: where it removes one, or inserts something before one, the page crashes (facebook/react#11538).
 * Beside that, extensions add elements and attributes before the page is hydrated.
 * The texts stay as they are, so that the same tests hold.
 */
export async function translatePages(context: BrowserContext, translated: Translated) {
  if (translated === "no") return;
  await context.addInitScript(imitateTranslation, { isEarly: translated === "before hydration", mark: "" });
}
