/**
 * `npm run pictures:update`: builds the tests' site and the gallery, and puts a new reference in place of each picture in
 * `tests/pictures/references/` that has changed, and takes the picture of the guide for editors. Whatever it changes is
 * there to be looked at before it is committed.
 */
import { spawnSync } from "node:child_process";
import { glob, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { ensureChromium } from "./browsers/find-browsers.ts";
import { takeGuidePicture } from "./test/guide-picture.ts";
import { updateProbe } from "./test/picture-references.ts";

/** Flat drawings need no more colours; a reference is a fifth as large for it. */
const palette = { palette: true, colours: 128, dither: 0, effort: 10 } as const;

/** From how much of 255 on two colours differ for the pictures' test: what few points alone have is lost among 128 colours. */
const visible = 24;

/** The most that a point of two pictures of one size differs in red, green or blue. */
async function farthestColour(one: string, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all([one, other].map((each) => sharp(each).removeAlpha().raw().toBuffer()));
  return left?.reduce((most, value, index) => Math.max(most, Math.abs(value - (right?.[index] ?? 0))), 0) ?? 0;
}

function run(...words: string[]) {
  const { status } = spawnSync(process.execPath, words, {
    stdio: "inherit",
    // Whatever this browser draws is what the references show from now on.
    env: { ...process.env, PICTURES_LEFT_OUT: "" },
  });
  if (status !== 0) process.exit(status ?? 1);
}

process.env.CHROMIUM_PATH = ensureChromium();
await updateProbe();
run("tools/build-for-tests.ts");
run("node_modules/@playwright/test/cli.js", "test", "--project=pictures", "--update-snapshots=changed");

for await (const file of glob("tests/pictures/references/*.png")) {
  const picture = sharp(await readFile(file));
  if ((await picture.metadata()).isPalette) continue;
  const small = await picture.png(palette).toBuffer();
  if ((await farthestColour(file, small)) < visible) await writeFile(file, small);
}

await takeGuidePicture("docs/editor.png", process.env.CHROMIUM_PATH);
