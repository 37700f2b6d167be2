import { expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { factsWith, film, thingOn, thingsOn } from "./structured-data.fixture.ts";

const { site } = testCatalogue;
const types = (facts: ReturnType<typeof factsWith>) => thingsOn("/", facts).map((thing) => thing["@type"]);

test("the film has the URLs of its files", () => {
  expect(thingOn("/", "VideoObject")).toEqual({
    "@type": "VideoObject",
    name: film.title,
    description: film.story,
    thumbnailUrl: site.siteAddress + film.poster,
    uploadDate: "2025-05-10T18:00:00+05:30",
    contentUrl: site.siteAddress + film.file,
    embedUrl: `${site.siteAddress}/embed/aftermovie`,
  });
});

test("a film without captions is described by the site's own words", () => {
  const facts = factsWith({ site: { ...site, description: "One train." } }, { ...film, story: "" });
  const video = thingOn("/", "VideoObject", facts);
  expect(video.description).toBe("One train.");
});

test("a long text is truncated", () => {
  const story = "A city, and then another. ".repeat(20);
  const { description } = thingOn("/", "VideoObject", factsWith({}, { ...film, story }));
  expect(description).toMatch(/^(A city, and then another\. )+\S/);
  expect(String(description).length).toBeLessThanOrEqual(60);
});

test("a film without a date and one of another site are left out", () => {
  const { aftermoviePublished: _published, ...undated } = site;
  expect(types(factsWith({ site: undated }))).toEqual(["Organization", "WebSite"]);
  expect(types(factsWith({}, null))).toEqual(["Organization", "WebSite"]);
});
