/**
 * The site's fonts, made by the Vite plugin beside this file: the `@font-face` rules of every family, imported for their
 * effect.
 */
declare module "fonts:style-sheet" {}
