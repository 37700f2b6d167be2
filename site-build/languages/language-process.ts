/**
 * A process that makes the sites of languages, one after the other, as `build-languages.ts` tells it to. The bundler, all
 * other packages and the site's modules without words are loaded once: they get faster with use, and keep what they have
 * parsed. Those that lead to words are loaded anew for each language, which stands in their addresses (`?language=hi`, read
 * by `words/read-words.ts`), since the words in them are of one language.
 */
import { flushCompileCache, registerHooks } from "node:module";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { LanguageSite, LanguageTask } from "./build-language.ts";
import { wordlessModules } from "./wordless-modules.ts";

/** What the process is asked for. */
export type LanguageRequest = { language: string; task: LanguageTask };

/** What it answers: the site; or why there is none, for people where the content is to blame. */
export type LanguageAnswer = { site: LanguageSite; memory: number } | { failure: string };

const wordless = wordlessModules(
  path.join(import.meta.dirname, "build-language.ts"),
  path.join(import.meta.dirname, "../../words/read-words.ts"),
);

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const resolved = nextResolve(specifier, context);
    const language = new URL(context.parentURL ?? import.meta.url).searchParams.get("language");
    if (!language || !resolved.url.startsWith("file:") || resolved.url.includes("/node_modules/")) return resolved;
    if (wordless.has(fileURLToPath(resolved.url))) return resolved;
    return { ...resolved, url: `${resolved.url}?language=${language}` };
  },
});

process.on("message", async ({ language, task }: LanguageRequest) => {
  process.send?.(await answer(language, task));
});

async function answer(language: string, task: LanguageTask): Promise<LanguageAnswer> {
  try {
    const { buildLanguage }: typeof import("./build-language.ts") = await import(
      `./build-language.ts?language=${language}`
    );
    const site = await buildLanguage(task);
    // It is ended by a signal, at which Node would not write down what it has compiled.
    flushCompileCache();
    return { site, memory: process.memoryUsage.rss() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // By its name: each language has a class of its own.
    return { failure: error.name === "ContentError" ? error.message : (error.stack ?? error.message) };
  }
}
