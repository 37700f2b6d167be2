/**
 * Builds what the browser tests look at, beside the other caches: the site of the tests' content and the same tour two phases
 * later, if anything of them has changed, and the gallery with the first content. Visitors get neither. To look at the gallery, run `npm run dev`.
 */
import { buildFromInputs } from "../site-build/build-inputs.ts";
import { buildSite } from "../site-build/build-site.ts";
import { bundle } from "../site-build/bundle/bundle-site.ts";
import { galleryFolder, laterSite, testSite } from "../site-build/site-folders.ts";
import { exitOnContentError } from "./build/exit-on-content-error.ts";
import { writeLaterContent } from "./test/later-content.ts";

try {
  await writeLaterContent(laterSite.content);
  for (const folders of [testSite, laterSite])
    await buildFromInputs({ root: ".", folders, onlyIfChanged: true }, buildSite);
} catch (error) {
  console.error(`What follows is of ${testSite.content}/, not of content/.`);
  exitOnContentError(error);
}
await bundle(testSite.content, {
  publicDir: false,
  build: { outDir: galleryFolder, emptyOutDir: true, rolldownOptions: { input: "gallery/index.html" } },
});
