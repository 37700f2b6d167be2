import { expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { edited, editedEvent, mistakesIn, type Row, withContent } from "../content.fixture.ts";
import { ContentError } from "../content-error.ts";
import { readCatalogue } from "../read-catalogue.ts";

test("a picture that cannot be shown is a mistake in the field that names it", async () => {
  const asked: string[] = [];
  const inspect = async (file: string) => {
    asked.push(file);
    return file.endsWith("tijori.svg") ? "cannot be read as a picture — save it again" : undefined;
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

const at = "content/events/2025/trichy-2025.yaml";

const rows: Row[] = [
  {
    slip: "a speaker's picture that does not exist",
    change: edited("speakers/maadhiri-selvan.yaml", "maadhiri.png", "maadhiri.jpg"),
    says: "content/speakers/maadhiri-selvan.yaml:4 image — is /images/speakers/maadhiri.jpg, but there is no content/images/speakers/maadhiri.jpg — put the picture there or correct the name",
  },
  {
    slip: "a picture in other capital letters",
    change: edited("speakers/maadhiri-selvan.yaml", "maadhiri.png", "Maadhiri.png"),
    says: "content/speakers/maadhiri-selvan.yaml:4 image — is /images/speakers/Maadhiri.png, but there is no content/images/speakers/Maadhiri.png — write /images/speakers/maadhiri.png, with the same capital and small letters",
  },
  {
    slip: "an event's picture that does not exist",
    change: editedEvent("title: B", "image: /images/postcards/x.svg\ntitle: B"),
    says: `${at}:1 image — is /images/postcards/x.svg, but there is no content/images/postcards/x.svg — put the picture there or correct the name`,
  },
  {
    slip: "a partner's logo that does not exist",
    change: edited("partners.yaml", "banyan-club.svg", "banyan.svg"),
    says: "content/partners.yaml:3 Banyan Club: logo — is /images/partners/banyan.svg, but there is no content/images/partners/banyan.svg — put the picture there or correct the name",
  },
  {
    slip: "a partner's logo in a folder of other pictures",
    change: edited("partners.yaml", "partners/banyan-club", "photos/group"),
    says: "content/partners.yaml:3 Banyan Club: logo — is not in a folder of logos — put the picture into content/images/partners/, and begin the path with /images/firms/ or /images/partners/",
  },
  {
    slip: "a partner's logo on another website",
    change: edited("partners.yaml", "/images/partners/banyan-club.svg", "https://cdn.example/a.svg"),
    says: "content/partners.yaml:3 Banyan Club: logo — is on a website that the site shows no logos from — put the picture into content/images/partners/, or add `cdn.example` to partnerLogoHosts of content/site.yaml",
  },
  ...["/pictures/x.svg", "/x.svg", "/"].map((logo) => ({
    slip: `N-4 a partner's logo at ${logo}`,
    change: edited("partners.yaml", "/images/partners/banyan-club.svg", logo),
    says: "content/partners.yaml:3 Banyan Club: logo — is not in a folder of logos — put the picture into content/images/partners/, and begin the path with /images/firms/ or /images/partners/",
  })),
];

test("the logo of an unsaved form in the editor's preview is no mistake", async () => {
  const change = edited("partners.yaml", "partners/banyan-club.svg", "unsaved/a.svg");
  expect(await mistakesIn({ ...change, "images/unsaved/a.svg": "" })).toEqual([]);
});

test.each(rows)("a picture that cannot be shown: $slip", async ({ change, says }) => {
  expect(await mistakesIn(change)).toEqual([says].flat());
});

test("a broken picture that no field names is no mistake", async () => {
  const changes = { "images/partners/new.svg": "" };
  const read = withContent(changes, (folder) =>
    readCatalogue(folder, {
      inspectPicture: async (file) => (file.endsWith("new.svg") ? "is broken — correct it" : undefined),
    }),
  );
  await expect(read).resolves.toBeDefined();
});
