/**
 * `node scripts/aftermovie/make.ts`: makes the aftermovie from the tour's own drawings and the facts in `content/`, and
 * writes it into `content/film/`. Needs Chromium and ffmpeg, and some minutes. The site's build does not run it.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { openDarkroom } from "../drawings/darkroom.ts";
import { captionLanguages, captions } from "./captions.ts";
import { writeMaster, writeMp4, writeWebm } from "./encode-film.ts";
import { filmFrame, filmSize, frameCount, framesPerSecond } from "./film.ts";
import { readFilmFacts } from "./film-facts.ts";

const folder = "content/film";

/** The frame that stands for the film until it is played: sunrise, the name, the train on its way. */
const posterFrame = 68;

const facts = await readFilmFacts();
const darkroom = await openDarkroom(filmSize);
const scratch = await mkdtemp(path.join(tmpdir(), "aftermovie-"));
const master = path.join(scratch, "master.mkv");

async function* frames() {
  for (let frame = 0; frame < frameCount; frame += 1) {
    if (frame % (4 * framesPerSecond) === 0) console.log(`Frame ${frame} of ${frameCount}`);
    yield await darkroom.shoot(filmFrame(frame, facts));
  }
}

try {
  await mkdir(folder, { recursive: true });
  const poster = await darkroom.shoot(filmFrame(posterFrame, facts));
  await sharp(poster).jpeg({ quality: 50, mozjpeg: true }).toFile(path.join(folder, "aftermovie.jpg"));
  for (const language of captionLanguages)
    await writeFile(path.join(folder, `aftermovie.${language}.vtt`), captions(language, facts));
  await writeMaster(frames(), framesPerSecond, master);
  await writeMp4(master, path.join(folder, "aftermovie.mp4"));
  await writeWebm(master, path.join(folder, "aftermovie.webm"));
} finally {
  await darkroom.close();
  await rm(scratch, { recursive: true });
}
