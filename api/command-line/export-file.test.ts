import { expect, test } from "vitest";
import { exportFormat } from "./export-file.ts";

test.each([
  [undefined, undefined, "json"],
  ["csv", undefined, "csv"],
  [undefined, "x.csv", "csv"],
  [undefined, "a.b/x.JSON", "json"],
  [undefined, "x.yml", "yaml"],
  ["yaml", "x.yaml", "yaml"],
  ["csv", "x.txt", "csv"],
] as const)("--format %s with --output %s is %s", (asked, file, format) => {
  expect(exportFormat(asked, file)).toBe(format);
});

test.each([
  ["json", "x.csv", "--output x.csv is a name for csv, not for --format json: change one"],
  [
    undefined,
    "x.txt",
    "--output x.txt does not say its format: end it with .csv, .json, .yaml or .yml, or give --format",
  ],
  [undefined, "csv", "--output csv does not say its format"],
] as const)("--format %s with --output %s is refused", (asked, file, message) => {
  expect(() => exportFormat(asked, file)).toThrow(expect.objectContaining({ code: "input-invalid" }));
  expect(() => exportFormat(asked, file)).toThrow(message);
});
