import type { Browser } from "@playwright/test";
import type { FloorImage, FloorSource } from "./floor-page.ts";
import { type Form, forms } from "./forms.ts";

/** Long enough on a fast connection for the last of the largest paints, in milliseconds. */
const settledMs = 500;

/** Opens a page as a visitor of the form does, and takes from it what its floor needs. */
export async function lookAtPage(browser: Browser, address: string, form: Form): Promise<FloorSource> {
  const context = await browser.newContext(forms[form]);
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(settledMs);
    const picture = await page.evaluate(largestPicture);
    const text = await page.evaluate(visibleText);
    return {
      language: (await page.locator("html").getAttribute("lang")) ?? "en",
      title: await page.title(),
      lines: text
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
      picture,
    };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: its text, also that of cards which the browser does not lay out while they are far away. The page's
 * policy refuses style elements, but not a sheet that a script makes.
 */
function visibleText(): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
  return document.body.innerText;
}

/** Runs in the page, so it must use nothing from outside itself: the picture that is the largest paint, as it is shown. */
function largestPicture(): Promise<FloorImage[]> {
  const chosenBy = ["src", "srcset", "sizes", "type", "media", "alt"];
  const pick = (element: Element) =>
    Object.fromEntries(
      chosenBy.flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null ? [] : [[name, value]];
      }),
    );
  const describe = ({ element, url }: LargestContentfulPaint): FloorImage[] => {
    if (!element || !url) return [];
    const { width, height } = element.getBoundingClientRect();
    const size = { width: String(Math.round(width)), height: String(Math.round(height)) };
    const image = element instanceof HTMLImageElement ? pick(element) : { src: url };
    const sources = element.parentElement?.matches("picture") ? element.parentElement.querySelectorAll("source") : [];
    return [
      ...Array.from(sources, (source) => ({ tag: "source" as const, attributes: pick(source) })),
      { tag: "img", attributes: { ...image, ...size } },
    ];
  };
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      const last = list.getEntries().at(-1);
      resolve(last ? describe(last as LargestContentfulPaint) : []);
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
}
