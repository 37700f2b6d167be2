/**
 * Checks that the code for browsers uses no member of the web platform that a browser of `supported-types.ts` lacks.
 * TypeScript checks that code (`tsconfig.browser.json`) against ES2021, and against its own types of the DOM and of workers
 * without what MDN's compatibility data gives a later version. Prints file, line and member of each fault, and exits 1.
 *
 * It does not see what has no type of its own: the code of packages, selectors and other strings, HTML attributes,
 * options of a call, and what is behind a cast or an `in`. Vite lowers newer syntax (`build.target`).
 *
 * Stylesheets are checked against the same data (`style-support.ts`).
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { unsupportedStyles } from "./browsers/style-support.ts";
import { supportedTypes } from "./browsers/supported-types.ts";

/** Where `tsconfig.browser.json` looks for the types. */
const typesFolder = "node_modules/.cache/browser-types";

function tsc(...options: string[]): string[] {
  const { stdout, error } = spawnSync(
    process.execPath,
    ["node_modules/typescript/bin/tsc", "--singleThreaded", ...options],
    {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    },
  );
  if (error) throw error;
  return stdout.split("\n").filter(Boolean);
}

const files = tsc("--listFilesOnly");
mkdirSync(typesFolder, { recursive: true });
for (const platform of ["dom", "webworker"]) {
  const file = files.find((one) => path.basename(one) === `lib.${platform}.d.ts`);
  if (!file) throw new Error(`TypeScript names no types of ${platform}: the lib of tsconfig.json does not have them.`);
  writeFileSync(`${typesFolder}/${platform}.d.ts`, supportedTypes(readFileSync(file, "utf8")));
}

const faults = tsc("-p", "tsconfig.browser.json", "--pretty", "false");
for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error(
    "A browser of tools/browsers/supported-types.ts lacks these: do without, or guard them (MDN names the versions).",
  );

const styleFaults = globSync("app/**/*.css").flatMap((sheet) =>
  unsupportedStyles(readFileSync(sheet, "utf8")).map(({ line, text }) => `${sheet}:${line}: ${text}`),
);
for (const fault of styleFaults) console.error(fault);
if (styleFaults.length > 0)
  console.error("Write what older browsers know before it, or say in tools/browsers/style-support.ts what they show.");
if (faults.length + styleFaults.length > 0) process.exit(1);
