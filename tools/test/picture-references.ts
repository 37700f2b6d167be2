import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumArguments, findChromium } from "../browsers/find-browsers.ts";

/** A text as it was drawn by the browser that drew the references beside it. */
export const probeFile = "tests/pictures/references/probe.png";

/** By how much one channel of a pixel may differ, of 255: another patch release draws the edges of letters otherwise. */
const tolerance = 25;

/** Sizes between whole pixels: browsers that set letters on whole pixels draw them elsewhere. */
const probeText = ["26.5px", "17px", "15.3px", "13.7px"]
  .map((size) => `<p style="font-size: ${size}">Wayfaring minstrels quiz the Bitcoin yatra: 26 cities</p>`)
  .join("");

/**
 * Why the pictures are left out on this machine, or an empty text where they are compared. Found out once for all processes of
 * a run, which hand it on in their environment.
 */
export async function whyPicturesAreLeftOut(): Promise<string> {
  process.env.PICTURES_LEFT_OUT ??= (await whyIncomparable()) ?? "";
  return process.env.PICTURES_LEFT_OUT;
}

/**
 * Why nothing can be compared with `tests/pictures/references/` on this machine, or undefined when it can: browsers differ in
 * how they set and draw letters, by system, by settings, and even the headless shell from the whole browser.
 */
async function whyIncomparable(): Promise<string | undefined> {
  const isAlike = await isDrawnAlike(await drawProbe());
  return isAlike ? undefined : "this browser draws letters otherwise than the one that drew the references";
}

/** Whether a drawing of the probe, a PNG, shows its letters just where the reference has them. */
export async function isDrawnAlike(drawn: Buffer): Promise<boolean> {
  const [here, there] = await Promise.all([pixelsOf(drawn), readFile(probeFile).then(pixelsOf)]);
  return here.length === there.length && here.every((value, at) => Math.abs(value - (there[at] ?? 0)) <= tolerance);
}

/** Draws the probe anew, together with the references. */
export async function updateProbe(): Promise<void> {
  await writeFile(probeFile, await drawProbe());
}

async function drawProbe(): Promise<Buffer> {
  const font = createRequire(import.meta.url).resolve(
    "@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2",
  );
  const address = `data:font/woff2;base64,${(await readFile(font)).toString("base64")}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage({ viewport: { width: 560, height: 180 } });
    await page.setContent(
      `<style>@font-face { font-family: Probe; src: url("${address}"); font-weight: 100 800; font-stretch: 75% 125% }
      p { margin: 8px; font-family: Probe; font-weight: 650; font-stretch: 85% }</style>${probeText}`,
    );
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

function pixelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer();
}
