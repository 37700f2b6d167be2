import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { readCatalogue } from "../../catalogue/read-catalogue.server.ts";
import { contentExports } from "./content-exports.ts";
import type { Picture } from "./content-types.ts";
import { moduleSource } from "./module-source.ts";
import { type PictureAsset, pictureAsset } from "./picture-address.ts";

const prefix = "content:";
const resolvedPrefix = "\0content:";

/**
 * Vite plugin: gives the site its content as the modules of `content-modules.d.ts`. Bad content stops the build with
 * every mistake; while developing, a change below `content/` reloads the page.
 */
export function contentPlugin({ folder }: { folder: string }): Plugin {
  const root = path.resolve(folder);
  let developing = false;
  let modules: Promise<Map<string, Record<string, unknown>>> | undefined;
  const read = () => {
    modules ??= readCatalogue(root).then(contentExports);
    return modules;
  };
  return {
    name: "content-modules",
    configResolved: ({ command }) => {
      developing = command === "serve";
    },
    buildStart: async () => {
      modules = undefined;
      await read();
    },
    resolveId: (id) => (id.startsWith(prefix) ? resolvedPrefix + id.slice(prefix.length) : null),
    async load(id) {
      if (!id.startsWith(resolvedPrefix)) return null;
      const name = id.slice(resolvedPrefix.length);
      const exports = (await read()).get(name);
      if (!exports) throw new Error(`There is no content module named ${prefix}${name}.`);
      const emit = ({ fileName, source }: PictureAsset) => this.emitFile({ type: "asset", fileName, source });
      const source = await moduleSource(exports, (image) =>
        picture(path.join(root, "images"), image, developing ? null : emit),
      );
      return name === "events" ? `${source}\n${detailLoaders(await read())}` : source;
    },
    configureServer: (server) => {
      server.watcher.add(root);
      server.watcher.on("all", (_change, file) => {
        if (!file.startsWith(root)) return;
        modules = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}

/** A picture as pages receive it; `emit` writes it into the built site, and without one it is served from where it lies. */
async function picture(folder: string, image: string, emit: ((asset: PictureAsset) => void) | null): Promise<Picture> {
  const file = path.join(folder, image);
  const { width, height } = await sharp(file).metadata();
  if (!emit) return { src: `/content/images/${image}`, width, height };
  const asset = pictureAsset(file);
  emit(asset);
  return { src: `/${asset.fileName}`, width, height };
}

function detailLoaders(modules: ReadonlyMap<string, unknown>): string {
  const names = [...modules.keys()].filter((name) => name.startsWith("event/"));
  const entries = names.map((name) => {
    const [id, address] = [name.slice("event/".length), prefix + name].map((text) => JSON.stringify(text));
    return `${id}: () => import(${address})`;
  });
  return `export const eventDetails = { ${entries.join(", ")} };`;
}
