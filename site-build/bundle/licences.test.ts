import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundlerRecords, writeLicences } from "./licences.ts";

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), "licences-"));
  await mkdir(path.join(site, bundlerRecords));
});
afterEach(() => rm(site, { recursive: true }));

const own = { name: "bitcoin-tour-site", version: "1.0.0", identifier: null };
const react = { name: "react", version: "19.3.1", identifier: "MIT", text: "Copyright (c) Meta Platforms" };

/** The text of licences for a build that contains these packages in the site and in the worker. */
async function licencesOf(...packages: object[]) {
  for (const name of ["site", "worker"])
    await writeFile(path.join(site, bundlerRecords, `${name}-licences.json`), JSON.stringify(packages));
  await writeLicences(site);
  return readFile(path.join(site, "licences.txt"), "utf8");
}

test("the licences file has each package that the site contains code, fonts or a map from, once", async () => {
  const text = await licencesOf(own, react);
  expect(text.match(/^react 19\.3\.1 \(MIT\)\n=+\n\nCopyright \(c\) Meta Platforms$/gm)).toHaveLength(1);
  expect(text).toMatch(/^@fontsource-variable\/anek-latin \S+ \(OFL-1\.1\)$/m);
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text).toContain("@svg-maps/india 2.0.0 by Victor Cazanave");
  expect(text).not.toContain(own.name);
});

test.each([
  ["no licence", { ...react, identifier: null }, "The package react has no licence"],
  ["a licence without a text", { ...react, text: undefined }, "The package react has no licence"],
  [
    "a licence that asks for more than its notice",
    { ...react, identifier: "MPL-2.0" },
    "react has the licence MPL-2.0",
  ],
])("a package with %s stops the build", async (_what, licence, message) => {
  await expect(licencesOf(licence)).rejects.toThrow(message);
});
