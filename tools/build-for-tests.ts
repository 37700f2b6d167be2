/**
 * Builds what the browser tests look at, beside the other caches: the site of the tests' content, if anything of it has
 * changed, and the gallery with the same content. Visitors get neither. To look at the gallery, run `npm run dev`.
 */
import { buildFromInputs } from "../site-build/build-inputs.ts";
import { buildSite } from "../site-build/build-site.ts";
import { bundle } from "../site-build/bundle/bundle-site.ts";
import { galleryFolder, testSite } from "../site-build/site-folders.ts";
import { exitOnContentError } from "./build/exit-on-content-error.ts";

try {
  await buildFromInputs({ root: ".", folders: testSite, onlyIfChanged: true }, buildSite);
} catch (error) {
  console.error(`What follows is of ${testSite.content}/, not of content/.`);
  exitOnContentError(error);
}
await bundle(testSite.content, {
  publicDir: false,
  build: { outDir: galleryFolder, emptyOutDir: true, rolldownOptions: { input: "gallery/index.html" } },
});
