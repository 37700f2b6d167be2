import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import sharp from "sharp";
import { chromiumArguments } from "../browsers/find-browsers.ts";

/** The port on which the editor is asked for its picture; nobody else listens there. */
const port = 3917;

/**
 * Takes the picture of the guide for editors: an event in the editor, with its card.
 *
 * @param executablePath the Chromium that draws it
 */
export async function takeGuidePicture(file: string, executablePath: string): Promise<void> {
  const editor = spawn(process.execPath, ["tools/organise.ts"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(editor.stdout, "data");
  const browser = await chromium.launch({ args: chromiumArguments, executablePath });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, locale: "en-IN" });
    await page.goto(`http://127.0.0.1:${port}/editor/`);
    await page.getByText("· upcoming").first().click();
    const preview = page.frameLocator("iframe").frameLocator("iframe");
    await preview.getByRole("article").getByRole("link", { name: "Register" }).waitFor();
    await preview.locator("body").evaluate(async () => {
      // Not all: a face from this computer's own fonts may not be there.
      await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
    });
    await writeFile(
      file,
      await sharp(await page.screenshot())
        .png({ palette: true, effort: 10 })
        .toBuffer(),
    );
  } finally {
    await browser.close();
    editor.kill();
  }
}
