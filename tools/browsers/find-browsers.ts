import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Names of Chromium programs. The headless shell comes first, because it opens a page much faster than the full browser. */
const commands = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Features of Chromium that are disabled in tests. Without the suggestions of the address bar, which are two web pages in each
 * new window, and without spare renderer processes, a page takes a third less CPU time. Chromium uses only the last
 * `--disable-features`, and this one comes after Playwright's. So the list repeats Playwright's features (`chromiumSwitches.ts`
 * of playwright-core explains them).
 */
const disabledFeatures = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "SpareRendererForSitePerProcess",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];

/**
 * Arguments with which Chromium runs as root, sends no background requests, and places letters at fractions of a pixel, as
 * phones, Macs and Windows do. By default, a Chromium without a screen places letters at whole pixels. They are then up to a tenth
 * wider or narrower than in their font, so the width of a text changes when its web font loads.
 */
export const chromiumArguments = [
  "--font-render-hinting=none",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A separate GPU process would take 5 % of a page's CPU time. The watchdog would end the browser on a busy machine.
  "--in-process-gpu",
  "--disable-gpu-watchdog",
  `--disable-features=${disabledFeatures.join(",")}`,
];

/** Returns the first of these files that is executable. A name without a folder is searched on the PATH. */
function findProgram(...names: (string | undefined)[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = names.flatMap((name) => {
    if (!name) return [];
    return name.includes(path.sep) ? name : folders.map((folder) => path.join(folder, name));
  });
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, a program on the PATH, or Playwright's download. Undefined if there is none.
 */
export function findChromium(): string | undefined {
  return findProgram(process.env.CHROMIUM_PATH, ...commands, chromium.executablePath());
}

/**
 * Finds a Chromium, or installs one: Debian's package if this is root on Debian, otherwise Playwright's download.
 *
 * @returns its path
 * @throws Error if the installation fails; the message explains how to install one by hand
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
