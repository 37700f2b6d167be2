import { type LockedPackage, type LockedPackages, nameOf } from "./lock-file.ts";

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
