import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, ensureChromium } from "../browsers/find-browsers.ts";
import { freePort } from "../soak/server-process.ts";
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

/** The two visitors whom Lighthouse plays: its own screen sizes, so that the floor shows the picture that it will see. */
export const devices = {
  mobile: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;

/** A visitor's device. */
export type Device = keyof typeof devices;
