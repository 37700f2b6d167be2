import { expect, test } from "vitest";
import { goodContent, goodEvent, withContent } from "../content.fixture.ts";
import { problemText } from "../content-error.ts";
import { readCatalogueWithNotes } from "../read-catalogue.ts";

const eventFile = "events/2025/trichy-2025.yaml";

async function notesOn(changes: Record<string, string>, now?: Date) {
  const { notes } = await withContent(changes, (folder) => readCatalogueWithNotes(folder, undefined, now));
  return notes.map(problemText);
}

test.each([
  ["titel-sponsor", "title-sponsor"],
  ["Powered-by", "powered-by"],
  ["3-blok-sponsor", "3-block-sponsor"],
])("D-12 the tier %s is allowed, and the one that it may mean is named", async (written, meant) => {
  expect(await notesOn({ [eventFile]: goodEvent.replace("title-sponsor", written) })).toEqual([
    `content/${eventFile}:15 sponsors: entry 1: tier — is shown as it is written — if you mean that, write \`tier: ${meant}\``,
  ]);
});

test("D-12 a tier of one's own is let be", async () => {
  expect(await notesOn({ [eventFile]: goodEvent.replace("title-sponsor", "Friend of the tour") })).toEqual([]);
});

test.each([
  ["canceld", "cancelled"],
  ["postponned", "postponed"],
])("C-10 of the status %s it is asked whether %s is meant", async (written, meant) => {
  const event = goodEvent.replace(/registrationLink.*\n/, "").replace("upcoming", written);
  const notes = await notesOn({ [eventFile]: event });
  expect(notes.join("\n")).toContain(`looks misspelt — if you mean that, write \`status: ${meant}\``);
});

test("F-3 last year's copyright is named by a check, and never by the clock of a build", async () => {
  const note = "copyrightYear — is of the past — write `copyrightYear: 2026`, unless it is to stay";
  const event = goodEvent.replace("upcoming", "cancelled").replace(/registrationLink.*\n/, "");
  const files = {
    [eventFile]: event,
    "site.yaml": goodContent["site.yaml"].replace("copyrightYear: 2026", "copyrightYear: 2025"),
  };
  expect(await notesOn(files, new Date("2026-02-01T00:00:00Z"))).toEqual([expect.stringContaining(note)]);
  expect(await notesOn(files, new Date("2025-12-01T00:00:00Z"))).toEqual([]);
  expect(await notesOn({})).toEqual([]);
});

test.each(["http://localhost:3000/x", "https://127.0.0.1/", "https://mein-mac.local/register"])(
  "a link to %s, which only its writer can follow, is named",
  async (address) => {
    const event = goodEvent.replace("https://register.example/trichy", address);
    expect(await notesOn({ [eventFile]: event })).toEqual([
      expect.stringMatching(
        /:9 registrationLink — leads to .*, which is each visitor's own device — write the public address$/,
      ),
    ]);
  },
);
