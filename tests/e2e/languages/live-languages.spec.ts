import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { firstLanguage } from "../../../catalogue/site-languages.ts";
import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { plainWords } from "../../../words/read-words.ts";
import { siteLanguages } from "../../../words/site-language.ts";
import { expect, test } from "../support/site-test.ts";

// The languages that visitors get, whatever has been translated and reviewed so far.
test.use({ folders: liveSite });

const { site } = await readCatalogue(liveSite.content);
const folder = path.join(liveSite.output, "client");

/** Runs in the browser: what visitors and search engines read of a page before any script has run. */
function readPage(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? "";
  const head = {
    language: page.documentElement.lang,
    direction: page.documentElement.dir,
    heading: page.querySelector("h1")?.textContent,
    locale: attribute("[property='og:locale']", "content"),
    title: page.title,
    robots: attribute("[name=robots]", "content"),
    canonical: attribute("[rel=canonical]", "href"),
  };
  for (const foreign of page.body.querySelectorAll("[lang], script, style, noscript")) foreign.remove();
  return { ...head, own: page.body.textContent };
}

/** The sentences and labels of the interface that a language says otherwise than English. */
function englishWords(language: string): string[] {
  const own = plainWords(language);
  return Object.entries(plainWords(firstLanguage))
    .filter(([key, english]) => english.length > 8 && own[key] !== english)
    .map(([, english]) => english);
}

test("LG-1 LG-2 T-2 T-3 every live page in another language is in its language and direction, and either left out by search engines or in the sitemap", async ({
  page,
  request,
}) => {
  const sitemap = await readFile(path.join(folder, "sitemap.xml"), "utf8");
  for (const { code } of siteLanguages.filter(({ code }) => code !== firstLanguage)) {
    const files = await readdir(path.join(folder, code), { recursive: true });
    const names = files.filter((file) => file.endsWith(".html") && !/^4\d\d\.html$/.test(file));
    expect(names.length).toBeGreaterThan(4);
    const { script } = new Intl.Locale(code).maximize();
    const letters = new RegExp(`\\p{Script=${script}}`, "u");
    for (const address of [`/${code}`, ...names.map((name) => `/${code}/${name.slice(0, -".html".length)}`)]) {
      const { language, direction, locale, heading, title, own, robots, canonical } = await page.evaluate(
        readPage,
        await (await request.get(address)).text(),
      );
      expect(language, address).toBe(code);
      expect(direction, address).toBe(script === "Arab" ? "rtl" : "");
      expect(locale, address).toBe(`${code}_IN`);
      expect(heading, address).toMatch(/\S/);
      expect(title, address).toMatch(letters);
      expect(
        englishWords(code).filter((words) => own.includes(words)),
        address,
      ).toEqual([]);
      const isOwn = robots === "" && canonical === site.siteAddress + address;
      const isEnglish = canonical === site.siteAddress + address.slice(`/${code}`.length);
      expect(robots === "noindex" || isOwn || isEnglish, address).toBe(true);
      expect(sitemap.includes(`<loc>${site.siteAddress}${address}</loc>`), address).toBe(isOwn);
    }
  }
});
