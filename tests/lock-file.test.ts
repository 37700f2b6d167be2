import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { os?: string[]; cpu?: string[]; optionalDependencies?: Record<string, string> };

const locked: Record<string, Locked> = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;

/** The platforms on which the site is developed and served. */
const platforms = ["linux x64", "linux arm64", "darwin x64", "darwin arm64", "win32 x64"];

/** The locked package that a package in a folder resolves by name: the nearest one above. */
function packageFor(place: string, name: string): Locked | undefined {
  for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("node_modules/") - 1, 0))) {
    const found = locked[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`];
    if (found || folder === "") return found;
  }
}

// npm silently leaves out a package that the registry lacked when the file was written, which breaks other platforms.
test("each package with binaries has one locked for every platform", () => {
  const missing = Object.entries(locked).flatMap(([place, { optionalDependencies = {} }]) => {
    const offered = Object.keys(optionalDependencies).map((name) => ({ name, found: packageFor(place, name) }));
    const absent = offered.filter(({ found }) => !found).map(({ name }) => name);
    const binaries = offered.flatMap(({ found }) => (found?.os && found.cpu ? [found] : []));
    const known = binaries.flatMap(({ os = [], cpu = [] }) => os.flatMap((one) => cpu.map((two) => `${one} ${two}`)));
    const unmet = binaries.length < 2 ? [] : platforms.filter((platform) => !known.includes(platform));
    return [...absent, ...unmet].map((what) => `${place} needs ${what}`);
  });
  expect(missing, "delete package-lock.json and node_modules, and run npm install").toEqual([]);
});

test("each stage of the container has the Node that the project pins", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const images = readFileSync("Dockerfile", "utf8").matchAll(/^FROM (\S+)/gm);
  expect(new Set([...images].map(([, image]) => image))).toEqual(new Set([`node:${dependencies.node}-slim`]));
});
