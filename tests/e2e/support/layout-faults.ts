import type { Page } from "@playwright/test";

/** The minimum width and height of a target in CSS pixels (WCAG 2.2, 2.5.8). */
const smallestTarget = 24;

/** Turns off transitions and `content-visibility: auto`, so that the browser lays out what is below the viewport too. */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Horizontal overflow of the page. */
async function sidewaysScroll(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);
  return beyond > 0 ? [`scrolls sideways by ${beyond} px`] : [];
}

/** Texts that the viewport or a box with `overflow: hidden` or `clip` cuts off. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflow);
    const clips = (overflow: string) => /hidden|clip/.test(overflow);
    /** The ancestors up to the first that scrolls: a visitor can scroll to a text that is cut off further out. */
    const boxesAround = (element: Element | null): Element[] => {
      if (!element || element === document.body) return [];
      return [element, ...(scrolls(element) ? [] : boxesAround(element.parentElement))];
    };
    const isCutBy = (box: Element, text: DOMRect, marks: number) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isWider = text.left < left - 1 || text.right > right + 1;
      const isTaller = text.top < top - marks || text.bottom > bottom + marks;
      return (clips(overflowX) && isWider) || (clips(overflowY) && isTaller);
    };
    const isShown = (parent: Element) =>
      parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !parent.closest("svg, script, style, .visually-hidden, [aria-hidden=true]");
    const isCut = (node: Node, parent: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const boxes = boxesAround(parent);
      // `line-clamp` cuts a text on purpose and shows an ellipsis.
      if (text.width === 0 || boxes.some((box) => getComputedStyle(box).webkitLineClamp !== "none")) return false;
      const isOutside = (text.left < -1 || text.right > innerWidth + 1) && !boxes.some(scrolls);
      // A text's box has room above and below for marks that few letters have.
      const marks = Number.parseFloat(getComputedStyle(parent).fontSize) / 4;
      return isOutside || boxes.some((box) => isCutBy(box, text, marks));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const { parentElement: parent } = currentNode;
      if (parent && isShown(parent) && isCut(currentNode, parent))
        cut.push(`cut off: ${currentNode.nodeValue?.trim()}`);
    }
    return cut;
  });
}

/** Words of headings, names and labels that are broken over two lines (T-1). */
function brokenWords(page: Page): Promise<string[]> {
  const short = page
    .locator("main :is(h1, h2, h3, b, .label, .display):not(dialog *, svg *), dialog dt")
    .filter({ visible: true });
  return short.evaluateAll((elements) => {
    const isBroken = (text: Node, { 0: word, index }: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      return others.some(({ top }) => Math.abs(top - (first?.top ?? top)) > 8);
    };
    const textsIn = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts;
    };
    return elements
      .flatMap(textsIn)
      .flatMap((text) =>
        [...(text.nodeValue ?? "").matchAll(/[^\s\-–@]+/g)]
          .filter((word) => isBroken(text, word))
          .map(([word]) => `broken: ${word}`),
      );
  });
}

/** Links, buttons and tabs below the minimum size. A link within a sentence may be as high as its line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator("a[href], button, summary, [role=tab]").evaluateAll((targets, least) => {
    // Browsers that translate a page put texts into `font` elements.
    const isText = ({ nodeName }: Node) => nodeName === "#text" || nodeName === "FONT";
    const isInSentence = (target: Element) =>
      getComputedStyle(target).display === "inline" &&
      [...(target.parentElement?.childNodes ?? [])].some((node) => isText(node) && node.textContent?.trim());
    return (
      targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInSentence(target))
        // The link in a card's heading covers the whole card.
        .map((target) => ({
          target,
          box: (target.closest("article h3") ? target.closest("article") : target) ?? target,
        }))
        .map(({ target, box }) => ({ target, ...box.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width > 1 && (width < least || height < least))
        .map(({ target, width, height }) => `too small: ${target.textContent?.trim()}: ${width} × ${height}`)
    );
  }, smallestTarget);
}

/** The layout faults of a page in the current viewport: one line for each. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const looks = [sidewaysScroll, cutTexts, brokenWords, smallTargets];
  return (await Promise.all(looks.map((look) => look(page)))).flat();
}

/** The layout faults with text at 200 %. There, a long word may break. */
export async function layoutFaultsAtTwiceTheSize(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  return (await Promise.all([sidewaysScroll, smallTargets].map((look) => look(page)))).flat();
}
