import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { testSite } from "../../site-build/site-folders.ts";

/** The folder with the tests' own content: the bundled content as it was when the tests were written. */
export const testContent = testSite.content;

/** What it says; from it the site is built that the browser tests look at. */
export const testCatalogue = await readCatalogue(testContent);
