import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { renderSVG } from "uqr";
import type { Event } from "../../catalogue/event.ts";
import { weekday } from "../../catalogue/events/event-dates.ts";
import { placeOf } from "../../catalogue/events/venue.ts";
import { sharedEvent } from "../../catalogue/links/service-links.ts";
import { directionOf } from "../../catalogue/site-languages.ts";
import { siteLanguage, words } from "../../words/words.ts";
import { scriptFonts, textFonts } from "../fonts/site-fonts.ts";
import { escapeMarkup } from "../share-pictures/drawing-parts.ts";
import { eventPoster, type PosterSource } from "../share-pictures/event-poster.ts";
import { renderPoster } from "../share-pictures/share-pictures.ts";

const styleSheets = ["app/styles/tokens.css", "site-build/print-posters/print-poster.css"];

/** The height of the picture where the paper is 1200 wide, and its points to the inch on A4: enough for print. */
const picture = { height: 1137, pointsPerInch: 360 };

/**
 * An event's poster to print and hang up, as an HTML page of one A4 sheet: the event's share picture, taller, and below it
 * when and where in letters for two metres, and a QR code of its URL.
 *
 * @throws Error when the event's picture is not there or cannot be read
 */
export async function printPoster(event: Event, source: PosterSource): Promise<string> {
  const { url } = sharedEvent(event, source.catalogue.site.siteAddress);
  const { svg } = await eventPoster(event, source, picture.height);
  // The picture's 1200 pixels, at 72 to the inch, are as wide as the paper, which is 210 mm.
  const jpeg = await renderPoster(svg, picture.pointsPerInch * (210 / 25.4 / (1200 / 72)));
  const styles = await Promise.all(styleSheets.map((file) => readFile(file, "utf8")));
  const facts = factsOf(event).map(([name, text]) => `<p class="${name}">${escapeMarkup(text)}</p>`);
  return `<!doctype html><html lang="${siteLanguage}" dir="${directionOf(siteLanguage)}"><title>${escapeMarkup(event._id)}</title>
    <style>${styles.join("")}${await fontFaces()}</style>
    <img alt="" src="data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}">
    <main><div class="facts">${facts.join("")}</div><div class="code">${renderSVG(url, { ecc: "Q", border: 4 })}</div></main>
    <p class="url" dir="ltr">${escapeMarkup(url.replace(/^https?:\/\//, ""))}</p></html>`;
}

/** Weekday, date, time, address, and what else decides whether somebody comes, each with its class. */
function factsOf(event: Event): [name: string, text: string][] {
  const talks = event.languages && words.posterTalks({ languages: event.languages.join(words.listSeparator) });
  const more = [event.free && words.posterFree, talks].filter((text) => typeof text === "string");
  return [
    ["day", weekday(event.starts)],
    ["date", event.date],
    ["time", event.time],
    ["venue", event.venue],
    ["place", placeOf(event).address],
    ...more.map((text): [string, string] => ["more", text]),
  ];
}

/** The site's fonts as one family, each for the characters that it has; the page has no URL from which it could fetch them. */
async function fontFaces(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const sources = new Set([...textFonts, ...scriptFonts].map(({ source }) => source));
  const faces = [...sources].map(async (source, index) => {
    const data = (await readFile(resolve(source))).toString("base64");
    return `@font-face{font-family:f${index};font-weight:100 900;font-stretch:75% 125%;src:url(data:font/woff2;base64,${data})}`;
  });
  return `${(await Promise.all(faces)).join("")}body{font-family:${[...sources].map((_, index) => `f${index}`).join(",")}}`;
}

/** Sets a poster's page in a browser, with facts that are too long for their place in smaller letters. */
export async function layOutPage(page: Page, html: string): Promise<void> {
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const facts = document.querySelector<HTMLElement>(".facts");
    if (!facts) return;
    for (let size = 1; facts.scrollHeight > facts.clientHeight && size > 0.2; size -= 0.03)
      facts.style.fontSize = `${size}rem`;
  });
}

/** A poster as PDF: one A4 page. */
export async function printPage(page: Page, html: string): Promise<Uint8Array> {
  await layOutPage(page, html);
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}
