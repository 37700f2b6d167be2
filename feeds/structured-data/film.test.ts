import { expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { factsWith, film, thingOn, thingsOn } from "./structured-data.fixture.ts";

const { site } = testCatalogue;
const types = (facts: ReturnType<typeof factsWith>) => thingsOn("/", facts).map((thing) => thing["@type"]);

test("the film is told with the addresses of its files and its length", () => {
  expect(thingOn("/", "VideoObject")).toEqual({
    "@type": "VideoObject",
    name: film.title,
    description: film.story,
    thumbnailUrl: site.siteAddress + film.poster,
    uploadDate: "2025-05-10T18:00:00+05:30",
    duration: "PT61S",
    contentUrl: site.siteAddress + film.file,
    embedUrl: `${site.siteAddress}/embed/aftermovie`,
  });
});

test("a film without captions and of unknown length is told by the site's own words", () => {
  const video = thingOn("/", "VideoObject", factsWith({}, { ...film, story: "", length: null }));
  expect(video.description).toBe(site.description);
  expect(video).not.toHaveProperty("duration");
});

test("a film of an unknown date, and another site's, are left out", () => {
  const { aftermoviePublished: _published, ...undated } = site;
  expect(types(factsWith({ site: undated }))).toEqual(["Organization", "WebSite"]);
  expect(types(factsWith({}, null))).toEqual(["Organization", "WebSite"]);
});
