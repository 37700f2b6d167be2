import { wordsLanguage, wordsModule } from "./read-words.ts";
import type { Words } from "./words-types.d.ts";

/**
 * The words and sentences of the interface, in the language of this process. Node reads that language's file when it loads
 * this module; in what is bundled, `site-build/words-plugin.ts` puts the compiled words in its place.
 */
export const words: Words = await import(`data:text/javascript,${encodeURIComponent(wordsModule(wordsLanguage))}`);
