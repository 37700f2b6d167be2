import type { Plugin } from "vite";
import { languageOffers } from "../words/language-offers.ts";
import { wordsFolder, wordsLanguage, wordsModule } from "../words/read-words.ts";
import { siteLanguage, siteLanguages } from "../words/site-language.ts";
import { writeTypes } from "../words/write-types.ts";

const wordsFile = /\/words\/words\.ts$/;

/** The modules of `words/` that say the same in a whole bundle: what they export, by their names. */
const constants: Readonly<Record<string, Record<string, unknown>>> = {
  "site-language": { siteLanguage, siteLanguages },
  "language-offers": { languageOffers },
};

const constantsFile = /\/words\/(site-language|language-offers)\.ts$/;

const [bridge, compiled] = ["\0words-for:", "\0words:"] as const;

const prefixed = (prefix: string) => new RegExp(`^${prefix}`);

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
    resolveId: {
      filter: { id: [wordsFile, prefixed(compiled)] },
      handler: (id, importer = "") => {
        const name = id.startsWith(compiled) ? id : bridge + (isBuild ? importer : "");
        return { id: name, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: [constantsFile, prefixed(bridge), prefixed(compiled)] },
      handler: (id) => {
        const told = constants[constantsFile.exec(id)?.[1] ?? ""];
        if (told) return constantsModule(told);
        if (id.startsWith(bridge))
          return `export * as words from ${JSON.stringify(compiled + id.slice(bridge.length))};`;
        if (source === undefined) {
          source = wordsModule(wordsLanguage);
          writeTypes();
        }
        return source;
      },
    },
    configureServer: ({ watcher, moduleGraph, ws }) => {
      watcher.add(wordsFolder());
      watcher.on("all", (_change, file) => {
        if (!file.startsWith(wordsFolder()) || !file.endsWith(".yaml")) return;
        source = undefined;
        moduleGraph.invalidateAll();
        ws.send({ type: "full-reload" });
      });
    },
  };
}

function constantsModule(exports: Record<string, unknown>): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}
