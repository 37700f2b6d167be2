import { glob, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** The folder in the site with the bundler's records. The build removes it, because visitors do not need it. */
export const bundlerRecords = ".vite";

/** The packages with fonts of the site. The bundler records only code. */
const fontScope = "node_modules/@fontsource-variable";

/** The licences (SPDX) that code and fonts for visitors may have. They only require a notice. */
const licencesForVisitors = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"];

/** The notice for the outline of India: its author, and how it was changed. */
const mapNotice = "app/pages/home/india-outline.licence.txt";

/** A package as the bundler's `build.license` records it. */
type Licence = { name: string; version: string; identifier: string | null; text?: string };

/**
 * Writes `/licences.txt` with the notices of the bundled packages, of the fonts and of the map.
 *
 * @throws Error if a package has no licence, or one that requires more than a notice
 */
export async function writeLicences(siteFolder: string): Promise<void> {
  const own: Pick<Licence, "name"> = JSON.parse(await readFile("package.json", "utf8"));
  const licences: Licence[] = [];
  for await (const name of glob(`${bundlerRecords}/*-licences.json`, { cwd: siteFolder }))
    licences.push(...JSON.parse(await readFile(path.join(siteFolder, name), "utf8")));
  for (const name of await readdir(fontScope)) licences.push(await fontLicence(path.join(fontScope, name)));
  const named = licences.filter(({ name }) => name !== own.name).sort((a, b) => (a.name < b.name ? -1 : 1));
  const notices = new Set([...named.map(noticeOf), await readFile(mapNotice, "utf8")]);
  await writeFile(path.join(siteFolder, "licences.txt"), [...notices].join("\n\n"));
}

async function fontLicence(folder: string): Promise<Licence> {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  return { name, version, identifier: license, text: await readFile(path.join(folder, "LICENSE"), "utf8") };
}

function noticeOf({ name, version, identifier, text }: Licence): string {
  if (!identifier || !text) throw new Error(`The package ${name} has no licence: visitors may not get anything of it.`);
  if (!licencesForVisitors.includes(identifier)) {
    const allowed = licencesForVisitors.join(", ");
    throw new Error(
      `The package ${name} has the licence ${identifier}. Visitors may get packages with one of these: ${allowed}.`,
    );
  }
  const title = `${name} ${version} (${identifier})`;
  return `${title}\n${"=".repeat(title.length)}\n\n${text.trim()}\n`;
}
