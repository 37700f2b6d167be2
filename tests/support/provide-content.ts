import type { TestProject } from "vitest/node";
import type { SiteData } from "../../app/content/site-content.ts";
import { siteFonts } from "../../site-build/fonts/font-rules.ts";
import { publishFont } from "../../tools/development/development-pages.ts";
import { testCatalogue } from "./test-content.ts";
import { testPages } from "./test-site-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** What every page has, with the tests' content. */
    siteData: SiteData;
    /** The data of the pages, by its names. */
    pages: Record<string, object>;
    /** The rules of the site's fonts. */
    fonts: string;
  }
}

/** Gives the tests of components, which run in a browser, what the build makes of the tests' content. */
export async function setup({ provide }: TestProject) {
  provide("siteData", testPages.site);
  provide("pages", Object.fromEntries(testPages.pages));
  provide("fonts", await siteFonts(testCatalogue, publishFont));
}
