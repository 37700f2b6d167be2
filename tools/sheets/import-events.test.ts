import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goodContent, goodEvent, withContent } from "../../content-check/content.fixture.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { exportSheet } from "./export-sheet.ts";
import { day, messageOfImport, time, workbook } from "./sheet.fixture.ts";

beforeEach(() => vi.setSystemTime("2026-11-28T04:30:00Z"));
afterEach(() => vi.useRealTimers());

/** Calls a function with tools that import a sheet into the valid content and read its files. */
function withSheets(use: (tools: ReturnType<typeof toolsFor>) => Promise<void>, changes = {}) {
  return withContent(changes, (content) => use(toolsFor(content)));
}

function toolsFor(content: string) {
  return {
    run: async (name: string, bytes: string | Uint8Array, options = {}) => {
      const file = path.join(await temporaryFolder(), name);
      await writeFile(file, bytes);
      return messageOfImport("events", file, content, options);
    },
    exported: () => exportSheet("events", content),
    text: (name: string) => readFile(path.join(content, name), "utf8"),
  };
}

const pune = `title: Bitcoin Yatra Pune
city: Pune
phase: 2
status: upcoming
starts: 2027-02-17 10:00
ends: 2027-02-17 16:30
venue: Sample Hall
venueAddress: Sample Hall, FC Road, Pune 411004
description: |
  The first paragraph.

  The second one.
registrationLink: https://register.example/pune
speakers:
  - namuna-devi
  - maadhiri-selvan
sponsors:
  - sponsor: tijori
    tier: title-sponsor
changed: 2026-11-28 10:00
`;

const details = ["Sample Hall", "Sample Hall, FC Road, Pune 411004", "The first paragraph.\n\nThe second one."];

/** Three sheets with the same event, as people make them: in Hindi, below a title, and from LibreOffice. */
const sheets = {
  "hindi.csv": `\uFEFFशहर;तारीख;समय;स्थान;पता;विवरण;पंजीकरण लिंक;वक्ता;प्रायोजक
पुणे;१७ फरवरी २०२७;10 बजे से 16:30 बजे तक;नमूना हॉल;"नमूना हॉल, एफ़सी रोड, पुणे 411004";मुफ़्त प्रवेश।;register.example/pune;Namuna Devi, Maadhiri Selvan;Tijori (Title Sponsor)
`,
  "title.xlsx": workbook("xlsx", {
    Notes: [["Call the caterer"]],
    Plan: [
      ["Bitcoin Yatra: the plan for 2027"],
      [],
      ["City", "Date", "Start time", "To", "Venue", "Address", "Description", "Link", "Speakers", "Sponsors", "Budget"],
      [
        "Pune",
        day("2027-02-17"),
        time("10:00"),
        "4.30 pm",
        ...details,
        "register.example/pune",
        "Namuna Devi, Maadhiri Selvan",
        "Tijori: title sponsor",
        5000,
      ],
    ],
  }),
  "libre.ods": workbook("ods", {
    Sheet1: [
      ["Stop", "Starts", "Ends", "Place", "Venue address", "About", "Registration", "Speaker", "Sponsor"],
      [
        "Pune",
        day("2027-02-17 10:00"),
        time("16:30"),
        ...details,
        "https://register.example/pune",
        "namuna-devi\nmaadhiri-selvan",
        "tijori (title-sponsor)",
      ],
    ],
  }),
};

test.each(Object.entries(sheets))(
  "%s is imported and exported, and importing the export changes nothing",
  async (name, bytes) => {
    const cities = `${goodContent["cities.yaml"]}- { name: Pune, boardName: Pune, hindi: पुणे, latitude: 18.5, longitude: 73.9 }\n`;
    await withSheets(
      async ({ run, exported, text }) => {
        expect(await run(name, bytes)).toContain(
          "add     events/2027/pune-2027.yaml: Bitcoin Yatra Pune, 2027-02-17 10:00, 2027-02-17 16:30, ",
        );
        const file = await text("events/2027/pune-2027.yaml");
        if (name !== "hindi.csv") expect(file).toBe(pune);
        else
          expect(file).toContain(
            "venue: नमूना हॉल\nvenueAddress: नमूना हॉल, एफ़सी रोड, पुणे 411004\ndescription: मुफ़्त प्रवेश।\n",
          );
        expect(await run(name, bytes)).toContain("Nothing to change: content has all of this already.");
        expect(await run("again.csv", await exported())).toBe("Nothing to change: content has all of this already.");
        expect(await text("events/2027/pune-2027.yaml")).toBe(file);
      },
      { "cities.yaml": cities },
    );
  },
);

