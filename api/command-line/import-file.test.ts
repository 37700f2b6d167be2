import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { ImportRefusedError } from "../partners/import-partners.ts";
import { createImportProgress, describeRefusedImport, readImport } from "./import-file.ts";

const badRow = (row: number) => ({ place: `row ${row}`, problems: ["name is missing"] });

test("every bad row stands on a line of its own for each mistake", () => {
  const badRows = [badRow(2), { place: "row 5", problems: ["logo is missing", "website is missing"] }];
  expect(describeRefusedImport("a.csv", new ImportRefusedError(badRows, 9)).split("\n")).toEqual([
    "a.csv: 2 of 9 rows cannot be imported, so none was:",
    "  row 2: name is missing",
    "  row 5: logo is missing",
    "  row 5: website is missing",
  ]);
});

test("of many bad rows fifty are shown and the others counted", () => {
  const badRows = Array.from({ length: 62 }, (_, index) => badRow(index + 1));
  const lines = describeRefusedImport("a.csv", new ImportRefusedError(badRows, 100)).split("\n");
  expect(lines).toHaveLength(52);
  expect(lines.at(-2)).toBe("  row 50: name is missing");
  expect(lines.at(-1)).toBe("  and 12 more bad rows");
});

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

const deep = "[".repeat(200_000) + "]".repeat(200_000);

test.each([
  ["deep.json", `[{"name":${deep}}]`],
  ["deep.yaml", `- name: ${deep}\n`],
])("%s with lists within lists without end is refused in one sentence", async (name, text) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "deep-rows-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, name);
  await writeFile(file, text);
  await expect(readImport(file, folder)).rejects.toMatchObject({
    code: "input-invalid",
    message: `${file} has lists within lists, deeper than can be read: a partner has four texts`,
  });
});
