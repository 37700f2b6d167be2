/** The facts of the publication that a worker belongs to, written by the build (`site-build/`). */
declare module "offline:publication" {
  /** The offline page and its files, as paths on the site, by what the addresses of a language begin with. */
  export const offlineFiles: Readonly<Record<string, readonly string[]>>;
  /** A name that changes whenever one of those files does. */
  export const revision: string;
  /** The address of the list of partners, as the configuration gives it: a path, or a whole address. */
  export const partnersAddress: string;
}
