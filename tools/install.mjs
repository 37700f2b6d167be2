/**
 * Runs before every `npm run`, with whatever Node is on the machine: installs the project's packages, the pinned Node 24
 * among them, unless exactly these are installed already. Where there is no lock file, as in a container that is ready
 * to run, there is nothing to install. With `--look` it changes nothing and only says what is missing: what is run where
 * the site is served, such as a backup, must never take from it what it runs on.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { neededNode, nodeMistake } from "../server/node-version.mjs";

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
  return packagesNeeded(lock, production).every(([place, { version }]) => there[place]?.version === version);
}

/**
 * The packages that have to be there on every system, by their folders.
 *
 * @param {string} lock the lock file's text
 * @param {boolean} production whether only those that the running site needs are meant
 * @returns {[string, { version: string }][]}
 */
function packagesNeeded(lock, production) {
  return Object.entries(JSON.parse(lock).packages).filter(
    ([place, { optional, dev, devOptional }]) => place !== "" && !optional && !devOptional && !(dev && production),
  );
}

/** @param {string} wanted what to remember as installed */
function install(wanted) {
  console.error("Installing the packages (once, about a minute) …");
  const npm = process.env.npm_execpath;
  // NODE_ENV=production, usual on servers, would leave out what the next build needs.
  const words = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...words], { stdio: ["inherit", 2, "inherit"] })
    : spawnSync("npm", words, { stdio: ["inherit", 2, "inherit"], shell: process.platform === "win32" });
  if (status !== 0) {
    console.error("The packages could not be installed; what npm said stands above.");
    process.exit(status ?? 1);
  }
  writeFileSync(stampFile, wanted);
}

/** Ends with what is missing, in a sentence, where something is. */
function look() {
  const needed = existsSync("package-lock.json") ? packagesNeeded(readFileSync("package-lock.json", "utf8"), true) : [];
  const missing = needed.find(([place]) => !existsSync(place));
  if (missing) refuse(`${missing[0]} is missing, and this command installs nothing: run \`npm ci --omit=dev\` first.`);
  refuseOldNode(process.versions.node);
}

/** @param {string} version of the Node that runs what comes next */
function refuseOldNode(version) {
  const mistake = nodeMistake(neededNode, version);
  if (mistake) refuse(mistake);
}

/** @param {string} why @returns {never} */
function refuse(why) {
  console.error(why);
  process.exit(1);
}

if (process.argv.includes("--look")) look();
else {
  const wanted = packagesWanted(process.env.NODE_ENV === "production");
  if (wanted !== undefined) install(wanted);
  // The Node that came with npm may be old; the one that npm finds from now on may not, as where install scripts are off.
  const isOld = nodeMistake(neededNode, process.versions.node) !== undefined;
  if (isOld) refuseOldNode(spawnSync("node --version", { shell: true, encoding: "utf8" }).stdout.trim().slice(1));
}
