import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell first: it opens a page in a fraction of the time that the whole browser takes. */
const commands = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Features of Chromium that tests do without. The whole browser loads the suggestions below its address bar as two web pages
 * in each new window: without these and without spare processes, a page costs a third less processor time. Chromium follows
 * only the last `--disable-features`, and ours comes after Playwright's: so Playwright's list is repeated here
 * (`chromiumSwitches.ts` of playwright-core gives its reasons).
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
 * What Chromium needs to run as root and without a network of its own, and to set letters as phones, Macs and Windows do:
 * wherever in a pixel they fall. Without a screen it would set them on whole pixels, each up to a tenth wider or narrower than
 * it is, and texts would change their widths when their font comes.
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
  // A process of its own for drawing costs a twentieth of a page's processor time. Its watchdog would end the browser when a busy
  // machine lets it wait.
  "--in-process-gpu",
  "--disable-gpu-watchdog",
  `--disable-features=${disabledFeatures.join(",")}`,
];

/** The first of these files that can be run; a name without a folder is looked for on the PATH. */
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

/** The path of a Chromium on this machine: CHROMIUM_PATH, one on the PATH, or Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  return findProgram(process.env.CHROMIUM_PATH, ...commands, chromium.executablePath());
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
