import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { layoutShiftOf, recordLayoutShifts, unnoticedShift } from "../support/layout-shifts.ts";
import { expect, test } from "../support/site-test.ts";

// Not Partners: on a phone its list moves the footer when it loads.
const desktop = { pagePaths: ["/", "/events"], viewport: { width: 1350, height: 940 } };

// With `isMobile`, because a phone's scrollbar takes no room.
const phone = {
  pagePaths: ["/", "/events", "/landing", "/ur/events"],
  viewport: { width: 360, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/**
 * The fallback fonts of devices until the site's fonts have loaded, with their folders in Debian: Liberation, which has the
 * metrics of Arial, for Windows and Apple's devices, DejaVu for Linux, Noto for Android. Only Noto has Tamil letters.
 */
const deviceFonts = [
  { name: "Arial", folder: "/usr/share/fonts/truetype/liberation", devices: [phone, desktop] },
  { name: "DejaVu", folder: "/usr/share/fonts/truetype/dejavu", devices: [desktop] },
  {
    name: "Noto",
    folder: "/usr/share/fonts/truetype/noto",
    devices: [{ ...phone, pagePaths: [...phone.pagePaths, "/ta"] }],
  },
];

for (const { name, folder, devices } of deviceFonts)
  test(`T-1 the site's fonts cause no layout shift on a device with ${name}`, async ({ playwright, baseURL }, {
    project,
  }) => {
    // biome-ignore lint/suspicious/noSkippedTests: without these fonts the test is impossible, and the report lists it
    test.skip(!existsSync(folder), `This machine has no ${name}.`);
    // It starts another browser and opens up to six pages.
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
    for (const { pagePaths, ...device } of devices)
      await Promise.all(
        pagePaths.map(async (pagePath) => {
          const page = await browser.newPage({ ...device, ...(baseURL && { baseURL }) });
          await recordLayoutShifts(page);
          await page.goto(pagePath);
          expect
            .soft(await layoutShiftOf(page), `${pagePath} at ${device.viewport.width} px`)
            .toBeLessThanOrEqual(unnoticedShift);
          await page.close();
        }),
      );
    await browser.close();
    await rm(settings, { recursive: true });
  });
