/** The site's fonts as modules, made by the Vite plugin beside this file. */

/** The `@font-face` rules of every family: imported for its effect. */
declare module "fonts:style-sheet" {}

declare module "fonts:latin" {
  /** The address of the font file that every page needs. */
  export const latinFontAddress: string;
}
