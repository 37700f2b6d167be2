import { expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { type ContentChanges, goodContent, goodEvent, mistakesIn, withContent } from "../content.fixture.ts";
import { ContentError, problemText } from "../content-error.ts";
import { readCatalogue, readCatalogueWithNotes } from "../read-catalogue.ts";

test("a picture that cannot be used is a mistake of the field that names it", async () => {
  const asked: string[] = [];
  const inspect = async (file: string) => {
    asked.push(file);
    return file.endsWith("tijori.svg") ? { fault: "cannot be read as a picture — save it again" } : {};
  };
  const error = await readCatalogue(testContent, inspect).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  expect(error).toHaveProperty("problems", [
    expect.objectContaining({ file: "content/partners.yaml", field: "Tijori: logo" }),
    expect.objectContaining({ file: "content/sponsors/tijori.yaml", field: "logo", line: 3 }),
    expect.objectContaining({ file: "content/supporters/tijori.yaml", field: "logo" }),
  ]);
  expect(String(error)).toContain(
    "content/sponsors/tijori.yaml:3 logo — content/images/firms/tijori.svg cannot be read as a picture — save it again",
  );
  expect(new Set(asked).size).toBe(asked.length);
});

const eventFile = "events/2025/trichy-2025.yaml";
const partnersFile = "partners.yaml";
const withImage = (image: string) => ({ [eventFile]: `image: ${image}\n${goodEvent}` });
const withLogo = (logo: string) => ({
  [partnersFile]: goodContent[partnersFile].replace("/images/partners/banyan-club.svg", logo),
});
const noPictures = (name: string) =>
  `is a path where this site has no pictures — put the logo into content/images/partners/ and write \`/images/partners/${name}\``;

test.each<[string, ContentChanges, string]>([
  [
    "a picture in other letters",
    { ...withImage("postcards/madurai.svg"), "images/postcards/Madurai.SVG": "" },
    `${eventFile}:1 image — names postcards/madurai.svg, but there is only content/images/postcards/Madurai.SVG, in other small and big letters — write \`postcards/Madurai.SVG\``,
  ],
  [
    "a partner's logo in other letters",
    withLogo("/images/partners/Banyan-Club.svg"),
    "partners.yaml:3 Banyan Club: logo — names partners/Banyan-Club.svg, but there is only content/images/partners/banyan-club.svg, in other small and big letters — write `/images/partners/banyan-club.svg`",
  ],
  [
    "a logo in no folder of the site",
    withLogo("/pictures/x.svg"),
    `partners.yaml:3 Banyan Club: logo — ${noPictures("x.svg")}`,
  ],
  ["a logo at the top", withLogo("/x.svg"), `partners.yaml:3 Banyan Club: logo — ${noPictures("x.svg")}`],
  ["the home page as a logo", withLogo("/"), `partners.yaml:3 Banyan Club: logo — ${noPictures("name.svg")}`],
])("%s is named with the mend", async (_name, changes, mistake) => {
  expect(await mistakesIn({ "images/partners/banyan-club.svg": "", ...changes })).toContain(`content/${mistake}`);
});

test("a picture that the site publishes and nothing names is looked at too", async () => {
  const changes = { "images/partners/new.svg": "", "images/photos/new.svg": "" };
  const looked = withContent(changes, (folder) =>
    readCatalogue(folder, async (file) => (file.endsWith("new.svg") ? { fault: "is broken — mend it" } : {})),
  );
  await expect(looked).rejects.toThrow(
    "1 mistake in the content:\ncontent/images/partners/new.svg:1 — is broken — mend it",
  );
});

test.each([
  [680, []],
  [undefined, []],
  [
    320,
    [
      "content/events/2025/trichy-2025.yaml:1 image",
      "content/site.yaml:19 groupPhoto: picture",
      "content/site.yaml:22 eventPhotos: entry 1: picture",
    ],
  ],
])("a picture %s pixels wide is worth a note where it would look blurred", async (width, fields) => {
  const { notes } = await withContent(withImage("photos/group.svg"), (folder) =>
    readCatalogueWithNotes(folder, async () => (width === undefined ? {} : { width })),
  );
  const message = "is a picture only 320 pixels wide, which looks blurred — use one that is 680 wide or more";
  expect(notes.map(problemText)).toEqual(fields.map((field) => `${field} — ${message}`));
});
