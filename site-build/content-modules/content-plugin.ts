import path from "node:path";
import type { Plugin } from "vite";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import type { Drafts } from "../../content-check/read-source.ts";
import { wordsLanguage } from "../../words/read-words.ts";
import type { PictureAsset } from "../pictures/picture-asset.ts";
import { inspectPicture, SitePictures } from "../pictures/site-pictures.ts";
import type { SharePictures } from "../share-pictures/share-pictures.ts";
import { contentModules } from "./content-modules.ts";
import type { MissingPages } from "./event-modules.ts";
import { moduleSource } from "./module-source.ts";
import { tourMapStyle } from "./tour-map.ts";

const prefix = "content:";
const resolvedPrefix = `\0${prefix}`;

/** The map's style sheet: a file's name, because the bundler knows style sheets by their ending. */
const mapStyleName = "content:tour-map.css";
const mapStyleFile = "/content-modules/tour-map.css";

type ContentOptions = {
  folder: string;
  drafts?: Drafts;
  /** What the folder has been read as, where that is known and will not change. */
  known?: Catalogue;
  /** Which events have no page in which languages; without it all have one in each. */
  missing?: MissingPages;
  /** The share pictures of the pages; while developing there are none. */
  sharePictures?: SharePictures;
};

/**
 * Vite plugin: gives the site its content as the modules of `virtual-modules.d.ts`. Bad content stops the build with
 * every mistake; while developing, a change below `content/` reloads the page. `drafts` stand in files' places.
 *
 * Two bundles may have it, one after the other: the second finds the modules made, and gets no files.
 */
export function contentPlugin({ folder, drafts, known, missing, sharePictures }: ContentOptions): Plugin {
  const root = path.resolve(folder);
  let developing = false;
  let catalogue: Promise<Catalogue> | undefined;
  let modules: Promise<ReturnType<typeof contentModules>> | undefined;
  let pictures = new SitePictures(path.join(root, "images"));
  const sources = new Map<string, Promise<string>>();
  const read = () => {
    catalogue ??= known
      ? Promise.resolve(known)
      : readCatalogue(root, { inspectPicture, drafts, language: wordsLanguage });
    return catalogue;
  };
  // Once for the catalogue, not once for each of its thousands of modules.
  const readModules = () => {
    modules ??= read().then((whole) => contentModules(whole, missing));
    return modules;
  };
  const forget = () => {
    catalogue = undefined;
    modules = undefined;
    sources.clear();
    pictures = new SitePictures(path.join(root, "images"));
  };
  const sourceOf = async (name: string, emit: (asset: PictureAsset) => void) => {
    const exports = (await readModules()).get(name);
    if (!exports) throw new Error(`There is no content module named ${name}.`);
    // Pictures are of no language: the site of the first one has their files.
    const emitPicture = wordsLanguage === firstLanguage ? emit : undefined;
    return moduleSource(exports, {
      picture: (image) => (developing ? pictures.asItLies(image) : pictures.prepared(image, emitPicture)),
      sharePicture: async (page) => sharePictures?.get(page) ?? null,
    });
  };
  return {
    name: "content-modules",
    configResolved: ({ command }) => {
      developing = command === "serve";
    },
    buildStart: async () => {
      // An editor opens on content with mistakes too: it is where they are mended.
      if (!drafts) await read();
    },
    resolveId: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => (id === mapStyleName ? mapStyleFile : `\0${id}`),
    },
    load: {
      filter: { id: [mapStyleFile, new RegExp(`^${resolvedPrefix}`)] },
      async handler(id) {
        if (id === mapStyleFile) return tourMapStyle(await read());
        const name = id.slice("\0".length);
        const emit = ({ fileName, source }: PictureAsset) => this.emitFile({ type: "asset", fileName, source });
        const source = sources.get(name) ?? sourceOf(name, emit);
        sources.set(name, source);
        return source;
      },
    },
    configureServer: (server) => {
      server.watcher.add(root);
      server.watcher.on("all", (_change, file) => {
        if (!file.startsWith(root)) return;
        forget();
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
