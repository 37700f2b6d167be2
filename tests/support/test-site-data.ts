import { languageContent } from "../../site-build/page-data/language-content.ts";
import { testCatalogue } from "./test-content.ts";

/** What the build makes of the tests' content for the pages, with pictures that have no files. */
export const testPages = await languageContent(testCatalogue, {
  picture: async (src) => ({ src, width: 40, height: 30 }),
  sharePicture: () => null,
});
