/**
 * The modules that the site's Vite plugins write when it is built. What those of the content export stands in one type, by
 * which both the pages that import them and the plugin that writes them (`site-build/content-modules/`) are checked.
 */

declare module "content:site" {
  const exports: import("./content-modules.ts").ContentModules["content:site"];
  export = exports;
}

declare module "content:home" {
  const exports: import("./content-modules.ts").ContentModules["content:home"];
  export = exports;
}

declare module "content:landing" {
  const exports: import("./content-modules.ts").ContentModules["content:landing"];
  export = exports;
}

declare module "content:partners-page" {
  const exports: import("./content-modules.ts").ContentModules["content:partners-page"];
  export = exports;
}

declare module "content:phases" {
  const exports: import("./content-modules.ts").ContentModules["content:phases"];
  export = exports;
}

declare module "content:events" {
  const exports: import("./content-modules.ts").ContentModules["content:events"];
  export = exports;
}

declare module "content:event-details" {
  const exports: import("./content-modules.ts").ContentModules["content:event-details"];
  export = exports;
}

declare module "content:cities" {
  const exports: import("./content-modules.ts").ContentModules["content:cities"];
  export = exports;
}

declare module "content:share/*" {
  const exports: import("./content-modules.ts").ContentModuleFamilies["content:share/*"];
  export = exports;
}

/** Where the stops of the tour stand on the map. */
declare module "content:tour-map.css" {}

/** The `@font-face` rules of every family, imported for their effect. */
declare module "fonts:style-sheet" {}

/** The address of the stylesheet with these rules. */
declare module "fonts:style-sheet?url" {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: Vite gives the address of a file as the default export
  export default address;
}

/** The rules of pages in other languages than English; empty in English. */
declare module "styles:other-languages" {}
