import jsQR from "jsqr";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Event } from "../../catalogue/event.ts";
import { testCatalogue as catalogue, testContent } from "../../tests/support/test-content.ts";
import { chromiumArguments, ensureChromium } from "../../tools/browsers/find-browsers.ts";
import { layOutPage, printPage, printPoster } from "./print-poster.ts";

const event = catalogue.events.find(({ _id }) => _id === "trichy-2025") as Event;
const longest: Event = {
  ...event,
  free: true,
  time: "10:00 AM – 30th September, 2025, 5:00 PM IST",
  venue: "The great hall of the municipal corporation, above the bus terminus, by the northern gate of the fort",
  venueAddress: "Plot 21, Sector 100, Cross Road, Nagar, ".repeat(7),
  languages: ["Malayalam", "Gujarati", "Kashmiri", "Konkani", "Assamese", "Marwari", "English"],
};

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ args: chromiumArguments, executablePath: ensureChromium() });
  page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
});
afterAll(() => browser.close());

// It starts a browser.
const timeout = 30_000;

test("a poster with the longest texts is one page with all of them and a QR code of the event's URL", {
  timeout,
}, async () => {
  const html = await printPoster(longest, { catalogue, images: `${testContent}/images` });
  await layOutPage(page, html);
  const points = sharp(await page.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await points.toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(code?.data).toBe(`${catalogue.site.siteAddress}/events/trichy-2025`);
  for (const text of [longest.date, longest.time, longest.venue]) expect(await page.innerText("main")).toContain(text);
  const box = async (selector: string) => {
    const found = await page.locator(selector).boundingBox();
    if (!found) throw new Error(`The poster has no ${selector}.`);
    return { ...found, bottom: found.y + found.height };
  };
  const [picture, facts, url] = [await box("img"), await box(".facts p:last-child"), await box(".url")];
  expect((await box(".facts")).y).toBeGreaterThan(picture.bottom);
  expect(facts.bottom).toBeLessThan(url.y);
  expect(url.bottom).toBeLessThan(1123);
  const pdf = Buffer.from(await printPage(page, html)).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
