import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, ensureChromium } from "../find-chromium.ts";
import { freePort } from "./program.ts";
import type { Undo } from "./workspace.ts";

/** A Chromium that is reached in two ways: by Playwright, and by Lighthouse over its debugging port. */
export type BenchBrowser = { browser: Browser; debuggingPort: number };

/**
 * Letters as phones, Macs and Windows set them, wherever in a pixel they fall. Without a screen Chromium sets them on whole
 * pixels, each up to a tenth wider or narrower than it is: texts then change their widths when their font comes.
 */
const unhinted = "--font-render-hinting=none";

/** Starts the project's own Chromium. */
export async function openBrowser(undo: Undo): Promise<BenchBrowser> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      ...chromiumArguments,
      unhinted,
      `--remote-debugging-port=${debuggingPort}`,
      "--remote-debugging-address=127.0.0.1",
    ],
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  undo.defer(() => browser.close());
  return { browser, debuggingPort };
}
