import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkPartnerRows } from "../partners/check-partner-rows.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { exportFormats, formatPartners } from "./export-file.ts";
import { readPartnerRows } from "./read-partner-rows.ts";
import { writeFileAtomically } from "./write-file-atomically.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "partner-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function rowsOf(name: string, content: string | Uint8Array) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return readPartnerRows(file);
}

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
      "name,category,logo\nA,hosts,/a\n",
      "the first line must name the columns name,category,logo,website, separated by commas and in small letters, not name,category,logo",
    ],
    ["", "separated by commas and in small letters, not nothing"],
    ["name;category;logo;website\n", "separated by commas and in small letters, not name;category;logo;website"],
    ["Name,Category,Logo,Website\n", "separated by commas and in small letters, not Name,Category,Logo,Website"],
    [
      'name,category,logo,website\n"A,hosts,/a,w\n',
      "is not CSV: Quote Not Closed: the parsing is finished with an opening quote at line 2",
    ],
  ])("%j is refused as a whole", async (text, message) => {
    await expect(rowsOf("a.csv", text)).rejects.toThrow(message);
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
  ["a.txt", "[]", "its name must end with .csv, .json, .yaml or .yml"],
  ["a.csv", Buffer.from([0x6e, 0xff, 0xfe]), "is not UTF-8 text: save it as UTF-8"],
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

test("a file is replaced in one step, and what cannot be written leaves nothing behind", async () => {
  const file = path.join(folder, "out.json");
  await writeFileAtomically(file, "old");
  await writeFileAtomically(file, "new");
  expect(await readFile(file, "utf8")).toBe("new");
  await mkdir(path.join(folder, "taken"));
  await expect(writeFileAtomically(path.join(folder, "taken"), "x")).rejects.toThrow(/taken is a folder: give/);
  await expect(writeFileAtomically(path.join(folder, "no/x"), "x")).rejects.toThrow(
    `x cannot be written, because there is no folder ${path.join(folder, "no")}: make it`,
  );
  expect((await readdir(folder)).toSorted()).toEqual(["out.json", "taken"]);
});

test("a pipe or a device stays what it is", async () => {
  const pipe = path.join(folder, "pipe");
  spawnSync("mkfifo", [pipe]);
  await expect(writeFileAtomically(pipe, "x")).rejects.toThrow(/pipe cannot be written: it is a device or a pipe, /);
  expect((await stat(pipe)).isFIFO()).toBe(true);
  expect(await readdir(folder)).toEqual(["pipe"]);
});

test("what a run that was killed left beside a file goes with the next, and nothing else does", async () => {
  const temporary = (name: string) => `${name}.${randomUUID()}.tmp`;
  const abandoned = temporary("out.json");
  const kept = [temporary("other.json"), "out.json.tmp", `${temporary("out.json")}.txt`, "out.json.2026.tmp"];
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of [abandoned, ...kept]) {
    await writeFile(path.join(folder, name), "");
    await utimes(path.join(folder, name), twoHoursAgo, twoHoursAgo);
  }
  const fresh = temporary("out.json");
  await writeFile(path.join(folder, fresh), "");
  await writeFileAtomically(path.join(folder, "out.json"), "new");
  expect((await readdir(folder)).toSorted()).toEqual(["out.json", fresh, ...kept].toSorted());
});
