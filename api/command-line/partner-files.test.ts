import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkPartnerRows } from "../partners/check-partner-rows.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { exportFormats, formatPartners } from "./export-file.ts";
import { readPartnerRows } from "./read-partner-rows.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "partner-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Uint8Array) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return readPartnerRows(file);
}

const rowsOf = async (name: string, content: string | Uint8Array) => (await read(name, content)).rows;

const awkward = [
  samplePartner({ name: 'Says "namaste", twice' }),
  samplePartner({ name: "Two\nlines" }),
  samplePartner({ name: "007" }),
  samplePartner({ name: "नमूना 🏛️ #: - {x}", category: "community-partners" }),
  samplePartner({ name: "null", logo: "https://cdn.example/a,b.svg" }),
];

test.each(exportFormats)("what is written as %s is read back unchanged and in order", async (format) => {
  const rows = await rowsOf(`partners.${format}`, formatPartners(awkward, format));
  expect(rows.map(({ value }) => value)).toEqual(awkward);
  expect(await rowsOf(`none.${format}`, formatPartners([], format))).toEqual([]);
});

describe("a CSV file", () => {
  test("numbers its rows, and its lines as an editor does, also after blank lines and values on two lines", async () => {
    const text = '\uFEFFwebsite,name,category,logo\r\n"w","Two\r\nlines",hosts,l\r\n\r\n , ,,\r\nw,Three,hosts,l\r\n';
    expect(await rowsOf("a.csv", text)).toEqual([
      { place: "row 1 (line 2)", value: { website: "w", name: "Two\nlines", category: "hosts", logo: "l" } },
      { place: "row 2 (line 6)", value: { website: "w", name: "Three", category: "hosts", logo: "l" } },
    ]);
  });

  test("reports a row with too few or too many values with the other bad rows", async () => {
    const rows = await rowsOf("a.csv", "name,category,logo,website\nA,hosts,/a\nB,hosts,/b,https://b.example,c,d\n");
    const unknown = 'value "c" beyond the last column, value "d" beyond the last column are not known';
    expect(checkPartnerRows(rows, []).badRows).toEqual([
      { place: "row 1 (line 2)", problems: ["website is missing"] },
      { place: "row 2 (line 3)", problems: [`${unknown}: keep only name, category, logo and website`] },
    ]);
  });

  test.each([
    [
      "semicolons, as Excel writes them in Germany",
      "Name;Category;Logo;Website\nA, B;Media Partners;/a;https://a.example\n",
    ],
    ["tabs", "name\tcategory\tlogo\twebsite\nA, B\tmedia-partners\t/a\thttps://a.example\n"],
    [
      "a line that names the delimiter",
      "sep=|\nNAME|CATEGORY|LOGO|WEBSITE\nA, B|MEDIA PARTNERS|/a|https://a.example\n",
    ],
    ["quoted headings", '"name","category","logo","website"\r\n"A, B",media-partners,/a,https://a.example\r\n'],
    [
      "UTF-16",
      Buffer.from("\uFEFFname\tcategory\tlogo\twebsite\nA, B\tmedia-partners\t/a\thttps://a.example\n", "utf16le"),
    ],
  ])("is read with %s", async (_, content) => {
    const value = { name: "A, B", category: "media-partners", logo: "/a", website: "https://a.example" };
    expect((await rowsOf("a.csv", content)).map((row) => row.value)).toEqual([value]);
  });

  test("may have other columns, which are left out with a word", async () => {
    const { rows, notes } = await read(
      "a.csv",
      "Phone,Name,Category,Logo,Website,\n98,A,hosts,/a,https://a.example,\n",
    );
    expect(rows[0]?.value).toEqual({ name: "A", category: "hosts", logo: "/a", website: "https://a.example" });
    expect(notes).toEqual([expect.stringMatching(/a\.csv: the column "Phone" is not known, and was left out$/)]);
  });

  test.each([
    ["name,category,logo\nA,hosts,/a\n", "name, category, logo, website; website not among: name, category, logo"],
    ["", "name, category, logo, website not among: nothing"],
    ["name,category,logo,website,Name\n", "the first row names name twice: remove one"],
    [
      'name,category,logo,website\n"A,hosts,/a,w\n',
      "is not CSV: Quote Not Closed: the parsing is finished with an opening quote at line 2",
    ],
  ])("%j is refused as a whole", async (text, message) => {
    await expect(rowsOf("a.csv", text)).rejects.toThrow(message);
  });

  test("that is written begins with the mark by which Excel knows Hindi, and carries no formula", async () => {
    const formulas = ["=1+1", "+91 98", "-a", "@b", "'=c", "'d"].map((name) => samplePartner({ name }));
    const text = formatPartners(formulas, "csv");
    expect(text).toMatch(/^\uFEFFname,category,logo,website,id\r\n'=1\+1,/);
    expect(text).not.toMatch(/^["]?[=+\-@]/m);
    expect((await rowsOf("a.csv", text)).map(({ value }) => value)).toEqual(formulas);
  });
});

describe("an Excel workbook", () => {
  test("is read from its first sheet, as Excel and LibreOffice write it", async () => {
    const { rows, notes } = await readPartnerRows("api/command-line/partners.fixture.xlsx");
    expect(rows).toEqual([
      {
        place: "row 2",
        value: { name: "नमूना, 21", category: "media-partners", logo: "/a.svg", website: "https://a.example" },
      },
      { place: "row 4", value: { name: "21", category: "hosts", logo: "/b.svg", website: "https://b.example" } },
    ]);
    expect(notes).toEqual([
      expect.stringContaining('the column "Phone" is not known'),
      expect.stringContaining('only its first sheet is read; "Notes" was left out'),
    ]);
  });

  test("that is none is refused", async () => {
    await expect(rowsOf("a.xlsx", "name,category")).rejects.toThrow(/a\.xlsx is no Excel workbook: save it/);
  });
});

/** Lists of lists, which would be some billion values written out. */
const bombs = [..."abcdefghi"].map((name, index) => `- &${"bcdefghij"[index]} [${`*${name},`.repeat(20)}]\n`).join("");

test.each([
  ["a.json", "{}", 'must hold a list of partners: [{ "name": …, "category": … }, …]'],
  ["a.json", "[1,]", "is not JSON: Unexpected token"],
  ["a.yaml", "name: A", 'must hold a list of partners, each beginning with "- name: …"'],
  ["a.yml", "", 'must hold a list of partners, each beginning with "- name: …"'],
  ["a.yaml", '- name: A\n- name: "B\n', "is not YAML: line 3: Missing closing"],
  ["a.yaml", "- name: A\n- name: *nope\n", "is not YAML: line 2: *nope stands for nothing: put quotation marks around"],
  ["a.yaml", `- &a [x]\n${bombs}`, "is not YAML: Excessive alias count"],
  ["a.txt", "[]", "its name must end with .csv, .xlsx, .json, .yaml or .yml"],
  ["a.csv", Buffer.from([0x6e, 0xff, 0xfe]), 'is not UTF-8 text: save it as "CSV UTF-8"'],
])("%s with %j is refused with its name, what is wrong and how to mend it", async (name, content, message) => {
  const error = await rowsOf(name, content).catch((reason) => reason);
  expect(error).toMatchObject({ code: "input-invalid" });
  expect(error.message).toContain(path.join(folder, name));
  expect(error.message).toContain(message);
});

test("a YAML row knows its line", async () => {
  const rows = await rowsOf("a.yaml", "# list\n- name: A\n  logo: /a\n\n- name: B\n");
  expect(rows.map(({ place }) => place)).toEqual(["row 1 (line 2)", "row 2 (line 5)"]);
});

test("a file that is not there is named", async () => {
  await expect(readPartnerRows(path.join(folder, "no.csv"))).rejects.toThrow(
    /no\.csv is not there: nothing lies at \/.*\/no\.csv\. Correct its path$/,
  );
});

test("neither a pipe nor a device is read", async () => {
  const pipe = path.join(folder, "pipe.csv");
  spawnSync("mkfifo", [pipe]);
  await expect(readPartnerRows(pipe)).rejects.toThrow(/pipe\.csv is a device or a pipe: give an ordinary file$/);
});
