import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { compressSite } from "../../site-build/compress-site.ts";
import { type BenchBrowser, type Device, devices } from "./bench-browser.ts";

/** One `<source>` of a picture, or its `<img>`, with the attributes by which a browser chooses a file. */
export type FloorImage = { tag: "source" | "img"; attributes: Record<string, string> };

/** What of a page its floor has too. */
export type FloorSource = {
  language: string;
  title: string;
  /** The visible text, line by line. */
  lines: readonly string[];
  /** The picture that is the page's largest paint: its sources, then its image; empty where text is. */
  picture: readonly FloorImage[];
};

/**
 * A page's floor: a bare document with the same visible text and the same largest picture, and nothing else. No page that
 * says and shows the same can arrive much sooner.
 */
export function floorPage({ language, title, lines, picture }: FloorSource): string {
  const images = picture.map(({ tag, attributes }) => `<${tag}${attributesText(attributes)}>`).join("");
  return [
    `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="data:,">',
    `<title>${escaped(title)}</title>`,
    ...(picture.length > 0 ? [`<picture>${images}</picture>`] : []),
    ...lines.map((line) => `<p>${escaped(line)}`),
    "</html>",
  ].join("\n");
}

function attributesText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Long enough on a fast connection for the last of the largest paints, in milliseconds. */
const settledMs = 500;

/** Opens a page as a visitor with the device does, and takes from it what its floor needs. */
async function lookAtPage(browser: Browser, address: string, device: Device): Promise<FloorSource> {
  const context = await browser.newContext(devices[device]);
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
  sheet.replaceSync("* { content-visibility: visible !important; transition: none !important }");
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

/** The address of a page's floor on the same site. */
export function floorAddress(address: string, device: Device): string {
  return `/floor/${device}/${address === "/" ? "home" : address.slice(1)}`;
}

/**
 * Writes each page's floor into the built site, compressed as its own files are: so the same server sends both.
 *
 * @param origin where the site is served; it must be started again before it knows of the new files
 */
export async function writeFloorPages(
  { browser }: BenchBrowser,
  origin: string,
  addresses: readonly string[],
  client: string,
): Promise<void> {
  for (const device of Object.keys(devices) as Device[]) {
    for (const address of addresses) {
      const html = floorPage(await lookAtPage(browser, origin + address, device));
      const file = path.join(client, `${floorAddress(address, device)}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html);
    }
  }
  await compressSite(path.join(client, "floor"));
}
