import { afterAll, expect, test } from "vitest";
import { languageData } from "../content-check/words/read-words.ts";
import { testPages } from "../tests/support/test-site-data.ts";
import { type ReadPageData, setPageDataReader } from "./content/load-page-data.ts";
import { setSiteData } from "./content/site-content.ts";
import { renderPath } from "./render.server.tsx";

afterAll(() => {
  setSiteData(testPages.site);
  setPageDataReader(testPages.read);
});

test("in development, an event without a page in a language redirects to its English page", async () => {
  const events = testPages.read("events")?.events ?? [];
  const listed = { events: events.map((event) => ({ ...event, englishPageOnly: true })) };
  const read = ((name) => (name === "events" ? listed : undefined)) as ReadPageData;
  const site = { ...testPages.site, ...languageData("ta") };
  const assets = () => {
    throw new Error("a redirect needs no files");
  };
  await expect(renderPath(`/events/${events[0]?._id}`, { site, read }, assets)).resolves.toEqual({
    kind: "redirect",
    status: 302,
    location: `/events/${events[0]?._id}`,
  });
});
