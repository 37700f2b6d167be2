import { expect, test } from "vitest";
import { figure, judged, spreadText, table } from "./table.ts";

test("a table has its head, a rule and its rows, and a cell cannot end itself", () => {
  expect(table(["page", "ms"], [["a|b", "1"]])).toBe("| page | ms |\n|---|---|\n| a\\|b | 1 |");
});

test("figures have thousands set apart and as many digits as asked for", () => {
  expect([figure(12345.67), figure(12345.67, 1), figure(2, 2)]).toEqual(["12,346", "12,345.7", "2.00"]);
});

test("what was not measured is no figure", () => {
  expect(figure(Number.NaN, 2)).toBe("none");
});

test("a spread tells both ends, unless they look the same", () => {
  expect(spreadText({ median: 1.5, least: 1, most: 2 }, 1)).toBe("1.5 (1.0–2.0)");
  expect(spreadText({ median: 100, least: 99.9, most: 100.2 })).toBe("100");
});

test("only a value that misses its limit is marked", () => {
  expect(judged("50 ms", 50, { atMost: 50 })).toBe("50 ms");
  expect(judged("51 ms", 51, { atMost: 50 })).toBe("**51 ms**, not ≤ 50");
  expect(judged("0.7", 0.7, { atLeast: 0.6 })).toBe("0.7");
  expect(judged("0.5", 0.5, { atLeast: 0.6 })).toBe("**0.5**, not ≥ 0.6");
});
