import { expect, test } from "vitest";
import { unsuitableLicences, withPackages } from "./licences.ts";

/** Whether a package of this licence may go to visitors, to the server, and be a tool. */
function reachOf(license: string) {
  const mayGo = (dev: boolean, forVisitors: string[]) =>
    unsuitableLicences({ "node_modules/some": { license, dev } }, forVisitors).length === 0;
  return [mayGo(true, ["some"]), mayGo(false, []), mayGo(true, [])];
}

test.each([
  ["MIT", [true, true, true]],
  ["OFL-1.1", [true, true, true]],
  ["LGPL-3.0-or-later", [false, true, true]],
  ["Apache-2.0 AND LGPL-3.0-or-later", [false, true, true]],
  ["(MPL-2.0 OR Apache-2.0)", [true, true, true]],
  ["MPL-2.0", [false, false, true]],
  ["GPL-3.0-only", [false, false, false]],
  ["UNLICENSED", [false, false, false]],
])("%s may go to visitors, to the server, be a tool: %j", (license, expected) => {
  expect(reachOf(license)).toEqual(expected);
});

test("a package without a licence may go nowhere, and the message says which it is", () => {
  expect(unsuitableLicences({ "node_modules/a/node_modules/bare": { dev: true } }, [])).toEqual([
    "package-lock.json: node_modules/a/node_modules/bare (no licence) may not go to tools",
  ]);
});

const begin = "<!-- packages: written by `npm run credits` -->";
const end = "<!-- end of packages -->";
const locked = {
  "node_modules/react": { version: "19.3.1", license: "MIT", dev: true },
  "node_modules/zod": { version: "4.6.7", license: "MIT" },
  "node_modules/hono": { version: "4.13.19", license: "MIT" },
  "node_modules/vite": { version: "8.3.8", license: "MIT", dev: true },
  "node_modules/hono/node_modules/zod": { version: "4.6.7", license: "MIT" },
  "node_modules/windows-only": { version: "1.0.0", license: "MIT", optional: true },
};

test("the credits list what visitors get and what the server loads, once each and in order, and keep all else", () => {
  const credits = withPackages(`Before\n${begin}\nold\n${end}\nafter\n`, locked, ["react", "zod"]);
  expect(credits.startsWith(`Before\n${begin}\n`)).toBe(true);
  expect(credits.endsWith(`${end}\nafter\n`)).toBe(true);
  expect(credits.match(/^(- .*|.*:)$/gm)).toEqual([
    "In visitors' browsers (with their licences' texts on the site's `/licences.txt`):",
    "- react 19.3.1 (MIT)",
    "- zod 4.6.7 (MIT)",
    "On the server:",
    "- hono 4.13.19 (MIT)",
    "- zod 4.6.7 (MIT)",
  ]);
  expect(withPackages(credits, locked, ["react", "zod"])).toBe(credits);
});

test("credits without the marks are refused", () => {
  expect(() => withPackages("Nothing is marked.", locked, [])).toThrow(/docs\/credits\.md needs/);
});
