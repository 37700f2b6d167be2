import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logoWarning } from "./logo-warnings.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "logo-warnings-"));
  await mkdir(path.join(root, "build/client"), { recursive: true });
  const logoSources = { apiAddress: "/api", partnerLogoHosts: ["cdn.example"] };
  await writeFile(path.join(root, "build/site.json"), JSON.stringify({ logoSources }));
  await mkdir(path.join(root, "broken/build"), { recursive: true });
  await writeFile(path.join(root, "broken/build/site.json"), '{"siteAddress":');
});
afterAll(() => rm(root, { recursive: true }));

test.each(["https://cdn.example/a.svg", `logos/${"0".repeat(32)}.svg`])("%s is no cause to warn", (logo) =>
  expect(logoWarning(logo, root)).toBeUndefined(),
);

test.each([
  [
    "https://elsewhere.example:81/a.svg",
    "is not shown: add elsewhere.example:81 to partnerLogoHosts in content/site.yaml and build the site, or give the logo as a file",
  ],
  ["http://cdn.example/a.svg", "is not shown: write it with https://"],
  ["/images/none.svg", "There is no picture at /images/none.svg yet"],
])("%s is warned of, with the mend", (logo, warning) => expect(logoWarning(logo, root)).toContain(warning));

test.each(["nowhere", "broken"])("nothing is known of other websites where the build is %s", (name) => {
  expect(logoWarning("https://elsewhere.example/a.svg", path.join(root, name))).toBeUndefined();
});
