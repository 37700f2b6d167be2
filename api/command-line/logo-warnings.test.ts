import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logoWarning } from "./logo-warnings.ts";

const files = {
  "build/site.json": JSON.stringify({ logoSources: { apiAddress: "/api", partnerLogoHosts: ["cdn.example"] } }),
  "build/client/images/built one.svg": "",
  "content/images/partners/own.svg": "",
  "content/images/photos/own.jpg": "",
  "broken/build/site.json": '{"siteAddress":',
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "logo-warnings-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
});
afterAll(() => rm(root, { recursive: true }));

test.each([
  "https://cdn.example/a.svg",
  `logos/${"0".repeat(32)}.svg`,
  "/images/partners/own.svg",
  "/images/partners/own.svg?v=2",
  "/images/built%20one.svg",
])("%s is no cause to warn", (logo) => expect(logoWarning(logo, root)).toBeUndefined());

test.each([
  [
    "https://elsewhere.example:81/a.svg",
    "is not shown: add elsewhere.example:81 to partnerLogoHosts in content/site.yaml and build the site, or give the logo as a file",
  ],
  ["http://cdn.example/a.svg", "is not shown: write it with https://"],
])("%s is warned of, with the mend", (logo, warning) => expect(logoWarning(logo, root)).toContain(warning));

test.each([
  "/images/none.svg",
  "/images/partners/nowhere.svg",
  "/partners/own.svg",
  "/images/photos/own.jpg",
  "/images/%zz.svg",
])("%s, at which the site has nothing, is warned of", (logo) => {
  expect(logoWarning(logo, root)).toBe(
    `There is no picture at ${logo} yet: put it into content/images/partners/ and build the site, or change the logo`,
  );
});

test.each(["nowhere", "broken"])("nothing is known of other websites where the build is %s", (name) => {
  expect(logoWarning("https://elsewhere.example/a.svg", path.join(root, name))).toBeUndefined();
});

test("nothing is warned of where neither a build nor content lies", () => {
  expect(logoWarning("/images/partners/nowhere.svg", path.join(root, "build"))).toBeUndefined();
});
