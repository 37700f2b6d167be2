import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { shiftOf, unnoticedShift, watchShifts } from "../support/layout-shifts.ts";
import { expect, test } from "../support/site-test.ts";

/** On a desktop two pages are enough of a sample. Not Partners, whose list moves the footer of a phone when it comes. */
const ofDesktop = ["/", "/events"];
const addresses = [...ofDesktop, "/landing", "/ur/events"];

/**
 * What devices set text in until the site's fonts are there, and where Debian puts it (Liberation has the measures of Arial).
 * Noto alone has Tamil's letters, so Home in Tamil is opened with it alone.
 */
const deviceFonts = [
  { name: "Arial", folder: "/usr/share/fonts/truetype/liberation", opened: addresses },
  { name: "DejaVu", folder: "/usr/share/fonts/truetype/dejavu", opened: addresses },
  { name: "Noto", folder: "/usr/share/fonts/truetype/noto", opened: [...addresses, "/ta"] },
];

for (const { name, folder, opened } of deviceFonts)
  test(`T-1 when the fonts come on a device that has ${name}, nothing moves`, async ({ playwright, baseURL }, {
    project,
  }) => {
    // biome-ignore lint/suspicious/noSkippedTests: what this machine has not cannot be looked at, and the report says so
    test.skip(!existsSync(folder), `This machine has no ${name}.`);
    // It starts a browser of its own, and opens up to seven pages.
    test.slow();
    const settings = await mkdtemp(path.join(tmpdir(), "fonts-"));
    const FONTCONFIG_FILE = path.join(settings, "fonts.conf");
    await writeFile(
      FONTCONFIG_FILE,
      `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${settings}</cachedir></fontconfig>`,
    );
    const browser = await playwright.chromium.launch({
      ...project.use.launchOptions,
      env: { ...process.env, FONTCONFIG_FILE },
    });
    for (const { addresses, ...device } of [
      // A phone's scrollbar takes no room; a window of a desktop as narrow would have 345 px for the page.
      { addresses: opened, viewport: { width: 360, height: 844 }, isMobile: true, hasTouch: true },
      { addresses: ofDesktop, viewport: { width: 1350, height: 940 } },
    ])
      await Promise.all(
        addresses.map(async (address) => {
          const page = await browser.newPage({ ...device, ...(baseURL && { baseURL }) });
          await watchShifts(page);
          await page.goto(address);
          expect
            .soft(await shiftOf(page), `${address} at ${device.viewport.width} px`)
            .toBeLessThanOrEqual(unnoticedShift);
          await page.close();
        }),
      );
    await browser.close();
    await rm(settings, { recursive: true });
  });
