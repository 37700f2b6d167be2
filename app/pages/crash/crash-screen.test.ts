import { expect, test } from "vitest";
import { errorText } from "./crash-screen.tsx";

const cases: [string, unknown, string][] = [
  ["an error's message", new Error("No such stop"), "No such stop"],
  ["an error without a message", new TypeError(), "TypeError"],
  ["a thrown text", "derailed", "derailed"],
  ["nothing at all", undefined, "undefined"],
];

for (const [what, thrown, text] of cases) {
  test(`R-9 the crash screen shows ${what}`, () => {
    expect(errorText(thrown)).toBe(text);
  });
}
