declare module "wawoff2" {
  /** A TrueType font packed as WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  /** A WOFF2 font unpacked to TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
