import path from "node:path";
import type { Plugin } from "vite";

const module = "styles:other-languages";

/** An empty module. */
const nothing = `\0${module}`;

/**
 * Vite plugin: gives a site in another language than English the stylesheet with the rules of such pages, as the module of
 * `virtual-modules.d.ts`. English pages need none of them.
 *
 * @param language the site's
 */
export function otherLanguagesPlugin(language: string): Plugin {
  return {
    name: "other-languages",
    resolveId: {
      filter: { id: new RegExp(`^${module}$`) },
      handler: () => (language === "en" ? nothing : path.resolve("app/styles/other-languages.css")),
    },
    load: { filter: { id: new RegExp(`^${nothing}$`) }, handler: () => "" },
  };
}