test("--update changes what differs, and keeps comments and fields without a column", async () => {
  const event = goodEvent
    .replace("seats", "")
    .replace(
      "venue: Rockfort Hall\n",
      'venue: "Rockfort Hall" # the big one\nseats: 100\nimage: /images/photos/group.svg\n',
    );
  await withSheets(
    async ({ run, text }) => {
      const rows = "File,Venue,Status,Registration link,Free\ntrichy-2025,Town Hall,Cancelled,-,yes\n";
      expect(await run("a.csv", rows)).toContain(
        "row 2, Row: differs from the entry in content/events/2025/trichy-2025.yaml",
      );
      expect(await run("a.csv", rows, { update: true, dryRun: true })).toMatch(
        /Venue: Rockfort Hall → Town Hall\n(?:.*\n)*Nothing was written\.$/,
      );
      expect(await text("events/2025/trichy-2025.yaml")).toBe(event);
      await run("a.csv", rows, { update: true });
      const after = event
        .replace("upcoming", "cancelled")
        .replace('Rockfort Hall" #', 'Town Hall" #')
        .replace("registrationLink: https://register.example/trichy\n", "")
        .replace("changed: 2025-09-20 11:00\n", "changed: 2026-11-28 10:00\nfree: true\n");
      expect((await text("events/2025/trichy-2025.yaml")).split("\n").sort()).toEqual(after.split("\n").sort());
    },
    { "events/2025/trichy-2025.yaml": event },
  );
});

test("a city that is not on the map is reported before anything is written", async () => {
  const rows = `City,Date,Time,Venue,Address,Description\nNagpur,17/02/2027,10 am – 4 pm,Hall,"Hall, Nagpur",Free.\n`;
  await withSheets(async ({ run }) => {
    expect(await run("a.csv", rows, { dryRun: true })).toContain(
      "row 2, City: Nagpur is not on the map — copy an entry of “Cities”, write “Name: Nagpur”",
    );
  });
});

test("other sheets with the same headings are reported", async () => {
  const rows = (venue: string) => [
    ["File", "Venue"],
    ["trichy-2025", venue],
  ];
  const file = workbook("xlsx", { February: rows("One"), March: rows("Two"), Notes: [["Call the caterer"]] });
  await withSheets(async ({ run }) => {
    expect(await run("a.xlsx", file, { update: true })).toContain("Not read: the sheets March. Save each as a file");
  });
});

test.each([
  [
    "City,Date,Venue\nPune,17/02/2027,Hall",
    ["row 2, Ends: is empty — fill in the cell, or add the column", "row 2, Description: is empty"],
  ],
  [
    "City,Date\nPune,31/02/2027",
    ["row 2, Date: is 31/02/2027 — write a day that exists, and the day first, as 17/01/2027"],
  ],
  ["File,Date,Time\ntrichy-2025,28/09/2025,4 pm - 10 am", ["row 2, Ends: is not after the beginning"]],
  ["File,Starts\ntrichy-2025,28/09/2025", ["row 2, Starts: is not in the form year-month-day hour:minute"]],
  [
    "File,Speakers\ntrichy-2025,Namuna Davi",
    ["row 2, Speakers: is Namuna Davi, not one of the speakers — write Namuna Devi, or add it"],
  ],
  [
    "File,Sponsors\ntrichy-2025,Tijori",
    ["row 2, Sponsors: lacks the tier of Tijori — write it in brackets, such as Tijori (title-sponsor)"],
  ],
  ["File,Phase\ntrichy-2025,9", ["row 2, Phase: is 9, not one of the phases — write Phase 1 or Phase 2, or add it"]],
  ["File,Seats\ntrichy-2025,many", ["row 2, Seats: is not a number"]],
  [
    "File,Highlights link\ntrichy-2025,social.example/trichy",
    ["row 2, Highlights link: is not shown, because the status is upcoming"],
  ],
  ["File,City\nTrichy 2025,Trichy", ["row 2, File: is Trichy 2025 — write small letters, digits and hyphens"]],
  ["File,Venue\ntrichy-2025,One\ntrichy-2025,Two", ["row 3, Row: is the entry of row 2 too"]],
  ["City,Date,Day\nPune,17/02/2027,Friday", ["a.csv has two headings for the same: Date and Day in row 1"]],
  ["City,Date\nPune,17/02/2027,more", ["a.csv has a value beyond the last heading in row 2 (more)"]],
  ["Phone,Budget\n1,2", ["a.csv has no headings in its first 10 rows: write them, such as Title, City, Phase"]],
  ["City,Date\n", ["a.csv has no rows below its headings in row 1"]],
])("%s is refused with the row, the column and the correction", async (rows, messages) => {
  await withSheets(async ({ run, text }) => {
    const told = await run("a.csv", rows, { update: true });
    for (const message of messages) expect(told).toContain(message);
    expect(await text("events/2025/trichy-2025.yaml")).toBe(goodEvent);
  });
});
