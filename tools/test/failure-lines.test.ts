import { expect, test } from "vitest";
import { failureLines } from "./failure-lines.ts";

test.each([
  {
    tool: "Vitest",
    output: `
 \u001b[32m✓\u001b[39m rules a.test.ts (3 tests) 5ms
 FAIL  |rules| b.test.ts > it adds
AssertionError: expected 1 to be 2 // Object.is equality
 ❯ b.test.ts:4:13
      3| test("it adds", () => {
 Test Files  1 failed | 1 passed (2)
`,
    lines: ["FAIL  |rules| b.test.ts > it adds", "AssertionError: expected 1 to be 2 // Object.is equality"],
  },
  {
    tool: "Playwright",
    output: `
  ✓  1 [phone] › home.spec.ts:3:1 › HM-1 (1s)
  ✘  2 [phone] › home.spec.ts:9:1 › HM-2 (1m)

  1) [phone] › home.spec.ts:9:1 › HM-2
    Error: expect(received).toContain(expected)
  1 failed
    [phone] › home.spec.ts:9:1 › HM-2
`,
    lines: [
      "✘  2 [phone] › home.spec.ts:9:1 › HM-2 (1m)",
      "Error: expect(received).toContain(expected)",
      "[phone] › home.spec.ts:9:1 › HM-2",
    ],
  },
  {
    tool: "TypeScript",
    output: "a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.\n",
    lines: ["a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'."],
  },
  {
    tool: "Biome",
    output: `
a.ts:3:1 lint/style/useConst  FIXABLE  ━━━━━━━━━━

  × This let declares a variable that is only assigned once.

b/c.ts format ━━━━━━━━━━

  × File content differs from formatting output

Checked 2 files in 1s. No fixes applied.
ci ━━━━━━━━━━
`,
    lines: [
      "a.ts:3:1 lint/style/useConst  FIXABLE  ━━━━━━━━━━",
      "× This let declares a variable that is only assigned once.",
      "b/c.ts format ━━━━━━━━━━",
      "× File content differs from formatting output",
    ],
  },
  {
    tool: "Node",
    output: `
node:internal/errors:540
TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument must be of type string. Received undefined
    at Object.join (node:path:1268:7)
Node.js v24.18.0
`,
    lines: ['TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument must be of type string. Received undefined'],
  },
  {
    tool: "our own program",
    output: "reading\n\nevents/a.yaml:3 date — missing\n",
    lines: ["reading", "events/a.yaml:3 date — missing"],
  },
])("what failed is told from $tool's output", ({ output, lines }) => {
  expect(failureLines(output)).toEqual(lines);
});

test("of many failures the first are told, of many lines that name none the last", () => {
  expect(failureLines("FAIL a\nFAIL b\nFAIL a\nFAIL c", 2)).toEqual(["FAIL a", "FAIL b"]);
  expect(failureLines("a\nb\nc", 2)).toEqual(["b", "c"]);
});
