import { expect, test } from "vitest";
import { goodContent, goodEvent, withContent } from "../content.fixture.ts";
import { problemText } from "../content-error.ts";
import { readCatalogueWithNotes } from "../read-catalogue.ts";

async function notesOn(changes: Record<string, string | null>, now?: Date) {
  const { notes } = await withContent(changes, (folder) => readCatalogueWithNotes(folder, { now }));
  return notes.map(problemText);
}

const eventFile = "events/2025/trichy-2025.yaml";
const at = "content/events/2025/trichy-2025.yaml";

test("content in which everything is used and complete gives no note", async () => {
  expect(await notesOn({})).toEqual([]);
});

test("a city whose name looks misspelt is asked about", async () => {
  const event = goodEvent.replace("city: Trichy", "city: Trchy");
  expect(await notesOn({ [eventFile]: event })).toEqual([
    expect.stringContaining("Trchy is not on the map — write `city: Trichy` if you mean that, or copy an entry"),
  ]);
});

test("a city that is not on the map is named once, at its first event", async () => {
  const event = goodEvent.replace("city: Trichy", "city: Madurai");
  const second = event.replace("register.example/trichy", "register.example/second");
  expect(await notesOn({ [eventFile]: event, "events/2025/a-second.yaml": second })).toEqual([
    "content/events/2025/a-second.yaml:2 city — Madurai is not on the map — copy an entry of content/cities.yaml, write `name: Madurai`, and take latitude and longitude from a map",
  ]);
});

test.each([
  ["registrationLink: https://register.example/trichy\n", "", "is upcoming without a `registrationLink:`"],
  ["status: upcoming\n", "status: closed\n", "is closed without a `highlightsLink:`"],
])("D-9 an event without the link that its status needs is named", async (line, other, what) => {
  const event = goodEvent.replace(/registrationLink.*\n/, "").replace(line, other);
  expect(await notesOn({ [eventFile]: event })).toEqual([
    `${at}:4 status — ${what} — until you add one, the button says that the link comes later`,
  ]);
});

const ended = `${at}:4 status — is upcoming although the event ended on 28th September, 2025 — write \`status: closed\`, or the new date behind \`starts:\` and \`ends:\``;

test.each([
  ["in its last minute", "2025-09-28T17:00:59+05:30", []],
  ["a minute after its end", "2025-09-28T17:01:00+05:30", [ended]],
  ["a year later", "2026-09-28T00:00:00Z", [ended]],
])(
  "E-8 an upcoming event is named %s as it should be, and never by the clock of a build",
  async (_when, now, notes) => {
    expect(await notesOn({}, new Date(now))).toEqual(notes);
    expect(await notesOn({})).toEqual([]);
  },
);

test("E-8 an event that is over is not told to get a link for registering; one that is closed or cancelled is let be", async () => {
  const later = new Date("2026-01-01T00:00:00Z");
  const withoutLink = goodEvent.replace(/registrationLink.*\n/, "");
  expect(await notesOn({ [eventFile]: withoutLink }, later)).toEqual([ended]);
  expect(await notesOn({ [eventFile]: withoutLink.replace("upcoming", "cancelled") }, later)).toEqual([]);
  const closed = goodEvent.replace("upcoming", "closed").replace("registrationLink", "highlightsLink");
  expect(await notesOn({ [eventFile]: closed }, later)).toEqual([]);
});

test.each(["cancelled", "postponed"])("C-10 an event that is %s needs no link", async (status) => {
  const event = goodEvent.replace(/registrationLink.*\n/, "").replace("upcoming", status);
  expect(await notesOn({ [eventFile]: event })).toEqual([]);
});

test.each(["concluded", "delayed by one hour", "रद्द"])(
  "C-10 the note on the status `%s`, which programs do not know, tells who reads what",
  async (status) => {
    const event = goodEvent.replace(/registrationLink.*\n/, "").replace("upcoming", status);
    expect(await notesOn({ [eventFile]: event })).toEqual([
      expect.stringContaining(`status — is a word of your own: visitors read \`The organiser says: ${status}\``),
    ]);
  },
);

test("C-10 a status of one's own gives its note even if there are mistakes", async () => {
  const event = goodEvent.replace("upcoming", "done").replace("registrationLink", "highlightsLink");
  const error = await notesOn({ [eventFile]: event }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    problems: [{ line: 9, field: "highlightsLink" }],
    notes: [{ file: at, line: 4, field: "status" }],
  });
});

test("an event that has the registration link of another one, as a copy has, is named", async () => {
  const copy = goodEvent.replace(/^uuid: .*\n/m, "");
  expect(await notesOn({ "events/2025/trichy-again-2025.yaml": copy })).toContain(
    `${at.replace("trichy-2025", "trichy-again-2025")}:9 registrationLink — is that of ${at} too — correct it if each event has its own registration`,
  );
});

test("a speaker, a sponsor and a picture that nothing uses are named", async () => {
  expect(
    await notesOn({
      "speakers/udaharan-singh.yaml": "name: Udaharan Singh\ntitle: Engineer\nbio: Solders.\n",
      "sponsors/potli.yaml": "name: Potli\nlogo: /images/firms/tijori.svg\n",
      "images/photos/IMG 1.heic": "",
      "images/partners/new.svg": "",
      "images/photos/.DS_Store": "",
    }),
  ).toEqual([
    "content/images/partners/new.svg:1 — no file names this picture — name it, or remove it",
    "content/images/photos/IMG 1.heic:1 — no file names this picture — name it, or remove it",
    "content/speakers/udaharan-singh.yaml:1 — no event names it — add `- udaharan-singh` below `speakers:` of an event, or remove the file",
    "content/sponsors/potli.yaml:1 — no event names it — add `- sponsor: potli` below `sponsors:` of an event, or remove the file",
  ]);
});

test("the sponsor beside Fueling is used, even if no event names it", async () => {
  const event = goodEvent.replace(/sponsors:\n.*title-sponsor\n/s, "sponsors: []\n");
  expect(await notesOn({ [eventFile]: event })).toEqual([]);
});

test("a text that a remark cuts short is quoted as the site reads it, and as it was meant", async () => {
  const event = goodEvent
    .replace("venueAddress: Rockfort Hall, Trichy", "venueAddress: Rockfort Hall #12, Trichy")
    .replace("phase: 2", "phase: 2 # the second");
  expect(await notesOn({ [eventFile]: event })).toEqual([
    `${at}:8 venueAddress — is “Rockfort Hall” only, because # begins a remark — if the rest belongs to the text, write it in quotation marks: "Rockfort Hall #12, Trichy"`,
  ]);
});

test("notes do not stop the reading", async () => {
  const { catalogue } = await withContent(
    { "cities.yaml": goodContent["cities.yaml"].replace("name: Trichy", "name: Madurai") },
    readCatalogueWithNotes,
  );
  expect(catalogue.events.map(({ city }) => city)).toEqual(["Trichy"]);
});
