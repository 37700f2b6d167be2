/**
 * Builds the gallery for the tests that look at it, beside the site's other caches: what visitors get is in `build/`, and
 * nothing of the gallery is. To look at the gallery yourself, run `npm run dev`.
 */
import { build } from "vite";
import { galleryFolder } from "./gallery-folder.ts";

await build({
  logLevel: "warn",
  publicDir: false,
  build: { outDir: galleryFolder, emptyOutDir: true, rolldownOptions: { input: "gallery/index.html" } },
});
