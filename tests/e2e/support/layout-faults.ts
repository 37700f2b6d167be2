import type { Page } from "@playwright/test";

/** The smallest side of a target in CSS pixels, by WCAG 2.2, 2.5.8. */
const smallestTarget = 24;

/** Lays out what waits, below the window, for somebody to come near, and stops what moves. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Whether the page is wider than its window. */
async function sidewaysScroll(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);
  return beyond > 0 ? [`scrolls sideways by ${beyond} px`] : [];
}

/** Texts of which a part lies outside the window or outside a box that neither shows it nor scrolls to it. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflow);
    const clips = (overflow: string) => /hidden|clip/.test(overflow);
    /** The boxes around an element up to the first that scrolls: beyond that a text is cut off only for now. */
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
      // Where a text ends in dots on purpose, it says that there is more.
      if (text.width === 0 || boxes.some((box) => getComputedStyle(box).webkitLineClamp !== "none")) return false;
      const isOutside = (text.left < -1 || text.right > innerWidth + 1) && !boxes.some(scrolls);
      // Above and below its letters a text's box has room for marks that few letters have.
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

/** Words of a page's headings, names and labels that are on two lines (T-1). */
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

/** What can be tapped and is too small; a link within a sentence may be as high as its line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator("a[href], button, summary, [role=tab]").evaluateAll((targets, least) => {
    // A browser that translates the page has put texts into `font` elements.
    const isText = ({ nodeName }: Node) => nodeName === "#text" || nodeName === "FONT";
    const isInSentence = (target: Element) =>
      getComputedStyle(target).display === "inline" &&
      [...(target.parentElement?.childNodes ?? [])].some((node) => isText(node) && node.textContent?.trim());
    return (
      targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInSentence(target))
        // A link that covers a whole card is as large as that.
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

/** Everything that is wrong with a page's layout in the window as it is: one line for each fault. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const looks = [sidewaysScroll, cutTexts, brokenWords, smallTargets];
  return (await Promise.all(looks.map((look) => look(page)))).flat();
}

/** What is wrong where a visitor has set text to twice its size: there a long word may break. */
export async function layoutFaultsAtTwiceTheSize(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  return (await Promise.all([sidewaysScroll, smallTargets].map((look) => look(page)))).flat();
}
