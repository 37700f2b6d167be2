/** The map's drawing as a module, made by the Vite plugin beside this file. */
declare module "map:india-outline" {
  /** The address of the SVG file with the outline of India, of the size that `map-projection.ts` names. */
  export const indiaOutlineAddress: string;
}
