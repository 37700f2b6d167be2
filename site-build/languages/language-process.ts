/**
 * A process that makes the sites of languages, one after the other, as `build-languages.ts` tells it to. The bundler and all
 * other packages are loaded once and get faster with use; the site's own modules are loaded anew for each language, which
 * stands in their addresses (`?language=hi`, read by `words/read-words.ts`), since the words in them are of one language.
 */
import { registerHooks } from "node:module";
import process from "node:process";
import type { LanguageSite, LanguageTask } from "./build-language.ts";

/** What the process is asked for. */
export type LanguageRequest = { language: string; task: LanguageTask };

/** What it answers: the site; or why there is none, for people where the content is to blame. */
export type LanguageAnswer = { site: LanguageSite; memory: number } | { failure: string };

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const resolved = nextResolve(specifier, context);
    const language = new URL(context.parentURL ?? import.meta.url).searchParams.get("language");
    if (!language || !resolved.url.startsWith("file:") || resolved.url.includes("/node_modules/")) return resolved;
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
    return { site: await buildLanguage(task), memory: process.memoryUsage.rss() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // By its name: each language has a class of its own.
    return { failure: error.name === "ContentError" ? error.message : (error.stack ?? error.message) };
  }
}
