import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundledFile, packagesFile, takeBundledPackages, writeLicences } from "./packages-in-site.ts";

let build: string;
let site: string;
beforeEach(async () => {
  build = await mkdtemp(path.join(os.tmpdir(), "licences-"));
  site = path.join(build, "client");
  await mkdir(site);
});
afterEach(() => rm(build, { recursive: true }));

test("what the bundler took is read once, without the project itself", async () => {
  await writeFile(path.join(site, bundledFile), '[{ "name": "bitcoin-tour-site" }, { "name": "react" }]');
  expect(await takeBundledPackages(site)).toEqual(["react"]);
  await expect(takeBundledPackages(site)).rejects.toThrow("ENOENT");
});

test("visitors get the licence of each package that the site has something of: code, letters, map", async () => {
  await writeLicences(build, site, ["react", "react-dom", "react"]);
  const names: string[] = JSON.parse(await readFile(path.join(build, packagesFile), "utf8"));
  expect(names).toEqual(expect.arrayContaining(["react", "react-dom", "@fontsource-variable/anek-latin"]));
  expect(new Set(names).size).toBe(names.length);
  const text = await readFile(path.join(site, "licences.txt"), "utf8");
  for (const name of names)
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)\\n=+\\n\\n.{10}`, "m"));
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text).toContain("@svg-maps/india 2.0.0 by Victor Cazanave");
  expect(text).toContain("https://creativecommons.org/licenses/by/4.0/legalcode");
  expect(text).toContain("Copyright (c) Meta Platforms");
});

test("a package without a licence stops the build", async () => {
  await expect(writeLicences(build, site, [".bin"])).rejects.toThrow("has no licence");
});

test("a package whose licence asks for more than its notice stops the build", async () => {
  // Lighthouse checks with it; it is under MPL-2.0.
  await expect(writeLicences(build, site, ["axe-core"])).rejects.toThrow(
    "node_modules/axe-core has the licence MPL-2.0",
  );
});
