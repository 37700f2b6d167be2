import { expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { goodContent, goodEvent, mistakesIn, withContent } from "../content.fixture.ts";
import { ContentError, problemText } from "../content-error.ts";
import { readCatalogue, readCatalogueWithNotes } from "../read-catalogue.ts";

test("a picture that cannot be used is a mistake of the field that names it", async () => {
  const asked: string[] = [];
  const inspect = async (file: string) => {
    asked.push(file);
    return file.endsWith("tijori.svg") ? { fault: "cannot be read as a picture — save it again" } : {};
  };
  const error = await readCatalogue(testContent, { inspectPicture: inspect }).catch((thrown: unknown) => thrown);
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
const withImage = (image: string) => ({ [eventFile]: `image: ${image}\n${goodEvent}` });

test.each(["/pictures/x.svg", "/x.svg", "/"])(
  "N-4 a partner's logo is in a published folder, not at %s",
  async (logo) => {
    const partners = goodContent["partners.yaml"].replace("/images/partners/banyan-club.svg", logo);
    expect(await mistakesIn({ "partners.yaml": partners })).toEqual([
      expect.stringContaining("3 Banyan Club: logo — is not in a folder that the site publishes for partners — put"),
    ]);
  },
);

test("a broken picture is no mistake once nothing names it any more", async () => {
  const changes = { "images/partners/new.svg": "" };
  const read = withContent(changes, (folder) =>
    readCatalogue(folder, {
      inspectPicture: async (file) => (file.endsWith("new.svg") ? { fault: "is broken — correct it" } : {}),
    }),
  );
  await expect(read).resolves.toBeDefined();
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
  const { notes } = await withContent(withImage("/images/photos/group.svg"), (folder) =>
    readCatalogueWithNotes(folder, { inspectPicture: async () => (width === undefined ? {} : { width }) }),
  );
  const message = "is a picture only 320 pixels wide, which looks blurred — use one that is 680 wide or more";
  expect(notes.map(problemText)).toEqual(fields.map((field) => `${field} — ${message}`));
});
