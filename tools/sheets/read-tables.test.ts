import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { Refusal } from "../../editor/refusal.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { readTables } from "./read-tables.ts";

async function read(name: string, content: string | Uint8Array) {
  const file = path.join(await temporaryFolder(), name);
  await writeFile(file, content);
  return readTables(file);
}

const text = 'Name,Category\r\n"नमूना, सभा",hosts\r\n';
const utf16 = Buffer.from("\uFEFFName\tCategory\nनमूना, सभा\thosts", "utf16le");

test.each([
  ["UTF-8", text],
  ["a byte order mark, and quotation marks", '\uFEFF"Name","Category"\n"नमूना, सभा"," hosts\u00a0"'],
  ["semicolons, as Excel writes them in Germany", "Name;Category\nनमूना, सभा;hosts\n"],
  ["tabs in UTF-16, Excel's Unicode text", utf16],
  ["tabs in UTF-16 with the other order of bytes", Buffer.from(utf16).swap16()],
])("a CSV file with %s is read", async (_what, content) => {
  const rows = [
    ["Name", "Category"],
    ["नमूना, सभा", "hosts"],
  ];
  expect(await read("a.csv", content)).toEqual([{ name: "", rows }]);
});

test("a workbook of Excel or LibreOffice is read", async () => {
  const [first] = await readTables("tools/sheets/partners.fixture.xlsx");
  expect(first?.rows.slice(0, 2)).toEqual([
    ["Name", "CATEGORY", "logo", "Website", "Phone"],
    ["नमूना, 21", "Media Partners", "/a.svg", "https://a.example", "9840000000"],
  ]);
});

test("an OpenDocument sheet of LibreOffice is read with grouped rows and without a million empty ones", async () => {
  const cells = ["a & b  c\nline 2", "2027-01-17", "10:05", "2027-01-17 16:30", "", "", "21", "noted"];
  const [plan, notes] = await readTables("tools/sheets/plan.fixture.ods");
  expect(plan?.rows.slice(0, 3)).toEqual([["City", "Date", "Start", "", "", "", "", ""], [], cells]);
  expect(plan?.rows.slice(3).flat().join("")).toBe("");
  expect(notes?.name).toBe("Notes");
});

test.each([
  ["a.csv", `${text}"A,hosts\n`, "is not CSV: Quote Not Closed"],
  ["a.csv", Buffer.from("Name\nCafé\n", "latin1"), 'is not UTF-8 text: save it as "CSV UTF-8"'],
  ["a.xlsx", text, "is damaged, or not a .xlsx file: save it again as .xlsx or .csv"],
  ["a.ods", text, "is damaged, or not a .ods file"],
  ["a.xls", "", "is not a .xlsx, .ods or .csv file, the old format of Excel: open it and save it as .xlsx"],
  ["a.numbers", "", "is not a .xlsx, .ods or .csv file: open it and save it as .xlsx"],
])("%s is refused with its name and the correction", async (name, content, message) => {
  const refusal = await read(name, content).catch((error: Error) => error.message);
  expect(refusal).toContain(name);
  expect(refusal).toContain(message);
});

test("a missing file is refused", async () => {
  const error = new Refusal(`no.csv cannot be read: correct the path (${path.resolve("no.csv")})`);
  await expect(readTables("no.csv")).rejects.toThrow(error);
});
