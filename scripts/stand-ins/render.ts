/**
 * `node scripts/stand-ins/render.ts`: draws the photographs that stand in until the organiser's own arrive, at the sizes
 * of photographs, into `content/images/photos/`. Needs Chromium. The site's build does not run it.
 */
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { openDarkroom } from "../drawings/darkroom.ts";
import { chaiPhotograph, hallPhotograph } from "./event-photographs.ts";
import { groupPhotograph } from "./group.ts";
import { windowsPhotograph } from "./train-windows.ts";

const folder = "content/images/photos";

const { site } = await readCatalogue("content");
const postcard = await readFile("content/images/postcards/mumbai-csmt.svg", "utf8");

const photographs = [
  { name: "group", width: 3000, height: 2000, drawing: groupPhotograph(site.productName, postcard) },
  { name: "hall", width: 2400, height: 1800, drawing: hallPhotograph() },
  { name: "chai", width: 2400, height: 1800, drawing: chaiPhotograph() },
  { name: "windows", width: 2400, height: 1200, drawing: windowsPhotograph(site.productName) },
];

await mkdir(folder, { recursive: true });
for (const { name, width, height, drawing } of photographs) {
  const darkroom = await openDarkroom({ width, height });
  const large = drawing.replace(/ width="\d+" height="\d+">/, ` width="${width}" height="${height}">`);
  const picture = await darkroom.shoot(large);
  await darkroom.close();
  await sharp(picture)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(folder, `${name}.jpg`));
  console.log(`${name}.jpg, ${width} × ${height}`);
}
