import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell first: it opens a page in a fraction of the time that the whole browser takes. */
const commands = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** What Chromium needs to run as root and without a network of its own. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a Chromium on this machine: CHROMIUM_PATH, one on the PATH, or Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    chromium.executablePath(),
  ];
  return candidates.find((file) => file && isExecutable(file));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium, or installs one: Debian's package where that can be done, else Playwright's download.
 *
 * @throws Error saying how to get one by hand, when neither works
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("Installing a Chromium for the browser tests (once) …");
  const isDebianRoot = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  const attempts = [
    ...(isDebianRoot ? [["sh", "-c", "apt-get update -qq && apt-get install -y -qq chromium-headless-shell"]] : []),
    [process.execPath, "node_modules/playwright/cli.js", "install", "chromium"],
  ];
  for (const [command = "", ...words] of attempts) {
    spawnSync(command, words, { stdio: ["ignore", "ignore", "inherit"] });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error("No Chromium was found, and none could be installed: install one and set CHROMIUM_PATH to it.");
}
