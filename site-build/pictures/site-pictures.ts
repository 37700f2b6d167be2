import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Picture } from "../../app/content/page-data.ts";
import { isLogo } from "../../catalogue/picture-path.ts";
import { cachedFacts, publishPicture } from "./publish-picture.ts";

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
    const known = published.get(image) ?? publishPicture(file, siteFolder, isLogo(image));
    published.set(image, known);
    return known;
  };
}

/** A picture in development: served from its folder, in one size. */
export async function pictureAsItLies(file: string): Promise<Picture> {
  const { width, height } = await cachedFacts(await readFile(file));
  return { src: `/${path.relative(".", file).replaceAll(path.sep, "/")}`, width, height };
}
