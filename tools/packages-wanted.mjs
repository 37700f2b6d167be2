import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The file that remembers, in the words of `packagesWanted`, what was installed last. */
export const stampFile = "node_modules/.installed";

/**
 * Which packages are to be installed, as a text that is another for every lock file and system; undefined where exactly
 * these are installed already, or where no lock file says which.
 *
 * @param {string} folder the project's folder
 * @param {boolean} production whether what only the build and the tests need may be missing
 * @returns {string | undefined}
 */
export function packagesWanted(folder, production) {
  const lockFile = path.join(folder, "package-lock.json");
  const stamp = path.join(folder, stampFile);
  if (!existsSync(lockFile)) return undefined;
  const lock = readFileSync(lockFile, "utf8");
  const wanted = createHash("sha256").update(lock).update(process.platform).digest("hex");
  const isInstalled = existsSync(stamp)
    ? readFileSync(stamp, "utf8") === wanted
    : isInstalledByHand(folder, lock, production);
  return isInstalled ? undefined : wanted;
}

/**
 * Whether somebody has run `npm ci` themselves: npm writes down what it has installed.
 *
 * @param {string} folder
 * @param {string} lock the lock file's text
 * @param {boolean} production
 */
function isInstalledByHand(folder, lock, production) {
  const record = path.join(folder, "node_modules/.package-lock.json");
  if (!existsSync(record)) return false;
  const there = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(JSON.parse(lock).packages).every(([place, { version, optional, dev, devOptional }]) => {
    const needed = place !== "" && !optional && !devOptional && !(dev && production);
    return !needed || there[place]?.version === version;
  });
}
