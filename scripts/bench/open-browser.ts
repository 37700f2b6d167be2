import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, ensureChromium } from "../find-chromium.ts";
import { freePort } from "./program.ts";
import type { Undo } from "./workspace.ts";

/** A Chromium that is reached in two ways: by Playwright, and by Lighthouse over its debugging port. */
export type BenchBrowser = { browser: Browser; debuggingPort: number };

/** Starts the project's own Chromium. */
export async function openBrowser(undo: Undo): Promise<BenchBrowser> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`, "--remote-debugging-address=127.0.0.1"],
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  undo.defer(() => browser.close());
  return { browser, debuggingPort };
}
