import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBuiltPage } from "./built-pages.ts";
import { checkSharePictures, checkStructuredData } from "./check-page-metadata.ts";

let siteFolder: string;
beforeEach(async () => {
  siteFolder = await mkdtemp(path.join(tmpdir(), "site-"));
  await mkdir(path.join(siteFolder, "assets"));
  await writeFile(path.join(siteFolder, "assets/event.jpg"), Buffer.alloc(10));
});
afterEach(() => rm(siteFolder, { recursive: true }));

const siteAddress = "https://yatra.example";
const shareTag = (address: string) => `<meta property="og:image" content="${address}"/>`;
const checkShared = (html: string) =>
  checkSharePictures([readBuiltPage("/partners", html)], { siteFolder, siteAddress });

test("a page whose share picture is there passes", async () => {
  const address = `${siteAddress}/assets/event.jpg`;
  expect(await checkShared(shareTag(address))).toEqual(new Map([["/partners", address]]));
});

test.each([
  { what: "a page without one", html: "<title>Partners</title>", says: "/partners has no share picture" },
  {
    what: "a picture of another site",
    html: shareTag("https://a.example/share.jpg"),
    says: "/partners has no share picture",
  },
  { what: "a picture that was not written", html: shareTag(`${siteAddress}/assets/gone.jpg`), says: "not written it" },
])("as a share picture, $what stops the build", async ({ html, says }) => {
  await expect(checkShared(html)).rejects.toThrow(says);
});

const element = (json: string) => `<script type="application/ld+json">${json}</script>`;
const picture = `${siteAddress}/assets/event.jpg`;

const event = {
  "@type": "Event",
  url: `${siteAddress}/partners`,
  item: `${siteAddress}/partners`,
  image: [picture],
  organizer: { "@id": `${siteAddress}/partners#organiser`, url: "https://elsewhere.example" },
};

async function check(html: string) {
  await writeFile(path.join(siteFolder, "partners.html"), html);
  await checkStructuredData([readBuiltPage("/partners", html)], { siteFolder, siteAddress });
}

test("a page whose addresses all lead somewhere passes", async () => {
  await expect(check(element(JSON.stringify(event)))).resolves.toBeUndefined();
});

test.each([`${siteAddress}/register/trichy`, "https://elsewhere.example", siteAddress])(
  "the address %s passes where the content names it",
  async (url) => {
    const firm = { "@type": "Organization", url, sameAs: url };
    const offers = { "@type": "Offer", url };
    await expect(check(element(JSON.stringify({ ...event, sponsor: [firm], offers })))).resolves.toBeUndefined();
  },
);

const changed = (changes: object) => element(JSON.stringify({ ...event, ...changes }));
const mistakes = [
  { what: "a page without any", html: "<title>Partners</title>", says: "/partners needs one element" },
  { what: "a page with two", html: element("{}") + element("{}"), says: "/partners needs one element" },
  { what: "no JSON", html: element("{,}"), says: "/partners has structured data that is not JSON" },
  { what: "an address without a host", html: changed({ item: "/partners" }), says: "is no address of https://yatra" },
  {
    what: "an address that has run into the host's name",
    html: changed({ logo: `${siteAddress}undefined` }),
    says: "the logo https://yatra.exampleundefined: it is no address of https://yatra.example",
  },
  { what: "a page that is not there", html: changed({ item: `${siteAddress}/gone` }), says: "has not written it" },
  { what: "the bare site as a picture", html: changed({ thumbnailUrl: siteAddress }), says: "has not written it" },
  {
    what: "a picture that was not written",
    html: changed({ image: [`${siteAddress}/assets/gone.jpg`] }),
    says: "names https://yatra.example/assets/gone.jpg for search engines, but the build has not written it",
  },
  { what: "an event without a picture", html: changed({ image: [] }), says: "/partners has no picture" },
];

test.each(mistakes)("as structured data, $what stops the build", async ({ html, says }) => {
  await expect(check(html)).rejects.toThrow(says);
});
