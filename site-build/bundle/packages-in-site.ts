import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Where the bundler writes, below the site, which packages it took something of. */
export const bundledFile = "bundled-packages.json";

/** Where the names of all packages stand that the site has something of, below the build's folder. */
export const packagesFile = "packages.json";

/** The packages whose letters the build takes; the bundler knows of their code only. */
const fontScope = "@fontsource-variable";

/** The licences that let us give a package's code or letters to visitors, as SPDX names them. Their notices are all they ask for. */
const licencesForVisitors = new Set(["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"]);

/** Whose work the outline of India is, and how it was changed. */
const mapNotice = "app/pages/home/india-outline.licence.txt";

/** The names of the packages that the bundler took something of; its record leaves the site, as visitors have no use for it. */
export async function takeBundledPackages(siteFolder: string): Promise<string[]> {
  const file = path.join(siteFolder, bundledFile);
  const bundled: { name: string }[] = JSON.parse(await readFile(file, "utf8"));
  await rm(file);
  const own: { name: string } = JSON.parse(await readFile("package.json", "utf8"));
  return bundled.map(({ name }) => name).filter((name) => name !== own.name);
}

/**
 * Writes `/licences.txt`, the notices that the licences of these packages and of the map ask for, and beside the site the
 * packages' names.
 *
 * @param bundled the names of the packages that the bundler took something of
 * @throws Error when a package has no licence to show, or one under which visitors may not get it as they do
 */
export async function writeLicences(
  buildFolder: string,
  siteFolder: string,
  bundled: readonly string[],
): Promise<void> {
  const fonts = (await readdir(path.join("node_modules", fontScope))).map((name) => `${fontScope}/${name}`);
  const names = [...new Set([...bundled, ...fonts])].sort();
  const notices = await Promise.all([...names.map(noticeOf), readFile(mapNotice, "utf8")]);
  await writeFile(path.join(siteFolder, "licences.txt"), notices.join("\n\n"));
  await writeFile(path.join(buildFolder, packagesFile), `${JSON.stringify(names, null, 2)}\n`);
}

async function noticeOf(name: string): Promise<string> {
  const folder = path.join("node_modules", name);
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (!file) throw new Error(`${folder} has no licence: visitors may not get anything of it.`);
  const { version, license } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  if (!licencesForVisitors.has(license)) {
    const names = [...licencesForVisitors].join(", ");
    throw new Error(`${folder} has the licence ${license}. Visitors may get packages with one of these: ${names}.`);
  }
  const title = `${name} ${version} (${license})`;
  return `${title}\n${"=".repeat(title.length)}\n\n${(await readFile(path.join(folder, file), "utf8")).trim()}\n`;
}
