import type { Plugin } from "vite";
import { wordsFolder, wordsLanguage, wordsModule } from "../words/read-words.ts";
import { writeTypes } from "../words/write-types.ts";

const wordsFile = /\/words\/words\.ts$/;

const [bridge, compiled] = ["\0words-for:", "\0words:"] as const;

/**
 * Vite plugin: puts the compiled words in place of `words/words.ts`. Each module that says words gets them as a module of its
 * own, of which the bundler leaves what is not said there: one that all share would bring every page the words of all others.
 * A mistake in the words stops the build; while developing, a change of them reloads the page.
 */
export function wordsPlugin(): Plugin {
  let isBuild = false;
  let source: string | undefined;
  return {
    name: "words",
    enforce: "pre",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    buildStart: () => {
      source = undefined;
    },
    resolveId: (id, importer = "") => {
      if (id.startsWith(compiled)) return { id, moduleSideEffects: false };
      return wordsFile.test(id) ? { id: bridge + (isBuild ? importer : ""), moduleSideEffects: false } : null;
    },
    load: (id) => {
      if (id.startsWith(bridge)) return `export * as words from ${JSON.stringify(compiled + id.slice(bridge.length))};`;
      if (!id.startsWith(compiled)) return null;
      if (source === undefined) {
        source = wordsModule(wordsLanguage);
        writeTypes();
      }
      return source;
    },
    configureServer: ({ watcher, moduleGraph, ws }) => {
      watcher.add(wordsFolder);
      watcher.on("all", (_change, file) => {
        if (!file.startsWith(wordsFolder) || !file.endsWith(".yaml")) return;
        source = undefined;
        moduleGraph.invalidateAll();
        ws.send({ type: "full-reload" });
      });
    },
  };
}
