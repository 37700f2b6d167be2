import { testCatalogue } from "../../support/test-content.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openText } from "../support/site-test.ts";

const [event] = testCatalogue.events;

test("every page names the calendar and the feeds, and they are there with their types", async ({ page, request }) => {
  for (const address of ["/", "/events", `/events/${event?._id}`]) {
    await openText(page, address);
    const links = page.locator('link[rel="alternate"]');
    const named = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute("type"), link.getAttribute("href")]),
    );
    const own = address.startsWith("/events/") ? [["text/calendar", `${address}.ics`]] : [];
    expect(named.toSorted()).toEqual([
      ["application/atom+xml", "/events.atom"],
      ["application/feed+json", "/events.feed.json"],
      ["text/calendar", "/calendars/tour.ics"],
      ...own,
    ]);
  }
  for (const [address, type] of [
    ["/events.atom", "application/atom+xml; charset=utf-8"],
    ["/events.feed.json", "application/feed+json"],
    ["/events.json", "application/json"],
    ["/calendars/tour.ics", "text/calendar; charset=utf-8"],
    ["/calendars/phase-1.ics", "text/calendar; charset=utf-8"],
    ["/calendars/city-delhi.ics", "text/calendar; charset=utf-8"],
    [`/events/${event?._id}.ics`, "text/calendar; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
    // No page names it: iOS asks for it at this address.
    ["/apple-touch-icon.png", "image/png"],
  ]) {
    const answer = await request.get(address ?? "");
    expect([address, answer.status(), answer.headers()["content-type"]]).toEqual([address, 200, type]);
  }
});

test("every address that the sitemap and the feeds name is a page or a file of the site", async ({ request }) => {
  const { siteAddress } = testCatalogue.site;
  const files = [
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/events.json",
    "/events.feed.json",
    "/calendars/tour.ics",
  ];
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  const unfolded = texts.join("\n").replaceAll("\r\n ", "");
  const named = new Set(
    [...unfolded.matchAll(/https:\/\/bitcoinyatra\.example(\/[\w./%-]*[\w/])/g)].map(([, path]) => path),
  );
  expect(siteAddress).toBe("https://bitcoinyatra.example");
  expect(named.size).toBeGreaterThan(testCatalogue.events.length * 3);
  for (const address of named) {
    expect([address, (await request.head(address ?? "", { maxRedirects: 0 })).status()]).toEqual([address, 200]);
  }
});
