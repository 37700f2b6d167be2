/**
 * Runs before `npm start` and `npm test`, with whatever Node is on the machine: installs the project's packages, the
 * pinned Node 24 among them, unless exactly these are installed already.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.installed";
const wanted = createHash("sha256").update(readFileSync("package-lock.json")).update(process.platform).digest("hex");
const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";

if (installed !== wanted) {
  console.log("Installing the packages (once, about a minute) …");
  const npm = process.env.npm_execpath;
  const words = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const install = npm
    ? spawnSync(process.execPath, [npm, ...words], { stdio: "inherit" })
    : spawnSync("npm", words, { stdio: "inherit", shell: process.platform === "win32" });
  if (install.status !== 0) {
    console.error("The packages could not be installed; what npm said stands above.");
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
