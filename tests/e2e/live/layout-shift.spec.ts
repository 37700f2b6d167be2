import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { shiftOf, unnoticedShift, watchShifts } from "../support/layout-shifts.ts";
import { expect, test } from "../support/site-test.ts";

// Not Partners, whose list moves the footer of a phone when it comes.
const desktop = { addresses: ["/", "/events"], viewport: { width: 1350, height: 940 } };

// A phone's scrollbar takes no room; a window of a desktop as narrow would have 345 px for the page.
const phone = {
  addresses: ["/", "/events", "/landing", "/ur/events"],
  viewport: { width: 360, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/**
 * What devices set text in until the site's fonts are there, and where Debian puts it: Liberation, which has the measures of
 * Arial, for Windows and Apple's devices, DejaVu for desktops with Linux, Noto for Android. Noto alone has Tamil's letters.
 */
const deviceFonts = [
  { name: "Arial", folder: "/usr/share/fonts/truetype/liberation", devices: [phone, desktop] },
  { name: "DejaVu", folder: "/usr/share/fonts/truetype/dejavu", devices: [desktop] },
  {
    name: "Noto",
    folder: "/usr/share/fonts/truetype/noto",
    devices: [{ ...phone, addresses: [...phone.addresses, "/ta"] }],
  },
];

for (const { name, folder, devices } of deviceFonts)
  test(`T-1 when the fonts come on a device that has ${name}, nothing moves`, async ({ playwright, baseURL }, {
    project,
  }) => {
    // biome-ignore lint/suspicious/noSkippedTests: what this machine has not cannot be looked at, and the report says so
    test.skip(!existsSync(folder), `This machine has no ${name}.`);
    // It starts a browser of its own, and opens up to six pages.
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
    for (const { addresses, ...device } of devices)
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
