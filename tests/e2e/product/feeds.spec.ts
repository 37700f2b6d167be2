import { pathsWith } from "../../../catalogue/pages.ts";
import { attributesOf, elementsNamed, textOf } from "../../support/html-elements.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, test } from "../support/site-test.ts";

const { events, site } = testCatalogue;
const eventPages = events.map(({ _id }) => `/events/${_id}`);

test("P-2 calendars, feeds and crawler files have their content types, and every URL of the site in them and in structured data exists", async ({
  request,
}) => {
  const texts: string[] = [];
  for (const [path, type] of [
    ["/events.atom", "application/atom+xml"],
    ["/events.json", "application/json"],
    ["/calendars/tour.ics", "text/calendar; charset=utf-8"],
    ["/calendars/phase-1.ics", "text/calendar; charset=utf-8"],
    ["/calendars/city-delhi.ics", "text/calendar; charset=utf-8"],
    [`${eventPages[0]}.ics`, "text/calendar; charset=utf-8"],
    ["/sitemap.xml", "text/xml; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    // No page links to it: iOS requests this path.
    ["/apple-touch-icon.png", "image/png"],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, type]);
    if (type !== "image/png") texts.push(await answer.text());
  }
  for (const page of [...pathsWith("inSitemap"), ...eventPages]) {
    const html = await (await request.get(page)).text();
    const scripts = elementsNamed("script", html).filter(
      (script) => attributesOf(script).type === "application/ld+json",
    );
    expect(scripts, page).toHaveLength(1);
    const [data = ""] = scripts.map(textOf);
    expect(JSON.parse(data)["@context"], page).toBe("https://schema.org");
    texts.push(data);
  }
  // Calendars fold long lines.
  const unfolded = texts.join("\n").replaceAll("\r\n ", "");
  const url = new RegExp(`${RegExp.escape(site.siteAddress)}(/[\\w./%-]*[\\w/])`, "g");
  const named = new Set([...unfolded.matchAll(url)].map(([, path = ""]) => path));
  expect(named.size).toBeGreaterThan(events.length * 3);
  for (const path of named)
    expect([path, (await request.head(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
});
