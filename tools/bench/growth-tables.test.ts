import { expect, test } from "vitest";
import { eventTables, partnerTable } from "./growth-tables.ts";

const database = (partners: number, firstAnswerMs: number) => ({
  ...{ partners, firstAnswerMs, importSeconds: 1, bytes: 1000 },
  ...{ perSecond: 10, p99: 1, pageP99: 1, megabytes: 100 },
});

test("what grows faster than its size is marked, and nothing else", () => {
  const grown = partnerTable([database(100, 1), database(1_000, 100)]);
  expect(grown.match(/\*\*[^|]*/g)).toEqual(["**2.00**, not ≤ 1.1 "]);
});

test("a size that could not be measured is named with its reason", () => {
  expect(eventTables([{ events: 1_000, failure: "out of memory" }])).toContain("1,000 events: out of memory");
});

test("requests per second that fall faster than the size grows are marked", () => {
  const databases = [database(100, 1), { ...database(1_000, 1), perSecond: 0.1 }];
  expect(partnerTable(databases).match(/\*\*[^|]*/g)).toEqual(["**-2.00**, not ≥ -1.1 "]);
});

test("what misses a limit that pages and server have elsewhere is marked at its size", () => {
  const databases = [database(100, 1), { ...database(1_000, 1), megabytes: 121 }];
  expect(partnerTable(databases).match(/\*\*[^|]*/g)).toEqual(["**121**, not ≤ 120 "]);
});
