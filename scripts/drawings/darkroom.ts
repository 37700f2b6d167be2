import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../tools/browsers/find-browsers.ts";
import { fontStyle } from "./lettering.ts";

type Canvas = {
  width: number;
  height: number;
  /** Device pixels for one of the drawing. */
  density?: number;
};

/**
 * Opens Chromium to turn drawings into pictures.
 *
 * @returns `shoot`, which answers one drawing as PNG, and `close`
 * @throws Error when there is no Chromium on this machine
 */
export async function openDarkroom({ width, height, density = 1 }: Canvas) {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
  const tokens = await readFile("app/styles/tokens.css", "utf8");
  const style = `html{color-scheme:light!important}body{margin:0}svg{display:block}${tokens}${await fontStyle()}`;
  await page.setContent(`<style>${style}</style><main></main>`);
  const shoot = async (drawing: string): Promise<Buffer> => {
    await page.evaluate(async (markup) => {
      const main = document.querySelector("main");
      if (main) main.innerHTML = markup;
      await document.fonts.ready;
    }, drawing);
    return page.screenshot({ animations: "allow", caret: "initial" });
  };
  return { shoot, close: () => browser.close() };
}
