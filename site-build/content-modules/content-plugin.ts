import path from "node:path";
import type { Plugin } from "vite";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import type { PictureAsset } from "../pictures/picture-asset.ts";
import { inspectPicture, SitePictures } from "../pictures/site-pictures.ts";
import { sharePicture } from "../share-pictures/share-pictures.ts";
import { contentExports, tourMapStyle } from "./content-exports.ts";
import { eventPrefix } from "./event-exports.ts";
import { loaderSource } from "./loader-modules.ts";
import { moduleSource } from "./module-source.ts";

const prefix = "content:";
const resolvedPrefix = "\0content:";
const sharePrefix = "share/";

/** The map's style sheet: a file's name, because the bundler knows style sheets by their ending. */
const mapStyleName = "content:tour-map.css";
const mapStyleFile = "/content-modules/tour-map.css";

/**
 * Vite plugin: gives the site its content as the modules of `content-modules.d.ts`. Bad content stops the build with
 * every mistake; while developing, a change below `content/` reloads the page.
 */
export function contentPlugin({ folder }: { folder: string }): Plugin {
  const root = path.resolve(folder);
  let developing = false;
  let catalogue: Promise<Catalogue> | undefined;
  let exportsByModule: Promise<ReturnType<typeof contentExports>> | undefined;
  let pictures = new SitePictures(path.join(root, "images"));
  const read = () => {
    catalogue ??= readCatalogue(root, inspectPicture);
    return catalogue;
  };
  // Once for the catalogue, not once for each of its thousands of modules.
  const readExports = () => {
    exportsByModule ??= read().then(contentExports);
    return exportsByModule;
  };
  const forget = () => {
    catalogue = undefined;
    exportsByModule = undefined;
    pictures = new SitePictures(path.join(root, "images"));
  };
  return {
    name: "content-modules",
    configResolved: ({ command }) => {
      developing = command === "serve";
    },
    buildStart: async () => {
      forget();
      await read();
    },
    resolveId: (id) => {
      if (id === mapStyleName) return mapStyleFile;
      return id.startsWith(prefix) ? resolvedPrefix + id.slice(prefix.length) : null;
    },
    async load(id) {
      if (id === mapStyleFile) return tourMapStyle(await read());
      if (!id.startsWith(resolvedPrefix)) return null;
      const name = id.slice(resolvedPrefix.length);
      const emit = ({ fileName, source }: PictureAsset) => this.emitFile({ type: "asset", fileName, source });
      const share = async (shared: string) => {
        const options = { catalogue: await read(), images: path.join(root, "images") };
        const picture = developing ? null : await sharePicture(shared, options, emit);
        return `export const sharePicture = ${JSON.stringify(picture)};`;
      };
      if (name.startsWith(sharePrefix)) return share(name.slice(sharePrefix.length));
      const modules = await readExports();
      const loads = loaderSource(name, modules);
      if (loads !== null) return loads;
      const source = await moduleSource(exportsOf(modules, name), (image) =>
        developing ? pictures.asItLies(image) : pictures.prepared(image, emit),
      );
      return name.startsWith(eventPrefix) ? `${source}\n${await share(name)}` : source;
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

/** @throws Error when there is no such module */
function exportsOf(modules: ReturnType<typeof contentExports>, name: string): Record<string, unknown> {
  const exports = modules.get(name);
  if (!exports) throw new Error(`There is no content module named ${prefix}${name}.`);
  return exports;
}
