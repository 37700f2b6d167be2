/**
 * Runs before every `npm run`, with whatever Node is on the machine: installs the project's packages, the pinned Node 24
 * among them, unless exactly these are installed already. Where there is no lock file, as in a container that is ready
 * to run, there is nothing to install.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { packagesWanted, stampFile } from "./packages-wanted.mjs";

const wanted = packagesWanted(".", process.env.NODE_ENV === "production");
if (wanted !== undefined) install(wanted);

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
