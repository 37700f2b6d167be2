import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { directionOf, firstLanguage } from "../../../catalogue/site-languages.ts";
import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { plainWords } from "../../../words/read-words.ts";
import { siteLanguages } from "../../../words/site-language.ts";
import { fontsAreThere } from "../support/fonts-are-there.ts";
import { expect, openLive, test } from "../support/site-test.ts";
import { layoutOf, resize, twoFrames } from "../support/viewport.ts";

// The languages that visitors get, whatever has been translated and reviewed so far.
test.use({ folders: liveSite });

const { site } = await readCatalogue(liveSite.content);
const folder = path.join(liveSite.output, "client");

/** The letters that a language is written in, by the short name of its script (ISO 15924). */
const lettersOf = (language: string) => new RegExp(`\\p{Script=${new Intl.Locale(language).maximize().script}}`, "u");

/** What visitors, messengers and search engines read of a page before any script has run. */
type ReadPage = {
  language: string;
  direction: string;
  title: string;
  heading: string;
  /** Whatever does not say that it is in another language. */
  own: string;
  robots: string;
  canonical: string;
};

/** Runs in the page: reads another one. */
function readPage(html: string): ReadPage {
  const page = new DOMParser().parseFromString(html, "text/html");
  const { lang: language, dir: direction } = page.documentElement;
  const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? "";
  const heading = page.querySelector("h1")?.textContent ?? "";
  const [robots, canonical] = [attribute("[name=robots]", "content"), attribute("[rel=canonical]", "href")];
  for (const foreign of page.body.querySelectorAll("[lang], script, style, noscript")) foreign.remove();
  return { language, direction, title: page.title, heading, own: page.body.textContent, robots, canonical };
}

/** The words of the interface that English has and a language says otherwise, where they are whole sentences or labels. */
function englishWords(language: string): string[] {
  const own = plainWords(language);
  return Object.entries(plainWords(firstLanguage))
    .filter(([key, english]) => english.length > 8 && own[key] !== english)
    .map(([, english]) => english);
}

for (const { code, name } of siteLanguages.filter(({ code }) => code !== firstLanguage))
  test(`LG-1 LG-2 ${name}: every page is in its language without a script, and either a draft that search engines leave out or in the sitemap`, async ({
    page,
    request,
  }) => {
    const files = await readdir(path.join(folder, code), { recursive: true });
    const addresses = files
      .filter((file) => file.endsWith(".html") && !/^4\d\d\.html$/.test(file))
      .map((file) => `/${code}/${file.slice(0, -".html".length)}`);
    expect(addresses.length).toBeGreaterThan(4);
    const sitemap = await readFile(path.join(folder, "sitemap.xml"), "utf8");
    const isRight = lettersOf(code);
    for (const address of [`/${code}`, ...addresses]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      const read = await page.evaluate(readPage, await response.text());
      expect([read.language, read.direction], address).toEqual([code, directionOf(code) === "rtl" ? "rtl" : ""]);
      expect(
        [read.title, read.own].filter((text) => !isRight.test(text)),
        address,
      ).toEqual([]);
      expect(read.heading, address).toMatch(/\S/);
      expect(
        englishWords(code).filter((words) => read.own.includes(words)),
        address,
      ).toEqual([]);
      // What nobody has translated is the English page to search engines.
      const isOwn = read.robots === "" && read.canonical === site.siteAddress + address;
      const isEnglish = read.canonical === site.siteAddress + address.slice(`/${code}`.length);
      expect(read.robots === "noindex" || isOwn || isEnglish, address).toBe(true);
      expect(sitemap.includes(`<loc>${site.siteAddress}${address}</loc>`), address).toBe(isOwn);
    }
  });

for (const { width, address } of [
  { width: 360, address: "/partners" },
  { width: 390, address: "/ur/partners" },
  { width: 700, address: "/partners" },
])
  test(`LG-5 at ${width} px the footer of ${address} is as high before the languages' names are laid out as with them`, async ({
    page,
  }) => {
    await resize(page, { width, height: 740 });
    await openLive(page, address);
    await fontsAreThere(page);
    const languages = page.locator(".footer nav.footer-more");
    const before = await layoutOf(languages);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await twoFrames(page);
    const after = await layoutOf(languages);
    expect([before.isLaidOut, after.isLaidOut]).toEqual([false, true]);
    expect(before.height).toBe(after.height);
  });
