import { expect, test } from "vitest";
import { pageTable } from "./page-tables.ts";
import type { PageRun } from "./run-lighthouse.ts";

const run = (change: Partial<PageRun>): PageRun => ({
  points: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  ...{ firstPaint: 600, largestPaint: 800, blocking: 20, shift: 0, bytes: 150_000 },
  ...{ largest: "h1", busy: [], faults: [] },
  ...change,
});

const floor = [run({}), run({}), run({})];

test("a page that keeps to every limit has nothing marked", () => {
  expect(pageTable([{ address: "/", ours: [run({}), run({}), run({})], floor }], "mobile")).not.toContain("**");
});

test("one slow turn of three does not count, and two do", () => {
  const slow = run({ largestPaint: 960 });
  const table = (...ours: PageRun[]) => pageTable([{ address: "/", ours, floor }], "mobile");
  expect(table(run({}), slow, run({}))).not.toContain("**");
  expect(table(slow, slow, run({}))).toContain("**960 (800–960)**, not ≤ 950");
});

test("what Lighthouse prints as a shift of 0 counts as none, and is shown to one digit more", () => {
  const shifting = (shift: number) => pageTable([{ address: "/", ours: [run({ shift })], floor: [run({})] }], "mobile");
  expect(shifting(0.000_4)).toContain("| 0.0004 |");
  expect(shifting(0.000_6)).toContain("**0.0006**, not ≤ 0");
});

test("points are asked for on phones only", () => {
  const weak = [run({ points: { ...run({}).points, performance: 97 } })];
  const table = (device: "mobile" | "desktop") => pageTable([{ address: "/", ours: weak, floor: [run({})] }], device);
  expect(table("mobile")).toContain("**97**, not ≥ 100");
  expect(table("desktop")).not.toContain("**");
});

test("points that are given in one turn only are those of that turn", () => {
  const times = run({ points: { performance: 100 } });
  const table = pageTable([{ address: "/", ours: [times, times, run({})], floor }], "mobile");
  expect(table).toContain("| 100 · 100 · 100 · 100 |");
});
