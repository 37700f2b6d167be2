import { expect, test } from "vitest";
import { languageTable } from "./growth-of-languages.ts";

test("only the ratio of a build of all languages to English alone is judged, turn by turn", () => {
  const text = languageTable(
    [
      { name: "quick", english: [4, 9, 4], all: [10, 18, 8] },
      { name: "slow", english: [4, 4, 4], all: [12, 10.4, 8] },
    ],
    { events: 11, languages: 7 },
  );
  expect(text).toContain("The organiser's 11 events");
  expect(text).toContain("| quick | 4.0 (4.0–9.0) | 10.0 (8.0–18.0) | 2.00 (2.00–2.50) |");
  expect(text).toContain("| **2.60 (2.00–3.00)**, not ≤ 2.5 |");
  expect(text.match(/\*\*/g)).toHaveLength(2);
});
