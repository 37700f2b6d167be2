import { readCatalogue } from "../../catalogue/read-catalogue.server.ts";
import { testSite } from "../../scripts/build/site-folders.ts";

/** The folder with the tests' own content: the bundled content as it was when the tests were written. */
export const testContent = testSite.content;

/** What it says; from it the site is built that the browser tests look at. */
export const testCatalogue = await readCatalogue(testContent);
