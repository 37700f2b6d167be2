import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Picture } from "../../app/content/page-data.ts";
import { isPictureName, isStablePicture, publishedName, stableImageFolders } from "../../catalogue/picture-path.ts";
import { PictureMistake } from "./picture-facts.ts";
import { cachedFacts, drawnLogo, publishPicture } from "./publish-picture.ts";

/**
 * Publishes the pictures of one build, each once, however many pages show it.
 *
 * @param folder the folder `images` of the content
 * @returns a function that answers what pages receive of a picture
 */
export function picturePublisher(folder: string, siteFolder: string): (image: string) => Promise<Picture> {
  const published = new Map<string, Promise<Picture>>();
  return (image) => {
    const file = path.join(folder, image);
    const known = published.get(image) ?? publishPicture(file, siteFolder, isStablePicture(image));
    published.set(image, known);
    return known;
  };
}

/** A picture in development: served from its folder, in one size. */
export async function pictureAsItLies(file: string): Promise<Picture> {
  const { width, height } = await cachedFacts(await readFile(file));
  return { src: `/${path.relative(".", file).replaceAll(path.sep, "/")}`, width, height };
}

/**
 * Writes the pictures that keep their names into the built site. An SVG file is published as a WebP picture. Other files in
 * these folders, such as notes of a file manager, are not published. A folder may be missing, because git stores no empty one.
 *
 * @param from `content/images`, or a folder like it. An SVG file that cannot be drawn is left out: no content names it, because
 *   the content check would have refused it.
 */
export async function publishStablePictures(from: string, siteFolder: string): Promise<void> {
  for await (const name of glob(`{${stableImageFolders.join(",")}}/**`, { cwd: from })) {
    if (!isPictureName(path.basename(name))) continue;
    const file = path.join(from, name);
    const image = name.replaceAll(path.sep, "/");
    const target = path.join(siteFolder, "images", publishedName(image));
    const source = await readFile(file);
    const drawn = await drawnLogo(file, source).catch((error) => {
      if (error instanceof PictureMistake) return null;
      throw error;
    });
    if (drawn === null) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, drawn ?? source);
  }
}
