import { expect, test } from "vitest";
import { checkPartnerRows, type KnownPartner } from "./check-partner-rows.ts";
import { samplePartner } from "./sample-partner.fixture.ts";

const check = (...values: unknown[]) =>
  checkPartnerRows(
    values.map((value, index) => ({ place: `row ${index + 1}`, value })),
    [],
  );

test("good rows become partners, with their names trimmed", () => {
  const other = samplePartner({ name: "  Kamal Kothi " });
  const { added, badRows } = check(samplePartner(), other);
  expect(added.map(({ name }) => name)).toEqual(["Namuna Town Hall", "Kamal Kothi"]);
  expect(badRows).toEqual([]);
});

test.each([
  [{ name: "  " }, 'name must not be empty, not ""'],
  [{ name: "x".repeat(121) }, `name must be 120 characters at most, not "${"x".repeat(78)}…`],
  [{ name: "A\0B" }, 'name must have no line breaks or control characters, not "A\\u0000B"'],
  [{ name: 7 }, "name must be a text, not 7"],
  [{ name: undefined }, "name is missing"],
  [
    { category: "sponsors" },
    'category must be one of supporters, hosts, media-partners, community-partners, not "sponsors"',
  ],
  [
    { logo: "//evil.example/a.svg" },
    'logo must be a web address (https://…), a path on this site that begins with one slash (/images/…), or file: and the path of a picture on this computer (file:logos/town-hall.svg), not "//evil.example/a.svg"',
  ],
  [
    { website: "javascript:alert(1)" },
    'website must be a web address that begins with https:// or http://, such as https://example.org, not "javascript:alert(1)"',
  ],
  [{ webiste: "x" }, "webiste is not known: keep only name, category, logo and website"],
  [{ a: 1, b: 2 }, "a, b are not known: keep only name, category, logo and website"],
])("a row with %j is bad, in words", (own, message) => {
  const { badRows, added } = check({ ...samplePartner(), ...own });
  expect(badRows).toEqual([{ place: "row 1", problems: [message] }]);
  expect(added).toEqual([]);
});

test.each([
  [null, "null"],
  [7, "7"],
  [["a"], '["a"]'],
  ["text", '"text"'],
])("a row that is %j is bad, in words", (value, shown) => {
  const problem = `must be one partner with name, category, logo and website, not ${shown}`;
  expect(check(value).badRows).toEqual([{ place: "row 1", problems: [problem] }]);
});

test("a row with several mistakes names every one", () => {
  const [row] = check({ name: "", category: "hosts", logo: 1 }).badRows;
  expect(row?.problems).toEqual(['name must not be empty, not ""', "logo must be a text, not 1", "website is missing"]);
});

test("a partner that stands twice in the file is bad the second time, and the first place is named", () => {
  const { badRows, added } = check(samplePartner(), samplePartner({ category: "supporters" }), samplePartner());
  expect(added).toHaveLength(2);
  expect(badRows).toEqual([
    {
      place: "row 3",
      problems: ['name "Namuna Town Hall" in hosts is already given by row 1: remove one, or rename it'],
    },
  ]);
});

/** What `update` makes of rows, where the database has some partners. */
const update = (stored: KnownPartner[], ...values: unknown[]) =>
  checkPartnerRows(
    values.map((value, index) => ({ place: `row ${index + 1}`, value })),
    stored,
    { update: true },
  );
const hall = { id: "1", ...samplePartner() };
const club = { id: "2", ...samplePartner({ name: "Club" }) };

test("an update changes the partner that a row names by its id, or by its category and name, and adds the others", () => {
  const renamed = { ...hall, name: "Town Hall", category: "supporters" };
  const known = samplePartner({ name: "CLUB", website: "https://club.example" });
  expect(update([hall, club], renamed, known, samplePartner({ name: "New" }))).toEqual({
    added: [samplePartner({ name: "New" })],
    changed: [
      { before: hall, changes: { name: "Town Hall", category: "supporters" } },
      { before: club, changes: { name: "CLUB", website: "https://club.example" } },
    ],
    unchanged: 0,
    badRows: [],
  });
  expect(update([hall, club], samplePartner())).toMatchObject({ added: [], changed: [], unchanged: 1, badRows: [] });
});

test("two partners swap their names in one update", () => {
  const { changed, badRows } = update([hall, club], { ...hall, name: club.name }, { ...club, name: hall.name });
  expect(badRows).toEqual([]);
  expect(changed).toHaveLength(2);
});

test.each([
  [[{ ...hall, id: "9" }], 'id "9" is no partner\'s: clear it to add one'],
  [[{ ...hall, name: "Club" }], 'name "Club" in hosts is already in the database: remove one, or rename it'],
  [[hall, { ...hall, name: "Other" }], 'changes "Namuna Town Hall", which row 1 changes already: remove one'],
])("an update of %j is bad, in words", (rows, problem) => {
  expect(update([hall, club], ...rows).badRows).toEqual([{ place: `row ${rows.length}`, problems: [problem] }]);
});
