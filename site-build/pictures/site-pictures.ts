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

/** A picture while developing: served from where it lies, in one size. */
export async function pictureAsItLies(file: string): Promise<Picture> {
  const { width, height } = await cachedFacts(await readFile(file));
  return { src: `/${path.relative(".", file).replaceAll(path.sep, "/")}`, width, height };
}

/**
 * Puts the pictures that keep their names into the built site, in place of drawings what is drawn of them. Nothing else
 * that lies beside them, such as a file manager's notes, is published; a folder that is not there has no pictures, as git
 * keeps no empty one.
 *
 * @param from `content/images`, or a folder like it. A drawing that cannot be drawn
 *   is left out: content does not name it, or the content check would have refused it.
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
