import { expect, test } from "vitest";
import { unsuitableLicences } from "./licences.ts";

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
