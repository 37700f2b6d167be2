import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { defaultLanguage } from "../../../catalogue/site-languages.ts";
import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { plainWords } from "../../../content-check/words/read-words.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { siteLanguages } from "../../../words/words.ts";
import { expect, openHydrated, test } from "../support/site-test.ts";

// These tests pass with any content: they contain no event, person or figure.

const { events, site } = await readCatalogue(liveSite.content);
const folder = path.join(liveSite.output, "client");

test("P-1 every event of the content has its page, and the page of the first opens its modal", async ({ page }) => {
  expect(events).not.toEqual([]);
  for (const { _id, title } of events)
    expect(await readFile(path.join(folder, `events/${_id}.html`), "utf8"), _id).toContain(`<title>${title}`);
  await openHydrated(page, `/events/${events[0]?._id}`);
  await expect(page.getByRole("dialog")).toContainText(events[0]?.title ?? "");
});

/** Runs in the browser. @returns the head's tags and the text of a prerendered page */
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

/** The English texts of the interface that a language translates. */
function englishWords(language: string): string[] {
  const own = plainWords(language);
  return Object.entries(plainWords(defaultLanguage))
    .filter(([key, english]) => english.length > 8 && own[key] !== english)
    .map(([, english]) => english);
}

test("LG-1 LG-2 T-2 T-3 every page in another language has its language and direction, and is either in the sitemap or not indexed", async ({
  page,
}) => {
  const sitemap = await readFile(path.join(folder, "sitemap.xml"), "utf8");
  for (const { code } of siteLanguages.filter(({ code }) => code !== defaultLanguage)) {
    const files = await readdir(path.join(folder, code), { recursive: true });
    const names = files.filter((file) => file.endsWith(".html") && !/^4\d\d\.html$/.test(file));
    expect(names.length).toBeGreaterThan(4);
    const wordsInEnglish = englishWords(code);
    const { script } = new Intl.Locale(code).maximize();
    for (const pagePath of [`/${code}`, ...names.map((name) => `/${code}/${name.slice(0, -".html".length)}`)]) {
      const html = await readFile(path.join(folder, `${pagePath}.html`), "utf8");
      const { title, own, robots, canonical, ...head } = await page.evaluate(readPage, html);
      expect(head, pagePath).toEqual({
        language: code,
        direction: script === "Arab" ? "rtl" : "",
        heading: expect.stringMatching(/\S/),
        locale: `${code}_IN`,
      });
      expect(
        wordsInEnglish.filter((words) => own.includes(words)),
        pagePath,
      ).toEqual([]);
      const isOwn = robots === "" && canonical === site.siteAddress + pagePath;
      const isEnglish = canonical === site.siteAddress + (pagePath.slice(`/${code}`.length) || "/");
      if (isOwn) expect(title, pagePath).toMatch(new RegExp(`\\p{Script=${script}}`, "u"));
      expect(robots === "noindex" || isOwn || isEnglish, pagePath).toBe(true);
      expect(sitemap.includes(`<loc>${site.siteAddress}${pagePath}</loc>`), pagePath).toBe(isOwn);
    }
  }
});
