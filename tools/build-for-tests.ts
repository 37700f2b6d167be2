/**
 * Builds what the browser tests look at, beside the other caches: the site of the tests' content and the same tour two phases
 * later, if anything of them has changed. Both can be read in English and in a language made for the tests, the second one
 * in part. Visitors get neither.
 */
import { buildFromInputs } from "../site-build/build-inputs.ts";
import { buildSite } from "../site-build/build-site.ts";
import { laterSite, type SiteFolders, testSite } from "../site-build/site-folders.ts";
import { exitOnContentError } from "./build/exit-on-content-error.ts";
import { writeLaterContent } from "./test/later-content.ts";
import { translateInPart, writeTestContent, writeTestWords } from "./test/test-language.ts";

/** The words and the content of the first site, with those of a language that is made for the tests. */
const [testWords, testContent] = ["node_modules/.cache/test-words", "node_modules/.cache/test-content"];

const build = (folders: SiteFolders) => buildFromInputs(".", folders, buildSite);

try {
  await writeLaterContent(laterSite.content);
  await translateInPart(laterSite.content);
  await writeTestWords(testWords);
  await writeTestContent(testSite.content, testContent);
  process.env.SITE_WORDS = testWords;
  await build({ content: testContent, output: testSite.output });
  await build(laterSite);
} catch (error) {
  console.error(`What follows is of ${testSite.content}/, not of content/.`);
  exitOnContentError(error);
}
