import { expect, test } from "vitest";
import { goodEvent, withContent } from "../../content-check/content.fixture.ts";
import { readSource } from "../../content-check/content-source.ts";
import { placeRows } from "./place-rows.ts";
import type { Fields } from "./read-rows.ts";

const event = (title: string, starts: string) =>
  goodEvent
    .replace("title: Bitcoin Yatra Trichy", `title: ${title}`)
    .replace("starts: 2025-09-28 10:00", `starts: ${starts}`)
    .replace("ends: 2025-09-28 17:00", `ends: ${starts.slice(0, 10)} 23:00`);

/** The events of a city: two with its usual title, and two on one day. */
const events = {
  "events/2025/trichy-2025.yaml": event("Bitcoin Yatra Trichy", "2025-09-28 10:00"),
  "events/2025/trichy-2025-2.yaml": event("Bitcoin Yatra Trichy", "2025-11-01 10:00"),
  "events/2025/trichy-night.yaml": event("Night", "2025-11-01 20:00"),
};

/** The file of each row, with `new` before that of a new event; and the messages about the others. */
async function placesOf(...rows: Fields[]): Promise<string[]> {
  const source = await withContent(events, (folder) => readSource(folder));
  const whole = { venue: "Hall", description: "Free.", ends: "2025-11-01 23:00", city: "Trichy" };
  const read = rows.map((fields, index) => ({ row: index + 2, fields: { ...whole, ...fields }, mistakes: [] }));
  const { placed, mistakes } = placeRows("events", read, source);
  return [
    ...placed.map(({ file, before }) => (before ? file : `new ${file}`)),
    ...mistakes.map(({ column, message }) => `${column} ${message}`),
  ];
}

test.each<[string, Fields, string]>([
  ["its file, whatever else changes", { file: "trichy-night", starts: "2025-12-01 10:00" }, "trichy-night"],
  ["its day", { starts: "2025-09-28 12:00" }, "trichy-2025"],
  ["its title and day", { title: "Bitcoin Yatra Trichy", starts: "2025-11-01 12:00" }, "trichy-2025-2"],
  ["its title, when it moves to the day of others", { title: "night", starts: "2025-11-01 18:00" }, "trichy-night"],
  ["its day and time, without a title", { starts: "2025-11-01 20:00" }, "trichy-night"],
])("an event is found by %s", async (_by, fields, id) => {
  expect(await placesOf(fields)).toEqual([`events/2025/${id}.yaml`]);
});

test("each new event of a city gets its own file", async () => {
  const rows = ["2025-12-01 10:00", "2025-12-02 10:00"].map((starts) => ({ title: "Evening", starts }));
  expect(await placesOf(...rows)).toEqual(["new events/2025/trichy-2025-3.yaml", "new events/2025/trichy-2025-4.yaml"]);
});

test("a row that matches two events, and two rows that match one, are refused", async () => {
  const moved = { title: "Bitcoin Yatra Trichy", starts: "2025-12-01 10:00" };
  expect(await placesOf(moved)).toEqual([
    "File is empty, and the row may mean trichy-2025-2 or trichy-2025 — write one of them, or a new name",
  ]);
  const first = { starts: "2025-09-28 12:00" };
  expect(await placesOf(first, first)).toEqual([
    "events/2025/trichy-2025.yaml",
    "Row is the entry of row 2 too — remove one of the two",
  ]);
});
