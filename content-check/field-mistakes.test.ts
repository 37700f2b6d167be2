import { expect, test } from "vitest";
import { placeholderImagePath } from "../catalogue/picture-path.ts";
import { goodContent, goodEvent, mistakesAfter, mistakesIn } from "./content.fixture.ts";

test("P-2 each address is named at its line", async () => {
  const site = goodContent["site.yaml"]
    .replace("yatra.example\n", "yatra.example/\n")
    .replace("/api\n", "/api/\n")
    .replace("https://player.example/embed/1", "https://youtu.be/aqz-KE-bpKQ");
  const mistakes = await mistakesIn({ "site.yaml": site });
  expect(mistakes.map((text) => text.split(" — ", 1)[0])).toEqual([
    "content/site.yaml:4 siteAddress",
    "content/site.yaml:5 apiAddress",
    "content/site.yaml:6 aftermovieAddress",
  ]);
});

const picture =
  "`image: postcards/trichy.svg` (the event's picture below content/images/; leave it out for the city's colours)";

test.each([
  [
    "content/images/postcards/a.jpg",
    "begins with content/images/ — leave out content/images/ and write `postcards/a.jpg`",
  ],
  ["/images/postcards/a.jpg", "begins with /images/ — leave out /images/ and write `postcards/a.jpg`"],
  ["postcards/a.HEIC", "is a format that browsers do not show — export the picture as JPEG"],
  ...["My photo.jpg", "postcards/a", "../a.jpg", "https://a.example/a.jpg"].map((image) => [
    image,
    `is not the path of a picture below content/images/ (letters a to z, digits and hyphens, no spaces; svg, png, jpg, webp or avif) — write a line such as ${picture}`,
  ]),
  ["{token}", 'needs quotation marks — write `image: "{token}"`'],
])("C-2 an event's image %s is checked as other pictures are", (image, message) => {
  expect(mistakesAfter("city: T", `image: ${image}\ncity: T`)).toEqual([`e:2 image — ${message}`]);
});

test.each(["", "  ", placeholderImagePath])("C-3 an event's image “%s” may stand: it counts as missing", (image) => {
  expect(mistakesAfter("city: T", `image: "${image}"\ncity: T`)).toEqual([]);
});

const partner = (logo: string) => `- name: A\n  category: hosts\n  logo: ${logo}\n  website: https://a.example\n`;

test("a first partner's logo on a website that is not allowed is a mistake, with its mend", async () => {
  expect(await mistakesIn({ "partners.yaml": partner("https://elsewhere.example/a.svg") })).toEqual([
    "content/partners.yaml:3 A: logo — is on a website from which the site shows no logos — put the picture into content/images/partners/, or write `elsewhere.example` into partnerLogoHosts of content/site.yaml",
  ]);
  const site = `${goodContent["site.yaml"]}partnerLogoHosts: [elsewhere.example]\n`;
  const partners = partner("https://elsewhere.example/a.svg");
  expect(await mistakesIn({ "partners.yaml": partners, "site.yaml": site })).toEqual([]);
});

test.each(["https://cdn.example", "cdn.example/logos", "Cdn.example", "*.cdn.example", "a b"])(
  "%j is no website's name",
  async (host) => {
    const site = goodContent["site.yaml"].replace(/$/, `partnerLogoHosts: [cdn.example, "${host}"]\n`);
    expect(await mistakesIn({ "site.yaml": site })).toEqual([
      expect.stringContaining(
        "is not a website's name — write it in small letters, without https:// and without a path",
      ),
    ]);
  },
);

const speaker = goodContent["speakers/namuna-devi.yaml"];
const at = "content/speakers/namuna-devi.yaml";
const company = "`company: Pathshala 21` (where the speaker works; leave it out if nowhere)";

test.each([
  ["company: |\n  Pathshala\n  21", `${at}:4 company — must be one line — write a line such as ${company}`],
  [`company: ${"x".repeat(10_000)}`, `${at}:4 company — is too long: at most 200 characters — shorten it by 9800`],
])("D-10 a speaker's company is one line of 200 characters at most", async (line, mistake) => {
  expect(await mistakesIn({ "speakers/namuna-devi.yaml": `${speaker}${line}\n` })).toEqual([mistake]);
});

test.each(['""', '"   "', '"\\u200B"'])("D-10 a speaker's company may be blank: %s", async (text) => {
  expect(await mistakesIn({ "speakers/namuna-devi.yaml": `${speaker}company: ${text}\n` })).toEqual([]);
});

test.each(["title", "venue", "description"])("the %s of an event can be seen", async (field) => {
  const event = goodEvent.replace(new RegExp(`^${field}: .*\\n(?: .*\\n|\\n)*`, "m"), `${field}: "\\u200B"\n`);
  expect(await mistakesIn({ "events/2025/trichy-2025.yaml": event })).toEqual([
    expect.stringContaining(`${field} — has nothing that can be seen — write a line such as`),
  ]);
});
