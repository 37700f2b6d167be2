import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createImportProgress } from "./import-progress.ts";

function drawn(isTTY: boolean, rowCount: number): string {
  const written: string[] = [];
  const terminal = Object.assign(new PassThrough(), {
    isTTY,
    columns: 80,
    cursorTo: () => true,
    clearLine: () => true,
  });
  terminal.on("data", (chunk) => written.push(String(chunk)));
  const progress = createImportProgress(terminal, rowCount);
  progress.update(rowCount);
  progress.stop();
  return written.join("");
}

test("a long import draws a bar on a terminal", () => {
  expect(drawn(true, 10_000)).toContain("of 10000 rows");
});

test("a short import, or one that no person watches, draws nothing", () => {
  expect(drawn(true, 20)).toBe("");
  expect(drawn(false, 10_000)).toBe("");
});
