import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { missingLogoWarning } from "./missing-logo.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "missing-logo-"));
  const names = [
    "content/images/partners/own.svg",
    "content/images/photos/own.jpg",
    "build/client/images/built one.svg",
  ];
  for (const name of names) {
    await mkdir(path.join(root, path.dirname(name)), { recursive: true });
    await writeFile(path.join(root, name), "");
  }
});
afterAll(() => rm(root, { recursive: true }));

test.each([
  "https://a.example/a.svg",
  "/images/partners/own.svg",
  "/images/partners/own.svg?v=2",
  "/images/built%20one.svg",
])("%s is no cause to warn", (logo) => expect(missingLogoWarning(logo, root)).toBeUndefined());

test.each(["/images/partners/nowhere.svg", "/partners/own.svg", "/images/photos/own.jpg", "/images/%zz.svg"])(
  "%s, at which the site has nothing, is warned of",
  (logo) => {
    expect(missingLogoWarning(logo, root)).toBe(
      `There is no picture at ${logo} yet: put it into content/images/partners/ and build the site, or change the logo`,
    );
  },
);

test("nothing is warned of where neither a build nor content lies", () => {
  expect(missingLogoWarning("/images/partners/nowhere.svg", path.join(root, "build"))).toBeUndefined();
});
