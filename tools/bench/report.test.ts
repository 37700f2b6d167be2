import { expect, test } from "vitest";
import { report } from "./report.ts";

const machine = {
  started: "2 processors (a processor), 0.1 processes",
  ended: "2 processors (a processor), 1.0 processes",
};
const sections = [{ heading: "Pages", body: "a table" }];

test("the report says itself how it was made, which pages stand for all, and where limits that are missed are explained", () => {
  const text = report(sections, { command: "npm run bench", runs: 7, everyEvent: false, minutes: 20.4 }, machine);
  expect(text).toMatch(
    /Made by `npm run bench` on \d{4}-\d\d-\d\d, with Node \d+\.\d+\.\d+ and \S+.*, in 20 minutes\.$/m,
  );
  expect(text).toContain("[decision 021](decisions/021-numbers-that-are-not-reached.md)");
  expect(text).toContain("Of the events' pages the first that is ahead and the first that is over are measured");
  expect(text).toContain("up to 1.1 counts as that");
  expect(text.endsWith("## Pages\n\na table\n")).toBe(true);
});

test("a run of every event's page says so", () => {
  const run = { command: "npm run bench -- --every-event", runs: 7, everyEvent: true, minutes: 30 };
  expect(report(sections, run, machine)).toContain("Every event's page is measured");
});
