/**
 * `node tools/run.mjs PROGRAM [ARGUMENTS]`: every script in package.json starts this way. Installs missing packages, including
 * the pinned Node, and then runs the program with that Node. It is not a `pre…` script, because npm skips those if
 * `ignore-scripts` is set. It starts the program itself, because a shell that has already found another `node` continues to use
 * it. Plain JavaScript, so that old versions of Node can run it.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * A package.json or a lock file, as far as it is read here.
 *
 * @typedef {{ version: string, optional?: boolean, devOptional?: boolean }} Package
 * @typedef {{ packages?: Record<string, Package>, dependencies: { node: string } }} PackageFile
 */

/** @type {(file: string) => PackageFile} */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/**
 * Finds a package that node_modules lacks, or has in another version than package-lock.json. npm records in
 * node_modules/.package-lock.json what it has installed and removed. Without a package-lock.json, as in the container, nothing
 * is missing.
 *
 * @returns {string | undefined} the package's folder
 */
function missingPackage() {
  const { packages: locked = {} } = readJson("package-lock.json");
  const { packages: installed = {} } = readJson("node_modules/.package-lock.json");
  const missing = Object.entries(locked).find(([folder, { version, optional, devOptional }]) => {
    // Optional packages differ between systems.
    if (folder === "" || optional || devOptional) return false;
    return installed[folder]?.version !== version;
  });
  return missing?.[0];
}

/** Runs `npm ci`; its output goes to stderr, since some scripts write their result to stdout. */
function install() {
  console.error("Installing the packages (once, a minute or two) …");
  // With NODE_ENV=production, usual on servers, npm would leave out what the build needs.
  const command = "npm ci --include=dev --no-audit --no-fund --loglevel=error";
  const { status } = spawnSync(command, { stdio: ["inherit", 2, "inherit"], shell: true });
  if (status !== 0) refuse("The packages could not be installed: see npm's message above.");
}

/** Exits if the Node that the shell finds is too old. If npm has just installed the pinned Node, it is not the running one. */
function checkNode() {
  const needed = Number.parseInt(readJson("package.json").dependencies.node, 10);
  if (Number.parseInt(process.versions.node, 10) >= needed) return;
  const found = spawnSync("node --version", { shell: true, encoding: "utf8" }).stdout.trim().slice(1);
  if (Number.parseInt(found, 10) >= needed) return;
  refuse(
    `Node ${found} is too old: install Node ${needed}, or run \`npm rebuild node --ignore-scripts=false\`, which fetches it into node_modules.`,
  );
}

/** @param {string} message @returns {never} */
function refuse(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs a program with the Node that is first on the PATH, and ends as the program does.
 *
 * @param {string[]} words the program and its arguments
 */
function run(words) {
  const child = spawn("node", words, { stdio: "inherit", shell: process.platform === "win32" });
  // Ctrl+C reaches the program by itself: a terminal sends SIGINT to both.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal === "SIGINT" ? 130 : 1);
  });
}

if (missingPackage()) install();
checkNode();
run(process.argv.slice(2));
