import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { partnersCsv } from "./export-partners.ts";
import { Refusal, readSheet } from "./read-sheet.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "read-sheet-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Uint8Array) {
  await writeFile(path.join(folder, name), content);
  return readSheet(path.join(folder, name));
}

const partner = {
  name: "नमूना, सभा",
  category: "media-partners",
  logo: "/a.svg",
  website: "https://a.example",
} as const;
const header = "name,category,logo,website\r\n";

test.each([
  ["UTF-8", `${header}"नमूना, सभा",media-partners,/a.svg,https://a.example\r\n`],
  [
    "a byte order mark, and quoted names of columns",
    `\uFEFF"Name","Category","Logo","Website"\n"नमूना, सभा",Media Partners,/a.svg,https://a.example`,
  ],
  [
    "semicolons, as Excel writes them in Germany",
    "Name;Category;Logo;Website\nनमूना, सभा;Media_Partners;/a.svg;https://a.example\n",
  ],
  [
    "UTF-16 and tabs",
    Buffer.from("\uFEFFWebsite\tname\tcategory\tlogo\nhttps://a.example\tनमूना, सभा\tMEDIA PARTNERS\t/a.svg", "utf16le"),
  ],
  ["other columns", 'Phone,name,category,logo,website,\n98,"नमूना, सभा",media-partners,/a.svg,https://a.example,\n'],
])("a CSV file with %s is read", async (_what, content) => {
  expect(await read("a.csv", content)).toEqual([{ number: 2, cells: partner, surplus: [] }]);
});

test("a row has the number that a spreadsheet shows, also after empty rows and a cell of two lines", async () => {
  const rows = await read("a.csv", `${header}"Two\nlines",hosts,/a,w\n\n ,,,\nB,hosts,/b,w,x,\n`);
  expect(rows.map(({ number, surplus }) => [number, surplus])).toEqual([
    [2, []],
    [5, ["x"]],
  ]);
});

test("a workbook is read from its first sheet, as Excel and LibreOffice write it", async () => {
  expect(await readSheet("tools/partners/partners.fixture.xlsx")).toEqual([
    {
      number: 2,
      cells: { name: "नमूना, 21", category: "media-partners", logo: "/a.svg", website: "https://a.example" },
      surplus: [],
    },
    { number: 4, cells: { name: "21", category: "hosts", logo: "/b.svg", website: "https://b.example" }, surplus: [] },
  ]);
});

test("what is exported has no formula and the mark by which Excel knows Hindi, and is read as it was", async () => {
  const names = ["=1+1", "+91 98", "-a", "@b", "'=c", "'d", 'Says "namaste", twice', "007", "नमूना 🏛️"];
  const partners = names.map((name) => ({ ...partner, name }));
  const text = partnersCsv(partners);
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text).not.toMatch(/(?:^|,)"?[=+\-@]/m);
  expect((await read("a.csv", text)).map(({ cells }) => cells)).toEqual(partners);
});

/** A ZIP archive with one file of 80 MB, which says of itself that it is empty. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(80_000_000));
  const [local, central, end] = [Buffer.alloc(31), Buffer.alloc(47), Buffer.alloc(22)];
  local.write("PK\x03\x04", "latin1");
  local.writeUInt16LE(1, 26);
  central.write("PK\x01\x02", "latin1");
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt16LE(1, 28);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, central, end]);
}

test.each([
  [
    "a.csv",
    "name,category,Logo,name\n",
    "the first row must name name, category, logo, website, each once: missing or twice: name, website",
  ],
  ["a.csv", "", "missing or twice: name, category, logo, website"],
  ["a.csv", `${header}"A,hosts,/a,w\n`, "is not CSV: Quote Not Closed"],
  ["a.csv", Buffer.from(`${header}Café,hosts,/a,w\n`, "latin1"), 'is not UTF-8 text: save it as "CSV UTF-8"'],
  ["a.xlsx", header, "is no Excel workbook: save it as .xlsx again, or as .csv"],
  ["a.xlsx", bomb(), "unpacked, is larger than 64 MB: import it in parts"],
  ["a.ods", "", "its name must end with .csv or .xlsx"],
])("%s is refused with its name and the correction", async (name, content, message) => {
  const refusal = await read(name, content).catch((error: Error) => error.message);
  expect(refusal).toContain(path.join(folder, name));
  expect(refusal).toContain(message);
});

test("what is no file is refused, and an absolute path is named once", async () => {
  const absolute = path.join(folder, "no.csv");
  await expect(readSheet(absolute)).rejects.toThrow(new Refusal(`${absolute} is no file: correct the path`));
  await expect(readSheet("no.csv")).rejects.toThrow(
    new Refusal(`no.csv is no file: correct the path (${path.resolve("no.csv")})`),
  );
});
