/**
 * Runs before every `npm run`, with whatever Node is on the machine: installs the project's packages, the pinned Node 24
 * among them, unless exactly these are installed already. Where there is no lock file, as in a container that is ready
 * to run, there is nothing to install.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** The file that remembers, in the words of `packagesWanted`, what was installed last. */
const stampFile = "node_modules/.installed";

/**
 * Which packages are to be installed, as a text that is another for every lock file and system; undefined where exactly
 * these are installed already, or where no lock file says which.
 *
 * @param {boolean} production whether what only the build and the tests need may be missing
 * @returns {string | undefined}
 */
function packagesWanted(production) {
  if (!existsSync("package-lock.json")) return undefined;
  const lock = readFileSync("package-lock.json", "utf8");
  const wanted = createHash("sha256").update(lock).update(process.platform).digest("hex");
  const isInstalled = existsSync(stampFile)
    ? readFileSync(stampFile, "utf8") === wanted
    : isInstalledByHand(lock, production);
  return isInstalled ? undefined : wanted;
}

/**
 * Whether somebody has run `npm ci` themselves: npm writes down what it has installed.
 *
 * @param {string} lock the lock file's text
 * @param {boolean} production
 */
function isInstalledByHand(lock, production) {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const there = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(JSON.parse(lock).packages).every(([place, { version, optional, dev, devOptional }]) => {
    const needed = place !== "" && !optional && !devOptional && !(dev && production);
    return !needed || there[place]?.version === version;
  });
}

/** @param {string} wanted what to remember as installed */
function install(wanted) {
  console.error("Installing the packages (once, about a minute) …");
  const npm = process.env.npm_execpath;
  const words = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...words], { stdio: ["inherit", 2, "inherit"] })
    : spawnSync("npm", words, { stdio: ["inherit", 2, "inherit"], shell: process.platform === "win32" });
  if (status !== 0) {
    console.error("The packages could not be installed; what npm said stands above.");
    process.exit(status ?? 1);
  }
  writeFileSync(stampFile, wanted);
}

const wanted = packagesWanted(process.env.NODE_ENV === "production");
if (wanted !== undefined) install(wanted);
