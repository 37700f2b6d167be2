import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Picture } from "../../app/content/content-modules.ts";
import type { PictureReport } from "../../content-check/content-source.ts";
import type { PictureAsset } from "./picture-asset.ts";
import { PictureCache } from "./picture-cache.ts";
import { pictureFacts } from "./picture-facts.ts";
import { PictureMistake } from "./picture-mistake.ts";
import { checkPicture, type PreparedPicture, preparePicture } from "./prepare-picture.ts";

const cache = new PictureCache("node_modules/.cache/pictures");

/** Looks at a picture's file: answers what is wrong with it and how to mend it, or how wide a photograph is. */
export async function inspectPicture(file: string): Promise<PictureReport> {
  try {
    const { kind, width } = await checkPicture(file, cache);
    return kind === "photograph" ? { width } : {};
  } catch (error) {
    if (error instanceof PictureMistake) return { fault: error.message };
    throw error;
  }
}

/** The pictures of one build: each is made ready once, however many modules show it. */
export class SitePictures {
  readonly #folder: string;
  readonly #prepared = new Map<string, Promise<PreparedPicture>>();

  /** @param folder the folder `images` of the content */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A picture for the built site; `emit` writes its files there. */
  async prepared(image: string, emit: (asset: PictureAsset) => void): Promise<Picture> {
    const known = this.#prepared.get(image) ?? preparePicture(path.join(this.#folder, image), cache);
    this.#prepared.set(image, known);
    const { picture, assets } = await known;
    for (const asset of assets) emit(asset);
    return picture;
  }

  /** A picture while developing: served from where it lies, in one size. */
  async asItLies(image: string): Promise<Picture> {
    const file = path.join(this.#folder, image);
    const { width, height } = await pictureFacts(await readFile(file));
    return { src: `/${path.relative(".", file).replaceAll(path.sep, "/")}`, width, height };
  }
}
