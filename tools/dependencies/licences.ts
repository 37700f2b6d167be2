import { type LockedPackage, type LockedPackages, nameOf } from "./lock-file.ts";

/** Where a package ends up: with visitors, on the server, or nowhere but on the machines that build and test. */
export type Reach = "visitors" | "server" | "tools";

const order: readonly Reach[] = ["tools", "server", "visitors"];

/**
 * The licences that a package may have, by SPDX's names, each with how far it may go. What visitors get is copied into the
 * site, so its licence may ask for a notice (`/licences.txt`) and no more; LGPL suits a library that the server loads as
 * its own file; MPL suits a tool that is used as it is.
 */
const allowed: Readonly<Record<string, Reach>> = {
  "0BSD": "visitors",
  "Apache-2.0": "visitors",
  "BlueOak-1.0.0": "visitors",
  "BSD-2-Clause": "visitors",
  "BSD-3-Clause": "visitors",
  "BSL-1.0": "visitors",
  "CC-BY-4.0": "visitors",
  "CC0-1.0": "visitors",
  ISC: "visitors",
  MIT: "visitors",
  "OFL-1.1": "visitors",
  Zlib: "visitors",
  "LGPL-3.0-or-later": "server",
  "MPL-2.0": "tools",
  "Python-2.0": "tools",
};

/** Whether a licence, or an expression of several with AND and OR, lets a package go as far as that. */
function allows(licence: string, reach: Reach): boolean {
  const plain = licence.replace(/^\((.*)\)$/, "$1");
  if (plain.includes(" OR ")) return plain.split(" OR ").some((part) => allows(part, reach));
  if (plain.includes(" AND ")) return plain.split(" AND ").every((part) => allows(part, reach));
  const farthest = allowed[plain];
  return farthest !== undefined && order.indexOf(reach) <= order.indexOf(farthest);
}

/**
 * Packages whose licence does not let them go where they go.
 *
 * @param forVisitors the names of the packages that visitors get something of
 */
export function unsuitableLicences(locked: LockedPackages, forVisitors: readonly string[]): string[] {
  return Object.entries(locked).flatMap(([place, { license = "no licence", dev, devOptional }]) => {
    const own = dev || devOptional ? "tools" : "server";
    const reach = forVisitors.includes(nameOf(place)) ? "visitors" : own;
    return allows(license, reach) ? [] : [`package-lock.json: ${place} (${license}) may not go to ${reach}`];
  });
}

const begin = "<!-- packages: written by `npm run credits` -->";
const end = "<!-- end of packages -->";

/**
 * The text of `docs/credits.md` with its list of packages made anew: those that visitors get something of, and those that
 * the server loads. What npm installs on some platforms only stands under the name of the package that asks for it.
 *
 * @throws Error when the text has not the two marks that the list stands between
 */
export function withPackages(credits: string, locked: LockedPackages, forVisitors: readonly string[]): string {
  const [before, rest] = credits.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/credits.md needs "${begin}" and "${end}".`);
  const entries = Object.entries(locked);
  const lists = [
    "In visitors' browsers (with their licences' texts on the site's `/licences.txt`):",
    listed(entries.filter(([place]) => forVisitors.includes(nameOf(place)))),
    "On the server:",
    listed(entries.filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional)),
  ];
  return [before, begin, "\n", lists.join("\n\n"), "\n", end, after].join("");
}

function listed(entries: readonly [string, LockedPackage][]): string {
  const lines = entries.map(([place, { version, license }]) => `- ${nameOf(place)} ${version} (${license})`);
  return [...new Set(lines)].sort().join("\n");
}
